# Eerlijk schudden: wat dat is, en een spel in de browser controleren.

web-fair-title = Niemand heeft jouw kaarten gekozen
web-fair-intro = De server niet, en een andere speler ook niet. Na elk spel kun je dat zelf controleren: hier staat hoe het werkt, en hier kun je het doen.
web-fair-step-1 = Een geheim in een glazen kistje
web-fair-step-1-about = Voordat er iemand gaat zitten, sluit de gever een lang geheim getal op in een glazen kistje. Jij kunt het niet lezen en de gever kan het niet meer veranderen. Het kistje is een vingerafdruk van het geheim; elke tafel laat die vanaf het begin zien.
web-fair-step-2 = Iedereen voegt iets toe
web-fair-step-2-about = Als je gaat zitten, voeg je een woord of een paar cijfers toe; meestal doet de pagina dat voor je. Wie niets toevoegt, krijgt een waarde die door het geheim zelf vastligt.
web-fair-step-3 = Daaruit volgt hoe er wordt geschud
web-fair-step-3-about = Hoe de kaarten in elke ronde liggen, volgt uit het geheim en uit alles wat is toegevoegd. Verder nergens uit: niet uit voorspellingen, niet uit hoe je speelt.
web-fair-step-4 = Het kistje gaat open
web-fair-step-4-about = Na het spel ziet iedereen het geheim, of het bij het kistje past en of het eigen woord erbij is. En wie het narekent, ziet: elke kaart was de kaart die moest komen.
web-fair-so = De gever legde zijn deel vast voordat hij het jouwe kende. Jij gaf het jouwe zonder het zijne te kennen. Dus niemand kon kiezen.

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
web-fair-row-kept-good = Je browser onthield hem voordat de server wist wat jij toevoegt. Het is dezelfde.
web-fair-row-kept-bad = Je browser onthield een andere, voordat de server wist wat jij toevoegt. Dan is het geheim verwisseld, of het hoort bij een ander spel.
web-fair-row-added = Wat er is toegevoegd
web-fair-row-added-good = Wat de server toevoegde, volgt uit zijn geheim.
web-fair-row-added-bad = Wat de server toevoegde, volgt niet uit zijn geheim.
web-fair-row-added-all = Iedereen heeft iets toegevoegd.
web-fair-row-own-unknown = Staat jouw woord erbij? Dat weet alleen jij.
web-fair-row-own-good = Jouw woord staat erbij: je browser heeft het onthouden.
web-fair-row-own-bad = Maar je browser heeft iets anders onthouden: jouw woord ontbreekt, of er is er een toegevoegd op een plaats waar alleen een bot zat.
web-fair-from-player = van de speler zelf
web-fair-from-server = vastgelegd door het geheim
web-fair-row-rounds = De kaarten
web-fair-row-rounds-good = { $rounds ->
    [0] Er is niets gedeeld.
    [one] Opnieuw geschud: de ronde kwam precies zo uit.
   *[other] Opnieuw geschud: alle { $rounds } rondes kwamen precies zo uit.
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
web-fair-not-look = Dat de gever niet heeft gekeken. Een server kent de kaarten die hij deelt; wie hem beheert, kan ze aan een vriend vertellen.
web-fair-not-last = Aan een tafel met vrienden ziet iedereen wat de anderen toevoegen. Wie als laatste iets toevoegt, kent dus al het andere, maar zonder het geheim heeft niemand daar iets aan. Bots voegen niets toe: hun waarden volgen uit het geheim.
web-fair-not-together = Met het geheim wel: wie de server beheert, kan zelf aanschuiven of iemand aan tafel helpen en veel woorden uitproberen voordat het laatste erbij komt. Tegen bots voegt behalve jij niemand iets toe; daar kan dat dus niet.
web-fair-not-refuse = Zodra de server alle woorden kent, kan hij de kaarten uitrekenen. Bevallen ze hem niet, dan kan hij weigeren te beginnen of het spel afbreken, en op je volgende spel wachten. Dat valt niet te verbergen: wees op je hoede als het op een server vaak gebeurt.
web-fair-not-played = Dat de opname van het spel is dat jij hebt gespeeld. Gecontroleerd worden de kaarten in de opname; of jij precies die in je hand had, weet alleen jij.
web-fair-not-page = Dat deze pagina eerlijk is. Ze komt van dezelfde server die ze controleert. Wil je daar niet op vertrouwen, noteer dan de vingerafdruk vóór het spel en controleer de opname met een eigen installatie van foretell.
web-fair-terminal = Dezelfde controle in een terminal, die ook elke zet aan de regels toetst:
