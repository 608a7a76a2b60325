# Farben, Karten und Siegel. Die Form einer Farbe zeichnet das Programm, sie ist in jeder Sprache gleich.
#   .mark    eine Farbe auf einer Karte: ein oder zwei Buchstaben; getippt nennen sie die Farbe, wie auch B G R Y P
#   .label   am Anfang einer Zeile oder auf einem Knopf
#   .object  als Akkusativobjekt im Satz: "Mira spielt die blaue 7."
#   .short   auf dem Bild einer Karte, höchstens sechs Zeichen
#   .about   eine Zeile darüber, was eine Karte kann

suit-B = Blau
    .label = Blau
    .mark = B
suit-G = Grün
    .label = Grün
    .mark = Gn
suit-R = Rot
    .label = Rot
    .mark = R
suit-Y = Gelb
    .label = Gelb
    .mark = Ge
suit-P = Violett
    .label = Violett
    .mark = V
suit-none = keiner
    .label = Kein Trumpf

card-B = blaue { $value }
    .object = die blaue { $value }
card-G = grüne { $value }
    .object = die grüne { $value }
card-R = rote { $value }
    .object = die rote { $value }
card-Y = gelbe { $value }
    .object = die gelbe { $value }
card-P = violette { $value }
    .object = die violette { $value }
card-W = Zauberer
    .object = einen Zauberer
    .short = Zauber
    .about = Schlägt jede Zahlenkarte; von mehreren Zauberern gewinnt der erste.
card-F = Narr
    .object = einen Narren
    .short = Narr
    .about = Verliert gegen jede Zahlenkarte.
card-shapeshifter = Gestaltenwandler
    .object = den Gestaltenwandler
    .short = Wandel
    .about = Ein Zauberer oder ein Narr, ganz wie du willst.
card-dragon = Drache
    .object = den Drachen
    .short = Drache
    .about = Schlägt alles, nur nicht die Fee.
card-fairy = Fee
    .object = die Fee
    .short = Fee
    .about = Verliert gegen alles, nur nicht gegen den Drachen.
card-bomb = Bombe
    .object = die Bombe
    .short = Bombe
    .about = Ihren Stich bekommt niemand.
card-werewolf = Werwolf
    .object = den Werwolf
    .short = Wolf
    .about = Tauscht mit der aufgedeckten Karte; wer ihn hat, nennt den Trumpf.
card-juggler = Jongleur
    .object = den Jongleur
    .short = Jongl.
    .about = Eine 7½ der genannten Farbe; dann gibt jeder eine Karte nach links.
card-cloud = Wolke
    .object = die Wolke
    .short = Wolke
    .about = Eine 9¾ der genannten Farbe; wer sie gewinnt, ändert die Vorhersage um 1.
card-hidden = unbekannte Karte
    .object = eine Karte
    .about = Du siehst die Karten der anderen, deine eigene nicht.

# Eine Sonderkarte als das, was sie sein soll; in .object steht $card im Akkusativ
as-W = { $card } als Zauberer
    .object = { $card } als Zauberer
as-F = { $card } als Narr
    .object = { $card } als Narren
as-B = { $card } als blaue { $value }
    .object = { $card } als blaue { $value }
as-G = { $card } als grüne { $value }
    .object = { $card } als grüne { $value }
as-R = { $card } als rote { $value }
    .object = { $card } als rote { $value }
as-Y = { $card } als gelbe { $value }
    .object = { $card } als gelbe { $value }

seal-B = blaues Siegel
    .object = ein blaues Siegel
seal-G = grünes Siegel
    .object = ein grünes Siegel
seal-R = rotes Siegel
    .object = ein rotes Siegel
seal-Y = gelbes Siegel
    .object = ein gelbes Siegel
seal-P = violettes Siegel
    .object = ein violettes Siegel
seal-white = weißes Siegel
    .object = ein weißes Siegel
    .label = Weiß
seal-black = schwarzes Siegel
    .object = ein schwarzes Siegel
seals-held = { $count }× { $seal }
magician = Schwarzmagier
