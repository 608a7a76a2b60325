# Die Gründe des Trainers: ein Satz für einen Zug, mit Zahlen, die aus dem berechnet sind, was man sieht.
# Das Programm schreibt den ersten Buchstaben groß.
#   $card, $card_object   die Karte des Zugs, im Nominativ und im Akkusativ ("deine blaue 12")
#   $other, $other_object eine andere Karte der Hand
#   $more                 zwei mehr als $need

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
coach-as-B = { $card } als blaue { $value }
    .object = { $card } als blaue { $value }
coach-as-G = { $card } als grüne { $value }
    .object = { $card } als grüne { $value }
coach-as-R = { $card } als rote { $value }
    .object = { $card } als rote { $value }
coach-as-Y = { $card } als gelbe { $value }
    .object = { $card } als gelbe { $value }

coach-goal = { $goal ->
    [none] du brauchst keinen Stich mehr
    [over] du hast { $need ->
        [one] einen Stich
       *[other] { $need } Stiche
    } zu viel
    [all] du brauchst jeden Stich, der noch kommt
    [short] du brauchst { $need } Stiche, und nur { $left ->
        [one] einer kommt
       *[other] { $left } kommen
    } noch
    [either] mit der Wolke brauchst du { $need ->
        [0] keinen
        [one] einen
       *[other] { $need }
    } oder { $more } der { $left } Stiche, die noch kommen
   *[some] du brauchst { $need ->
        [one] einen
       *[other] { $need }
    } der { $left } Stiche, die noch kommen
}
coach-seals = { $goal ->
    [none] du hast kein Siegel mehr zurückzugeben
    [magician] mit dem Magier gibst du keine Siegel zurück
    [all] du brauchst jeden Stich, der noch kommt
    [short] du hast { $seals } Siegel zurückzugeben, und nur { $left ->
        [one] ein Stich kommt
       *[other] { $left } Stiche kommen
    } noch
   *[some] du hast in { $left } Stichen noch { $seals ->
        [one] ein
       *[other] { $seals }
    } Siegel zurückzugeben
}
coach-often = { $times ->
    [0] bei kaum einer möglichen Verteilung
   *[other] { $of ->
        [1] bei fast jeder möglichen Verteilung
       *[other] bei { $times } von { $of } möglichen Verteilungen
    }
}
coach-rounds = { $times ->
    [0] in kaum einer Runde
   *[other] { $of ->
        [1] in fast jeder Runde
       *[other] in { $times } von { $of } Runden
    }
}
coach-best-rounds = { $best_times ->
    [0] in kaum einer
   *[other] { $best_of ->
        [1] in fast jeder
       *[other] in { $best_times } von { $best_of }
    }
}
coach-beaters = { $beaters ->
    [0] dagegen gewinnt keine Karte, die noch im Spiel ist
    [one] dagegen gewinnt nur eine Karte, die noch im Spiel ist
   *[other] dagegen gewinnen { $beaters } Karten, die noch im Spiel sind
}
coach-few = { $beaters ->
    [0] dagegen gewinnt keine Karte, die noch im Spiel ist
    [one] dagegen gewinnt nur eine Karte, die noch im Spiel ist
   *[other] dagegen gewinnen nur { $beaters } Karten, die noch im Spiel sind
}
coach-threat = { $threat ->
    [wizards] { $out ->
        [one] ein Zauberer ist noch im Spiel
       *[other] { $out } Zauberer sind noch im Spiel
    }
    [trumps] { $out ->
        [one] ein Trumpf ist noch im Spiel
       *[other] { $out } Trümpfe sind noch im Spiel
    }
    [higher] { $out ->
        [one] eine höhere Karte der Farbe ist noch im Spiel
       *[other] { $out } höhere Karten der Farbe sind noch im Spiel
    }
   *[cards] { $out ->
        [one] eine Karte, die diese schlägt, ist noch im Spiel
       *[other] { $out } Karten, die diese schlagen, sind noch im Spiel
    }
}

