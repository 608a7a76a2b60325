# Het scoreblok regel voor regel: foretell pad.

pad-command-help = hulp
pad-command-sheet = blok
pad-command-undo = terug
pad-command-redo = opnieuw
pad-command-fix = wijzig
pad-command-bomb = bom
pad-command-cloud = wolk
pad-command-magician = magiër
pad-command-left = over
pad-command-ok = ok
pad-command-join = erbij
pad-command-leave = weg
pad-command-dealer = gever
pad-command-rounds = rondes
pad-command-quit = stop

pad-help = Antwoord met een getal, of met meer getallen voor de volgende spelers: 1 0 2. ‘mira 2’ verandert wat er bij Mira staat. ‘wijzig 3 mira 2 1’: in ronde 3 heeft Mira 2 voorspeld en 1 gehaald (bij Wizard Extreme de zegels die over zijn: wijzig 3 mira r x). ‘wolk mira +’, ‘bom 0’, ‘erbij jan average’ (met het gemiddelde), ‘weg jan’, ‘gever jan’, ‘rondes 10’. Zegels: b blauw, gn groen, r rood, ge geel, p paars, w wit, x zwart; een getal telt gekleurde, 0 geen; ‘ge<mira’ neemt Mira een geel af; m is de zwarte magiër. Opdrachten: { $commands }.
pad-legend = Punten in totaal, slagen voorspeld/gehaald; * deelt.
pad-legend-extreme = Punten in totaal, zegels (w wit, x zwart), M zwarte magiër; * deelt.
pad-round = Ronde { $round } van { $rounds }, ieder { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}. { $dealer } deelt.
pad-trump = Troef is { $suit }.
pad-bids = De voorspellingen: { $bids }. Dat is { $sum } voor { $cards ->
    [one] één slag.
   *[other] { $cards } slagen.
}
pad-overrule = Typ ok als jullie toch zo spelen.
pad-place = { $place }. { $player }: { $points }
pad-place-left = { $player } doet niet meer mee: { $points }
pad-check-round = Ronde { $round }: { $text }

pad-ask-names = Wie doen er mee? Namen met de klok mee, met komma’s; de eerste deelt.
pad-ask-over = Het spel is afgelopen. Correcties of stop.
pad-ask-bid = { $player } voorspelt (tot nu toe { $sum } van { $cards })
pad-ask-bid-down = { $player } voorspelt, en niemand kijkt
pad-ask-bid-again = { $player }: welke voorspelling klopt? Of ok als jullie zo spelen
pad-unseen = Verborgen voorspellingen zie je niet terwijl je ze typt.
pad-ask-say = Enter als de voorspellingen kloppen
pad-ask-tricks = Slagen van { $player } (tot nu toe { $sum } van { $cards })
pad-ask-tricks-again = { $player }: welk aantal slagen klopt? Of ok als jullie zo spelen
pad-ask-bomb = Er ontbreekt een slag. Enter als die is opgeblazen, anders een correctie
pad-ask-cloud = Wiens voorspelling verandert de Wolk? Bijvoorbeeld: mira +. Enter voor niemand
pad-ask-mend = Een correctie, of ok als jullie zo spelen
pad-ask-end = Enter sluit ronde { $round } af
pad-ask-seals = Voorspelling van { $player } (bijvoorbeeld rrge, m voor de zwarte magiër, 0 voor niets)
pad-ask-trick = Slag { $trick }: wie heeft hem, en welk zegel ging terug (mira r; mira x: een zwart genomen; mira: geen)? Of over
pad-ask-left = Wat heeft { $player } over (bijvoorbeeld r w x, 0 voor niets)?

pad-not-understood = Dat begrijp ik niet. Typ ? voor hulp.
pad-no-number = ‘{ $text }’ is geen getal van 0 tot en met 99.
pad-no-player = Hier heet niemand ‘{ $text }’.
pad-which-player = Meer namen beginnen met ‘{ $text }’.
pad-no-seal = ‘{ $text }’ is hier geen zegel. Er zijn { $suits }, w (wit) en x (zwart).
pad-no-round = Ronde { $round } is er nog niet.
pad-too-many = { $most ->
    [one] Er ontbreekt nog maar één getal.
   *[other] Er ontbreken nog maar { $most } getallen.
}
pad-fix-how = Typ de ronde, de naam en de juiste getallen, bijvoorbeeld: wijzig 3 mira 2 1
pad-cloud-how = Typ de naam en + of -, bijvoorbeeld: wolk mira +
pad-not-now = Dat past nu niet.
pad-mend-first = Verbeter dat eerst, of typ ok als jullie zo spelen.
pad-say-first = Druk eerst op Enter als de voorspellingen kloppen. Noem de naam om er een te veranderen: mira 2. Of typ ze allemaal opnieuw.
pad-no-undo = Er valt niets terug te nemen.
pad-no-redo = Er valt niets terug te halen.
pad-not-written = Dat is niet opgeslagen. { $fault }
pad-unreadable = { $file } is niet veranderd. { $fault }
pad-left = Tot ziens! Alles is opgeslagen in { $file }.
pad-left-empty = Tot ziens! Er is niets ingevuld.
pad-is-record = { $file } is de opname van een spel, geen scoreblok. Om het te lezen: foretell show { $file }
