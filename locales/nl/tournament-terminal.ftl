# Een toernooi in de terminal: foretell tournament.

tournament-title = { $name }: { $people ->
    [one] één persoon
   *[other] { $people } personen
}.
tournament-round = Ronde { $round } ({ $stage })
tournament-stage-preliminary = voorronde
tournament-stage-knockout = knock-out
tournament-stage-final = finale
tournament-table = Tafel { $table }: { $names } ({ $status })
tournament-table-playing = speelt
tournament-table-handed-in = ingeleverd
tournament-table-confirmed = bevestigd
tournament-table-disputed = betwist
tournament-byes = Vrije ronde: { $names }
tournament-next-people = Nu: voeg mensen toe, minstens drie.
tournament-next-draw = Nu: loot ronde { $round } (seat).
tournament-next-play = Nu: speel ronde { $round } en voer de uitslagen in (result).
tournament-next-close = Nu: sluit ronde { $round } af (close).
tournament-next-end = Nu: beëindig het toernooi (end).
tournament-next-over = Het toernooi is afgelopen.
tournament-head-place = plaats
tournament-head-name = naam
tournament-head-points = punten
tournament-head-game-points = spelpunten
tournament-head-games = spellen
tournament-head-wins = gewonnen
tournament-by-lot = * door het lot beslist
tournament-repaired = { $entries ->
    [one] Er is één regel
   *[other] Er zijn { $entries } regels
} bewaard.
tournament-checked = Alles klopt: elke regel was toegestaan, en elke loting volgt uit de startwaarde ervan ({ $entries }).
tournament-other-method = Ronde { $round } is geloot door een andere versie van foretell; de loting is niet nagerekend.
tournament-fault-entry = Regel { $entry }: { $fault }
tournament-fault-line = Tekstregel { $line }: { $fault }
tournament-fault-not-text = Dit is geen tekstbestand.
tournament-fault-not-json = Het bestand is beschadigd of geen toernooi: het is geen leesbare JSON. Ontbreekt alleen het einde, dan bewaart repair de rest.
tournament-fault-not-object = Hier moet een object staan, niet { $value }.
tournament-fault-not-list = ‘{ $name }’ moet een lijst zijn.
tournament-fault-not-tournament = Dit is geen toernooi (er staat { $value }).
tournament-fault-newer = Dit toernooi is geschreven door een nieuwere versie van foretell ({ $value }).
tournament-fault-missing = ‘{ $name }’ ontbreekt.
tournament-fault-unknown-key = ‘{ $name }’ mag hier niet staan.
tournament-fault-bad-value = ‘{ $name }’ kan niet { $value } zijn.
tournament-fault-unknown-entry = Er bestaat geen regel met de naam { $value }.
tournament-fault-same-id = Het kenmerk { $value } komt twee keer voor.
tournament-fault-too-long = Het bestand is te groot voor een toernooi.
tournament-fault-too-many = Een toernooi heeft hoogstens { $value } regels.
tournament-fault-over = Het toernooi is afgelopen. Maak eerst het einde ongedaan.
tournament-fault-no-person = Persoon { $value } bestaat niet.
tournament-fault-no-round = Ronde { $round } is er nog niet.
tournament-fault-no-table = Ronde { $round } heeft geen tafel { $table }.
tournament-fault-no-entry = Regel { $value } bestaat niet.
tournament-fault-people-many = Een toernooi heeft hoogstens { $most } mensen.
tournament-fault-same-name = Er is al iemand die { $name } heet. Zet er een letter bij.
tournament-fault-not-taking-part = { $name } is weg. Laat die persoon eerst terugkomen.
tournament-fault-not-next-round = De volgende ronde is { $round }.
tournament-fault-wrong-stage = De volgende ronde hoort bij het deel ‘{ $stage }’.
tournament-fault-rounds-done = { $rounds ->
    [one] De enige ronde is gespeeld.
   *[other] Alle { $rounds } rondes zijn gespeeld.
} Beëindig het toernooi, of stel er meer in.
tournament-fault-round-open = Sluit eerst ronde { $round } af.
tournament-fault-round-closed = Ronde { $round } is afgesloten. Alleen de toernooileiding verbetert de uitslagen.
tournament-fault-round-drawn = { $name } is al ingeloot. Voer in dat de persoon weggaat.
tournament-fault-people-few = Een ronde heeft minstens { $least } mensen nodig.
tournament-fault-people-differ = Er zijn andere mensen geloot dan er meedoen.
tournament-fault-seats-differ = Iedereen in de loting heeft precies één plaats nodig.
tournament-fault-no-commitment = Niemand heeft zich nog op de startwaarden vastgelegd (commit).
tournament-fault-wrong-seed = Dit is niet de volgende startwaarde van de keten.
tournament-fault-wrong-draw = De loting van ronde { $round } volgt niet uit de startwaarde ervan.
tournament-fault-has-result = Tafel { $table } heeft in ronde { $round } al een uitslag. Maak die eerst ongedaan.
tournament-fault-no-result = Tafel { $table } heeft in ronde { $round } nog geen uitslag.
tournament-fault-disputed = Tafel { $table } betwist de uitslag van ronde { $round }. Bevestig of verbeter die.
tournament-fault-not-at-table = Aan tafel { $table } zitten anderen.
tournament-fault-same-person = { $name } kan niet met zichzelf ruilen.
tournament-fault-not-seated = { $name } heeft in ronde { $round } geen plaats.
tournament-fault-table-full = Tafel { $table } is vol.
tournament-fault-lot-missing = Na ronde { $round } staan mensen gelijk: trek eerst het lot.
tournament-fault-lot-not-needed = Er is nu geen lot nodig.
tournament-fault-already-undone = Dit is al ongedaan gemaakt.
tournament-fault-later-rounds = Op ronde { $round } rust een latere. Maak eerst die loting ongedaan.
tournament-fault-no-time = Een klok heeft de tijd van zijn regel nodig.
tournament-fault-stays = Een regel van deze soort blijft staan.
tournament-fault-no-deals = Dit toernooi wordt aan de tafels van een server gespeeld: open het bestand daar, op de pagina met toernooien.
tournament-fault-not-online = Ronde { $round } wordt niet aan de tafels van de server gespeeld.
tournament-fault-seats-fixed = Ronde { $round } wordt aan de tafels van de server gespeeld: daar wisselt niemand van plaats.
tournament-fault-has-game = Tafel { $table } is al geopend.
tournament-fault-has-secret = De kaartverdelingen van ronde { $round } zijn al openbaar.
tournament-fault-wrong-secret = Dit is niet het geheim van de kaartverdelingen van ronde { $round }.
