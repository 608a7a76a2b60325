# Clubs: hun avonden, spellen, standen en leden.

web-club = Club
web-clubs = Clubs
    .about = Jullie club: wie er komt, wat er gespeeld is en wie er voorstaat.
web-club-none = Deze club bestaat niet
    .about = Is de link volledig? Een club die 400 dagen lang niet gebruikt is, wordt gewist.
web-club-offline = De server antwoordt niet. Wat je ziet is misschien verouderd.
web-club-broken = De server kan deze club nu niet tonen. Probeer het later nog eens.
web-club-again = Opnieuw proberen
web-club-loading = Laden …
web-club-mine = De link van de organisatoren staat alleen in deze browser. Open hem ook op een tweede apparaat, onder ‘Meer’.
web-club-role-organiser = Organisator
web-club-role-member = Lid
web-club-role-reader = Via de link
web-club-new = Nieuwe club
web-club-name = Naam
web-club-unnamed = Onze club
web-club-your-name = Jouw naam
web-club-preset = Wat telt
web-club-preset-evening = Clubavond
    .about = Punten volgens de eindplaats aan tafel: met z’n vieren 4, 3, 2 en 1.
web-club-preset-league = Competitie
    .about = Een punt voor iedereen achter je, één eraf voor iedereen voor je, gemiddeld. Vanaf 40 spellen.
web-club-preset-sums = Puntensom
    .about = De punten van alle spellen worden opgeteld.
web-club-open = Club oprichten
web-club-import = Een club die als bestand is opgeslagen, gaat hier verder.

web-club-parts = Onderdelen van de club
web-club-part-evenings = Avonden
web-club-part-table = Stand
web-club-part-members = Leden
web-club-part-more = Meer
web-club-members-count = { $count ->
    [one] Eén lid
   *[other] { $count } leden
}
web-club-closed = Deze club is gesloten. Lezen kan nog wel.
web-club-join = Lid worden
    .about = Iedereen met de link ziet hier je naam en je uitslagen.
web-club-join-name = Jouw naam in deze club
web-club-join-again = Je hebt deze club verlaten.
web-club-join-off = Alleen organisatoren voegen nu leden toe.

web-club-next = Binnenkort
web-club-next-none = Er is geen avond gepland.
web-club-evening = Clubavond
web-club-evening-new = Nieuwe avond
web-club-evening-edit = Avond wijzigen
web-club-evening-change = { $title } wijzigen
web-club-day = Dag
web-club-time = Tijd
web-club-title = Titel
web-club-place = Plaats
web-club-save = Opslaan
web-club-cancel = Avond afzeggen
web-club-uncancel = Gaat toch door
web-club-cancelled = Afgezegd
web-club-come = Kom je?
web-club-come-yes = Ik kom
web-club-come-no = Ik kan niet
web-club-coming = { $count ->
    [one] Er komt één persoon:
   *[other] Er komen { $count } mensen:
}
web-club-coming-none = Nog niemand heeft ja gezegd.
web-club-not-coming = Komen niet: { $names }
web-club-begin = Een spel voor deze avond beginnen
web-club-begin-pad = Scoreblok
web-club-begin-tournament = Toernooi
web-club-begin-table = Online tafel
web-club-pad-alone = Tik nog eens om zonder de club te spelen.

web-club-was = Gespeeld
web-club-was-none = Er is nog niets gespeeld. Begin bij een avond een scoreblok: de uitslag verschijnt hier.
web-club-was-all = Alle { $count } tonen
web-club-games-of-day = Spellen
web-club-came = { $count ->
    [one] Eén aanmelding
   *[other] { $count } aanmeldingen
}
web-club-source-pad = Scoreblok
web-club-source-tournament = Toernooi
web-club-source-table = Online tafel
web-club-source-typed = Op papier
web-club-running = nog bezig
web-club-results = { $count } uitslagen
web-club-round-table = Ronde { $round }, tafel { $table }
web-club-other-game = { $game }: telt hier niet
web-club-unknown = { $count ->
    [one] Eén naam hoort bij geen lid
   *[other] { $count } namen horen bij geen lid
}
web-club-correct = Verbeteren
web-club-who = Wie is { $name }?
web-club-guest = Een gast
web-club-drop = Dit spel verwijderen
web-club-type = Uitslag op papier
    .about = De naam van een lid telt voor dat lid; anderen zijn gasten.
