# De redenen van de coach: één zin per zet, met getallen die berekend zijn uit wat de speler ziet.
# Het programma begint elke zin met een hoofdletter.
#   $card, $card_object   de kaart van de zet, als onderwerp en als lijdend voorwerp ("je blauwe 12")
#   $other, $other_object een andere kaart uit de hand

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
coach-as-B = { $card } (blauwe { $value })
    .object = { $card } (blauwe { $value })
coach-as-G = { $card } (groene { $value })
    .object = { $card } (groene { $value })
coach-as-R = { $card } (rode { $value })
    .object = { $card } (rode { $value })
coach-as-Y = { $card } (gele { $value })
    .object = { $card } (gele { $value })

coach-often = { $times ->
    [0] bij vrijwel geen verdeling
   *[other] { $of ->
        [1] bij bijna elke verdeling
       *[other] bij { $times } van de { $of } verdelingen
    }
}
coach-rounds = { $times ->
    [0] in vrijwel geen ronde
   *[other] { $of ->
        [1] in bijna elke ronde
       *[other] in { $times } van de { $of } rondes
    }
}
coach-few = { $beaters ->
    [0] daar wint geen kaart meer van
    [one] daar wint nog maar één kaart van
   *[other] daar winnen nog maar { $beaters } kaarten van
}
coach-threat = { $threat ->
    [wizards] { $out ->
        [one] nog één Tovenaar over
       *[other] nog { $out } Tovenaars over
    }
    [trumps] { $out ->
        [one] nog één troef over
       *[other] nog { $out } troeven over
    }
    [higher] { $out ->
        [one] nog één hogere kaart over
       *[other] nog { $out } hogere kaarten over
    }
   *[cards] { $out ->
        [one] nog één sterkere kaart over
       *[other] nog { $out } sterkere kaarten over
    }
}

why-only-move = Een andere zet staan de regels niet toe.
why-ahead = Gemiddeld levert dit { $points } punten meer op dan elke andere zet.
why-behind = Gemiddeld levert dit { $points } punten minder op dan de beste zet.
why-ahead-penalty = Gemiddeld kost dit { $points } strafpunten minder dan elke andere zet.
why-behind-penalty = Gemiddeld kost dit { $points } strafpunten meer dan de beste zet.
why-even = Geen andere zet is duidelijk beter.
why-takes = { $card } haalt deze slag { coach-often }.
why-takes-against = { coach-threat }; je kaart wint { coach-often }.
why-takes-sure = { $card } haalt deze slag zeker.
why-loses = { $card } verliest deze slag { coach-often }.
why-loses-sure = { $card } verliest deze slag zeker.
why-sheds = Gooi { $card_object } weg: { coach-few }.
why-keeps-danger = Zo houd je { $other_object }: { coach-few }.
why-saves = Bewaar { $other_object }: { coach-few }.
why-as-often = { $card } wint nauwelijks vaker dan { $other }.
why-too-many = Zo worden het { coach-rounds } te veel slagen.
why-too-few = Zo worden het { coach-rounds } te weinig slagen.
why-keep = Houd liever { $card_object }: { coach-few }.
why-bomb = Met de Bom krijgt niemand deze slag.
why-bombed = { $card } kan weg: met de Bom krijgt niemand deze slag.
why-cloud = Zo krijg je de Wolk { coach-often }.
why-unseen = Je onbekende kaart haalt deze slag { coach-often }.
why-bid = Gemiddeld { $tricks } slagen, en precies { $bid } { coach-rounds }.
why-bid-last = Met { $bid } is er samen { $sum } voorspeld, op { $cards ->
    [one] één slag
   *[other] { $cards } slagen
}.
why-bid-forbidden = { $forbidden } zou het best passen, maar samen mag het geen { $cards } zijn.
why-bid-low = Je haalt er { coach-rounds } meer dan { $bid }.
why-bid-high = Je haalt er { coach-rounds } minder dan { $bid }.
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
    [0] Je hebt van geen kleur een kaart.
    [one] Je hebt van elke kleur hoogstens één kaart.
   *[other] Je hebt van elke kleur hoogstens { $count } kaarten.
}
why-pass = { $beaters ->
    [0] Geen kaart verslaat { $card_object } nog
    [one] Nog maar één kaart verslaat { $card_object }
   *[other] Nog { $beaters } kaarten verslaan { $card_object }
}.
why-pass-bomb = Een slag met jouw Bom krijgt niemand.
why-change-met = Dan haal je je voorspelling van { $bid }.
why-change-off = Dan heb je { $bid } voorspeld en { $won } gehaald.
why-seal = Gemiddeld past { $seal_object } bij { $tricks } van je slagen; je hebt er { $held ->
    [0] geen
    [one] één
   *[other] { $held }
}.
why-seal-from = Gemiddeld past { $seal_object } bij { $tricks } slagen; { $seat } krijgt een wit zegel.
why-done = Gemiddeld haal je { $tricks } slagen, en je hebt { $held ->
    [0] geen zegel
    [one] één zegel
   *[other] { $held } zegels
}.
why-magician = Gemiddeld schelen de zwarte zegels van de anderen je { $black } punten.
why-pays = { $card } wint met passend zegel { coach-often }.
why-pays-against = { $card } wint met passend zegel { coach-often }.
why-pays-black = { $card } wint zonder passend zegel { coach-often }.
why-ducks = { $card } verliest deze slag { coach-often }.
why-ducks-sure = { $card } verliest deze slag zeker.
why-strong-kept = Zo houd je { $other_object }: { coach-few }.
why-strong-gone = Gooi { $card_object } weg: { coach-few }.
why-strong-lost = Houd liever { $card_object }: { coach-few }.
why-return = In deze kleur heb je nog { $held ->
    [one] één zegel
   *[other] { $held } zegels
} en { $count ->
    [0] geen kaart
    [one] één kaart
   *[other] { $count } kaarten
}.
why-return-white = { $count ->
    [one] Je witte zegel past bij elke slag, maar kost 4 punten als het overblijft.
   *[other] Je { $count } witte zegels passen bij elke slag; elk dat overblijft, kost 4 punten.
}