why-only-move = Die Regeln lassen keinen anderen Zug zu.
why-ahead = Im Mittel bringt das { $points } Punkte mehr als jeder andere Zug.
why-behind = Im Mittel bringt das { $points } Punkte weniger als der beste Zug.
why-ahead-penalty = Im Mittel kostet das { $points } Strafpunkte weniger als jeder andere Zug.
why-behind-penalty = Im Mittel kostet das { $points } Strafpunkte mehr als der beste Zug.
why-even = Das ist so gut wie der beste Zug.
why-takes = { coach-goal }; diesen gewinnt { $card } { coach-often }.
why-takes-against = { coach-threat }; { $card } gewinnt diesen Stich { coach-often }.
why-takes-sure = { coach-goal }; diesen gewinnt { $card } sicher.
why-loses = { coach-goal }; diesen verliert { $card } { coach-often }.
why-loses-sure = { coach-goal }; diesen verliert { $card } sicher.
why-sheds = { coach-goal }; wirf { $card_object } ab: { coach-few }.
why-keeps-danger = { coach-goal } und behältst so { $other_object }: { coach-few }.
why-saves = { coach-goal }; { $card } geht jetzt, { $other } später: { coach-few }.
why-as-often = { $card } gewinnt diesen Stich kaum öfter als { $other } und ist für später die stärkere Karte.
why-too-many = Mit dieser Karte erwartet der Bot { coach-rounds } zu viele Stiche; spielst du die beste, { $other_object }, { coach-best-rounds }.
why-too-few = Mit dieser Karte erwartet der Bot { coach-rounds } zu wenige Stiche; spielst du die beste, { $other_object }, { coach-best-rounds }.
why-keep = { coach-goal }; behalte besser { $card_object }: { coach-few }.
why-bomb = { coach-goal }; mit der Bombe bekommt diesen niemand.
why-bombed = Einen Stich mit der Bombe bekommt niemand, also kann { $card } gehen: { coach-beaters }.
why-cloud = Wer die Wolke bekommt, muss die Vorhersage um eins ändern; { $card } gewinnt sie { coach-often }.
why-unseen = Du siehst deine Karte nicht; sie gewinnt den Stich { coach-often }.
why-bid = Im Mittel macht dieses Blatt { $tricks } Stiche, und genau { $bid } { coach-rounds }.
why-bid-last = Im Mittel macht dieses Blatt { $tricks } Stiche; mit { $bid } sind insgesamt { $sum } vorhergesagt, bei { $cards ->
    [one] einem Stich
   *[other] { $cards } Stichen
}.
why-bid-forbidden = { $forbidden } würde am besten passen, aber die Vorhersagen dürfen zusammen nicht { $cards } ergeben.
why-bid-low = Mit der Vorhersage { $bid } erwartet der Bot { coach-rounds } mehr Stiche.
why-bid-high = Mit der Vorhersage { $bid } erwartet der Bot { coach-rounds } weniger Stiche.
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
    [0] Ohne Trumpf zählt keine Farbe mehr als eine andere, und du hast von keiner Farbe eine Karte.
    [one] Ohne Trumpf zählt keine Farbe mehr als eine andere, und du hast von keiner Farbe mehr als eine Karte.
   *[other] Ohne Trumpf zählt keine Farbe mehr als eine andere, und du hast von keiner Farbe mehr als { $count } Karten.
}
why-pass = { coach-goal }; { $beaters ->
    [0] keine Karte, die noch im Spiel ist, schlägt { $card_object }
    [one] nur eine Karte, die noch im Spiel ist, schlägt { $card_object }
   *[other] { $beaters } Karten, die noch im Spiel sind, schlagen { $card_object }
}.
why-pass-bomb = { coach-goal }; einen Stich mit deiner Bombe bekommt niemand.
why-change-met = Dann ist deine Vorhersage { $bid } erfüllt.
why-change-off = Dann hast du { $bid } vorhergesagt und { $won } gemacht.
why-seal = Gut gespielt machst du im Mittel { $tricks } Stiche, zu denen { $seal_object } passt, und hast { $held ->
    [0] noch kein solches
    [one] schon eins
   *[other] schon { $held }
}.
why-seal-from = Gut gespielt machst du im Mittel { $tricks } Stiche, zu denen { $seal_object } passt; { $seat } bekommt dafür ein weißes.
why-done = Gut gespielt machst du im Mittel { $tricks } Stiche und hast { $held ->
    [0] kein Siegel
    [one] ein Siegel
   *[other] { $held } Siegel
}.
why-magician = Mit dem Magier brauchst du keine Siegel; die anderen nehmen im Mittel { $black } schwarze, und jedes davon erspart dir einen Punkt, bis du bei 0 bist.
why-pays = { coach-seals }; { $card } gewinnt diesen Stich, und ein Siegel passt, { coach-often }.
why-pays-against = { coach-threat }; { $card } gewinnt diesen Stich, und ein Siegel passt, { coach-often }.
why-pays-black = { $card } gewinnt diesen Stich, ohne dass ein Siegel von dir passt, { coach-often }.
why-ducks = { coach-seals }; { $card } verliert diesen Stich { coach-often }.
why-ducks-sure = { coach-seals }; { $card } verliert diesen Stich sicher.
why-strong-kept = { coach-seals }; so behältst du { $other_object }: { coach-few }.
why-strong-gone = { coach-seals }; wirf { $card_object } ab: { coach-few }.
why-strong-lost = { coach-seals }; behalte besser { $card_object }: { coach-few }.
why-return = In dieser Farbe hast du noch { $held ->
    [one] ein Siegel
   *[other] { $held } Siegel
} und { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}.
why-return-white = { $count ->
    [one] Du hast ein weißes Siegel: Es passt zu jedem Stich und kostet 4 Punkte, wenn es liegen bleibt.
   *[other] Du hast { $count } weiße Siegel: Sie passen zu jedem Stich und kosten je 4 Punkte, wenn sie liegen bleiben.
}
