# Eerlijk schudden: wat dat is, en een spel in de browser controleren.

web-fair-title = Niemand heeft jouw kaarten gekozen
web-fair-intro = De server niet, en een andere speler ook niet. Na elk spel kun je het zelf controleren.
web-fair-step-1 = Een geheim in een glazen kistje
web-fair-step-1-about = Voordat er iemand gaat zitten, sluit de server een lang geheim getal op in een glazen kistje. Jij kunt het niet lezen en de server kan het niet meer veranderen. Het kistje is een vingerafdruk van het geheim; elke tafel laat die vanaf het begin zien.
web-fair-step-2 = Iedereen sluit iets op
web-fair-step-2-about = Als je gaat zitten, sluit je zelf iets op: een woord en willekeurige letters. De pagina doet dat voor je. Niemand kan het lezen, en zodra het spel is gestart, kun ook jij het niet meer veranderen. Voor een bot geldt een waarde die door het geheim zelf vastligt.
web-fair-step-3 = Alle kistjes gaan tegelijk open
web-fair-step-3-about = Als iemand het spel start, staan alle kistjes op tafel; pas dan gaan ze open. Hoe de kaarten in elke ronde liggen, volgt uit het geheim en uit wat er in de kistjes zat. Verder nergens uit: niet uit voorspellingen, niet uit hoe je speelt.
web-fair-step-4 = Het kistje van de server gaat open
web-fair-step-4-about = Na het spel ziet iedereen het geheim, of het bij zijn kistje past en of het eigen woord erbij is. En wie het narekent, ziet: elke kaart was de kaart die moest komen.
web-fair-so = Iedereen legde zijn deel vast voordat hij een ander deel kende. Zelfs als de server met alle anderen aan tafel had samengespannen, hadden ze niets kunnen kiezen: jouw deel kenden ze niet.

web-fair-check = Een spel controleren
web-fair-check-about = Je browser rekent zelf en vraagt geen server of het klopt. Je hebt de opname nodig van een spel dat voorbij is.
web-fair-noted = Vingerafdruk van vóór het spel (als je die noteerde)
web-fair-noted-about = Zonder vingerafdruk controleer je of alles bij elkaar past. Met vingerafdruk ook of het geheim hetzelfde is als wat vooraf werd opgesloten. Van spellen die je in deze browser speelde, heeft de pagina hem zelf genoteerd.
web-fair-again = Opnieuw controleren
web-fair-own = Een van jouw spellen
web-fair-file = De opname van een spel
web-fair-busy = Er wordt opnieuw geschud …
web-fair-result = Uitslag

web-fair-fault-json = Dit is niet als JSON te lezen.
web-fair-fault-format = Dit is geen opname van een spel.
web-fair-fault-players = De gegevens over de spelers in deze opname zijn onvolledig of beschadigd.
web-fair-fault-rounds = De gegevens over de gedeelde kaarten in deze opname zijn onvolledig of beschadigd.
web-fair-device = De kaarten van dit spel zijn op je eigen apparaat gedeeld. Er is dus geen server waarvan je het schudden kunt controleren.
web-fair-fault-proof-none = Deze opname heeft geen bewijs. Dat hebben alleen spellen die op een server zijn gespeeld.
web-fair-fault-proof-form = Het bewijs in deze opname is niet te lezen.
web-fair-fault-method = Het bewijs gebruikt een methode die deze pagina niet kent.
web-fair-fault-not-over = Dit spel is nog bezig. Het geheim wordt na de laatste kaart bekendgemaakt.
web-fair-fault-offline = De server antwoordt niet. Probeer het zo nog eens.
web-fair-fault-table = De opname van deze tafel is niet te laden.

web-fair-good = Alles klopt
web-fair-good-about = { $rounds ->
    [one] Elke kaart van de ronde is de kaart die moest komen.
   *[other] Elke kaart van alle { $rounds } rondes is de kaart die moest komen.
}
web-fair-bad = Er klopt iets niet
web-fair-bad-about = Hieronder staat wat er niet klopt.
web-fair-verdict-good = Goed:
web-fair-verdict-bad = Fout:
web-fair-verdict-unknown = Niet bekend:

