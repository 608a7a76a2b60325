# Die Gründe des Trainers: ein Satz für einen Zug, mit Zahlen, die aus dem berechnet sind, was man sieht.
# Das Programm schreibt den ersten Buchstaben groß.
#   $card, $card_object   die Karte des Zugs, im Nominativ und im Akkusativ ("deine blaue 12")
#   $other, $other_object eine andere Karte der Hand

coach-card-B = deine blaue { $value }
    .object = deine blaue { $value }
coach-card-G = deine grüne { $value }
    .object = deine grüne { $value }
coach-card-R = deine rote { $value }
    .object = deine rote { $value }
coach-card-Y = deine gelbe { $value }
    .object = deine gelbe { $value }
coach-card-P = deine violette { $value }
    .object = deine violette { $value }
coach-card-W = dein Zauberer
    .object = deinen Zauberer
coach-card-F = dein Narr
    .object = deinen Narren
coach-card-shapeshifter = dein Gestaltenwandler
    .object = deinen Gestaltenwandler
coach-card-dragon = dein Drache
    .object = deinen Drachen
coach-card-fairy = deine Fee
    .object = deine Fee
coach-card-bomb = deine Bombe
    .object = deine Bombe
coach-card-juggler = dein Jongleur
    .object = deinen Jongleur
coach-card-cloud = deine Wolke
    .object = deine Wolke
coach-as-W = { $card } als Zauberer
    .object = { $card } als Zauberer
coach-as-F = { $card } als Narr
    .object = { $card } als Narren
coach-as-B = { $card } (blaue { $value })
    .object = { $card } (blaue { $value })
coach-as-G = { $card } (grüne { $value })
    .object = { $card } (grüne { $value })
coach-as-R = { $card } (rote { $value })
    .object = { $card } (rote { $value })
coach-as-Y = { $card } (gelbe { $value })
    .object = { $card } (gelbe { $value })

coach-often = { $times ->
    [0] bei kaum einer Verteilung
   *[other] { $of ->
        [1] bei fast jeder Verteilung
       *[other] bei { $times } von { $of } Verteilungen
    }
}
coach-rounds = { $times ->
    [0] in kaum einer Runde
   *[other] { $of ->
        [1] in fast jeder Runde
       *[other] in { $times } von { $of } Runden
    }
}
coach-few = { $beaters ->
    [0] dagegen gewinnt keine Karte mehr
    [one] dagegen gewinnt nur noch eine Karte
   *[other] dagegen gewinnen nur noch { $beaters } Karten
}
coach-threat = { $threat ->
    [wizards] { $out ->
        [one] ein Zauberer ist noch draußen
       *[other] { $out } Zauberer sind noch draußen
    }
    [trumps] { $out ->
        [one] ein Trumpf ist noch draußen
       *[other] { $out } Trümpfe sind noch draußen
    }
    [higher] { $out ->
        [one] eine höhere Karte ist noch draußen
       *[other] { $out } höhere Karten sind noch draußen
    }
   *[cards] { $out ->
        [one] eine stärkere Karte ist noch draußen
       *[other] { $out } stärkere Karten sind noch draußen
    }
}

