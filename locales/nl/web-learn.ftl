# De lessen: klaargelegde kaarten, één zin tegelijk.

web-learn-title = Leren spelen
web-learn-intro = Korte lessen om mee te spelen. Er kan niets misgaan.
web-learn-begin = Beginnen
web-learn-go-on = Verdergaan
web-learn-next = Volgende les
web-learn-all-done = Je hebt alle lessen gedaan. Tijd voor een echt spel!
web-learn-count = { $done } van { $all } lessen gedaan
web-learn-is-done = gedaan
web-learn-begun = begonnen
web-learn-group-basics = Het basisspel
web-learn-group-bidding = Voorspellen oefenen
web-learn-group-cards = De speciale kaarten
web-learn-group-variants = De varianten
web-learn-group-extreme = Wizard Extreme
web-learn-again = Nog een keer
web-learn-on = Verder
web-learn-back = Terug
web-learn-more-rules = Regels lezen
web-learn-more-cards = Kaarten bekijken
web-learn-more-play = Tegen bots spelen
web-learn-more-puzzles = Puzzels oplossen
web-learn-step = Stap { $step } van { $steps }
web-learn-done = Goed gedaan!
web-learn-hint = Laat zien
web-learn-close = Sluiten
web-learn-no-lesson = Deze les bestaat niet.
web-learn-bars = Wat elke voorspelling gemiddeld oplevert
web-learn-bar = { $bid }: { $points } punten, gehaald in { $chance } van de 100 rondes
web-learn-judged-best = Jouw { $bid } is de beste voorspelling: gemiddeld { $points } punten.
web-learn-judged-fine = Jouw { $bid } levert gemiddeld { $points } punten op, bijna evenveel als { $best } met { $most }.
web-learn-judged-less = Jouw { $bid } levert gemiddeld { $points } punten op; { $best } levert { $most } op.
web-learn-judged-by = Dat zegt de meester: { $nets }.
web-learn-lost = { $points ->
    [0] Je hebt niets weggegeven tegenover de beste voorspellingen.
   *[other] Bij elkaar heb je { $points } punten weggegeven tegenover de beste voorspellingen.
}

# De lessen: een titel, en voor elke stap of elk antwoord een zin van hoogstens 20 woorden.

web-learn-trick-title = Slag en kleur
web-learn-trick-hand = Welkom! Dit zijn je kaarten: elk met een kleur en een getal.
web-learn-trick-suit = Mira komt uit met de blauwe 9. Nu is blauw de gevraagde kleur.
web-learn-trick-follow = Wie blauw heeft, moet bekennen. Jouw 11 is hoger dan de 9: speel hem.
web-learn-trick-follow-low = Dat mag, maar 5 is minder dan 9. Pak deze slag met de 11.
web-learn-trick-won = Van ieder één kaart: dat is een slag. De hoogste van de gevraagde kleur wint: die van jou!
web-learn-trick-lead = Wie wint, komt daarna uit, met welke kaart dan ook. Speel de groene 3.
web-learn-trick-lead-other = Daarmee mag je ook uitkomen. Hier geven we de slag weg: neem de groene 3.
web-learn-trick-lost = Mira’s groene 12 is de hoogste. De slag is voor haar, en zij komt uit.
web-learn-trick-discard = Rood is gevraagd en jij hebt het niet. Dan mag alles: gooi de blauwe 5 af.
web-learn-trick-end = Een andere kleur kan niet winnen, hoe hoog ook. De slag is voor Tobias. Hierna komt troef!