web-club-add-game = Spel toevoegen
web-club-evening-of = Avond
web-club-evening-by-day = Volgens de datum
web-club-add-link = Link naar een scoreblok, een toernooi of een tafel
web-club-add-link-none = Deze link leidt naar geen daarvan.
web-club-add-do = Toevoegen
web-club-player = Speler { $number }
web-club-player-points = Punten van speler { $number }
web-club-row = Nog iemand

web-club-leaders = Wie er voorstaat
web-club-table-none = De stand begint met de eerste uitslag.
web-club-table-whole = Hele stand
web-club-table-file = Stand als bestand (CSV)
web-club-share = Gewonnen
web-club-somebody = (naam gewist)
web-club-season = Seizoen
web-club-season-all = Alle spellen
web-club-formula = Telling
web-club-formula-places = Volgens plaats
    .about = punten volgens de eindplaats aan tafel, de eerste krijgt de meeste
web-club-formula-online = Voor en achter
    .about = een punt voor iedereen erachter, één eraf voor iedereen ervoor, gemiddeld over alle spellen
web-club-formula-sum = Som
    .about = som van de punten in het spel{ $game ->
        [extreme] , de minste zijn het best
       *[other] {""}
    }
web-club-formula-mean = Gemiddelde
    .about = gemiddelde van de punten in het spel{ $game ->
        [extreme] , de minste zijn het best
       *[other] {""}
    }
web-club-formula-wins = Gewonnen
    .about = aandeel gewonnen spellen
web-club-count = Beste spellen die tellen
    .about = Leeg: allemaal.
web-club-count-best = { $count ->
    [one] het beste spel telt
   *[other] de beste { $count } spellen tellen
}
web-club-least = Spellen nodig voor een plaats
web-club-least-games = een plaats vanaf { $count } spellen
web-club-joining = Lid worden via de link
web-club-season-new = Nieuw seizoen
    .about = De stand begint opnieuw. Eerdere spellen staan onder ‘Alle spellen’.
web-club-season-name = Naam van het seizoen
web-club-season-from = Vanaf
web-club-season-begin = Seizoen beginnen

web-club-invite = Uitnodigen
    .about = Wie deze link opent, ziet de club en kan lid worden.
web-club-add = Leden toevoegen
web-club-names-note = Enter voegt een naam toe. Je kunt ook een lijst plakken, één naam per regel. Wie later met deze naam lid wordt, neemt hem over.
web-club-added = { $count ->
    [one] { $name } is lid.
   *[other] { $count } leden toegevoegd.
}
web-club-you = jij
web-club-gone = { $count ->
    [one] Eén oud-lid
   *[other] { $count } oud-leden
}
web-club-has-left = vertrokken
web-club-figures = Alle spellen
web-club-figures-none = Nog geen spel in dit seizoen.
web-club-figure-games = Spellen
web-club-figure-wins = Gewonnen
web-club-figure-place = Gemiddelde plaats
web-club-figure-bids = Voorspellingen gehaald
web-club-best = Beste dag: { $day }, { $points } { $count ->
    [one] punt
   *[other] punten
}
web-club-last = Laatste spellen
web-club-last-place = Plaats { $place } van { $people }
web-club-against = Onderling
web-club-against-choose = Kies een lid
web-club-met = { $games ->
    [one] Eén spel samen
   *[other] { $games } spellen samen
}
web-club-met-never = Deze twee hebben nog niet samen gespeeld.
web-club-equal = gelijk
web-club-difference = { $name }: gemiddeld { $points } punten per spel
web-club-no-member = Dit lid bestaat niet.
web-club-change = Wijzigen
web-club-make-organiser = Organisator maken
web-club-make-member = Geen organisator meer
web-club-remove = Heeft de club verlaten
web-club-return = Is weer lid

