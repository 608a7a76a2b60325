# De redenen van de coach: één zin per zet, met getallen die berekend zijn uit wat de speler ziet.
# Het programma begint elke zin met een hoofdletter.
#   $card, $card_object   de kaart van de zet, als onderwerp en als lijdend voorwerp ("je blauwe 12")
#   $other, $other_object een andere kaart uit de hand
#   $more                 twee meer dan $need

coach-card-B = je blauwe { $value }
    .object = je blauwe { $value }
coach-card-G = je groene { $value }
    .object = je groene { $value }
coach-card-R = je rode { $value }
    .object = je rode { $value }
coach-card-Y = je gele { $value }
    .object = je gele { $value }
coach-card-P = je paarse { $value }
    .object = je paarse { $value }
coach-card-W = je Tovenaar
    .object = je Tovenaar
coach-card-F = je Nar
    .object = je Nar
coach-card-shapeshifter = je Gedaanteverwisselaar
    .object = je Gedaanteverwisselaar
coach-card-dragon = je Draak
    .object = je Draak
coach-card-fairy = je Fee
    .object = je Fee
coach-card-bomb = je Bom
    .object = je Bom
coach-card-juggler = je Jongleur
    .object = je Jongleur
coach-card-cloud = je Wolk
    .object = je Wolk
coach-as-W = { $card } als Tovenaar
    .object = { $card } als Tovenaar
coach-as-F = { $card } als Nar
    .object = { $card } als Nar
coach-as-B = { $card } als blauwe { $value }
    .object = { $card } als blauwe { $value }
coach-as-G = { $card } als groene { $value }
    .object = { $card } als groene { $value }
coach-as-R = { $card } als rode { $value }
    .object = { $card } als rode { $value }
coach-as-Y = { $card } als gele { $value }
    .object = { $card } als gele { $value }

coach-goal = { $goal ->
    [none] je hebt geen slag meer nodig
    [over] je hebt { $need ->
        [one] één slag
       *[other] { $need } slagen
    } te veel
    [all] je hebt elke slag nodig die nog komt
    [short] je hebt { $need } slagen nodig, en er { $left ->
        [one] komt nog maar één slag
       *[other] komen nog maar { $left } slagen
    }
    [either] met de Wolk heb je { $need ->
        [0] geen
        [one] één
       *[other] { $need }
    } of { $more } van de { $left } resterende slagen nodig
   *[some] je hebt { $need ->
        [one] één
       *[other] { $need }
    } van de { $left } resterende slagen nodig
}
coach-seals = { $goal ->
    [none] je hebt geen zegel meer om terug te geven
    [magician] met de magiër geef je geen zegels terug
    [all] je hebt elke slag nodig die nog komt
    [short] je moet nog { $seals } zegels teruggeven, en er { $left ->
        [one] komt nog maar één slag
       *[other] komen nog maar { $left } slagen
    }
   *[some] je moet in { $left } slagen nog { $seals ->
        [one] één zegel
       *[other] { $seals } zegels
    } teruggeven
}
coach-often = { $times ->
    [0] bij vrijwel geen mogelijke verdeling
   *[other] { $of ->
        [1] bij bijna elke mogelijke verdeling
       *[other] bij { $times } op de { $of } mogelijke verdelingen
    }
}
coach-rounds = { $times ->
    [0] in vrijwel geen ronde
   *[other] { $of ->
        [1] in bijna elke ronde
       *[other] in { $times } op de { $of } rondes
    }
}
coach-best-rounds = { $best_times ->
    [0] in vrijwel geen
   *[other] { $best_of ->
        [1] in bijna elke
       *[other] in { $best_times } op de { $best_of }
    }
}
coach-beaters = { $beaters ->
    [0] geen kaart die nog in het spel is, wint daarvan
    [one] maar één kaart die nog in het spel is, wint daarvan
   *[other] { $beaters } kaarten die nog in het spel zijn, winnen daarvan
}
coach-few = { $beaters ->
    [0] geen kaart die nog in het spel is, wint daarvan
    [one] maar één kaart die nog in het spel is, wint daarvan
   *[other] maar { $beaters } kaarten die nog in het spel zijn, winnen daarvan
}
coach-threat = { $threat ->
    [wizards] { $out ->
        [one] er is nog één Tovenaar in het spel
       *[other] er zijn nog { $out } Tovenaars in het spel
    }
    [trumps] { $out ->
        [one] er is nog één troef in het spel
       *[other] er zijn nog { $out } troeven in het spel
    }
    [higher] { $out ->
        [one] er is nog één hogere kaart van de kleur in het spel
       *[other] er zijn nog { $out } hogere kaarten van de kleur in het spel
    }
   *[cards] { $out ->
        [one] er is nog één kaart in het spel die deze verslaat
       *[other] er zijn nog { $out } kaarten in het spel die deze verslaan
    }
}