web-learn-trump-title = Troef, Tovenaars en Narren
web-learn-trump-turned = Na het delen wordt één kaart omgedraaid. Die is rood, dus rood is deze ronde troef.
web-learn-trump-ruff = Je hebt geen groen en mag introeven. Zelfs een kleine troef verslaat elke andere kleur.
web-learn-trump-ruff-wizard = De Tovenaar wint ook. Maar bewaar hem: de kleine rode 2 is genoeg.
web-learn-trump-ruff-fool = Met de Nar geef je de slag weg. Jouw rode 2 wint hem.
web-learn-trump-fool = Nu een Nar: die verliest van alles. Kom ermee uit en kijk wat er gebeurt.
web-learn-trump-fool-wizard = Die zou winnen. De Tovenaar komt zo; kom eerst uit met de Nar.
web-learn-trump-after-fool = Na een Nar bepaalt de eerste getalkaart de kleur: blauw. Mira’s 8 wint.
web-learn-trump-wizard = Tobias troeft in met de rode 11. Een Tovenaar verslaat zelfs troeven: speel de jouwe.
web-learn-trump-end = Tovenaars en Narren mag je altijd spelen. Van meer Tovenaars wint de eerste.

web-learn-bids-title = Voorspellen en punten
web-learn-bids-bid = Voor de eerste kaart zegt ieder hoeveel slagen het worden. Dat is de voorspelling.
web-learn-bids-one = De rode 13 is de hoogste troef, de gele 2 haalt niets. Voorspel 1.
web-learn-bids-one-none = Je rode 13 verliest alleen van een Tovenaar. Die wint, dus voorspel 1.
web-learn-bids-one-two = Twee is te veel: de gele 2 wint bijna nooit. Voorspel 1.
web-learn-bids-follow = Geel is gevraagd, dus beken met de 2. Deze slag heb je niet nodig.
web-learn-bids-take = Blauw heb je niet. Pak met je troef de slag die je voorspelde.
web-learn-bids-points = Precies zoals voorspeld! Dat geeft 20 punten en 10 voor elke slag: 30.
web-learn-bids-missed = Tobias voorspelde 1 en haalde er geen. Elke slag te weinig of te veel kost 10 punten.
web-learn-bids-none = Twee lage kaarten, geen troef: waarschijnlijk geen slag. Voorspel 0, ook dat geeft 20 punten.
web-learn-bids-none-more = Met deze kaarten win je bijna niets. Een voorspelling van 0 geeft 20 punten.
web-learn-bids-end = Dat is het geheim: je hoeft niet veel slagen te halen, alleen te weten hoeveel.

web-learn-round-title = Een hele kleine ronde
web-learn-round-trump = Nu een hele ronde voor jou. Groen is troef, en je hebt er geen.
web-learn-round-bid = Jij begint. Tel wat er wint: de Tovenaar en de rode 13. Voorspel 2.
web-learn-round-bid-three = De Nar wint niets. Dan blijven er twee over: de Tovenaar en de rode 13.
web-learn-round-bid-few = Je hand is beter: de Tovenaar en de 13 winnen. Voorspel 2.
web-learn-round-lead = Jij komt uit. Zolang iedereen rood heeft, kan niemand je 13 aftroeven. Speel hem nu.
web-learn-round-lead-wizard = De Tovenaar wint altijd. De 13 is alleen nu veilig: speel die.
web-learn-round-lead-fool = De Nar kan wachten. Speel de 13 zolang de anderen nog rood hebben.
web-learn-round-fool = Eén slag is binnen. Laat een ander uitkomen: de Nar verliest van alles.
web-learn-round-fool-wizard = Dat kan ook. Maar de Tovenaar wint altijd, dus speel de Nar.
web-learn-round-wizard = De laatste slag, en je hebt hem nodig. Je Tovenaar mag je altijd spelen.
web-learn-round-points = Twee voorspeld, twee gehaald: 20 punten en 10 voor elke slag, samen 40.
web-learn-round-end = Een echt spel begint met één kaart, dan twee, enzovoort. De meeste punten winnen.

