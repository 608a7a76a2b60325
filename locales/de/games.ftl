# Die Spiele und ihre Varianten, Aufzählungen, und was vor einem Spiel und danach kommt.

game-wizard = Wizard
game-extreme = Wizard Extreme
mode-clairvoyance = Hellsehen
mode-single-suit = Einfarbig
mode-maximus = Maximus
bidding-hidden = verdeckte Vorhersage
bidding-secret = geheime Vorhersage
plus-minus-one = Plus/minus Eins

you = Du
list = { $first } und { $last }
nothing = nichts

kept-title = Du hast noch angefangene Spiele. Möchtest du eines weiterspielen?
kept-game = { $game }: { $players }; Runde { $round } von { $rounds }, zuletzt gespielt { $when }
kept-new = Ein neues Spiel
kept-delete = Dieses Spiel wegwerfen?
kept-delete-yes = Wegwerfen
kept-delete-no = Behalten
kept-damaged = Ein aufgehobenes Spiel ließ sich nicht lesen. Die Datei liegt jetzt hier: { $path }
kept-not = Dein letzter Zug ließ sich nicht speichern: { $error }
again-title = Noch ein Spiel?
again-yes = Noch einmal
again-no = Aufhören
left = Bis bald! Ein angefangenes Spiel ist aufgehoben; mit { $command } spielst du es weiter.
error-options = So lässt sich nicht spielen: { $error }
