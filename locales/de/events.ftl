# Was geschehen ist, ein Satz für jedes Ereignis. $you ist "yes", wenn der Spieler an diesem Terminal gemeint ist.

event-round-dealt = { $you ->
    [yes] Runde { $round } von { $rounds }: Du gibst.
   *[no] Runde { $round } von { $rounds }: { $player } gibt.
}
event-cards-dealt = { $cards ->
    [one] Jeder bekommt eine Karte.
   *[other] Jeder bekommt { $cards } Karten.
}
event-cards-unseen = Du siehst die Karten aller anderen, nur deine eigene nicht.
event-card-turned = Aufgedeckt: { $card }.
event-werewolf-exchanged = { $you ->
    [yes] Du tauschst den Werwolf gegen { $card }.
   *[no] { $player } tauscht den Werwolf gegen { $card }.
}
event-trump-set = Trumpf ist { $suit }.
event-trump-set-none = In dieser Runde gibt es keinen Trumpf.
event-trump-named = { $you ->
    [yes] Du nennst { $suit } als Trumpf.
   *[no] { $player } nennt { $suit } als Trumpf.
}
event-trump-named-none = { $you ->
    [yes] Du entscheidest: kein Trumpf.
   *[no] { $player } entscheidet: kein Trumpf.
}
event-bid-made = { $you ->
    [yes] Du sagst { $tricks } vorher.
   *[no] { $player } sagt { $tricks } vorher.
}
event-bid-made-hidden = { $player } hat vorhergesagt.
event-bids-shown = Die Vorhersagen: { $bids }.
event-bids-shown-one = { $you ->
    [yes] du { $tricks }
   *[no] { $player } { $tricks }
}
event-card-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $player } spielt { $card }.
}
event-trick-taken = { $you ->
    [yes] Du bekommst den Stich.
   *[no] { $player } bekommt den Stich.
}
event-trick-bombed = { $you ->
    [yes] Bumm! Niemand bekommt den Stich; als Nächstes spielst du aus.
   *[no] Bumm! Niemand bekommt den Stich; als Nächstes spielt { $player } aus.
}
event-card-laid-aside = Du legst { $card } für { $left } bereit.
event-card-laid-aside-hidden = { $player } hat eine Karte zum Weitergeben ausgesucht.
event-cards-passed = Jeder gibt eine Karte nach links weiter.
event-cards-passed-received = { $player } gibt dir { $card }.
event-bid-changed-up = { $you ->
    [yes] Die Wolke: Du erhöhst deine Vorhersage um eins.
   *[no] Die Wolke: { $player } erhöht die Vorhersage um eins.
}
event-bid-changed-down = { $you ->
    [yes] Die Wolke: Du senkst deine Vorhersage um eins.
   *[no] Die Wolke: { $player } senkt die Vorhersage um eins.
}
event-seal-taken = { $you ->
    [yes] Du nimmst { $seal }.
   *[no] { $player } nimmt { $seal }.
}
event-seal-taken-from = { $you ->
    [yes] Du nimmst { $victim } { $seal } weg; dafür bekommt { $victim } ein weißes.
   *[no] { $player } nimmt { $victim } { $seal } weg; dafür bekommt { $victim } ein weißes.
}
event-seal-taken-from-you = { $player } nimmt dir { $seal } weg; dafür bekommst du ein weißes.
event-magician-taken = { $you ->
    [yes] Du nimmst den Schwarzmagier.
   *[no] { $player } nimmt den Schwarzmagier.
}
event-prediction-made = { $you ->
    [yes] Deine Vorhersage steht.
   *[no] Die Vorhersage von { $player } steht.
}
event-seal-returned = { $you ->
    [yes] Du gibst { $seal } zurück.
   *[no] { $player } gibt { $seal } zurück.
}
event-black-seal-taken = { $you ->
    [yes] Du hast kein passendes Siegel und nimmst ein schwarzes.
   *[no] { $player } hat kein passendes Siegel und nimmt ein schwarzes.
}
event-black-seal-spared = { $you ->
    [yes] Du hast kein passendes Siegel, aber es ist kein schwarzes mehr da.
   *[no] { $player } hat kein passendes Siegel, aber es ist kein schwarzes mehr da.
}
event-round-scored = Runde { $round } ist vorbei.
event-round-scored-wizard = { $you ->
    [yes] Du hast { $bid } vorhergesagt und { $tricks } gemacht: { $points } Punkte, insgesamt { $total }.
   *[no] { $player } hat { $bid } vorhergesagt und { $tricks } gemacht: { $points } Punkte, insgesamt { $total }.
}
event-round-scored-extreme = { $you ->
    [yes] Du bekommst { $points ->
        [0] keine Strafpunkte
        [one] einen Strafpunkt
       *[other] { $points } Strafpunkte
    }, insgesamt { $total }.
   *[no] { $player } bekommt { $points ->
        [0] keine Strafpunkte
        [one] einen Strafpunkt
       *[other] { $points } Strafpunkte
    }, insgesamt { $total }.
}
event-game-over = { $you ->
    [yes] Das Spiel ist aus: Du gewinnst!
   *[no] Das Spiel ist aus: { $player } gewinnt.
}
event-game-over-shared = { $you ->
    [yes] Das Spiel ist aus: Du teilst dir den Sieg mit { $players }.
   *[no] Das Spiel ist aus: { $players } teilen sich den Sieg.
}