web-learn-ten-hands-title = Tien handen: wat voorspel je?
web-learn-ten-hands-intro = Tien handen, van één kaart tot tien. Voorspel, en zie wat elke voorspelling gemiddeld oplevert.
web-learn-ten-hands-last = Jij bent als laatste en kent alle andere voorspellingen. Wat voorspel je?
web-learn-ten-hands-between = Anderen gingen je voor. Let op troef en hun voorspellingen: wat voorspel je?
web-learn-ten-hands-first = Jij begint en kent alleen je eigen hand. Wat voorspel je?
web-learn-ten-hands-end = Voorspel wat je kaarten gemiddeld halen. Vertrouw de cijfers meer dan je hoop.

web-learn-shapeshifter-title = De Gedaanteverwisselaar
web-learn-shapeshifter-card = Dit is de Gedaanteverwisselaar. Als je hem speelt, zeg je: Tovenaar of Nar.
web-learn-shapeshifter-wizard = Je hebt één slag nodig. Speel hem als Tovenaar, dan verslaat hij de rode 12.
web-learn-shapeshifter-wizard-fool = Als Nar verliest hij, en je voorspelde 1. Maak er een Tovenaar van.
web-learn-shapeshifter-wizard-other = De gele 3 wint nu niet en straks niet. Pak de slag met de Gedaanteverwisselaar.
web-learn-shapeshifter-taken = Binnen! Had je geen slag nodig, dan had je er een Nar van gemaakt.
web-learn-shapeshifter-end = Wordt de Gedaanteverwisselaar na het delen omgedraaid, dan kiest de gever de troefkleur.

web-learn-dragon-title = De Draak
web-learn-dragon-card = De Draak is de hoogste kaart van allemaal. Hij verslaat elke troef en elke Tovenaar.
web-learn-dragon-beats = Mira heeft een Tovenaar gespeeld, en toch wint jouw Draak. Speel hem.
web-learn-dragon-beats-other = Die verliest van de Tovenaar, en je voorspelde 1. Jouw Draak is sterker.
web-learn-dragon-fairy = Eén kaart kan de Draak verslaan: de Fee. Die komt hierna.
web-learn-dragon-end = Kom je uit met de Draak, dan werkt hij als een Tovenaar: niemand hoeft te bekennen.

web-learn-fairy-title = De Fee
web-learn-fairy-card = De Fee is de laagste kaart, nog onder de Narren. Ze verliest bijna altijd.
web-learn-fairy-beats = Daar is de Draak, en alleen de Fee kan hem verslaan. Speel haar.
web-learn-fairy-beats-other = De blauwe 2 verliest van de Draak, jouw Fee niet. Je hebt deze slag nodig.
web-learn-fairy-order = Ligt de Draak in de slag, dan wint de Fee, wie van de twee ook eerst kwam.
web-learn-fairy-end = Zonder de Draak is ze een goede kaart als je 0 hebt voorspeld.

web-learn-bomb-title = De Bom
web-learn-bomb-card = Een slag met de Bom erin krijgt niemand. Hij telt voor geen enkele voorspelling.
web-learn-bomb-danger = Je voorspelde 0, maar je rode 5 zou winnen. Gelukkig heb je de Bom!
web-learn-bomb-play = De Bom mag je altijd spelen, ook als je rood hebt. Speel hem.
web-learn-bomb-play-five = Dan is de slag voor jou, en je voorspelde 0. Neem de Bom.
web-learn-bomb-leads = De slag is weg. Zonder de Bom had Tobias hem gewonnen, dus komt hij uit.
web-learn-bomb-end = Kom je ermee uit, dan werkt hij als een Nar; omgedraaid betekent hij: geen troef.

web-learn-werewolf-title = De Weerwolf
web-learn-werewolf-swap = Je kreeg de Weerwolf. Hij heeft van plaats geruild met de omgedraaide kaart.
web-learn-werewolf-mine = Zo heb je nu de rode 13 in je hand, en iedereen weet het.
web-learn-werewolf-name = Daarvoor kies jij de troefkleur, of geen troef. Neem rood, vanwege je 13.
web-learn-werewolf-name-none = Dat mag. Maar als troef is je 13 veiliger: kies rood.
web-learn-werewolf-name-other = Dat mag, maar je beste kaart is rood. Als troef wint die bijna altijd.
web-learn-werewolf-end = De Weerwolf wordt nooit gespeeld. Dit alles gebeurt voor de eerste voorspelling.

