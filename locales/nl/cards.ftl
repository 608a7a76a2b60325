# Kleuren, kaarten en zegels. Het programma tekent de vorm van een kleur; die is in elke taal gelijk.
#   .mark    een kleur op een kaart: een of twee letters; getypt noemen ze de kleur, net als B G R Y P
#   .label   aan het begin van een regel of op een knop
#   .object  als lijdend voorwerp in een zin: "Mira speelt de blauwe 7."
#   .short   op een getekende kaart, hoogstens zes tekens
#   .about   één regel over wat een kaart doet

suit-B = blauw
    .label = Blauw
    .mark = B
suit-G = groen
    .label = Groen
    .mark = Gn
suit-R = rood
    .label = Rood
    .mark = R
suit-Y = geel
    .label = Geel
    .mark = Ge
suit-P = paars
    .label = Paars
    .mark = P
suit-none = geen
    .label = Geen troef

card-B = blauwe { $value }
    .object = de blauwe { $value }
card-G = groene { $value }
    .object = de groene { $value }
card-R = rode { $value }
    .object = de rode { $value }
card-Y = gele { $value }
    .object = de gele { $value }
card-P = paarse { $value }
    .object = de paarse { $value }
card-W = Tovenaar
    .object = een Tovenaar
    .short = Tover
    .about = Verslaat elke getalkaart; van meer Tovenaars wint de eerste.
card-F = Nar
    .object = een Nar
    .short = Nar
    .about = Verliest van elke getalkaart.
card-shapeshifter = Gedaanteverwisselaar
    .object = de Gedaanteverwisselaar
    .short = Wissel
    .about = Een Tovenaar of een Nar: jij kiest.
card-dragon = Draak
    .object = de Draak
    .short = Draak
    .about = Verslaat alles, behalve de Fee.
card-fairy = Fee
    .object = de Fee
    .short = Fee
    .about = Verliest van alles, behalve van de Draak.
card-bomb = Bom
    .object = de Bom
    .short = Bom
    .about = Niemand krijgt de slag.
card-werewolf = Weerwolf
    .object = de Weerwolf
    .short = Wolf
    .about = Wordt geruild voor de omgedraaide kaart; wie hem heeft, noemt troef.
card-juggler = Jongleur
    .object = de Jongleur
    .short = Jongl.
    .about = Een 7½ van de genoemde kleur; dan geeft ieder een kaart naar links.
card-cloud = Wolk
    .object = de Wolk
    .short = Wolk
    .about = Een 9¾ van de genoemde kleur; wie hem wint, wijzigt zijn voorspelling met 1.
card-hidden = onbekende kaart
    .object = een kaart
    .about = Je ziet de kaarten van de anderen, niet die van jezelf.

# Een speciale kaart als wat hij moet zijn
as-W = { $card } als Tovenaar
    .object = { $card } als Tovenaar
as-F = { $card } als Nar
    .object = { $card } als Nar
as-B = { $card } als blauwe { $value }
    .object = { $card } als blauwe { $value }
as-G = { $card } als groene { $value }
    .object = { $card } als groene { $value }
as-R = { $card } als rode { $value }
    .object = { $card } als rode { $value }
as-Y = { $card } als gele { $value }
    .object = { $card } als gele { $value }

seal-B = blauw zegel
    .object = een blauw zegel
seal-G = groen zegel
    .object = een groen zegel
seal-R = rood zegel
    .object = een rood zegel
seal-Y = geel zegel
    .object = een geel zegel
seal-P = paars zegel
    .object = een paars zegel
seal-white = wit zegel
    .object = een wit zegel
    .label = Wit
seal-black = zwart zegel
    .object = een zwart zegel
seals-held = { $count }× { $seal }
magician = zwarte magiër
