# Een toernooi zoals iedereen het ziet: op het scherm in de zaal, op telefoons, aan tafel en op papier.

web-hall-before = Voor de eerste ronde
web-hall-end = Einde
web-hall-round-of = Ronde { $round } van { $rounds }
web-hall-knockout = Ronde { $round }, knock-out
web-hall-final = Finale
web-hall-offline = Geen verbinding: dit kan verouderd zijn.

# De klok van een ronde.
web-hall-clock-waiting = De klok loopt nog niet
web-hall-clock-stands = De klok staat stil
web-hall-clock-runs = over
web-hall-clock-warning = { $minutes ->
    [one] Nog één minuut
   *[other] Nog { $minutes } minuten
}
web-hall-clock-out = De tijd is om
web-hall-clock-none = Er wordt gespeeld
web-hall-entered = Uitslagen: { $entered } van { $tables }

# Het scherm in de zaal.
web-hall-show = Wat er te zien is
web-hall-show-fitting = Automatisch
web-hall-show-people = Personen
web-hall-show-names = Plaatsen op naam
web-hall-show-tables = Plaatsen per tafel
web-hall-show-clock = Klok
web-hall-show-standings = Stand
web-hall-page = Pagina
web-hall-page-back = Vorige pagina
web-hall-page-on = Volgende pagina
web-hall-pause = Niet verder bladeren
web-hall-sound = Geluid
    .about = Klinkt voor het einde van de tijd en aan het einde
web-hall-full = Volledig scherm
web-hall-scan = Je tafel en de stand op je telefoon
web-hall-scan-join = Scan om mee te doen
web-hall-qr = QR-code van het toernooi
web-hall-table = Tafel { $table }
web-hall-table-word = Tafel
web-hall-seat-word = Plaats
web-hall-table-seat = tafel { $table }, plaats { $seat }
web-hall-bye = Vrije ronde
    .about = Je speelt deze ronde niet.
web-hall-goes-on = gaat door
web-hall-points = Punten
web-hall-game-points = Spelpunten
web-hall-place = Plaats
web-hall-name = Naam
web-hall-lot = door loting beslist
web-hall-final-standings = Eindstand

# De telefoon van iemand die meedoet.
web-hall-who = Wie ben je?
web-hall-join = Meedoen
web-hall-find = Zoek je naam
web-hall-found-none = Geen naam gevonden.
web-hall-people-none = Er staan hier nog geen namen.
web-hall-not-listed = Staat je naam er niet bij?
web-hall-join-button = Meedoen
web-hall-you-are = Je bent { $name }.
web-hall-not-me = Dat ben ik niet
web-hall-wait = Je staat op de lijst. Je tafel verschijnt hier zodra de ronde geloot is.
web-hall-with = Met { $names }
web-hall-you-deal = Jij deelt als eerste
web-hall-not-in = Je speelt deze ronde niet
web-hall-my-place = Plaats { $place } van { $people }
web-hall-my-results = Je spellen
web-hall-my-result = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}, { $place }e aan tafel
web-hall-status-handed-in = – nog te bevestigen
web-hall-status-confirmed = – bevestigd
web-hall-status-disputed = – betwist
web-hall-status-playing = { "" }
web-hall-code = Scoreblok: de code op de kaart van je tafel
web-hall-code-word = Code
web-hall-code-button = Openen

# De telefoon aan een tafel.
web-hall-no-table = Geen tafel gevonden
    .about = Klopt de code met die op de kaart van de tafel? Scan de kaart opnieuw.