web-learn-juggler-title = De Jongleur
web-learn-juggler-card = De Jongleur is een 7½, in de kleur die je noemt als je hem speelt.
web-learn-juggler-half = De rode 7 ligt voor, en 7½ is net hoger. Speel de Jongleur als rood.
web-learn-juggler-half-trump = Als troef wint hij ook. Maar kijk hoe 7½ de 7 verslaat: kies rood.
web-learn-juggler-half-suit = Rood is gevraagd, in deze kleur kan de Jongleur niet winnen. Kies rood.
web-learn-juggler-half-card = Die verliest van de rode 7, en je voorspelde 1. De Jongleur verslaat hem.
web-learn-juggler-passing = Na deze slag geeft ieder één kaart door naar links, allemaal tegelijk.
web-learn-juggler-pass = Je hebt je slag. De gele 12 zou er nog een kunnen halen: geef hem door.
web-learn-juggler-pass-low = De blauwe 2 kan geen kwaad. De gele 12 kan een slag te veel halen.
web-learn-juggler-end = Mira heeft jouw 12, en Tobias gaf jou de blauwe 9.

web-learn-cloud-title = De Wolk
web-learn-cloud-card = De Wolk is een 9¾, in de kleur die je noemt als je hem speelt.
web-learn-cloud-nine = De rode 9 ligt voor, en 9¾ is net hoger. Speel de Wolk als rood.
web-learn-cloud-nine-trump = Als troef wint hij ook. Maar kijk hoe 9¾ de 9 verslaat: kies rood.
web-learn-cloud-nine-card = De troef wint ook. Maar deze les gaat over de Wolk: speel hem als rood.
web-learn-cloud-nine-suit = Rood is gevraagd, in deze kleur kan de Wolk niet winnen. Kies rood.
web-learn-cloud-last = Kom nu uit met je laatste kaart, de groene 12: een troef.
web-learn-cloud-two = Twee slagen, terwijl je er maar 1 voorspelde. Hier helpt de Wolk.
web-learn-cloud-change = Wie de Wolk heeft, moet de voorspelling met één veranderen, omhoog of omlaag. Maak er 2 van.
web-learn-cloud-change-down = Dan had je 0 voorspeld en twee gehaald. Ga naar 2.
web-learn-cloud-end = 2 voorspeld, twee gehaald: 40 punten. Maar klopte je voorspelling al, dan bederft de Wolk die!

web-learn-plus-minus-one-title = Plus/min één
web-learn-plus-minus-one-rule = Jij deelt en voorspelt als laatste. De voorspellingen mogen samen niet op het aantal slagen uitkomen.
web-learn-plus-minus-one-allowed = Er is 1 voorspeld voor drie slagen, dus 2 mag niet. Zeg liever 1 dan 3.
web-learn-plus-minus-one-allowed-three = Dat mag, maar de groene 2 wint niets. Zeg 1 en geef de 12 weg.
web-learn-plus-minus-one-allowed-none = Dat mag, maar de rode 13 verliest alleen van Tovenaars. Zeg 1.
web-learn-plus-minus-one-end = Twee voorspeld, drie slagen: er blijft er een over die niemand wil. Iemand zit ernaast.

web-learn-hidden-title = Verborgen voorspellingen
web-learn-hidden-rule = Iedereen voorspelt tegelijk. Wat de anderen voorspellen, zie je nog niet.
web-learn-hidden-trust = Alleen je eigen hand telt: de Tovenaar wint, de groene 2 niet. Voorspel 1.
web-learn-hidden-trust-none = De Tovenaar verliest bijna nooit. Met 0 zit je ernaast.
web-learn-hidden-trust-two = Daarvoor is de groene 2 te laag. Eén slag, die van de Tovenaar, klopt.
web-learn-hidden-end = Nu worden alle voorspellingen tegelijk getoond, en jullie spelen als altijd.