web-club-links = Delen
web-club-key = Link van de organisatoren
    .about = Wie deze link heeft, kan alles veranderen. Open hem op een tweede apparaat, zodat hij niet verloren gaat.
web-club-file = Bestand
    .about = De hele club, om te bewaren of elders verder te gaan.
web-club-file-save = Club als bestand opslaan
web-club-leave = De club verlaten
    .about = Je uitslagen blijven. Je kunt weer lid worden.
web-club-close = Club sluiten
    .about = Een gesloten club kan alleen nog gelezen worden.
web-club-reopen = Club weer openen

web-club-setting-name = naam
web-club-setting-game = spel
web-club-setting-formula = telling
web-club-setting-count = spellen die tellen
web-club-setting-least = benodigde spellen
web-club-setting-joining = lid worden
web-club-setting-season = seizoen
web-club-did-set = Gewijzigd: { $settings }
web-club-did-member = { $name } is lid
web-club-did-rename = Een lid heet nu { $name }
web-club-did-role-organiser = { $name } is organisator
web-club-did-role-member = { $name } is geen organisator meer
web-club-did-leave = { $name } is vertrokken
web-club-did-return = { $name } is weer lid
web-club-did-evening = Nieuwe avond: { $title }, { $day }
web-club-did-move = Gewijzigd: { $title }, { $day }
web-club-did-cancel = { $title }, { $day }, is afgezegd
web-club-did-uncancel = { $title }, { $day }, gaat toch door
web-club-did-come = { $name } komt op { $day }
web-club-did-come-not = { $name } komt niet op { $day }
web-club-did-come-open = { $name } laat { $day } open
web-club-did-game-pad = Een scoreblok van { $day } hoort bij de club
web-club-did-game-tournament = Een toernooi van { $day } hoort bij de club
web-club-did-game-table = Een online tafel van { $day } hoort bij de club
web-club-did-game-typed = Een spel op papier van { $day }
web-club-did-drop = Een spel is verwijderd
web-club-did-undrop = Een spel telt weer
web-club-did-result = Uitslag van { $day }: { $points }
web-club-did-who = In één spel is { $name } eigenlijk { $other }
web-club-did-close = De club is gesloten
web-club-did-reopen = De club is weer geopend
web-club-did-undo = Ongedaan gemaakt: { $what }
web-club-did-other = Iets anders

web-club-fault-not-json = Dit bestand is geen club.
web-club-fault-not-club = Dit bestand is geen club.
web-club-fault-newer = Dit bestand is van een nieuwere versie.
web-club-fault-closed = De club is gesloten.
web-club-fault-organisers-only = Dat kunnen alleen organisatoren.
web-club-fault-own-only = Dat kunnen alleen leden, voor zichzelf.
web-club-fault-joining-closed = Alleen organisatoren voegen nu leden toe.
web-club-fault-members-many = De club is vol.
web-club-fault-evenings-many = De club heeft te veel avonden.
web-club-fault-games-many = De club heeft te veel spellen.
web-club-fault-no-name = Er ontbreekt een naam.
web-club-fault-same-name = Een lid heet al zo. Vul de naam aan.
web-club-fault-same-game = Dit spel is al in de club.
web-club-fault-same-member = Dit lid heeft in dit spel al een uitslag.
web-club-fault-same-total = Een naam komt twee keer voor.
web-club-fault-has-left = Dit lid heeft de club verlaten.
web-club-fault-cancelled = Deze avond is afgezegd.
web-club-fault-already-undone = Dit is al ongedaan gemaakt.
web-club-fault-full = In het logboek van de club is geen plaats meer.
web-club-fault-joined = Je bent al lid.
web-club-fault-no-such-game = Dit spel is er niet op deze server.
web-club-fault-not-there = Alleen wie erbij was, of een organisator, kan een spel toevoegen.
web-club-fault-no-spectators = Alleen de spelers zien deze tafel, dus alleen zij kunnen hem toevoegen.
web-club-fault-of-tournament = Deze tafel hoort bij een toernooi. Voeg het toernooi toe.
web-club-fault-not-then = Leden voegen een spel binnen een week toe. Vraag het een organisator.
