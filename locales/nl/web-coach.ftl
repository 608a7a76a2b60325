# De coach in de browser: tips aan tafel, en wat een zet bij het oefenen heeft gekost.

web-coach-ask = Vraag een tip
web-coach-title = Tip
web-coach-close = Sluiten
web-coach-thinks = Even nadenken …
web-coach-none = Er is hier geen tip: de netwerken konden niet worden geladen.
web-coach-points = { $points } punten
web-coach-penalty = { $points } strafpunten
web-coach-met = voorspelling gehaald: { $chance }
web-coach-unharmed = geen strafpunten: { $chance }
web-coach-win = spel gewonnen: { $chance }
web-coach-note = Gemiddeld, op basis van wat jij kunt weten; niemand kijkt naar verborgen kaarten.
web-coach-best = Dat was de beste zet.
web-coach-cost = Kost { $points } punten.
web-coach-cost-penalty = Kost { $points } strafpunten.
web-coach-better = Beter: { $move }.
web-coach-allowed = Tips zijn toegestaan.
web-coach-bid = { $tricks } voorspellen
web-coach-bid-more = één meer voorspellen
web-coach-bid-less = één minder voorspellen

# De terugblik op een spel
web-lookback-title = Terugblik
web-lookback-judging = Elke beslissing wordt beoordeeld …
web-lookback-stop = Stoppen
web-lookback-stopped = Gestopt. Er is niets beoordeeld.
web-lookback-again = Opnieuw beoordelen
web-lookback-reckoning = Geluk en vaardigheid worden gescheiden …
web-lookback-refining = Deze getallen worden nog nauwkeuriger …
web-lookback-first = Hele rondes worden uitgespeeld: { $done } van { $of } beslissingen beoordeeld …
web-lookback-first-stopped = Eerste indruk: { $done } van { $of } beslissingen met hele rondes beoordeeld.
web-lookback-deeper = Grondiger beoordelen
web-lookback-deeper-note = Twijfelachtige zetten zijn uitgespeeld. Zo kan elke beslissing worden beoordeeld, in { $worlds } verdelingen per zet.
web-lookback-go-on = Verdergaan
web-lookback-looking = Grondiger beoordeeld: { $done } van { $of } beslissingen …
web-lookback-looked = Grondiger beoordeeld: { $done } van { $of } beslissingen.
web-lookback-missing = Het spel kan nu niet worden beoordeeld: de netwerken van de bots konden niet worden geladen. Probeer het zo nog eens.
web-lookback-no-record = Dit spel kan niet worden beoordeeld. De opname heeft een fout:
web-lookback-note = Beoordeeld op wat iemand kon weten, nooit op verborgen kaarten.
web-lookback-open = Het spel is niet afgelopen. De volledige rondes zijn beoordeeld.
web-lookback-outdated = Dit is door een eerdere versie van de bots beoordeeld.
web-lookback-seat = Beslissingen van
web-lookback-cost-you = { $many ->
    [one] Eén beslissing kostte je { $points } punten.
   *[other] { $many } beslissingen kostten je { $points } punten.
}
web-lookback-cost-you-penalty = { $many ->
    [one] Eén beslissing leverde je { $points } strafpunten op.
   *[other] { $many } beslissingen leverden je { $points } strafpunten op.
}
web-lookback-none-you = Geen van je beslissingen was onnauwkeurig.
web-lookback-cost-player = { $many ->
    [one] Eén beslissing kostte { $player } { $points } punten.
   *[other] { $many } beslissingen kostten { $player } { $points } punten.
}
web-lookback-cost-player-penalty = { $many ->
    [one] Eén beslissing leverde { $player } { $points } strafpunten op.
   *[other] { $many } beslissingen leverden { $player } { $points } strafpunten op.
}
web-lookback-none-player = Geen beslissing van { $player } was onnauwkeurig.
web-lookback-checking = Wordt nog gecontroleerd …
web-lookback-met = { $met } van { $rounds } voorspellingen gehaald
web-lookback-met-penalty = { $met } van { $rounds } rondes zonder strafpunten
web-lookback-best = De beste voorspelling
web-lookback-best-line = Ronde { $round }: { $bid } voorspeld en gehaald, { $points } punten
web-lookback-best-line-penalty = { $bid ->
    [0] Ronde { $round }: geen strafpunten
    [one] Ronde { $round }: één zegel, geen strafpunten
   *[other] Ronde { $round }: { $bid } zegels, geen strafpunten
}
web-lookback-best-none = Deze keer is geen voorspelling gehaald: het volgende spel gaat beter.
web-lookback-best-none-penalty = Deze keer bleef geen ronde zonder strafpunten: het volgende spel gaat beter.
web-lookback-worst-bid = De duurste voorspelling
web-lookback-worst-card = De duurste kaart
web-lookback-worst-other = De duurste keuze
web-lookback-worst-line = { $points ->
    [0] Ronde { $round }: minder dan een punt
    [one] Ronde { $round }: één punt
   *[other] Ronde { $round }: { $points } punten
}
web-lookback-worst-line-penalty = { $points ->
    [0] Ronde { $round }: minder dan een strafpunt
    [one] Ronde { $round }: één strafpunt
   *[other] Ronde { $round }: { $points } strafpunten
}
web-lookback-instead = Gekozen: { $played }. Beter: { $best }.
web-lookback-instead-bid = Voorspeld: { $played }. Beter: { $best }.
web-lookback-need = { $need ->
    [0] Slagen nog nodig: geen.
   *[other] Slagen nog nodig: { $need } van { $left }.
}
web-lookback-short = Slagen nog nodig: { $need }. Over: { $left }.
web-lookback-over = Al te veel slagen: { $over }.
web-lookback-seals = Nog terug te geven: { $seals }.
web-lookback-lesson = Voor de volgende keer
web-lookback-lesson-less = Voorspel met middelmatige kaarten een slag minder.
web-lookback-lesson-more = Vertrouw je sterke kaarten: voorspel een slag meer.
web-lookback-lesson-seals = Neem alleen zegels voor slagen die je kaarten kunnen halen.
web-lookback-lesson-more-seals = Vertrouw je sterke kaarten: neem voor elk een zegel.
web-lookback-lesson-take = Haal slagen vroeg, zolang je ze nodig hebt.
web-lookback-lesson-lose = Heb je je slagen, geef de rest dan weg.
web-lookback-lesson-shed = Gooi gevaarlijke kaarten vroeg weg.
web-lookback-lesson-keep = Bewaar je sterkste kaart voor later.
web-lookback-lesson-count = Tel voor elke kaart wat er nog in het spel is.
web-lookback-lesson-none = Niets kostte veel: speel zo door.
web-lookback-more = Alle beslissingen, geluk en vaardigheid
web-lookback-costly = Wat het meest kostte
web-lookback-lost = −{ $points } punten
web-lookback-lost-penalty = +{ $points } strafpunten
web-lookback-played = Gespeeld: { $move }.
web-lookback-watch = Bekijken
web-lookback-play-on = Vanaf hier verder spelen
web-lookback-all = Alle { $many } tonen
web-lookback-curve = Verwachte eindstand
web-lookback-curve-note = Wat iedereen aan het eind kon verwachten, op basis van wat ze bij hun laatste zet wisten.
web-lookback-table = Als tabel
web-lookback-round = Ronde
web-lookback-total = Alles
web-lookback-part-bid = Voorspellingen
web-lookback-part-card = Kaarten
web-lookback-part-other = Overig
web-lookback-lost-head = Verloren punten
web-lookback-lost-head-penalty = Strafpunten
web-lookback-sum = Gemiddelde { $mean } en { $rest } zijn samen { $points } punten.
web-lookback-sum-penalty = Gemiddelde { $mean } en { $rest } zijn samen { $points } strafpunten.

