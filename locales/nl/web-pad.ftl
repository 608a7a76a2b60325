# Het scoreblok voor spellen met echte kaarten.

web-pad = Scoreblok
web-pad-intro = Voor spellen met echte kaarten. Het kent de regels, werkt offline en bewaart alles in deze browser.
web-pad-intro-http = Voor spellen met echte kaarten: sneller dan papier, en het kent de regels. Alles blijft in deze browser. Op dit adres (http) gaat de pagina zelf alleen open zolang de server draait.
web-pad-new = Nieuw spel
web-pad-all = Alle spellen
web-pad-running = Lopende spellen
web-pad-finished = Afgelopen spellen
web-pad-empty = Nog niets genoteerd. Begin een spel: alles wat je invoert, wordt hier meteen bewaard.
web-pad-statistics = Statistiek
web-pad-import = Bestanden importeren
web-pad-export = Alle spellen opslaan
web-pad-thrown = Het spel zit in de prullenbak.
web-pad-throw = Naar de prullenbak: { $game }
web-pad-take-back = Uit de prullenbak halen: { $game }
web-pad-bin = { $count ->
    [one] Eén spel in de prullenbak, 30 dagen lang
   *[other] { $count } spellen in de prullenbak, elk 30 dagen lang
}
web-pad-import-new = { $file }: er is een spel bij gekomen.
web-pad-import-known = { $file }: dit spel heb je al. { $added ->
    [0] Er stond niets nieuws in.
    [one] Er is één notitie bij gekomen.
   *[other] Er zijn { $added } notities bij gekomen.
}
web-pad-import-bad = { $file } is niet geïmporteerd. { $fault }
web-pad-import-bad-game = { $file }: spel { $number } is niet geïmporteerd. { $fault }
web-pad-import-rest = Aan je spellen is niets veranderd.
web-pad-forgetful = Deze browser bewaart hier niets. Sla het spel op als bestand voordat je de pagina sluit.
web-pad-unkept = Wat je het laatst invoerde, kon op dit apparaat niet worden bewaard. Sla het spel voor de zekerheid op als bestand.
web-pad-damaged = Dit spel kan niet meer worden gelezen.
web-pad-damaged-ones = Niet leesbaar
web-pad-none = Dit spel staat niet in deze browser.

web-pad-players = Spelers
web-pad-players-note = Met de klok mee, zoals jullie zitten. De rode kaart ligt bij wie als eerste deelt.
web-pad-add-name = Naam
web-pad-add = Toevoegen
web-pad-known = Bekend van eerdere spellen
web-pad-dealer = Gever
web-pad-first-dealer = { $player } deelt als eerste
web-pad-up = { $player }: één omhoog
web-pad-down = { $player }: één omlaag
web-pad-remove = { $player } weghalen
web-pad-agreed = Varianten en huisregels
web-pad-house-rules = Eigen punten
web-pad-points-met = Voor een goede voorspelling
web-pad-points-trick = Voor elke slag daarvan
web-pad-points-off = Voor elke slag ernaast
web-pad-points-zero = Voor een goede 0
web-pad-points-magician = De zwarte magiër kost
web-pad-points-coloured = Een gekleurd zegel
web-pad-points-white = Een wit zegel
web-pad-points-black = Een zwart zegel
web-pad-zero = Een goede 0 telt anders
web-pad-plus-minus-off = Zonder
web-pad-plus-minus-warn = Waarschuwen
web-pad-plus-minus-forbid = Verbieden
web-pad-first = Voeg eerst de spelers toe.
web-pad-few = Volgens de regels zijn dit te weinig spelers; spelen kan toch.
web-pad-many = Volgens de regels zijn dit te veel spelers; spelen kan toch.
web-pad-begin = Beginnen

web-pad-round = Ronde { $round } van { $rounds }
web-pad-in-round = Ronde { $round }
web-pad-dealt = { $dealer } deelt
web-pad-cards-dealt = { $cards ->
    [one] Elk één kaart
   *[other] Elk { $cards } kaarten
}, { $dealer } deelt
web-pad-trump = troef: { $suit }
web-pad-nobody = Niemand speelt mee. Zet spelers aan tafel.
web-pad-tools = Gereedschap
web-pad-undo = Ongedaan maken
web-pad-redo = Opnieuw
web-pad-view-round = Ronde
web-pad-view-sheet = Blok
web-pad-view-chart = Grafiek

