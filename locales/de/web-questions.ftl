# Die Leiste über der Hand: was das Spiel fragt, und wie man antwortet.

web-question-confirm = Bestätigen
web-question-cancel = Abbrechen

# Vorhersagen
web-bid-tricks = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
web-bid-struck = { $tricks ->
    [one] ein Stich: nicht erlaubt
   *[other] { $tricks } Stiche: nicht erlaubt
}
web-bid-choose = Wähl deine Vorhersage
web-bid-say = { $tricks } vorhersagen
web-bid-others = { $bids ->
    [0] Die anderen: bisher keinen Stich.
   *[other] Die anderen: bisher { $bids } von { $cards }.
}
web-bid-hidden = Verdeckt: Alle werden zugleich aufgedeckt.
web-bid-secret = Geheim: Aufgedeckt wird erst am Ende der Runde.

# Die Hand
web-play-card = Spiel { $card }
web-pass-card = Gib { $card }
web-pass-note = Verdeckt an { $left }:
web-play-follow = Bediene { $suit }.
web-early = Für deinen Zug hast du { $card } vorgemerkt.
web-dropped = Du kannst { $card } jetzt doch nicht spielen. Such dir eine andere Karte aus.
web-claim = Den Rest nehmen
web-claim-sure = Der Rest ist dir sicher.
web-claim-yes = Alle nehmen

# Die Wolke: wie weit die Stiche von der Vorhersage entfernt sind
web-cloud-short = { $count } zu wenig

# Siegel
web-seals-left = noch { $count }
web-seals-from = von wem?
web-seals-mine = { $count ->
    [0] kein { $seal }
    [one] { $seal }: zurücklegen
   *[other] { $count }× { $seal }: eines zurücklegen
}
web-seals-put-back = Tippe auf deine eigenen Siegel, um eines zurückzulegen.
web-seals-white-for-it = Dafür bekommt dieser Spieler ein weißes Siegel aus dem Vorrat.
web-seals-first = Dann ist die Farbe im Vorrat aufgebraucht: Nimm erst diese, dann eines von anderen.
web-seals-take-first = Diese nehmen, dann weiter
web-seals-done = { $count ->
    [one] Einen Stich vorhersagen
   *[other] { $count } Stiche vorhersagen
}
web-seals-none-sure = Willst du wirklich gar keinen Stich machen?
web-done-sure-note = Du nimmst kein Siegel. Für jeden Stich, den du dann machst, bekommst du ein schwarzes.
web-seals-taking = Du nimmst deine Siegel …
web-magician-sure = Den Schwarzmagier statt Siegeln nehmen?
web-magician-sure-note = Dann sagst du nichts vorher. Je mehr schwarze Siegel die anderen bekommen, desto besser.
web-magician-take = Schwarzmagier nehmen
web-return-white = Weiß passt immer, kostet aber am meisten, wenn es liegen bleibt.

# Auf wen der Tisch wartet
web-waiting-trump = { $player } nennt den Trumpf …
web-waiting-bid = { $player } macht eine Vorhersage …
web-waiting-play = { $player } wählt eine Karte …
web-waiting-pass = { $player } gibt eine Karte weiter …
web-waiting-cloud = { $player } hat die Wolke und ändert die Vorhersage …
web-waiting-predict = { $player } nimmt Siegel …
web-waiting-return = { $player } gibt ein Siegel zurück …
web-waiting-absent = { $player } ist nicht verbunden. Das Spiel wartet …
web-waiting-deal = Die Karten werden gegeben …
web-waiting-you-cloud = Du hast die Wolke: einer mehr oder einer weniger?
web-waiting-you-predict = Mach deine Vorhersage: Nimm Siegel oder den Schwarzmagier.

# Warum nicht
web-why-rule = Regel { $rule }
web-why-close = Schließen
web-why-unknown = Das geht jetzt nicht.

# Tasten
web-keys-title = Mit der Tastatur spielen
web-keys-on = Einzelne Tasten am Tisch benutzen
web-keys-space = Leertaste
web-keys-hand = Durch deine Karten gehen
web-keys-seek = Zur nächsten Karte dieser Farbe, zum Zauberer (W) oder Narren (F)
web-keys-play = Karte spielen, Antwort bestätigen
web-keys-cancel = Karte zurücklegen, Offenes schließen
web-keys-bid = Deine Vorhersage, in Ziffern oder schrittweise
web-keys-suit = Eine Farbe: Trumpf, Jongleur, Wolke; N für keine
web-keys-declare = Der Gestaltenwandler als Zauberer (W) oder Narr (F)
web-keys-cloud = Die Wolke: einer mehr oder einer weniger
web-keys-seals = Ein Siegel dieser Farbe; eines zurücklegen; fertig
web-keys-last = Der letzte Stich
web-keys-tricks = Durch die Stiche zurück- und vorblättern
web-keys-sheet = Der Punktestand
web-keys-log = Der Verlauf
web-keys-chat = Der Chat
web-keys-hint = Einen Tipp holen
web-keys-undo = Den letzten Zug zurücknehmen
web-keys-menu = Das Menü
web-keys-skip = Nicht auf die Animation warten
web-keys-help = Diese Hilfe
