# Gemeinsam ein Spiel ansehen.

web-look-open = Gemeinsam ansehen
web-look-title = Gemeinsam ansehen
web-look-about = Alle mit diesem Link sehen dieses Spiel. Eine Person führt: Die anderen sehen, wo sie ist und worauf sie zeigt.
web-look-link = Link zum gemeinsamen Ansehen
web-look-code = QR-Code des Links
web-look-invitation = Lass uns dieses Spiel gemeinsam ansehen.
web-look-none = Hier sieht niemand mehr ein Spiel an. Öffne es noch einmal unter „Nachspielen“.
web-look-over = Das ist beendet. Öffne das Spiel noch einmal unter „Nachspielen“.
web-look-connecting = Verbinde …
web-look-you-lead = Du führst
web-look-move-for = Dein Zug für { $name }
web-look-nobody-leads = Niemand führt
web-look-follows = { $name } führt
web-look-alone = Du siehst dich allein um; { $name } führt
web-look-lead = Führen
web-look-follow = Wieder folgen
web-look-people = { $many ->
    [one] Eine Person ist da
   *[other] { $many } Personen sind da
}
web-look-name-you = { $name } (du)
web-look-leads = führt
web-look-pass = Führen lassen
web-look-nameless = { $many ->
    [one] eine Person ohne Namen
   *[other] { $many } Personen ohne Namen
}
web-look-alone-here = Noch ist niemand sonst da. Schick den anderen den Link.
web-look-point-note = Tippe eine Karte oder jemanden an, um darauf zu zeigen.
web-look-point = Zeigen auf
web-look-point-nothing = nichts
web-look-what-if = Was wäre, wenn …
web-look-what-if-note = Hier abzweigen: andere Züge machen als im Spiel
web-look-branch-choose = Das Spiel oder eine Abzweigung
web-look-game = Das Spiel
web-look-branch = Was wäre, wenn { $number }
web-look-take-back = Bis hierher zurücknehmen
web-look-refused = Das geht hier nicht.
web-look-refused-full = Für mehr ist kein Platz.
web-look-refused-led = Es führt schon jemand anders.
