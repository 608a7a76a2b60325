# Een toernooi, voor de toernooileiding.

web-tournament = Toernooi
web-tournaments = Toernooien
    .about = Met echte kaarten of aan online tafels: personen, tafels, uitslagen en stand, van clubavond tot kampioenschap.
web-tournament-none = Dit toernooi bestaat niet
    .about = Is de link volledig? Een toernooi dat 400 dagen niet gebruikt is, wordt gewist.
web-tournament-broken = De server kan dit toernooi niet lezen. Wie hem beheert, kan het herstellen.
web-tournament-connecting = Verbinden …
web-tournament-offline = Geen verbinding. Wat je doet, wordt verstuurd zodra die er weer is.

web-tournament-mine = De link van de toernooileiding staat alleen in deze browser. Open hem ook op een tweede apparaat, onder ‘Meer’.
web-tournament-as-organiser = Toernooileiding
web-tournament-as-guest = Om te kijken
web-tournament-new = Nieuw toernooi
web-tournament-name = Naam
web-tournament-unnamed = Ons toernooi
web-tournament-preset = Soort
web-tournament-preset-club = Clubavond
    .about = Elke ronde worden de tafels opnieuw geloot. Iedereen speelt alle rondes, zonder klok.
web-tournament-preset-qualifier = Kwalificatie
    .about = Voor 9 tot 40 personen: in de voorrondes spelen gelijkwaardige spelers tegen elkaar, dan een finale met z’n vieren.
web-tournament-preset-championship = Kampioenschap
    .about = Vijf voorrondes, daarna de beste 64, 16 en 4.
web-tournament-preset-online-evening = Onlineavond
    .about = Aan online tafels, met klok. De rondes beginnen vanzelf; voor wie weggaat, speelt een bot.
web-tournament-preset-duplicate = Duplicaat
    .about = Aan online tafels, met aan elke tafel dezelfde kaarten: het gaat erom wie er meer van maakt.
web-tournament-length = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, ongeveer { $hours } uur
web-tournament-adjust = Aanpassen
web-tournament-open = Toernooi openen
web-tournament-import = Een toernooi dat als bestand is opgeslagen, gaat hier verder.

web-tournament-parts = Onderdelen van het toernooi
web-tournament-part-round = Ronde
web-tournament-part-people = Personen
web-tournament-part-standings = Stand
web-tournament-part-settings = Regels
web-tournament-part-more = Meer
web-tournament-people-count = { $count ->
    [one] Eén persoon
   *[other] { $count } personen
}
web-tournament-before = vóór de eerste ronde
web-tournament-in-round = ronde { $round }
web-tournament-over = afgelopen

web-tournament-add = Personen toevoegen
web-tournament-names-note = Enter voegt een naam toe. Je kunt ook een lijst plakken: één naam per regel, de groep (familie, club) in een tweede kolom.
web-tournament-added = { $count ->
    [one] { $name } doet mee.
   *[other] { $count } personen doen mee.
}
web-tournament-full = Een toernooi heeft hoogstens { $most } personen.
web-tournament-join = Aanmelden via een link
    .about = Wie deze link opent, kan zich inschrijven.
web-tournament-join-off = Nu voegt alleen de toernooileiding personen toe.
web-tournament-join-start = Aanmelden via de link toestaan
web-tournament-join-stop = Aanmelden via de link stoppen
web-tournament-qr = QR-code van de link
web-tournament-to-draw = Verder naar de loting van ronde { $round }
web-tournament-search = Persoon zoeken
web-tournament-left = niet vanaf ronde { $round }
web-tournament-nobody = Er doet nog niemand mee.
web-tournament-person-name = Naam
web-tournament-person-group = Groep
    .about = Een familie of club: mensen van dezelfde groep ontmoeten elkaar niet in de eerste ronde, als dat kan.
web-tournament-save = Opslaan
web-tournament-why = Reden
web-tournament-penalty = Straf in ronde { $round }
web-tournament-penalty-points = Spelpunten
web-tournament-penalty-give = Straf geven
web-tournament-leave = Speelt niet meer mee
    .about = Vanaf ronde { $round }. Uitslagen tot nu toe blijven staan.
