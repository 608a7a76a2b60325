# Het spel van de dag, in de browser en in de terminal.

daily-title = Het spel van de dag: { $game }, { $date }
daily-about = Iedereen krijgt op deze dag deze kaarten: { $rounds } rondes tegen { $bots }. Er zijn geen tips, en geen zet kan worden teruggenomen.
daily-past = Die dag is voorbij; dit spel telt niet voor je reeks.
daily-left = Je spel is bewaard; met dezelfde opdracht speel je verder.
daily-no-hints = Bij het spel van de dag zijn er geen tips.
daily-compares = De meester en de grootmeester spelen jouw kaarten …
daily-missing = De meesters kunnen jouw kaarten hier niet spelen: { $why }
daily-round = Ronde
daily-total = Totaal
daily-stars = Sterren
daily-meaning = Een ster voor elk van de twee die het in de ronde niet beter deed dan jij.
daily-judged = De meesters speelden met de netwerken { $nets }; de grootmeester probeerde { $worlds } werelden voor elke zet.
daily-streak = { $days ->
    [0] Nog geen dagen op rij.
    [one] Eén dag op rij.
   *[other] { $days } dagen op rij.
}

# Wat naar anderen gaat: geen kaarten, geen voorspellingen.
daily-share = foretell · { $game } · { $date }
daily-share-points = { $game ->
    [extreme] { $count ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    } · Meester { $master } · Grootmeester { $grandmaster }
   *[other] { $points } punten · Meester { $master } · Grootmeester { $grandmaster }
}
daily-share-stars = { $stars } van { $most } sterren