web-hall-table-offline = Geen verbinding: het scoreblok dat hier geopend is werkt door en stuurt later wat erin staat. Lever de uitslag dan in, of meld hem bij de toernooileiding.
web-hall-table-wait = Voor deze tafel is nog geen ronde geloot.
web-hall-table-next = Deze ronde is voorbij. De volgende verschijnt hier zodra die geloot is.
web-hall-which = Wie ben je? Tik op je naam.
web-hall-which-known = In de volgorde van de plaatsen
web-hall-deals = deelt als eerste
web-hall-absent = niet gespeeld
web-hall-open-pad = Scoreblok openen
web-hall-to-table = Naar de tafel van het toernooi
web-hall-to-hand-in = Uitslag inleveren
web-hall-hand-in = Uitslag inleveren
web-hall-hand-in-pad = De punten van het scoreblok
web-hall-hand-in-typed = Van het scoreblok, of overgenomen van papier
web-hall-hand-in-again = Uitslag verbeteren
web-hall-type-about = Ieders punten aan het einde van het spel. Laat het veld leeg als iemand niet gespeeld heeft.
web-hall-table-handed-in = De uitslag is ingeleverd.
web-hall-table-confirmed = De uitslag is bevestigd.
web-hall-table-disputed = De uitslag is betwist. De toernooileiding ziet het en komt.
web-hall-confirm = Ja, dat klopt
web-hall-confirm-other = Een andere telefoon aan deze tafel bevestigt hem.
web-hall-dispute = Dat klopt niet
web-hall-dispute-what = Wat klopt er niet?
web-hall-dispute-send = Toernooileiding roepen
web-hall-look-again = Opnieuw proberen
web-hall-to-phone = Mijn spellen en de stand

# Op papier.
web-hall-print = Afdrukken
web-hall-print-back = Terug naar het toernooi
web-hall-print-button = Afdrukken
web-hall-print-cards = Tafelkaarten
web-hall-print-sheets = Scoreformulieren
web-hall-print-seating = Indeling
web-hall-print-standings = Stand
web-hall-print-certificates = Oorkonden
web-hall-print-four = Vier op een vel A4
web-hall-print-first = Plaatsen tot en met
web-hall-print-organisers = Alleen met de link van de toernooileiding kun je tafelkaarten afdrukken.
web-hall-print-cards-none = Er zijn nog geen tafels.
web-hall-print-seating-none = Er is nog geen ronde geloot.
web-hall-print-standings-none = Er zijn nog geen uitslagen.
web-hall-print-certificates-none = Er zijn nog geen uitslagen.
web-hall-card-qr = QR-code van tafel { $table }
web-hall-card-about = Scan om samen de score bij te houden en de uitslag in te leveren.
web-hall-list-note = Het kleine getal is de plaats. Plaats 1 deelt als eerste.
web-hall-results-of = Uitslagen: { $round }
web-hall-sheet-round = Ronde
web-hall-sheet-bid = Voorsp.
web-hall-sheet-tricks = Slagen
web-hall-sheet-points = Punten
web-hall-sheet-seals = Zegels over
web-hall-sheet-total = Totaal
web-hall-sheet-first = Plaats 1, links, deelt als eerste
web-hall-sheet-signed = Bevestigd door: ______________________
web-hall-certificate = Oorkonde
web-hall-certificate-place = { $place }e plaats
web-hall-certificate-points = { $points } { $count ->
    [one] punt
   *[other] punten
}, { $total } spelpunten in { $games ->
    [one] één spel
   *[other] { $games } spellen
}
web-hall-certificate-signed = De toernooileiding

# Waarom de telefoon van een tafel, of iemand die wil meedoen, geweigerd wordt.
web-tournament-fault-same-device = Dit apparaat heeft de uitslag ingeleverd. Een ander moet hem bevestigen.
web-tournament-fault-no-pad = Op het scoreblok staan nog geen punten. Typ ze in.
web-tournament-fault-pad-differs = Op het scoreblok staan andere personen dan aan tafel. Typ de punten in.
web-tournament-fault-no-joining = Alleen de toernooileiding voegt nu mensen toe. Vraag het daar.
web-tournament-fault-confirmed = De uitslag is al bevestigd. De toernooileiding kan hem verbeteren.
web-tournament-fault-no-code = Er is geen tafel met deze code.
