# Die Spiele und ihre Varianten, Aufzählungen, und Texte vor und nach einem Spiel.

game-wizard = Wizard
game-extreme = Wizard Extreme
mode-clairvoyance = Hellsehen
mode-single-suit = Einfarbig
mode-maximus = Maximus
bidding-hidden = verdeckte Vorhersagen
bidding-secret = geheime Vorhersagen
plus-minus-one = Plus/minus Eins
plus-minus-not-one-card = Plus/minus Eins, außer bei einer Karte
plus-minus-zero-allowed = Plus/minus Eins, 0 erlaubt
round-sizes = Runden mit { $sizes } { $most ->
    [one] Karte
   *[other] Karten
  }

you = Du
list = { $first } und { $last }
nothing = nichts

kept-title = Du hast noch angefangene Spiele. Möchtest du eines weiterspielen?
kept-game = { $game }: { $players }; Runde { $round } von { $rounds }, zuletzt gespielt { $when }
kept-new = Ein neues Spiel
kept-delete = Dieses Spiel löschen?
kept-delete-yes = Löschen
kept-delete-no = Behalten
kept-damaged = Ein gespeichertes Spiel ließ sich nicht lesen. Die Datei liegt jetzt hier: { $path }
kept-not = Dein letzter Zug ließ sich nicht speichern: { $error }
not-kept = Das konnte nicht gespeichert werden: { $error }
again-title = Noch ein Spiel?
again-yes = Noch einmal
again-no = Aufhören
left = Bis bald! Angefangene Spiele sind gespeichert; mit { $command } spielst du sie weiter.
error-options = So lässt sich nicht spielen: { $error }