web-pad-asks-bid = { $player } voorspelt
web-pad-asks-tricks = Slagen van { $player }
web-pad-key-likely = { $number }, zoveel zijn er over
web-pad-key-warned = { $number }, dan komen de voorspellingen precies uit
web-pad-key-forbidden = { $number }, mag niet: plus/min één
web-pad-forbidden = Plus/min één: de voorspellingen mogen niet precies op het aantal slagen uitkomen.
web-pad-leave-it = Laat maar zo
web-pad-curtain = Geef de telefoon aan { $player }
web-pad-curtain-open = Ik ben { $player }
web-pad-down-hidden = Voorspellingen verborgen tot iedereen heeft voorspeld
web-pad-down-secret = Voorspellingen verborgen tot de ronde voorbij is
web-pad-sum = Voorspeld: { $sum } van { $cards }
web-pad-tricks-sum = Slagen: { $sum } van { $cards }
web-pad-even = { $cards ->
    [one] Samen precies één slag voorspeld
   *[other] Samen precies { $cards } slagen voorspeld
}
web-pad-above = { $count } te veel voorspeld bij { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}
web-pad-below = { $count } te weinig voorspeld bij { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}
web-pad-say = Lees de voorspellingen voor
web-pad-said = Klopt, spelen maar
web-pad-bombed = Er is een slag opgeblazen
web-pad-bombed-one = Er ontbreekt er één: opgeblazen
web-pad-cloud = Wolk
web-pad-cloud-set = Wolk: { $player } { $change }
web-pad-cloud-who = Wiens voorspelling verandert de Wolk?
web-pad-cloud-more = { $player }: één meer
web-pad-cloud-less = { $player }: één minder
web-pad-cloud-nobody = Van niemand
web-pad-end = Punten tellen
web-pad-scored = Ronde { $round }
web-pad-over = Het spel is afgelopen
web-pad-next = Ronde { $round }: { $player } deelt
web-pad-again = Nog een spel, dezelfde spelers
web-pad-overrule = Bij ons mag dit
web-pad-overrule-always = … in elke ronde
web-pad-overruled = { $rule } geldt weer

web-pad-deals = deelt
web-pad-has-bid = voorspelde { $bid }
web-pad-has-taken = haalde { $tricks }
web-pad-has-points = in totaal { $points }

web-pad-asks-seals = { $player } voorspelt
web-pad-asks-left = Wat heeft { $player } over?
web-pad-asks-trick = Slag { $trick } van { $tricks }: van wie?
web-pad-all-tricks = Alle slagen zijn gespeeld
web-pad-all-counted = Alles is geteld
web-pad-take = { $seal }, nog { $count } over
web-pad-done = { $count ->
    [0] Geen slag: klaar
    [one] Eén slag: klaar
   *[other] { $count } slagen: klaar
}
web-pad-brief = Alleen de uitslag opschrijven
web-pad-won = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
web-pad-back = { $player } heeft hem en geeft terug
web-pad-gives = { $player } heeft hem: { $seal } terug, heeft er { $count }
web-pad-takes-black = { $player } heeft hem: een zwart zegel erbij, heeft er { $count }
web-pad-trick-of = { $player } heeft hem
web-pad-more = { $what }: één meer
web-pad-less = { $what }: één minder
web-pad-left = Dat is over

web-pad-sheet-note = Tik op een vakje om het te verbeteren. Slagen/voorspeld, punten, daaronder het totaal.
web-pad-sheet-note-extreme = Tik op een vakje om het te verbeteren. Zegels die over zijn, punten, daaronder het totaal.
web-pad-bid = Voorspelling
web-pad-tricks = Slagen
web-pad-predicted = Voorspeld
web-pad-left-title = Over aan het eind
web-pad-left-follows = Berekend uit de slagen
web-pad-cards = Kaarten per speler
web-pad-reopen = Ronde weer openen
web-pad-ready = Klaar

web-pad-table = Tafel
web-pad-title = Naam van het spel
web-pad-name-of = Naam van speler { $number }
web-pad-leaves = Gaat weg
web-pad-comes-back = Speelt weer mee
web-pad-newcomer = Nieuwe speler
web-pad-joins = Doet mee vanaf ronde { $round }
web-pad-average = Begint met het gemiddelde
    .about = Van de punten van de andere spelers; anders met 0
web-pad-rounds = Rondes
web-pad-rounds-usual = Volgens de regels
web-pad-end-here = Stoppen na ronde { $round }
web-pad-awake = Scherm aan laten
    .about = Zolang een spel open is

web-pad-share = Delen
web-pad-share-link = Link
    .about = De hele uitslag zit erin; er wordt niets geüpload
web-pad-share-picture = Afbeelding
    .about = Het scoreblok als afbeelding
web-pad-share-text = Tekst
    .about = Plaatsen en punten om te plakken
web-pad-share-file = Bestand
    .about = Alles, om ergens anders te importeren
web-pad-link-copied = De link is gekopieerd.
web-pad-link-here = Hier is de link:
web-pad-text-copied = De tekst is gekopieerd.
web-pad-text-here = Hier is de tekst:
web-pad-picture-saved = De afbeelding is opgeslagen.
web-pad-file-saved = Het bestand is opgeslagen.
web-pad-total = Totaal
web-pad-shared-over = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
web-pad-shared-running = na ronde { $rounds }
web-pad-shared-damaged = Deze link is beschadigd; misschien is het einde afgekapt. Vraag er nog eens om.
web-pad-own = Zelf een scoreblok bijhouden

