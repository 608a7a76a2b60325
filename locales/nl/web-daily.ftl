# De pagina van het spel van de dag, de uitslag, en uitdagingen.

web-daily-title = Het spel van de dag
web-daily-intro = Iedereen krijgt dezelfde kaarten. Geen tips, niets terugnemen; daarna zie je wat de meesters ervan maakten.
web-daily-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}
web-daily-week = De laatste zeven dagen
web-daily-was-played = gespeeld
web-daily-how = Zo werkt het
web-daily-on = Verder spelen
web-daily-look = Je spel bekijken
web-daily-past = De spellen van { $date } tellen niet meer voor je reeks; spelen kan nog wel.
web-daily-played = Dagen die je hebt gespeeld
web-daily-today = Naar de spellen van vandaag
web-daily-unknown = Voor deze dag zijn er geen spellen.
web-daily-result = Vergeleken met de meesters
web-daily-working = De meester en de grootmeester spelen jouw kaarten …
web-daily-missing = De meesters kunnen jouw kaarten hier nu niet spelen: hun netwerken konden niet worden opgehaald.
web-daily-again = Opnieuw proberen
web-daily-share = Uitslag om te delen
web-daily-copy = Kopiëren
web-daily-copied = Gekopieerd
web-daily-send = Versturen
web-daily-all = Alle spellen van de dag, en je dagen op rij
web-daily-stars-of = { $stars ->
    [one] één ster
   *[other] { $stars } sterren
}

web-challenge-title = { $name } daagt je uit
web-challenge-points = { $game ->
    [extreme] Met deze kaarten kreeg { $name } { $count ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    }. Lukt het jou met minder?
   *[other] Met deze kaarten haalde { $name } { $points } punten. Haal jij er meer?
}
web-challenge-unread = De uitslag in deze link is niet te lezen, de kaarten wel.
web-challenge-honest = De kaarten zitten in de link, maar deze pagina toont er geen voordat je speelt. De uitslag is wat { $name } zegt.
web-challenge-send = Uitdagen: mijn naam en mijn punten noemen
    .about = Wie deze link opent, ziet je naam en je punten en speelt dezelfde kaarten tegen dezelfde bots.
    .invitation = { $game ->
    [extreme] Ik kreeg { $count ->
        [one] één strafpunt
       *[other] { $points } strafpunten
    } met deze kaarten. En jij?
   *[other] Ik haalde { $points } punten met deze kaarten. En jij?
}
web-challenge-beside = Jij en { $name }
web-challenge-more = Jij was beter: { $yours } tegen { $theirs }.
web-challenge-same = Jullie waren even goed: allebei { $yours }.
web-challenge-less = { $name } was beter: { $theirs } tegen jouw { $yours }.
