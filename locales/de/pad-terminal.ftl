# Der Punkteblock Zeile für Zeile: foretell pad.

pad-command-help = hilfe
pad-command-sheet = block
pad-command-undo = zurück
pad-command-redo = wieder
pad-command-fix = ändern
pad-command-bomb = bombe
pad-command-cloud = wolke
pad-command-magician = magier
pad-command-left = rest
pad-command-ok = ok
pad-command-join = dazu
pad-command-leave = weg
pad-command-dealer = geber
pad-command-rounds = runden
pad-command-quit = ende

pad-help = Antworte mit einer Zahl oder mit mehreren für die Nächsten: 1 0 2. „mira 2“ ändert, was bei Mira steht. „ändern 3 mira 2 1“: In Runde 3 hat Mira 2 vorhergesagt und 1 gemacht (bei Wizard Extreme die Siegel, die übrig sind: ändern 3 mira r x). „wolke mira +“, „bombe 0“, „dazu jan average“ (mit dem Durchschnitt), „weg jan“, „geber jan“, „runden 10“. Siegel: b blau, gn grün, r rot, ge gelb, v violett, w weiß, x schwarz; eine Zahl zählt farbige, 0 keine; „ge<mira“ nimmt Mira ein gelbes weg; m ist der Schwarzmagier. Befehle: { $commands }.
pad-legend = Punkte insgesamt, Stiche vorhergesagt/gemacht; * gibt.
pad-legend-extreme = Punkte insgesamt, Siegel (w weiß, x schwarz), M Schwarzmagier; * gibt.
pad-round = Runde { $round } von { $rounds }, je { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}. { $dealer } gibt.
pad-trump = Trumpf ist { $suit }.
pad-bids = Die Vorhersagen: { $bids }. Das macht { $sum } bei { $cards ->
    [one] einem Stich.
   *[other] { $cards } Stichen.
}
pad-overrule = Tippe ok, wenn ihr trotzdem so spielt.
pad-place = { $place }. { $player }: { $points }
pad-place-left = { $player } spielt nicht mehr mit: { $points }
pad-check-round = Runde { $round }: { $text }

pad-ask-names = Wer spielt mit? Namen im Uhrzeigersinn, mit Kommas; wer zuerst genannt ist, gibt.
pad-ask-over = Das Spiel ist aus. Korrekturen oder ende.
pad-ask-bid = Vorhersage von { $player } (bisher { $sum } von { $cards })
pad-ask-bid-down = Vorhersage von { $player }, und niemand schaut hin
pad-ask-bid-again = { $player }: Welche Vorhersage stimmt? Oder ok, wenn ihr so spielt
pad-unseen = Verdeckte Vorhersagen sind beim Tippen nicht zu sehen.
pad-ask-say = Enter, wenn die Vorhersagen stimmen
pad-ask-tricks = Stiche von { $player } (bisher { $sum } von { $cards })
pad-ask-tricks-again = { $player }: Welche Stichzahl stimmt? Oder ok, wenn ihr so spielt
pad-ask-bomb = Ein Stich fehlt. Enter, wenn er gesprengt wurde, sonst eine Korrektur
pad-ask-cloud = Wessen Vorhersage ändert die Wolke? Zum Beispiel: mira +. Enter, wenn keine
pad-ask-mend = Eine Korrektur, oder ok, wenn ihr so spielt
pad-ask-end = Enter beendet Runde { $round }
pad-ask-seals = Vorhersage von { $player } (etwa rrge, m für den Schwarzmagier, 0 für nichts)
pad-ask-trick = Stich { $trick }: Wer hat ihn, und welches Siegel ging zurück (mira r; mira x: ein schwarzes genommen; mira: keines)? Oder rest
pad-ask-left = Was hat { $player } übrig (etwa r w x, 0 für nichts)?

pad-not-understood = Das verstehe ich nicht. Hilfe bekommst du mit ?
pad-no-number = „{ $text }“ ist keine Zahl von 0 bis 99.
pad-no-player = Hier heißt niemand „{ $text }“.
pad-which-player = Mehrere Namen fangen mit „{ $text }“ an.
pad-no-seal = „{ $text }“ ist hier kein Siegel. Es gibt { $suits }, w (weiß) und x (schwarz).
pad-no-round = Runde { $round } gibt es noch nicht.
pad-too-many = { $most ->
    [one] Es fehlt nur noch eine Zahl.
   *[other] Es fehlen nur noch { $most } Zahlen.
}
pad-fix-how = Gib Runde, Namen und die richtigen Zahlen ein, zum Beispiel: ändern 3 mira 2 1
pad-cloud-how = Gib den Namen und + oder - ein, zum Beispiel: wolke mira +
pad-not-now = Das passt jetzt nicht.
pad-mend-first = Korrigiere das zuerst, oder tippe ok, wenn ihr so spielt.
pad-say-first = Drücke erst Enter, wenn die Vorhersagen stimmen. Um eine zu ändern, nenne den Namen: mira 2. Oder tippe alle noch einmal.
pad-no-undo = Es gibt nichts zurückzunehmen.
pad-no-redo = Es gibt nichts wiederherzustellen.
pad-not-written = Das wurde nicht gespeichert. { $fault }
pad-unreadable = { $file } wurde nicht verändert. { $fault }
pad-left = Auf Wiedersehen! Alles ist in { $file } gespeichert.
pad-left-empty = Auf Wiedersehen! Es wurde nichts eingetragen.
pad-is-record = { $file } ist die Aufzeichnung eines Spiels, kein Punkteblock. Zum Lesen: foretell show { $file }
