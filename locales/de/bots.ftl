# The levels, weakest first: what each is called, and one sentence on how it plays.

bot-random = Träumer
    .about = Spielt, was gerade erlaubt ist, mit dem Kopf in den Wolken.
bot-apprentice = Lehrling
    .about = Hat die Regeln gerade gelernt: zählt die hohen Karten, vergisst, was gefallen ist, und achtet auf keinen anderen.
bot-thumb = Buchhalter
    .about = Zählt jede Karte mit und spielt nach Faustregeln, denkt aber selten weiter als bis zu diesem Stich.
bot-journeyman = Geselle
    .about = Spielt aus Erfahrung und merkt sich Trümpfe und hohe Karten; kleine entgehen ihm, und manches Blatt sieht er zu rosig.
bot-master = Meister
    .about = Hat Millionen von Runden gespielt, vergisst keine Karte und wägt jeden Zug mit einem Blick ab.
bot-grandmaster = Großmeister
    .about = Ein Meister, der sich auch vorstellt, was du auf der Hand hast, und es viele Male durchspielt, bevor er zieht.
bot-rating = Spielstärke: { $ratings }
bot-missing = Hier nicht verfügbar: { $why }
bot-instead = Stattdessen spielt: { $bot }.
bot-replaced = Hier nicht verfügbar: { $bot }. Stattdessen spielt: { $other }. Den Grund nennt foretell bots.
bot-failed = Ein Bot ist ausgefallen: { $why }. Stattdessen spielt: { $other }.
bot-offered = Ein Bot aus dem Paket { $package }.
web-bot-missing = { $bot } (nicht auf diesem Server)
web-bots-missing = Nicht verfügbar auf diesem Server, weil die Regeln dort nicht kompiliert sind: { $bots }. Stattdessen spielt: { $other }.
web-bot-rating = Spielstärke: { $rating }.