web-tournament-return = Speelt weer mee
web-tournament-seat = Plaats in ronde { $round }
web-tournament-seat-at = Nu aan tafel { $table }.
web-tournament-seat-none = Deze ronde aan geen tafel.
web-tournament-move = Verplaatsen naar
web-tournament-move-new = een nieuwe tafel ({ $table })
web-tournament-move-out = geen tafel (speelt niet)
web-tournament-move-do = Verplaatsen
web-tournament-swap = Of van plaats ruilen met
web-tournament-swap-do = Van plaats ruilen

web-tournament-next-people = Er zijn minstens drie personen nodig
web-tournament-next-tables = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
}: { $tables }
web-tournament-tables = { $count ->
    [one] één tafel van { $size }
   *[other] { $count } tafels van { $size }
}
web-tournament-without = { $count ->
    [one] één persoon zonder tafel
   *[other] { $count } personen zonder tafel
}
web-tournament-draw = Ronde { $round } loten
web-tournament-word = Een woord uit de zaal
    .about = Laat iemand een woord roepen: het telt mee in de loting, zodat niemand die van tevoren kon kennen.
web-tournament-next-close = Alle uitslagen van ronde { $round } zijn binnen
web-tournament-close = Ronde { $round } afsluiten
web-tournament-next-end = Alle rondes zijn gespeeld. Bovenaan: { $names }
web-tournament-next-over = Het toernooi is afgelopen. Eerste plaats: { $names }
web-tournament-end = Toernooi beëindigen
web-tournament-which = Ronde
web-tournament-round = { $stage ->
    [final] Finale (ronde { $round })
    [knockout] Knock-out (ronde { $round })
   *[other] Ronde { $round }
}
web-tournament-results = { $done } van { $tables } uitslagen
web-tournament-byes-now = Geen tafel (vrije ronde):
web-tournament-seed = Startwaarde van deze loting: { $seed } …
web-tournament-seed-word = Woord: { $word }
web-tournament-clock = { $minutes ->
    [one] Nog één minuut
   *[other] Nog { $minutes } minuten
}
web-tournament-clock-warning = Bijna voorbij
web-tournament-clock-out = De tijd is om
web-tournament-clock-start = Start
web-tournament-clock-stop = Pauze

web-tournament-table = Tafel { $table }
web-tournament-table-round = Ronde { $round } van { $rounds }
web-tournament-status-playing = Speelt
web-tournament-status-handed-in = Ingeleverd
web-tournament-status-confirmed = Bevestigd
web-tournament-status-disputed = Betwist
web-tournament-dispute-bare = Iemand aan de tafel zegt dat de uitslag niet klopt.
web-tournament-deals = Deelt als eerste
web-tournament-confirm-disputed = Zo blijft het
web-tournament-confirm-handed-in = Bevestigen
web-tournament-confirm-table = Uitslag van tafel { $table } bevestigen
web-tournament-type = Uitslag
web-tournament-type-table = Uitslag van tafel { $table } invoeren
web-tournament-correct = Verbeteren
web-tournament-correct-table = Uitslag van tafel { $table } verbeteren
web-tournament-late = Speelt door: { $points }
web-tournament-late-table = Tafel { $table } speelt door: { $points } punten voor ieder
web-tournament-late-why = Na het einde van de tijd doorgespeeld
web-tournament-pad = Scoreblok
web-tournament-pad-table = Scoreblok van tafel { $table }
web-tournament-result = Uitslag van tafel { $table }
    .about = Ieders totaal aan het einde van het spel. Laat het veld leeg voor wie niet heeft gespeeld.
web-tournament-result-whole = Punten zijn gehele getallen van −9999 tot en met 9999.
web-tournament-result-why = Waarom wordt die veranderd?
web-tournament-result-absent = { $count ->
    [one] Opslaan; één heeft niet gespeeld
   *[other] Opslaan; { $count } hebben niet gespeeld
}

web-tournament-col-games = Spellen
web-tournament-col-wins = Gewonnen
web-tournament-col-penalty = Straf
web-tournament-out = uitgeschakeld
web-tournament-no-standings = Er zijn nog geen uitslagen.

web-tournament-set-game = Spel en regels
web-tournament-game-rounds = Rondes van een spel
    .about = Leeg: alle.
web-tournament-set-form = Rondes en tafels
web-tournament-form = Wie wie ontmoet
web-tournament-form-drawn = Geloot
    .about = Elke ronde nieuwe tafels door loting; dezelfde mensen ontmoeten elkaar zo zelden mogelijk weer.
