# Spellen tegen bots op het eigen apparaat.

web-device-undo = Terugnemen
web-device-next = Verder
web-device-wait = Bots wachten op je
    .about = In spellen op dit apparaat doet een bot pas een zet als je op de tafel tikt of op de spatiebalk drukt.
web-device-pace = Tempo van de bots

web-device-missing = Dit spel staat niet op dit apparaat
web-device-missing-about = Misschien is het gewist, of in een andere browser gespeeld.
web-device-newer = Dit spel is van een nieuwere versie van deze pagina
web-device-newer-about = Laad de pagina opnieuw voor de nieuwste versie en open het spel dan nog een keer. Er gaat niets verloren.
web-device-broken = Dit spel kan niet verder
web-device-broken-about = Wat deze browser ervan bewaarde, is niet te lezen. Herlaad om het opnieuw te proberen. Met je andere spellen is niets mis.

web-device-here = Er spelen alleen bots mee. Daarom wordt dit spel op dit apparaat gespeeld, ook als je offline bent. Verder kan niemand meedoen.
web-device-there = Je krijgt een link voor je vrienden.
web-device-there-bots = Een van deze bots speelt alleen op de server, dus de tafel wordt daar geopend.
web-device-begin = Spel beginnen
web-device-more = Meer
web-device-seed = Startwaarde van de kaarten
    .about = Hetzelfde getal geeft in elke ronde dezelfde kaarten. Zonder getal kan niemand de kaarten vooraf kennen.
web-device-seed-unfit = De startwaarde is een geheel getal van 0 tot en met { $most }.

web-device-same = Dezelfde kaarten
web-device-same-about = Iemand geeft dit spel door: jij krijgt dezelfde kaarten en dezelfde bots.
web-device-same-seats = Je hebt plaats { $seat }. De bots met de klok mee, links van je te beginnen: { $bots }.
web-device-same-play = Dezelfde kaarten spelen
web-device-same-other = Een ander spel kiezen
web-device-same-unfit = Deze link is niet compleet, dus de kaarten kunnen niet worden gedeeld. Laat hem opnieuw sturen.
web-device-link = Kaarten doorgeven
    .about = Wie deze link opent, speelt dezelfde kaarten tegen dezelfde bots.
    .label = Link naar dezelfde kaarten
    .code = QR-code van de link naar dezelfde kaarten
    .invitation = Kun jij het beter met dezelfde kaarten?

web-device-kept = Spellen op dit apparaat
web-device-kept-about = Ze worden alleen in deze browser bewaard: de laatste { $most } afgelopen spellen en evenveel onafgemaakte.
web-device-kept-none = Op dit apparaat is geen spel bewaard.
web-device-kept-fault = De browser stond dat niet toe.
web-device-delete = Wissen
web-device-deleted = Gewist: { $game }
web-device-restore = Ongedaan maken

# Of er bij het spelen geholpen wordt; .short staat in een opsomming van de keuze
web-hints = Tips
web-hints-off = Uit
    .about = Je speelt zonder hulp.
    .short = zonder tips
web-hints-hints = Op verzoek
    .about = Aan tafel kun je vragen wat een sterke bot zou spelen, en waarom.
    .short = met tips
web-hints-practice = Oefenen
    .about = Tips op verzoek, en na elke zet wat die je heeft gekost.
    .short = om te oefenen