web-learn-secret-title = Geheime voorspellingen
web-learn-secret-rule = Hier ziet niemand wat de anderen voorspellen, tot de ronde voorbij is.
web-learn-secret-bid = Je rode 9 is troef, en er is maar één slag. Voorspel 1.
web-learn-secret-bid-none = Een troef als de rode 9 wint waarschijnlijk de enige slag. Voorspel 1.
web-learn-secret-play = Wil Mira deze slag? Niemand weet het. Speel je troef.
web-learn-secret-end = Nu blijkt het: ook Mira had 1 voorspeld, en ze verliest 10 punten.

web-learn-clairvoyance-title = Helderziendheid
web-learn-clairvoyance-rule = In de eerste ronde zie je ieders kaart, alleen je eigen kaart niet.
web-learn-clairvoyance-bid = De anderen hebben allebei een Nar! Bijna elke kaart wint daarvan: voorspel 1.
web-learn-clairvoyance-bid-none = Je verliest alleen als je zelf een Nar hebt. Durf maar: voorspel 1.
web-learn-clairvoyance-play = Speel nu je kaart, zonder hem te hebben gezien.
web-learn-clairvoyance-end = De rode 9, een troef! Alle volgende rondes spelen jullie als altijd.

web-learn-single-suit-title = Eén kleur
web-learn-single-suit-rule = Ieder heeft maar één kleur; jij hebt blauw. Troef is er niet.
web-learn-single-suit-bid = De hoogste waarde wint, in welke kleur ook. Tovenaar en 13: voorspel 2.
web-learn-single-suit-bid-other = Tel nog eens: de Tovenaar en de 13 winnen, de 7 en de 2 bijna niet.
web-learn-single-suit-tie = Van even hoge kaarten wint de eerste: jouw 7 zou van die van Mira verliezen.
web-learn-single-suit-win = Bekennen hoeft hier niet. Win deze slag met je 13.
web-learn-single-suit-win-wizard = De Tovenaar wint ook, maar de 13 is genoeg. Bewaar hem.
web-learn-single-suit-win-low = Daarmee verlies je de slag, en je hebt er twee nodig. Neem de 13.
web-learn-single-suit-end = Voor elke ronde neemt ieder zijn 15 kaarten terug, schudt en trekt opnieuw.

web-learn-maximus-title = Maximus
web-learn-maximus-rule = Bij Maximus worden alle 60 kaarten gedeeld, en er zijn maar vijf rondes.
web-learn-maximus-trump = Er wordt niets omgedraaid. Troef is achtereenvolgens blauw, rood, groen, geel en geen.
web-learn-maximus-bid = Vijftien slagen is veel om te tellen. Hoeveel zou jij met deze hand voorspellen?
web-learn-maximus-end = Elke kaart zit bij iemand. Wie goed telt, weet al gauw wie wat heeft.

web-learn-own-rounds-title = Eigen rondes
web-learn-own-rounds-rule = Jullie mogen eigen rondes afspreken: hier een met 5 kaarten, dan een met maar één.
web-learn-own-rounds-bid = Zo heb je meteen een volle hand. Hoeveel slagen voorspel je?
web-learn-own-rounds-end = Gebruikt een ronde alle 60 kaarten, dan wordt er geen omgedraaid: dan is er geen troef.

