# What messengers show of a link to the page; `free` is the number of free seats, `names` those of the people at the table.

preview = foretell: Wizard und Wizard Extreme
    .about = Sag vorher, wie viele Stiche du machst, dann mach genau so viele. Mit Freunden oder gegen Bots, im Browser, ohne Konto.
preview-table = Ein Tisch bei foretell
    .about = Spiel Wizard oder Wizard Extreme mit Freunden, im Browser und ohne Konto.
preview-pad = Ein Punkteblock für Wizard und Wizard Extreme
    .about = Für das Spiel mit echten Karten: Vorhersagen, Stiche und Punkte, auf einem Handy oder auf mehreren.
preview-replay = Ein Spiel, Zug für Zug
    .about = Ein ganzes Spiel zum Nachsehen, mit offenen Karten.

preview-waiting = { $free ->
    [0] { $game }: gleich geht es los
    [one] { $game }: ein Platz ist frei
   *[other] { $game }: { $free } Plätze sind frei
}
preview-playing = { $game }: das Spiel läuft
preview-over = { $game }: das Spiel ist zu Ende
preview-closed = { $game }: dieser Tisch ist geschlossen
preview-people = { $status ->
    [waiting] { $count ->
        [one] { $names } wartet auf dich.
       *[other] { $names } warten auf dich.
    }
   *[other] Mit { $names }.
}