web-fair-row-secret = Het geheim past bij de vingerafdruk
web-fair-row-secret-good = De SHA-256 van het geheim is de vingerafdruk in de opname.
web-fair-row-secret-bad = De SHA-256 van het geheim is niet de vingerafdruk in de opname.
web-fair-secret = Geheim
web-fair-fingerprint = De SHA-256 ervan
web-fair-commitment = In de opname
web-fair-row-noted = De vingerafdruk is die van vóór het spel
web-fair-row-noted-good = Het is de vingerafdruk die jij hebt genoteerd.
web-fair-row-noted-bad = Het is niet de vingerafdruk die jij hebt genoteerd. Dan is het geheim verwisseld, of je noteerde die van een andere tafel.
web-fair-row-noted-unknown = Je hebt er geen opgegeven. De tafel laat hem voor het spel zien; wie hem noteert, kan ook dit controleren.
web-fair-row-kept-good = Je browser onthield hem voordat de server wist wat jij toevoegde. Het is dezelfde.
web-fair-row-kept-bad = Je browser onthield een andere, voordat de server wist wat jij toevoegde. Dan is het geheim verwisseld, of het hoort bij een ander spel.
web-fair-row-lock = Alles lag vast voordat jouw deel bekend was
web-fair-row-lock-good = Je browser onthield wat iedereen had opgesloten, voordat hij jouw kistje opende. De opname zegt hetzelfde.
web-fair-row-lock-bad = Je browser onthield wat iedereen had opgesloten, voordat hij jouw kistje opende. De opname zegt iets anders: sindsdien heeft iemand zijn deel veranderd.
web-fair-row-lock-unknown = Je browser heeft over dit spel niets genoteerd. Toch wordt elke waarde vergeleken met wat die plaats had opgesloten.
web-fair-row-added = Wat er is toegevoegd
web-fair-row-added-good = Wat de server toevoegde, volgt uit zijn geheim.
web-fair-row-added-bad = Wat de server toevoegde, volgt niet uit zijn geheim.
web-fair-row-added-wrong = Een waarde is niet de waarde die die plaats had opgesloten.
web-fair-row-added-all = Iedereen heeft iets toegevoegd.
web-fair-row-late = { $players }: niet op tijd geopend, dus geldt de waarde van de server. Dat kan door een trage verbinding komen. Maar als de server met deze speler samenspant, kunnen ze zo tussen twee mogelijkheden kiezen.
web-fair-row-own-unknown = Staat jouw woord erbij? Dat weet alleen jij.
web-fair-row-own-good = Jouw woord staat erbij: je browser heeft het onthouden.
web-fair-row-own-bad = Maar je browser heeft iets anders onthouden: jouw woord ontbreekt (het kwam te laat, of de server liet het weg), of er is er een toegevoegd op een plaats waar alleen een bot zat.
web-fair-from-player = van de speler zelf
web-fair-from-hidden = opgesloten door de speler
web-fair-from-server = vastgelegd door het geheim
web-fair-from-late = niet op tijd geopend; vastgelegd door het geheim
web-fair-row-rounds = De kaarten
web-fair-row-rounds-good = { $rounds ->
    [0] Er is niets gedeeld.
    [one] Opnieuw geschud: daar kwam precies dezelfde ronde uit.
   *[other] Opnieuw geschud: daar kwamen precies dezelfde { $rounds } rondes uit.
}
web-fair-row-rounds-bad = { $wrong ->
    [one] In één ronde zijn andere kaarten gedeeld.
   *[other] In { $wrong } van { $rounds } rondes zijn andere kaarten gedeeld.
}
web-fair-round = Ronde { $round }
web-fair-round-good = gedeeld zoals het moest
web-fair-round-bad = andere kaarten
web-fair-seat = Plaats
web-fair-dealt = Gedeeld
web-fair-turned = Omgedraaid
web-fair-instead = had moeten zijn:

web-fair-not = Wat dit niet laat zien
web-fair-not-look = Dat de server niet heeft gekeken. Hij kent de kaarten die hij deelt; wie hem beheert, kan ze aan een vriend vertellen.
web-fair-not-late = Dat iedereen zijn kistje heeft geopend. Voor wie dat niet op tijd doet, geldt de waarde van de server, zodat geen trage telefoon het spel ophoudt. Spelers alleen hebben daar niets aan, want ze kennen het geheim niet. Als de server met een speler samenspant, kunnen ze zo tussen twee mogelijkheden kiezen; maar de controle noemt elke plaats waar dat gebeurde.
web-fair-not-refuse = Zodra de server alle woorden kent, kan hij de kaarten uitrekenen. Bevallen ze hem niet, dan kan hij weigeren te beginnen of het spel afbreken, en op je volgende spel wachten. Dat valt niet te verbergen: wees op je hoede als het op een server vaak gebeurt.
web-fair-not-played = Dat de opname van het spel is dat jij hebt gespeeld. Gecontroleerd worden de kaarten in de opname; of jij precies die in je hand had, weet alleen jij.
web-fair-not-page = Dat deze pagina eerlijk is. Hij komt van dezelfde server die hij controleert. Wil je daar niet op vertrouwen, noteer dan de vingerafdruk vóór het spel en controleer de opname met een eigen installatie van foretell.
web-fair-terminal = Dezelfde controle in een terminal; die toetst ook elke zet aan de regels:
