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
web-name-refused = Dieser Name geht nicht. Nimm einen anderen.
web-name-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

web-large-print = Großdruck
web-large-print-about = Karten mit großen Zahlen und wenig Verzierung.
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
web-quick-bid = Mit einem Tippen vorhersagen
    .about = Ein Tippen auf die Zahl genügt. Du bestätigst nichts.
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
web-vibrate = Vibration

web-your-turn = Du bist dran