why-only-move = Een andere zet staan de regels niet toe.
why-ahead = Gemiddeld levert dit { $points } punten meer op dan elke andere zet.
why-behind = Gemiddeld levert dit { $points } punten minder op dan de beste zet.
why-ahead-penalty = Gemiddeld kost dit { $points } strafpunten minder dan elke andere zet.
why-behind-penalty = Gemiddeld kost dit { $points } strafpunten meer dan de beste zet.
why-even = Dit is even goed als de beste zet.
why-takes = { coach-goal }; deze haalt { $card } { coach-often }.
why-takes-against = { coach-threat }; { $card } haalt deze slag { coach-often }.
why-takes-sure = { coach-goal }; deze haalt { $card } zeker.
why-loses = { coach-goal }; deze verliest { $card } { coach-often }.
why-loses-sure = { coach-goal }; deze verliest { $card } zeker.
why-sheds = { coach-goal }; gooi { $card_object } weg: { coach-few }.
why-keeps-danger = { coach-goal } en blijft zo zitten met { $other_object }: { coach-few }.
why-saves = { coach-goal }; { $card } gaat nu weg, { $other } later: { coach-few }.
why-as-often = { $card } haalt deze slag nauwelijks vaker dan { $other }, en is voor later de sterkere kaart.
why-too-many = Met deze kaart verwacht de bot { coach-rounds } te veel slagen; met de beste, { $other_object }, { coach-best-rounds }.
why-too-few = Met deze kaart verwacht de bot { coach-rounds } te weinig slagen; met de beste, { $other_object }, { coach-best-rounds }.
why-keep = { coach-goal }; houd liever { $card_object }: { coach-few }.
why-bomb = { coach-goal }; met de Bom krijgt niemand deze.
why-bombed = Een slag met de Bom krijgt niemand, dus { $card } kan weg: { coach-beaters }.
why-cloud = Wie de Wolk haalt, moet de voorspelling met één veranderen; { $card } haalt hem { coach-often }.
why-unseen = Je ziet je eigen kaart niet; hij haalt de slag { coach-often }.
why-bid = Deze hand haalt gemiddeld { $tricks } slagen, en precies { $bid } { coach-rounds }.
why-bid-last = Deze hand haalt gemiddeld { $tricks } slagen; met { $bid } is er samen { $sum } voorspeld, op { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}.
why-bid-forbidden = { $forbidden } zou het best passen, maar de voorspellingen mogen samen geen { $cards } zijn.
why-bid-low = Met de voorspelling { $bid } verwacht de bot { coach-rounds } meer slagen.
why-bid-high = Met de voorspelling { $bid } verwacht de bot { coach-rounds } minder slagen.
why-trump = { $count ->
    [one] Je hebt één kaart in { $suit }, de { $value }.
   *[other] Je hebt { $count } kaarten in { $suit }, de hoogste is de { $value }.
}
why-trump-fewer = { $count ->
    [0] In { $suit } heb je geen kaart, in { $best } wel { $most }.
    [one] In { $suit } heb je één kaart, in { $best } wel { $most }.
   *[other] In { $suit } heb je { $count } kaarten, in { $best } wel { $most }.
}
why-trump-lower = Je hoogste kaart in { $suit } is de { $value }, in { $best } de { $top }.
why-trump-none = { $count ->
    [0] Zonder troef telt geen kleur meer dan een andere, en je hebt van geen kleur een kaart.
    [one] Zonder troef telt geen kleur meer dan een andere, en je hebt van geen kleur meer dan één kaart.
   *[other] Zonder troef telt geen kleur meer dan een andere, en je hebt van geen kleur meer dan { $count } kaarten.
}
why-pass = { coach-goal }; { $beaters ->
    [0] geen kaart die nog in het spel is, verslaat { $card_object }
    [one] maar één kaart die nog in het spel is, verslaat { $card_object }
   *[other] { $beaters } kaarten die nog in het spel zijn, verslaan { $card_object }
}.
why-pass-bomb = { coach-goal }; een slag met jouw Bom krijgt niemand.
why-change-met = Dan komt je voorspelling van { $bid } uit.
why-change-off = Dan heb je { $bid } voorspeld en { $won } gehaald.
why-seal = Goed gespeeld haal je gemiddeld { $tricks } slagen waar { $seal_object } bij past, en je hebt er { $held ->
    [0] nog geen
    [one] al één
   *[other] al { $held }
}.
why-seal-from = Goed gespeeld haal je gemiddeld { $tricks } slagen waar { $seal_object } bij past; { $seat } krijgt er een wit voor.
why-done = Goed gespeeld haal je gemiddeld { $tricks } slagen, en je hebt { $held ->
    [0] geen zegel
    [one] één zegel
   *[other] { $held } zegels
}.
why-magician = Met de magiër heb je geen zegels nodig; de anderen nemen gemiddeld { $black } zwarte, en elk daarvan scheelt jou een punt, tot je op 0 staat.
why-pays = { coach-seals }; { $card } haalt deze slag, en er past een zegel, { coach-often }.
why-pays-against = { coach-threat }; { $card } haalt deze slag, en er past een zegel, { coach-often }.
why-pays-black = { $card } haalt deze slag, en geen zegel van je past, { coach-often }.
why-ducks = { coach-seals }; { $card } verliest deze slag { coach-often }.
why-ducks-sure = { coach-seals }; { $card } verliest deze slag zeker.
why-strong-kept = { coach-seals }; zo houd je { $other_object }: { coach-few }.
why-strong-gone = { coach-seals }; gooi { $card_object } weg: { coach-few }.
why-strong-lost = { coach-seals }; houd liever { $card_object }: { coach-few }.
why-return = In deze kleur heb je nog { $held ->
    [one] één zegel
   *[other] { $held } zegels
} en { $count ->
    [0] geen kaart
    [one] één kaart
   *[other] { $count } kaarten
}.
why-return-white = { $count ->
    [one] Je hebt één wit zegel: het past bij elke slag en kost 4 punten als het blijft liggen.
   *[other] Je hebt { $count } witte zegels: ze passen bij elke slag en kosten elk 4 punten als ze blijven liggen.
}
