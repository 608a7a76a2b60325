# Het volledige scherm: toetsen, vensters, hulp.

key-help = hulp
key-rules = regels
key-scores = stand
key-last = laatste slag
key-hint = tip
key-story = verloop
key-faster = tempo
key-talk = tafel
key-leave = weg

about-rule = u: lees regel { $rule }

keys-close = Esc: sluiten
keys-on = Enter: verder
keys-kept = ↑ ↓ en Enter · Del: wissen · Esc: weggaan
keys-back = ↑ ↓ en Enter · Esc: terug
keys-again = n: nog een keer · Esc: weggaan
keys-rules = typen: zoeken · ↑ ↓: regel · Page ↑ ↓: verder · Esc: sluiten

pace-slow = Langzaam
pace-normal = Gewoon tempo
pace-fast = Snel
pace-instant = Zo snel het kan

scores-title = Puntenstand
story-title = Verloop
last-title = De laatste slag
rules-title = Het regelboek
rules-find = Een nummer zoals A9, of een woord
rules-none = Er is geen regel { $number }.

leave-title = Weggaan van tafel?
leave-text = Je spel is bewaard. De volgende keer kun je het hervatten.
leave-yes = Weggaan
leave-no = Blijven

help-title = Zo speel je hier
help-text =
    Voorspel je slagen en haal er dan precies zoveel.

    ← → markeert een kaart of een antwoord, Enter kiest het. b, gn, r, ge en p springen naar een kleur, w naar een Tovenaar, f naar een Nar; met cijfers typ je een voorspelling. Met de muis: een klik markeert, nog een klik kiest. Esc gaat terug of van tafel; het spel is bewaard.

    Opgetilde kaarten mag je spelen. Markeer je een andere, dan zie je waarom die niet mag; u opent de regel. Enter kort ook een pauze af.

    Bij de plaatsen: ▶ wie aan de beurt is, (G) de gever, 1 van 3 gewonnen van de voorspelde slagen, ◉ munt op een slag, ○ munt nog in de hand, ✗ slag te veel. Het getal rechts: de punten. ★ toont wie voor ligt in de slag.

    Kleuren: ●B blauw, ▲Gn groen, ◆R rood, ■Ge geel, ★P paars. Zegels: ○ wit, ✖ zwart.

    ? hulp, u regels, s stand, l laatste slag, h tip, v verloop, + - tempo, q weg.
