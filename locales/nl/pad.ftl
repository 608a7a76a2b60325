# Het scoreblok: wat niet kan, en waarom een bestand niet te lezen is. Voor de terminal en de browser.

pad-kind-B = blauwe zegels
pad-kind-G = groene zegels
pad-kind-R = rode zegels
pad-kind-Y = gele zegels
pad-kind-P = paarse zegels
pad-kind-white = witte zegels
pad-kind-black = zwarte zegels
pad-kind-coloured = gekleurde zegels

pad-check-players-few = { $count ->
    [one] Alleen gaat het niet; voor dit spel zijn er minstens { $fewest } nodig.
   *[other] Met { $count } zijn jullie met te weinig; voor dit spel zijn er minstens { $fewest } nodig.
}
pad-check-players-many = Met { $count } zijn jullie met te veel; meer dan { $most } kunnen er niet meespelen.
pad-check-specials-pair = De Draak en de Fee doen alleen samen mee.
pad-check-specials-mode = Deze variant speel je zonder speciale kaarten.
pad-check-plus-minus-bidding = Plus/min één kan alleen met open voorspellingen.
pad-check-cards-many = Voor { $cards } kaarten ieder zijn er te weinig: er zijn er maar { $deck }.
pad-check-bid-high = { $player } heeft { $bid } voorspeld, maar er { $most ->
    [one] is maar één slag.
   *[other] zijn maar { $most } slagen.
}
pad-check-tricks-high = { $player } kan geen { $tricks } slagen hebben: er { $most ->
    [one] is er maar één.
   *[other] zijn er maar { $most }.
}
pad-check-bids-even = Samen is er { $sum } voorspeld, precies het aantal slagen. { $player } voorspelde als laatste.
pad-check-bomb-absent = Er is een slag opgeblazen, maar de Bom doet bij jullie niet mee.
pad-check-bombs-many = Er is maar één Bom; die kan geen { $bombed } slagen hebben opgeblazen.
pad-check-tricks-sum = { $bombed ->
    [0] De slagen zijn samen { $sum }
   *[other] De slagen zijn samen { $sum }, plus { $bombed } opgeblazen
}, maar er { $cards ->
    [one] is er maar één.
   *[other] zijn er { $cards }.
}
pad-check-cloud-absent = De Wolk heeft een voorspelling veranderd, maar doet bij jullie niet mee.
pad-check-cloud-range = Door de Wolk zou { $player } { $bid } hebben voorspeld; het moet tussen 0 en { $most } blijven.
pad-check-cloud-trick = { $player } heeft geen slag, dus ook geen slag met de Wolk.
pad-check-seals-pool = Er zijn { $count } { $kind } genomen, maar er zijn er maar { $most }.
pad-check-seals-many = { $player } heeft { $count } gekleurde zegels genomen; meer dan { $most } kan niet.
pad-check-take-none = Van { $player } zijn meer { $kind } afgenomen dan er lagen.
pad-check-take-early = { $player } heeft iets van iemand afgenomen ({ $kind }), terwijl de voorraad er nog had.
pad-check-magician-seals = { $player } heeft de zwarte magiër, en dus geen zegels.
pad-check-tricks-many = Er staan { $tricks } slagen; een ronde heeft er { $most }.
pad-check-black-white = Slag { $trick }: { $player } nam een zwart zegel, maar had een wit, en dat past altijd.
pad-check-back-nothing = Slag { $trick }: { $player } moet een zegel teruggeven of een zwart nemen.
pad-check-back-none = Slag { $trick }: { $player } gaf een zegel terug dat er niet lag ({ $kind }).
pad-check-left-more = { $player } kan geen { $count } { $kind } over hebben, want het waren er maar { $most }.

pad-fault-not-text = Dit is geen tekstbestand.
pad-fault-not-json = Dit bestand is beschadigd of helemaal geen scoreblok: het is niet als JSON te lezen.
pad-fault-not-object = Hier hoort een object, niet { $value }.
pad-fault-not-list = ‘{ $name }’ moet een lijst zijn.
pad-fault-not-pad = Dit is geen scoreblok van dit spel (er staat { $value }).
pad-fault-newer = Dit scoreblok is door een nieuwere versie van foretell geschreven ({ $value }).
pad-fault-missing = ‘{ $name }’ ontbreekt.
pad-fault-unknown-key = ‘{ $name }’ bestaat hier niet.
pad-fault-bad-value = ‘{ $name }’ kan niet { $value } zijn.
pad-fault-unknown-entry = Een notitie met de naam { $value } bestaat niet.
pad-fault-wrong-game = Een notitie met de naam { $value } hoort bij het andere spel.
pad-fault-same-id = Het kenmerk { $value } komt twee keer voor.
pad-fault-too-long = Dit bestand is te groot voor een scoreblok.
pad-fault-entry = Notitie { $entry }: { $fault }
pad-fault-line = Tekstregel { $line }: { $fault }