# Statistiek over de spellen waarop is teruggeblikt, en die op het scoreblok
web-stats-title = Jouw statistieken
web-stats-note = Van de terugblikken en afgelopen spellen van het scoreblok op dit apparaat. Alles blijft hier.
web-stats-none = Hier is nog niets. Speel een spel en kies ‘Terugblik’, of maak een spel af op het scoreblok.
web-stats-who = Wie ben jij op je scoreblok?
web-stats-who-me = Dat ben ik
web-stats-who-none = Niemand van hen
web-stats-me = Op het scoreblok ben jij { $names }.
web-stats-me-nobody = Op het scoreblok ben jij geen van de spelers.
web-stats-me-change = Wijzigen
web-stats-source = Welke spellen tellen
web-stats-source-all = alle
web-stats-source-here = hier gespeeld
web-stats-source-pads = van het scoreblok
web-stats-headline = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}: { $percent } van je voorspellingen gehaald.
web-stats-headline-penalty = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}: { $percent } zonder strafpunten.
web-stats-sources = Hier gespeeld: { $here }. Van het scoreblok: { $pads }.
web-stats-lost-title = Verloren punten
web-stats-lost-title-penalty = Strafpunten die niet nodig waren
web-stats-lost-note = Alleen van spellen waarop je hebt teruggeblikt. Op het scoreblok staan voorspellingen en slagen, maar niet de kaarten.
web-stats-lost-older = { $many ->
    [one] Eén spel dat maar vluchtig is beoordeeld, telt hier niet mee: open de terugblik om het opnieuw te laten beoordelen.
   *[other] { $many } spellen die maar vluchtig zijn beoordeeld, tellen hier niet mee: open de terugblikken om ze opnieuw te laten beoordelen.
}
web-stats-lost = In { $games ->
    [one] één spel
   *[other] { $games } spellen
} verloor je per ronde { $bids } punten door voorspellingen en { $play } bij het spelen.
web-stats-lost-penalty = In { $games ->
    [one] één spel
   *[other] { $games } spellen
} kostten voorspellingen je per ronde { $bids } strafpunten, en het spelen { $play }.
web-stats-weak-bids = Het meeste daarvan gaat verloren bij de voorspellingen.
web-stats-weak-play = Het meeste daarvan gaat verloren bij het spelen.
web-stats-weak-size = Het duurst zijn de rondes met { $size ->
    [one] één kaart
   *[other] { $size } kaarten
}: { $points } punten per ronde.
web-stats-puzzles = Puzzels daarvoor
web-stats-by-size = Per grootte van de ronde
web-stats-by-seals = Geen strafpunten, per aantal voorspelde slagen
web-stats-weeks = Verloren punten per ronde, per week
web-stats-week = Week vanaf
web-stats-rounds = Rondes
web-stats-pad-players = Alle spelers op het scoreblok
web-stats-forget = Deze statistieken wissen
web-stats-forget-sure = Alle terugblikken op dit apparaat worden gewist, met wat eruit geteld is. Het scoreblok blijft.