why-only-move = Die Regeln lassen keinen anderen Zug zu.
why-ahead = Im Mittel bringt das { $points } Punkte mehr als jeder andere Zug.
why-behind = Im Mittel bringt das { $points } Punkte weniger als der beste Zug.
why-ahead-penalty = Im Mittel kostet das { $points } Strafpunkte weniger als jeder andere Zug.
why-behind-penalty = Im Mittel kostet das { $points } Strafpunkte mehr als der beste Zug.
why-even = Kein anderer Zug ist klar besser.
why-takes = { $card } gewinnt diesen Stich { coach-often }.
why-takes-against = { coach-threat }; deine Karte gewinnt { coach-often }.
why-takes-sure = { $card } gewinnt diesen Stich sicher.
why-loses = { $card } verliert diesen Stich { coach-often }.
why-loses-sure = { $card } verliert diesen Stich sicher.
why-sheds = Wirf { $card_object } ab: { coach-few }.
why-keeps-danger = So behältst du { $other_object }: { coach-few }.
why-saves = Heb dir { $other_object } auf: { coach-few }.
why-as-often = { $card } gewinnt kaum öfter als { $other }.
why-too-many = So werden es { coach-rounds } zu viele Stiche.
why-too-few = So werden es { coach-rounds } zu wenige Stiche.
why-keep = Behalte besser { $card_object }: { coach-few }.
why-bomb = Mit der Bombe bekommt diesen Stich niemand.
why-bombed = { $card } kann gehen: Mit der Bombe bekommt diesen Stich niemand.
why-cloud = So bekommst du die Wolke { coach-often }.
why-unseen = Deine unbekannte Karte gewinnt diesen Stich { coach-often }.
why-bid = Im Mittel { $tricks } Stiche, und genau { $bid } { coach-rounds }.
why-bid-last = Mit { $bid } sind insgesamt { $sum } vorhergesagt, bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}.
why-bid-forbidden = { $forbidden } würde am besten passen, aber zusammen darf es nicht { $cards } ergeben.
why-bid-low = Du machst { coach-rounds } mehr als { $bid }.
why-bid-high = Du machst { coach-rounds } weniger als { $bid }.
why-trump = { $count ->
    [one] In { $suit } hast du eine Karte, die { $value }.
   *[other] In { $suit } hast du { $count } Karten, die höchste ist die { $value }.
}
why-trump-fewer = { $count ->
    [0] In { $suit } hast du keine Karte, in { $best } aber { $most }.
    [one] In { $suit } hast du eine Karte, in { $best } aber { $most }.
   *[other] In { $suit } hast du { $count } Karten, in { $best } aber { $most }.
}
why-trump-lower = Deine höchste Karte in { $suit } ist die { $value }, in { $best } die { $top }.
why-trump-none = { $count ->
    [0] Du hast von keiner Farbe eine Karte.
    [one] Du hast von jeder Farbe höchstens eine Karte.
   *[other] Du hast von jeder Farbe höchstens { $count } Karten.
}
why-pass = { $beaters ->
    [0] Keine Karte schlägt { $card_object } mehr
    [one] Nur noch eine Karte schlägt { $card_object }
   *[other] Noch { $beaters } Karten schlagen { $card_object }
}.
why-pass-bomb = Einen Stich mit deiner Bombe bekommt niemand.
why-change-met = Dann ist deine Vorhersage { $bid } erfüllt.
why-change-off = Dann hast du { $bid } vorhergesagt und { $won } gemacht.
why-seal = Im Mittel passt { $seal_object } zu { $tricks } deiner Stiche; du hast { $held ->
    [0] keins
    [one] eins
   *[other] { $held }
}.
why-seal-from = Im Mittel passt { $seal_object } zu { $tricks } Stichen; { $seat } bekommt ein weißes.
why-done = Im Mittel machst du { $tricks } Stiche und hast { $held ->
    [0] kein Siegel
    [one] ein Siegel
   *[other] { $held } Siegel
}.
why-magician = Im Mittel ersparen dir die schwarzen Siegel der anderen { $black } Punkte.
why-pays = { $card } gewinnt mit passendem Siegel { coach-often }.
why-pays-against = { $card } gewinnt mit passendem Siegel { coach-often }.
why-pays-black = { $card } gewinnt ohne passendes Siegel { coach-often }.
why-ducks = { $card } verliert diesen Stich { coach-often }.
why-ducks-sure = { $card } verliert diesen Stich sicher.
why-strong-kept = So behältst du { $other_object }: { coach-few }.
why-strong-gone = Wirf { $card_object } ab: { coach-few }.
why-strong-lost = Behalte besser { $card_object }: { coach-few }.
why-return = In dieser Farbe hast du noch { $held ->
    [one] ein Siegel
   *[other] { $held } Siegel
} und { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
why-return-white = { $count ->
    [one] Dein weißes Siegel passt zu jedem Stich, übrig kostet es 4 Punkte.
   *[other] Deine { $count } weißen Siegel passen zu jedem Stich, übrig kosten sie je 4 Punkte.
}
