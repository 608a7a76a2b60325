# Der Rahmen jeder Seite: Kopf, Menü, Einstellungen.

web-home = foretell: Startseite
web-nav = Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-rules = Regeln
web-nav-replay = Nachspielen
web-menu = Menü
web-dialog-close = Schließen

web-language = Sprache
# What speakers of this language call it.
web-language-name = Deutsch

web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Auf Hell umschalten
web-theme-to-dark = Auf Dunkel umschalten

web-settings = Einstellungen
web-settings-look = Aussehen
web-settings-play = Am Tisch
web-settings-signals = Töne und Hinweise
web-about = Über foretell
web-about-free = foretell ist freie Software unter der MIT-Lizenz.
web-about-licenses = Lizenzen von foretell und seinen Bestandteilen
web-about-http = Diese Seite kam über http, also unverschlüsselt. Spielen kannst du hier alles. Nur unter einer https-Adresse lässt sie sich installieren und offline öffnen, kann dich benachrichtigen und den Bildschirm anlassen.

web-name = Dein Name
web-name-keep = Speichern
web-name-kept = Gespeichert: So heißt du jetzt.
web-name-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

# Passkeys: Spiele auf mehreren Geräten.
web-passkey-title = Nimm deine Spiele auf ein anderes Gerät mit
web-passkey-about = Leg hier einen Passkey an und melde dich dort damit an: mit Finger, Gesicht oder PIN, so wie du das Gerät entsperrst. Ohne Passwort, ohne E-Mail.
web-passkey-make = Passkey anlegen
web-passkey-enter = Mit Passkey anmelden
web-passkey-enter-about = Wenn du dich anmeldest, gehört auch alles dir, was du hier als Gast gespielt hast.
web-passkey-list = Deine Passkeys
web-passkey-used = Zuletzt benutzt: { $when }
web-passkey-unused = Angelegt: { $when }, noch nicht benutzt
web-passkey-made = Fertig. Öffne auf dem anderen Gerät diese Einstellungen und melde dich mit dem Passkey an.
web-passkey-not-done = Es hat sich nichts geändert: Der Browser hat den Vorgang nicht abgeschlossen.
web-passkey-remove = Entfernen
web-passkey-remove-named = Den Passkey { $name } entfernen
web-passkey-remove-yes = Ja, entfernen
web-passkey-keep = Behalten
web-passkey-removed = Der Passkey ist entfernt. Geräte, die sich damit angemeldet haben, bleiben angemeldet.
web-passkey-lacks-browser = Dieser Browser unterstützt keine Passkeys.
web-passkey-lacks-extra = Dieser Server hat keine Passkeys. Wer ihn betreibt, kann sie einrichten.
web-passkey-lacks-address = Passkeys gehören zum Namen eines Servers, und die Adresse dieser Seite ist eine Zahl.

web-strong-suits = Kräftige Farben
web-strong-suits-about = Farben, die sich bei jeder Art von Farbensehen unterscheiden lassen.
web-pace = Tempo
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Ohne Warten
web-order = Reihenfolge deiner Karten
web-order-suits = Nach Farbe
web-order-trump = Trumpf zuletzt
web-order-values = Nach Wert
web-quick-bid = Mit einem Fingertipp vorhersagen
    .about = Ein Fingertipp auf die Zahl genügt. Du bestätigst nichts.
web-talk = Bots reden
    .about = Hin und wieder sagt einer am Ende einer Runde einen Satz.
web-confirm = Zweimal tippen
web-confirm-about = Das erste Tippen wählt eine Karte, das zweite spielt sie.
web-autoplay = Einzige Karte automatisch spielen
web-autoplay-about = Ist nur eine Karte erlaubt, wird sie automatisch gespielt.
web-sounds = Töne
web-notify = Benachrichtigungen
web-notify-about = Wenn du dran bist und diese Seite im Hintergrund ist.
web-notify-refused = Dein Browser erlaubt sie für diese Seite nicht.
# Under a switch that a page without https cannot use.
web-needs-https = Das darf nur eine Seite mit https-Adresse, und die Adresse dieser Seite ist http.

web-push = Benachrichtigungen, wenn foretell geschlossen ist
    .about = Wenn du an einem Tisch mit anderen dran bist. Sie kommen verschlüsselt über den Push-Dienst deines Browsers und nennen das Spiel und die Spieler, nie eine Karte.
web-push-browser = Dieser Browser kann dich nicht benachrichtigen, solange die Seite geschlossen ist. Auf einem iPhone oder iPad füge foretell zuerst zum Home-Bildschirm hinzu.
web-push-extra = Dieser Server schickt keine Benachrichtigungen, wenn die Seite geschlossen ist.
web-push-failed = Dein Browser konnte seinen Push-Dienst nicht erreichen. Versuch es später noch einmal.
web-push-offer = Hier läuft keine Uhr. Möchtest du benachrichtigt werden, wenn du dran bist?
web-push-yes = Benachrichtige mich

web-vibrate = Vibration

web-your-turn = Du bist dran

web-data = Deine Daten
web-data-about = Der Server speichert deinen Namen, die Spiele und Blöcke, an denen du teilnimmst, und was du dort schreibst. Was nur auf diesem Gerät liegt, bleibt hier, was immer du wählst.
web-data-kept = Beendete Spiele werden nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gelöscht.
web-data-kept-always = Beendete Spiele bleiben, bis sie jemand löscht, der diesen Server betreibt.
web-data-save = Deine Daten herunterladen
web-data-saved = Als Datei gespeichert.
web-data-others = Auf allen anderen Geräten abmelden
web-data-signed-out = Erledigt: Jetzt ist nur noch dieser Browser angemeldet.
web-data-sign-out = Überall abmelden
web-data-sign-out-about = Auch hier wirst du abgemeldet. Ein Passwort gibt es nicht: Als { $name } kannst du nicht zurückkommen, und Bots spielen für dich weiter. Was du hier getan hast, bleibt.
web-data-sign-out-yes = Abmelden
web-data-delete = Mich löschen
web-data-delete-about = Dein Name, { $name }, deine Nachrichten und deine Plätze werden endgültig gelöscht, und Bots spielen deine Spiele zu Ende. In Spielen mit anderen bleiben deine Züge stehen, als die von „jemand ohne Namen“, und dazu die Wörter, die du zum Mischen beigetragen hast: Ohne sie könnte niemand mehr prüfen, wie gegeben wurde. Was andere schon gespeichert haben, lässt sich nicht zurückholen.
web-data-delete-yes = Alles über mich löschen
web-data-no = Abbrechen

web-portrait = Dein Bild
web-portrait-owl = Eule
web-portrait-fox = Fuchs
web-portrait-badger = Dachs
web-portrait-sparrow = Spatz
web-portrait-hedgehog = Igel
web-portrait-otter = Otter
web-portrait-bear = Bär
web-portrait-hare = Hase
web-portrait-raven = Rabe
web-portrait-lynx = Luchs
web-portrait-squirrel = Eichhörnchen
web-portrait-tortoise = Schildkröte

web-look-deck = Karten
web-look-pictures = Bilder
web-look-plain = Schlicht, große Zahlen
web-look-back = Rückseite der Karten
web-look-stars = Sterne
web-look-suns = Sonnen
web-look-waves = Wellen
web-look-leaves = Blätter
web-look-felt = Filz
web-look-green = Grün
web-look-blue = Blau
web-look-wine = Weinrot
web-look-slate = Schiefer