web-tournament-form-swiss = Zwitsers
    .about = Na de eerste ronde ontmoeten personen met ongeveer evenveel punten elkaar, en dezelfde zo zelden mogelijk weer.
web-tournament-form-everybody = Iedereen tegen iedereen
    .about = Iedereen ontmoet wie hij nog niet ontmoet heeft; voor kleine groepen en veel rondes.
web-tournament-rounds = Voorrondes
web-tournament-knockout = Knock-out: hoeveel er doorgaan
    .about = Bijvoorbeeld 64, 16, 4; alleen 4 voor een finale. Leeg: geen.
web-tournament-size = Personen aan een tafel
web-tournament-odd = Als het aantal niet uitkomt
web-tournament-odd-threes = Tafels van { $size }
web-tournament-odd-fives = Tafels van { $size }
web-tournament-apart = Personen van één groep ontmoeten elkaar
web-tournament-apart-first = Niet in ronde 1
web-tournament-apart-always = Nooit
web-tournament-apart-no = Zoals anderen
web-tournament-set-points = Punten en gelijke stand
web-tournament-points = Tafel van { $size }
    .about = Punten volgens de eindplaats aan tafel. Bij gelijke stand worden ze gedeeld.
web-tournament-byes = Wie geen tafel heeft, krijgt
web-tournament-byes-mean = Het eigen gemiddelde
web-tournament-byes-number = Vaste punten
web-tournament-byes-points = Punten voor een vrije ronde
web-tournament-rank = De stand wordt bepaald door
web-tournament-rank-points = punten
web-tournament-rank-game_points = spelpunten
web-tournament-rank-wins = gewonnen spellen
web-tournament-rank-best_game = beste spel
web-tournament-rank-met = onderlinge spellen
web-tournament-rank-lot = loting
web-tournament-set-time = Tijd, uitslagen, aanmelden
web-tournament-minutes = Minuten voor een spel
    .about = 0: geen klok.
web-tournament-warning = Waarschuwing voor het einde, in minuten
web-tournament-overtime = Aftrek voor doorspelen
    .about = Spelpunten, voor elke persoon aan de tafel.
web-tournament-confirming = Een tweede persoon bevestigt
    .about = Een uitslag die een tafel inlevert, telt als iemand anders aan de tafel of de toernooileiding die heeft bevestigd.
web-tournament-joining = Aanmelden via de link
    .about = Wie de link heeft, kan zich inschrijven.
web-tournament-numbers = Dalende getallen, met komma’s ertussen.
web-tournament-numbers-many = { $many } getallen, geen hoger dan het vorige.
web-tournament-change = { $count ->
    [one] Wijziging opslaan
   *[other] { $count } wijzigingen opslaan
}
    .about = Elke wijziging staat in het logboek. Wat geloot is, houdt zijn indeling.
web-tournament-change-drop = Verwerpen

web-tournament-links = Voor zaal en toernooileiding
web-tournament-hall = Pagina voor de projector
web-tournament-watch = Link voor iedereen
    .about = Indeling, klok en stand op elke telefoon.
web-tournament-second = Link voor een tweede organisator
    .about = Wie deze link heeft, mag hier alles. Geef hem alleen aan organisatoren.
web-tournament-print = Om af te drukken
web-tournament-print-cards = Tafelkaarten met codes
web-tournament-print-sheets = Scoreformulieren
web-tournament-print-seating = Indeling
web-tournament-print-standings = Stand afdrukken
web-tournament-print-certificates = Oorkonden
web-tournament-files = Bestanden
    .about = Met zijn bestand kan het hele toernooi verder op een andere server.
web-tournament-file-document = Het hele toernooi (JSON)
web-tournament-file-standings = Stand (CSV)
web-tournament-file-games = Alle spellen (CSV)

