# De pagina van een spel dat voorbij is.

web-result-you-win = Je wint!
web-result-you-share = Je deelt de overwinning met { $players }
web-result-wins = { $players } wint
web-result-share = { $players } delen de overwinning
web-result-turn-since = { $you ->
    [yes] Sinds ronde { $round } lag je aan kop.
   *[no] Sinds ronde { $round } aan kop: { $players }
}
web-result-turn-always = { $you ->
    [yes] Je lag van de eerste tot de laatste ronde aan kop.
   *[no] Van de eerste tot de laatste ronde aan kop: { $players }
}
web-result-turn-last = { $you ->
    [yes] Pas na de laatste ronde lag je aan kop.
   *[no] Pas na de laatste ronde aan kop: { $players }
}
web-result-place = Plaats { $place }
web-result-points = { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
}
web-result-rematch = Nog een spel
web-result-again = Nog eens met dezelfde mensen
web-result-drawn = Nieuwe plaatsen
web-result-rematch-asked = Er wordt een nieuwe tafel geopend …
web-result-to-table = Naar de nieuwe tafel
web-result-waiting = { $count ->
    [one] { $players } wil nog een spel en wacht op je.
   *[other] { $players } willen nog een spel en wachten op je.
}
web-result-next = Bij het volgende spel meekijken
web-result-replay = Nog eens bekijken
web-result-record = Opname downloaden
web-result-record-not = De opname is nu niet te downloaden.
web-result-fair = Schudden controleren
web-result-facts = Hoogtepunten
web-result-in-round = ronde { $round }
web-result-fact-best = Beste ronde
    .much = +{ $amount }
web-result-fact-boldest = Moedigste gehaalde voorspelling
    .much = { $amount ->
    [one] 1 slag
   *[other] { $amount } slagen
}
web-result-fact-streak = Langste reeks gehaalde voorspellingen
    .much = { $amount } op rij
web-result-fact-worst = Diepste val
    .much = −{ $amount }
web-result-fact-clean = Het vaakst niets over
    .much = { $amount ->
    [one] 1 ronde
   *[other] { $amount } rondes
}
web-result-fact-magician = Beste vriend van de zwarte magiër
    .much = { $amount ->
    [one] één keer
   *[other] { $amount } keer
}
web-result-fact-black = De meeste zwarte zegels
    .much = { $amount ->
    [one] 1 zegel
   *[other] { $amount } zegels
}
web-result-fact-dearest = Duurste ronde
    .much = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}
web-result-met = Gehaalde voorspellingen
web-result-clean = Rondes zonder strafpunten
web-result-of = { $met } van { $rounds }
web-result-rounds = Ronde voor ronde
web-result-none = Het spel was voorbij voordat er een ronde klaar was.