web-learn-seals-title = Zegels en voorspelling
web-learn-seals-pool = Hier voorspel je met zegels: één voor elke slag, in de kleur van die slag.
web-learn-seals-trump = Ieder heeft vijftien kaarten, en rood is altijd troef.
web-learn-seals-others = Mira wil een rode, een groene en een paarse slag. Dat ziet iedereen.
web-learn-seals-take = Je rode, blauwe en gele 9 zijn de hoogste. Neem van elk een zegel en bevestig.
web-learn-seals-take-more = Je hand kan meer: een slag in rood, blauw en geel.
web-learn-seals-take-magician = De zwarte magiër komt in een latere les. Neem rood, blauw en geel.
web-learn-seals-take-other = In die kleur is geen slag zeker. Neem er telkens een in rood, blauw en geel.
web-learn-seals-end = Drie zegels, drie slagen. Met elke gewonnen slag geef je een zegel terug.

web-learn-white-seals-title = Witte zegels
web-learn-white-seals-empty = Mira heeft alle drie de gele zegels genomen. De voorraad heeft er geen meer.
web-learn-white-seals-take = Neem rood en blauw uit de voorraad, en het gele van Mira. Bevestig dan.
web-learn-white-seals-take-more = Je drie negens winnen allemaal: rood, blauw en, van Mira, geel.
web-learn-white-seals-take-other = Blijf bij je drie negens: rood, blauw en, van Mira, geel.
web-learn-white-seals-white = Mira kreeg er een wit zegel voor terug. Dat past bij elke slag.
web-learn-white-seals-end = Er zijn maar vier witte zegels. Zijn ze op, dan kan niemand nog van anderen nemen.

web-learn-black-seals-title = Teruggeven, zwarte zegels
web-learn-black-seals-win = Geel is gevraagd, en je hebt een geel zegel. Win deze slag met je 9.
web-learn-black-seals-win-low = Zo geef je de slag weg, en je gele zegel blijft misschien over.
web-learn-black-seals-back = Wie een slag wint, geeft meteen een zegel terug dat past: hier het gele.
web-learn-black-seals-lead = Jij komt uit. Kijk nu wat er met Mira gebeurt: speel je paarse 1.
web-learn-black-seals-lead-nine = Die wint. Maar laat Mira eerst twee paarse slagen halen: speel de 1.
web-learn-black-seals-lead-other = Dat mag. Maar voor wat nu komt, speel je de paarse 1.
web-learn-black-seals-under = Mira speelt weer paars. Blijf onder haar 9: gooi je 5 weg, die is het gevaarlijkst.
web-learn-black-seals-under-low = Die verliest ook. Maar later kan de 5 winnen, dus gooi die nu weg.
web-learn-black-seals-black = Mira heeft geen paars zegel meer. Voor deze slag moet ze een zwart zegel nemen.
web-learn-black-seals-end = Wat aan het einde over is, kost punten: een gekleurd zegel 2, een zwart 3, een wit 4.

web-learn-magician-title = De zwarte magiër
web-learn-magician-hand = Geen paars, en niets wat zeker wint: een hand voor de zwarte magiër.
web-learn-magician-take = Neem hem in plaats van zegels. Per ronde kan maar één speler hem hebben.
web-learn-magician-take-seals = Met zegels moet je precies die slagen halen. Met de zwarte magiër is het makkelijker.
web-learn-magician-none = Je hebt nu geen zegels: je geeft er geen terug en neemt geen zwarte.
web-learn-magician-lead = Jij komt uit. Laat een ander winnen met je gele 2.
web-learn-magician-lead-other = Elke kaart kan. Maar met de laagste gele ben je de slag zeker kwijt.
web-learn-magician-ruff = Tobias komt uit met paars, en jij hebt het niet. Bederf zijn slag: troef in met de rode 2.
web-learn-magician-ruff-high = Dat wint ook, maar de rode 2 is genoeg.
web-learn-magician-ruff-not = Dan raakt iemand een paars zegel kwijt. Troef in, en het blijft liggen.
web-learn-magician-spoilt = Zo raakte niemand een paars zegel kwijt. Wat overblijft, kost de anderen punten.
web-learn-magician-end = Jij begint met 4 strafpunten: één minder voor elk zwart zegel van de anderen.