web-tournament-did-set = Veranderd: { $settings }
web-tournament-did-person = { $name } doet mee
web-tournament-did-rename = De nieuwe naam is { $name }
web-tournament-did-group = { $name } hoort bij { $group }
web-tournament-did-group-none = { $name } hoort bij geen groep
web-tournament-did-leave = { $name } speelt vanaf ronde { $round } niet meer mee
web-tournament-did-return = { $name } speelt weer mee
web-tournament-did-commit = Het geheim van de lotingen werd vastgelegd
web-tournament-did-draw = Ronde { $round } werd geloot: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}
web-tournament-did-move = { $name } werd in ronde { $round } naar tafel { $table } verplaatst: { $why }
web-tournament-did-move-out = { $name } werd in ronde { $round } van de tafels gehaald: { $why }
web-tournament-did-swap = { $name } en { $other } hebben in ronde { $round } van plaats geruild: { $why }
web-tournament-did-clock-start = Klok van ronde { $round } gestart
web-tournament-did-clock-stop = Klok van ronde { $round } gepauzeerd
web-tournament-did-result = Ronde { $round }, tafel { $table }: { $points }
web-tournament-did-result-why = Ronde { $round }, tafel { $table }: { $points }. Reden: { $why }
web-tournament-did-confirm = Ronde { $round }: de uitslag van tafel { $table } werd bevestigd
web-tournament-did-dispute = Ronde { $round }: tafel { $table } betwist de uitslag. { $why }
web-tournament-did-penalty = Ronde { $round }: straf van { $points } voor { $name }: { $why }
web-tournament-did-close = Ronde { $round } werd afgesloten
web-tournament-did-lot = Het lot besliste over gelijke plaatsen
web-tournament-did-end = Het toernooi werd beëindigd
web-tournament-did-undo = Ongedaan gemaakt: { $what }
web-tournament-did-other = Er werd iets anders gedaan

web-tournament-fault-not-text = Dit bestand is geen toernooi.
web-tournament-fault-not-json = Dit bestand is geen toernooi.
web-tournament-fault-not-object = Dit bestand is geen toernooi.
web-tournament-fault-not-tournament = Dit bestand is geen toernooi.
web-tournament-fault-over = Het toernooi is afgelopen. Maak het einde in het logboek ongedaan om verder te gaan.
web-tournament-fault-same-name = Er is al iemand met deze naam. Vul hem aan.
web-tournament-fault-people-many = Er is geen plaats voor meer personen.
web-tournament-fault-not-taking-part = Deze persoon speelt deze ronde niet mee. Laat die eerst weer meespelen.
web-tournament-fault-not-next-round = Deze ronde is al geloot.
web-tournament-fault-round-open = Sluit eerst de vorige ronde af.
web-tournament-fault-round-closed = De ronde is afgesloten. Maak dat eerst ongedaan in het logboek.
web-tournament-fault-round-drawn = Deze persoon is al geloot: die kan in plaats daarvan stoppen.
web-tournament-fault-people-few = Er zijn te weinig personen voor een tafel.
web-tournament-fault-has-result = De tafel heeft al een uitslag.
web-tournament-fault-no-result = Een tafel heeft nog geen uitslag.
web-tournament-fault-disputed = Een tafel betwist de uitslag. Verbeter die, of laat het zo.
web-tournament-fault-not-at-table = Iemand zit intussen aan een andere tafel. Kijk nog eens.
web-tournament-fault-table-full = Aan deze tafel is geen plaats meer.
web-tournament-fault-later-rounds = Een latere ronde berust hierop. Maak die eerst ongedaan.
web-tournament-fault-already-undone = Dit is al ongedaan gemaakt.
web-tournament-fault-newer = Intussen heeft iemand anders een uitslag ingevoerd. Sluit dit en bekijk die.
web-tournament-fault-full = Het logboek van dit toernooi is vol. Exporteer het.
web-tournament-fault-no-commitment = Alle startwaarden van dit toernooi zijn gebruikt. Sla het op als bestand en open dat.
web-tournament-fault-too-fast = Dat duurt lang. Probeer het over enkele seconden nog eens.
web-tournament-fault-watching = Deze link is alleen om te kijken.

web-tournament-setting-name = naam
web-tournament-setting-game = spel
web-tournament-setting-options = spelregels
web-tournament-setting-form = wie wie ontmoet
web-tournament-setting-rounds = voorrondes
web-tournament-setting-size = personen aan een tafel
web-tournament-setting-odd = tafels als het aantal niet uitkomt
web-tournament-setting-points = punten per plaats
web-tournament-setting-rank = volgorde van de stand
web-tournament-setting-knockout = knock-out
web-tournament-setting-byes = punten voor een vrije ronde
web-tournament-setting-minutes = minuten voor een spel
web-tournament-setting-warning = waarschuwing voor het einde
web-tournament-setting-overtime = aftrek voor doorspelen
web-tournament-setting-apart = groepen
web-tournament-setting-joining = aanmelden via de link
web-tournament-setting-confirming = bevestigen van uitslagen
