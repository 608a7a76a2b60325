# A table that has not begun: seats, invitation, fair shuffle.

web-lobby-seats = Die Plätze, im Uhrzeigersinn
web-lobby-sit = Hier sitzen
web-lobby-sit-down = Hinsetzen
web-lobby-with = { $player } lädt dich ein
web-lobby-you = du
web-lobby-program = Programm
web-lobby-bot = Bot
web-lobby-clear = { $name } wegschicken
web-lobby-complete = Alle sind da
web-lobby-which-bot = Bots
web-lobby-mixture = Gemischt

web-lobby-name = Dein Name

web-lobby-start = Spiel beginnen
web-lobby-fill = Mit Bots beginnen
web-lobby-get-up = Aufstehen
web-lobby-close = Tisch schließen
web-lobby-close-sure = Den Tisch schließen?
web-lobby-close-about = Alle, die hier sitzen oder den Link haben, erfahren, dass der Tisch geschlossen ist.
web-lobby-close-no = Offen lassen
web-lobby-ready = Jeder von euch kann beginnen.
web-lobby-awaits = Warten auf { $players } …
web-lobby-soon = Alle Plätze sind besetzt. Gleich geht es los.
web-lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

web-lobby-invite = Freunde einladen
web-lobby-code = Oder den Code eingeben auf
web-lobby-link = Link zu diesem Tisch
web-lobby-copy = Kopieren
web-lobby-copied = Kopiert
web-lobby-send = Senden
web-lobby-invitation = Komm, spiel mit uns!
web-lobby-qr = QR-Code
web-lobby-qr-label = QR-Code des Links zu diesem Tisch
web-lobby-here-alone = Dieser Link geht nur auf diesem Computer. Öffne foretell unter einer Adresse, die auch andere erreichen.

web-lan = Geräte in diesem Netz hereinlassen
    .about = Alle im selben WLAN oder Netz können dann foretell auf diesem Computer öffnen, bis du das wieder ausschaltest oder foretell beendest.
web-lan-none = Dieser Computer ist in keinem lokalen Netz, darum kann kein anderes Gerät diesen Link öffnen. Verbinde ihn mit dem Netz, in dem die anderen sind.
web-lan-firewall = Bis jetzt ist niemand auf diesem Weg gekommen. Wenn sich der Link auf einem Gerät im selben Netz nicht öffnet, sperrt vielleicht eine Firewall auf diesem Computer den Port { $port }.
web-lan-address = Adresse dieses Computers

web-lobby-fair = Das Mischen ist prüfbar
web-lobby-fair-committed = Der Server hat seinen Teil des Mischens weggeschlossen, bevor sich jemand hinsetzte:
web-lobby-fair-how = Wie das geht
web-lobby-word = Dein Teil des Mischens
web-lobby-word-note = Die Seite mischt zufällige Buchstaben dazu, die niemand erraten kann.
web-lobby-word-own = Zurzeit: { $word }. Die anderen sehen es, wenn das Spiel beginnt. Vor die zufälligen Buchstaben kannst du ein eigenes Wort setzen.
web-lobby-word-add = Dazumischen
web-lobby-word-added = Dazugemischt, mit zufälligen Buchstaben: { $word }
web-lobby-word-unfit = Bis zu 47 einfache Buchstaben, Ziffern und Zeichen, ohne Umlaute und Akzente.
web-lobby-locked = Es wird gemischt …

web-lobby-removed = Wer diesen Tisch eröffnet hat, hat dich von deinem Platz entfernt.

web-evening = Heute Abend
web-evening-games = { $count ->
    [one] nach einem Spiel
   *[other] nach { $count } Spielen
}
web-evening-wins = Siege
web-evening-points = Punkte

web-phone = Auf meinem Handy weiterspielen
    .about = Scanne das mit deinem Handy, um dort weiterzuspielen. Es gilt einmal, zehn Minuten lang, solange es hier offen ist. Wer es scannt, spielt an deiner Stelle.
web-phone-link = Link für dein anderes Gerät
web-phone-code = QR-Code dieses Links
web-phone-title = Hier als { $name } weiterspielen?
web-phone-go = Hier weiterspielen
web-phone-other = Dieses Gerät war bisher { $name }. Was hier unter diesem Namen gespielt wurde, ist dann nur noch mit einem Passkey zu erreichen.
web-phone-stay = Als { $name } bleiben und den Tisch öffnen
web-phone-watch = Den Tisch öffnen
