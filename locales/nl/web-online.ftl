# Een toernooi aan de tafels van de server: de regels, wat iedereen ervan ziet, en de tafel van een toernooi.

web-tournament-where = Er wordt gespeeld
web-tournament-where-cards = Met echte kaarten
web-tournament-where-online = Aan online tafels
web-tournament-length-days = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, met dagen voor elke zet
web-tournament-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
}
web-tournament-set-online = Tafels, klok, begin
web-tournament-deals-are = De kaarten
web-tournament-deals-own = Elke tafel eigen
    .about = Elke tafel krijgt eigen kaarten.
web-tournament-deals-same = Voor allen dezelfde
    .about = Duplicaat: alle tafels van een ronde hebben dezelfde kaarten, plaats voor plaats. Bots vullen de tafels aan. Niemand ziet de kaarten van anderen voordat de laatste tafel klaar is.
web-tournament-score = Het gaat erom
web-tournament-score-seats = Wie beter was
    .about = Het deel van degenen op dezelfde plaats die er minder van hebben gemaakt, in procenten.
web-tournament-score-difference = Met hoeveel
    .about = Het verschil met het gemiddelde van degenen op dezelfde plaats. Zo blijkt het snelst wie beter speelt.
web-tournament-score-places = Eindplaats aan tafel
    .about = Punten volgens de eindplaats aan tafel, zoals met eigen kaarten.
web-tournament-fill = Bots die tafels aanvullen
web-tournament-pace = Tijd voor een zet
web-tournament-pace-seconds = Seconden
web-tournament-pace-days = Dagen
web-tournament-pace-amount-seconds = Seconden voor een zet
web-tournament-pace-amount-days = Dagen voor een zet
web-tournament-absent = Als iemand weggaat
web-tournament-absent-bot = De uitslag van de bot telt
    .about = Voor wie weggaat of te langzaam is, speelt een bot verder tot die terugkomt. De punten van de bot tellen voor die persoon.
web-tournament-absent-walkover = Het telt niet
    .about = Voor wie weggaat of te langzaam is, speelt een bot verder. Wie aan het eind niet terug is, heeft deze ronde niet gespeeld.
web-tournament-auto = Rondes beginnen vanzelf
    .about = Een ronde eindigt als alle tafels klaar zijn. Je kunt altijd eerder loten.
web-tournament-pause = Minuten tussen twee rondes
web-tournament-begins = De eerste ronde begint
    .about = Leeg: als jij die loot.
web-tournament-delay = Vertraging voor toeschouwers, in seconden
    .about = Zo kan niemand de spelers vertellen wat de anderen in handen hebben.
web-tournament-delay-same = Met dezelfde kaarten voor allen kijkt niemand mee voordat de laatste tafel van de ronde klaar is.
web-tournament-did-deals = Het geheim van de kaarten is vastgelegd
web-tournament-did-play = Ronde { $round }: tafel { $table } is geopend
web-tournament-did-reveal = Ronde { $round }: het geheim van de kaarten is getoond
web-tournament-fault-seats-fixed = Aan online tafels wisselt niemand van plaats: de kaarten zijn gedeeld.
web-tournament-fault-no-deals = Het geheim van de kaarten is nooit vastgelegd. Sla het toernooi als bestand op, en open het bestand.
web-tournament-setting-where = echte kaarten of online tafels
web-tournament-setting-deals = wiens kaarten
web-tournament-setting-score = wat telt met dezelfde kaarten
web-tournament-setting-fill = bots die tafels aanvullen
web-tournament-setting-pace = tijd voor een zet
web-tournament-setting-absent = wie weggaat
web-tournament-setting-auto = rondes die vanzelf beginnen
web-tournament-setting-pause = pauze tussen rondes
web-tournament-setting-begins = begin van de eerste ronde
web-tournament-setting-delay = vertraging voor toeschouwers

# Wat er komt, en de weg naar de tafel.
web-online-join =
    .about = Je speelt op dit apparaat. Heeft de toernooileiding je naam al ingevoerd, vul hem dan net zo in.
web-online-join-link =
    .about = Wie deze link opent, vult een naam in en speelt op dat apparaat.
web-online-no-joining = Nu voegt alleen de toernooileiding personen toe. Vraag het daar.
web-online-typed = nog zonder apparaat
    .about = Wie nog geen apparaat heeft, vult via de link dezelfde naam in. Tot dan speelt een bot.
web-online-wait = Je doet mee. Deze pagina gaat naar je tafel als de ronde begint.
web-online-people = De eerste ronde heeft drie personen nodig.
web-online-begins = Ronde { $round } begint als de toernooileiding die loot.
web-online-begins-at = Ronde { $round } begint vanzelf: { $at }
web-online-draw-now = Nu loten
web-online-closing = Ronde { $round } is afgelopen.
web-online-ending = Alle rondes zijn gespeeld.
web-online-ends-at = Het toernooi eindigt vanzelf: { $at }
web-online-playing = { $over } van { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
} klaar.
web-online-opening = Je tafel wordt geopend …
web-online-round-begins = Je ronde begint
web-online-to-table = Naar je tafel

# De tafels van een ronde.
web-online-tables = De tafels
web-online-over = klaar
web-online-results-sealed = De uitslagen worden getoond als alle tafels klaar zijn.
web-online-watch = { $minutes ->
    [0] Meekijken
    [one] Meekijken (één minuut later)
   *[other] Meekijken ({ $minutes } minuten later)
}
web-online-watch-table = Bij tafel { $table } meekijken
web-online-look = Het spel bekijken
web-online-look-table = Het spel van tafel { $table } bekijken
web-online-compare = Dezelfde kaarten: { $round }
    .about = Wie er op dezelfde plaats wat van heeft gemaakt. Het nummer van een tafel leidt naar het spel.
    .sealed = Wie er op dezelfde plaats wat van heeft gemaakt. De kaarten worden getoond als alle tafels klaar zijn.
web-online-seat = Plaats { $seat }
web-online-against = Vergelijking
web-online-points-seats = Punten: hoeveel procent van degenen op dezelfde plaats er minder van heeft gemaakt.
web-online-points-difference = Punten: het verschil met de anderen op dezelfde plaats.

# De tafel van een toernooi.
web-online-of = { $name }, ronde { $round }, tafel { $table }
web-online-back = Terug naar het toernooi
web-online-sealed = De kaarten worden getoond als alle tafels klaar zijn.
web-online-gathering = Je tafel
    .about = Het spel begint zodra iedereen er is, uiterlijk na een minuut.
web-online-here = is er
web-online-missing = nog niet
web-online-deals-own = De kaarten volgen uit een geheim dat bij de opening van het toernooi is vastgelegd.
web-online-deals-same = Alle tafels van deze ronde hebben dezelfde kaarten. Ze volgen uit een geheim dat bij de opening van het toernooi is vastgelegd.