web-pad-statistics-note = Over alle spellen in deze browser. Spelers worden aan hun naam herkend.
web-pad-statistics-none = Van dit spel is nog geen ronde opgeschreven.
web-pad-player = Speler
web-pad-won-games = Gewonnen
web-pad-hit-rate = Goed voorspeld
web-pad-per-round = Punten per ronde
web-pad-streak = Goed op rij
web-pad-best = Beste ronde
web-pad-about-player = { $player }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
web-pad-by-bid = Hoe vaak een voorspelling gehaald is
web-pad-by-seals = Hoe vaak een voorspelling gehaald is, per aantal slagen
web-pad-by-seat = Per plaats
web-pad-seat-dealer = Gever
web-pad-seat = { $seat }e na de gever
web-pad-rate = { $percent }% ({ $met }/{ $rounds })

web-pad-spoken-bid = { $player } voorspelt { $bid }; samen { $sum } van { $cards }
web-pad-spoken-down = { $player } heeft voorspeld
web-pad-spoken-tricks = { $player } haalde { $tricks }; samen { $sum } van { $cards }
web-pad-spoken-take = { $player } neemt { $seal }
web-pad-spoken-trick = { $player } heeft slag { $trick }
web-pad-spoken-undo = Teruggedraaid
web-pad-spoken-redo = Teruggezet
web-pad-spoken-end = Ronde { $round } is geteld

web-pad-share-together = Samen opschrijven
    .about = Een link, en elke telefoon aan tafel schrijft live mee
web-pad-together = Gedeeld scoreblok
web-pad-together-live = { $here ->
    [one] Er is één telefoon
   *[other] Er zijn { $here } telefoons
}{ $watchers ->
    [0] {""}
    [one] , één kijkt mee
   *[other] , { $watchers } kijken mee
}
web-pad-together-offline = Offline. Schrijf maar door: de anderen krijgen het zodra de verbinding er weer is.
web-pad-together-unsent = { $count ->
    [one] Eén notitie moet nog verstuurd worden
   *[other] { $count } notities moeten nog verstuurd worden
}
web-pad-together-gone = De tafel is er niet meer. Alles staat hier nog, en je kunt het blok op een nieuwe leggen.
web-pad-together-gone-short = Geen tafel meer
web-pad-together-broken = De versie van dit blok op de server is beschadigd. Alles staat hier nog, en je kunt het blok op een nieuwe tafel leggen.
web-pad-together-offline-short = Offline
web-pad-together-others = met andere telefoons
web-pad-together-link = Link voor iedereen aan tafel
web-pad-together-note = Wie deze link heeft, kan meeschrijven.
web-pad-together-qr = QR-code van de link naar dit blok
web-pad-together-watch = Alleen meekijken
    .about = Deze link toont het blok live, maar schrijven kan er niet mee
web-pad-together-phones = Wie heeft een eigen telefoon?
web-pad-together-face-down = Verborgen voorspellingen worden dan op die telefoon gedaan, en niemand anders ziet ze.
web-pad-together-mine = Jouw telefoon
web-pad-together-held = Heeft een telefoon
web-pad-together-away = Heeft een telefoon, nu niet hier
web-pad-together-none = Geen telefoon
web-pad-together-i-am = Dat ben ik
web-pad-together-let-go = Vrijgeven
web-pad-together-stop = Stoppen op deze telefoon
    .about = Wat er staat, blijft hier; de anderen gaan door
web-pad-together-again = Op een nieuwe tafel leggen
web-pad-together-waiting = Wachten op { $players }
web-pad-together-waiting-shown = Wachten tot de voorspellingen open liggen
web-pad-together-waiting-note = Iedereen voorspelt op de eigen telefoon.
web-pad-together-own-bid = Jouw voorspelling, { $player }
web-pad-together-watching = Je kijkt mee
web-pad-together-unsure = { $player } doet deze voorspelling op de eigen telefoon.

web-pad-join-title = Meedoen met het scoreblok
web-pad-join-who = Wie ben jij?
web-pad-join-nobody = Niemand van hen, ik schrijf alleen mee
web-pad-join-watch = Meekijken
web-pad-join-watch-note = Deze link is om mee te kijken.
web-pad-join-none = Dit blok is hier niet. Misschien heeft niemand het 90 dagen lang gebruikt, of is de link afgekapt.
web-pad-join-offline = De server is niet bereikbaar. Probeer het nog eens als je weer online bent.
web-pad-join-damaged = Dit blok is hier niet te lezen. Laad de pagina opnieuw: misschien is die te oud.
web-pad-join-again = Opnieuw proberen

web-pad-refused = Niet aangenomen door de anderen, en hier weer weggehaald:
web-pad-refused-not-yours = Deze voorspelling wordt op de telefoon van de speler zelf gedaan.
web-pad-refused-face-down = Dit had verborgen voorspellingen laten zien.
web-pad-refused-taken = Deze speler heeft al een telefoon.
web-pad-refused-full = Het blok op tafel is vol. Wat je nu schrijft, blijft alleen op deze telefoon.
web-pad-refused-other = { $message }
web-pad-refused-read = OK
