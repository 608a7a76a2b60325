# Der Punkteblock: was nicht sein kann, und warum sich eine Datei nicht lesen lässt. Für Terminal und Browser.

pad-kind-B = blaue Siegel
pad-kind-G = grüne Siegel
pad-kind-R = rote Siegel
pad-kind-Y = gelbe Siegel
pad-kind-P = violette Siegel
pad-kind-white = weiße Siegel
pad-kind-black = schwarze Siegel
pad-kind-coloured = farbige Siegel

pad-check-players-few = { $count ->
    [one] Allein geht es nicht; für dieses Spiel braucht ihr mindestens { $fewest }.
   *[other] Zu { $count } seid ihr zu wenige; für dieses Spiel braucht ihr mindestens { $fewest }.
}
pad-check-players-many = Zu { $count } seid ihr zu viele; mehr als { $most } können nicht mitspielen.
pad-check-specials-pair = Drache und Fee kommen nur gemeinsam ins Spiel.
pad-check-specials-mode = Diese Variante spielt man ohne Sonderkarten.
pad-check-plus-minus-bidding = Plus/minus Eins geht nur mit offenen Vorhersagen.
pad-check-cards-many = Für je { $cards } Karten reicht es nicht: Es gibt nur { $deck }.
pad-check-bid-high = { $player } hat { $bid } vorhergesagt, es gibt aber nur { $most ->
    [one] einen Stich.
   *[other] { $most } Stiche.
}
pad-check-tricks-high = { $player } kann nicht { $tricks } Stiche gemacht haben: Es gibt nur { $most ->
    [one] einen.
   *[other] { $most }.
}
pad-check-bids-even = Zusammen sind { $sum } vorhergesagt, genau so viele, wie es Stiche gibt. Die letzte Vorhersage kam von { $player }.
pad-check-bomb-absent = Ein Stich ist gesprengt, aber die Bombe ist bei euch nicht im Spiel.
pad-check-bombs-many = Es gibt nur eine Bombe; { $bombed } Stiche kann sie nicht gesprengt haben.
pad-check-tricks-sum = { $bombed ->
    [0] Die Stiche ergeben zusammen { $sum }
   *[other] Die Stiche ergeben zusammen { $sum }, dazu { $bombed } gesprengt
}, es gibt aber { $cards ->
    [one] nur einen.
   *[other] { $cards }.
}
pad-check-cloud-absent = Die Wolke hat eine Vorhersage geändert, ist bei euch aber nicht im Spiel.
pad-check-cloud-range = Durch die Wolke hätte { $player } { $bid } vorhergesagt; es muss zwischen 0 und { $most } bleiben.
pad-check-cloud-trick = { $player } hat keinen Stich, also auch keinen mit der Wolke.
pad-check-seals-pool = { $count } { $kind } sind vergeben, es gibt aber nur { $most }.
pad-check-seals-many = { $player } hat { $count } farbige Siegel genommen; mehr als { $most } geht nicht.
pad-check-take-none = { $player } hatte nicht so viele { $kind }, wie weggenommen wurden.
pad-check-take-early = { $player } hat jemandem etwas weggenommen ({ $kind }), obwohl im Vorrat noch welche lagen.
pad-check-magician-seals = { $player } hat den Schwarzmagier und darum keine Siegel.
pad-check-tricks-many = Es stehen { $tricks } Stiche da; eine Runde hat { $most }.
pad-check-black-white = Stich { $trick }: { $player } hat ein schwarzes Siegel genommen, hatte aber ein weißes, und das passt immer.
pad-check-back-nothing = Stich { $trick }: { $player } muss ein Siegel zurückgeben oder ein schwarzes nehmen.
pad-check-back-none = Stich { $trick }: { $player } hat ein Siegel zurückgegeben, das gar nicht da war ({ $kind }).
pad-check-left-more = { $player } kann nicht { $count } { $kind } übrig haben, es waren ja nur { $most }.

pad-fault-not-text = Das ist keine Textdatei.
pad-fault-not-json = Die Datei ist beschädigt oder gar kein Punkteblock: Sie lässt sich nicht als JSON lesen.
pad-fault-not-object = Hier muss ein Objekt stehen, nicht { $value }.
pad-fault-not-list = „{ $name }“ muss eine Liste sein.
pad-fault-not-pad = Das ist kein Punkteblock dieses Spiels (sondern { $value }).
pad-fault-newer = Diesen Punkteblock hat eine neuere Version von foretell geschrieben ({ $value }).
pad-fault-missing = „{ $name }“ fehlt.
pad-fault-unknown-key = „{ $name }“ gibt es hier nicht.
pad-fault-bad-value = „{ $name }“ kann nicht { $value } sein.
pad-fault-unknown-entry = Einen Eintrag namens { $value } gibt es nicht.
pad-fault-wrong-game = Ein Eintrag namens { $value } gehört zum anderen Spiel.
pad-fault-same-id = Die Kennung { $value } kommt zweimal vor.
pad-fault-too-long = Diese Datei ist zu groß für einen Punkteblock.
pad-fault-entry = Eintrag { $entry }: { $fault }
pad-fault-line = Zeile { $line }: { $fault }
