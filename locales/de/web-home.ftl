# The first page, and what it shares with others: kinds of tables, what the server refuses, names for guests.

web-home-tagline = Sag vorher, wie viele Stiche du machst. Dann mach genau so viele.
web-home-title = foretell
web-home-game = Spiel
web-home-against = gegen { $bots }
web-home-go-on = Weiter
web-home-place = Platz { $place }
web-home-play = Jetzt spielen
web-home-playing = Die Karten werden gegeben …
web-home-new = Neues Spiel
    .about = Klassisch, schnell oder wild
web-home-friends = Mit Freunden
    .about = Ein Link genügt
web-home-code = Code
    .about = Code vom Tisch eines Freundes
web-home-daily-today = { $points ->
    [one] Heute { $shown } Punkt
   *[other] Heute { $shown } Punkte
}
web-home-daily-yesterday = { $points ->
    [one] Gestern { $shown } Punkt
   *[other] Gestern { $shown } Punkte
}
web-home-daily-streak = { $days } Tage in Folge

# three words each
web-preset-classic = Klassisch
    .about = Vorhersagen, spielen, treffen.
web-preset-specials = Mit Sonder{ "\u00AD" }karten
    .about = Drache, Bombe, Chaos.
web-preset-quick = Schnell
    .about = Jede zweite Runde.
web-preset-extreme = Extreme
    .about = Siegel, keine Zauberer.
web-preset-wild = Wild
    .about = Alles drin, alles geheim.
web-preset-length = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $minutes } Minuten

web-quick-wizard = Wizard
web-quick-specials = Wizard mit Sonder{ "\u00AD" }karten
web-quick-extreme = Wizard Extreme

web-home-mine = Deine Spiele
web-home-your-turn = Du bist dran
web-home-waiting = Noch nicht begonnen
web-home-over = Beendet
web-home-running = Die anderen überlegen
web-home-round = Runde { $round } von { $rounds }
web-home-with = Mit { $names }
web-home-alone = Noch niemand sonst
web-home-here = auf diesem Gerät
web-home-kept = Spiele auf diesem Gerät verwalten
web-home-all-mine = Alle { $count } zeigen

web-home-open = Offene Tische
web-home-open-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
web-home-open-full = Alle Plätze sind besetzt
web-home-open-playing = Das Spiel läuft
web-home-join = Mitspielen
web-home-watch = Zuschauen

web-home-offline = Der Server ist gerade nicht zu erreichen. Wir versuchen es weiter.
web-home-offline-rules = Die Regeln kannst du inzwischen lesen.

web-home-more = Mehr
web-home-link-daily = Spiel des Tages
    .about = Dieselben Karten für alle
web-home-link-pad = Punkteblock
    .about = Für Spiele mit echten Karten
web-home-link-learn = Lernen
web-home-link-puzzles = Rätsel
web-home-link-rules = Regeln
web-home-link-cards = Karten
web-home-link-replay = Nachspielen
web-home-link-fair = Fair gemischt
web-home-link-tournament = Turniere
web-home-link-club = Clubs

# $seats is 3 to 6
web-kind-what = { $game } { $seats ->
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[6] zu sechst
}
web-kind-players = { $seats } Spieler
web-kind-specials = { $count ->
    [one] Sonderkarte: { $cards }
   *[other] Sonderkarten: { $cards }
}
web-kind-specials-all = alle sieben Sonderkarten
web-kind-specials-count = { $count ->
    [one] eine Sonderkarte
   *[other] { $count } Sonderkarten
}
web-kind-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-kind-magician-dear = der Schwarzmagier kostet 5
web-kind-magician-raised = der Schwarzmagier kostet ab der Hälfte 5
web-kind-dealer = Platz { $seat } gibt zuerst
web-kind-dealer-drawn = der erste Geber wird ausgelost
web-kind-pace-none = ohne Uhr
web-kind-pace-seconds = { $amount } Sekunden je Zug
web-kind-pace-days = { $amount ->
    [one] ein Tag je Zug
   *[other] { $amount } Tage je Zug
}
web-kind-listed = In der Liste der offenen Tische.
web-kind-unwatched = Niemand darf zuschauen.

web-fault-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-fault-elsewhere = { $server } antwortet dieser Seite nicht. Entweder ist der Server nicht zu erreichen, oder er nimmt keine Seiten von { $page } an: Welche er annimmt, steht in seiner Einstellung --origins.
web-fault-no-rules = Die Spielregeln lassen sich nicht laden. Prüf deine Verbindung und versuch es dann noch einmal.
web-fault-too-many = Das waren zu viele Anfragen in kurzer Zeit. Warte ein wenig und versuch es dann noch einmal.
web-fault-too-fast = Das war sehr viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
web-fault-chat-full = An diesem Tisch ist kein Platz mehr für weitere Nachrichten.
web-fault-name = Dieser Name geht nicht. Nimm einen anderen.
web-fault-taken = Da war jemand schneller: Der Platz ist besetzt.
web-fault-seated = Du hast schon einen Platz an diesem Tisch.
web-fault-no-seat = Setz dich zuerst hin.
web-fault-seats-free = Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
web-fault-closed = Dieser Tisch ist geschlossen.
web-fault-broken = Die Daten des Servers dazu sind beschädigt. Sag es der Person, die den Server betreibt.
web-fault-store = Der Server kann gerade nicht speichern oder lesen. Versuch es gleich noch einmal.
web-fault-not-waiting = Das Spiel hat schon begonnen.
web-fault-locked = Das Spiel beginnt gerade.
web-fault-passkey = Der Passkey wurde nicht angenommen. Versuch es noch einmal.
web-fault-no-passkey = Dieser Server kennt den Passkey nicht: Er wurde entfernt oder für einen anderen Server angelegt.
web-fault-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dich.
web-fault-passkeys-full = Mehr Passkeys gehen nicht. Entferne zuerst einen.
web-fault-no-passkeys = Passkeys gibt es hier nicht.
web-fault-too-late = Das hat zu lange gedauert. Versuch es noch einmal.
web-fault-both-seated = Du hast zwei Plätze an einem Tisch: als Gast und als der Spieler, dem der Passkey gehört. Beende oder verlass zuerst dieses Spiel.
web-fault-no-code = Den Code gibt es nicht, oder das Spiel läuft schon.
web-fault-no-ticket = Dieser Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.
web-fault-no-push = Benachrichtigungen gibt es hier nicht.
web-fault-other = Das hat nicht geklappt: { $error }
web-fault-page = Diese Seite lässt sich nicht anzeigen. Vielleicht wurde sie nicht vollständig geladen.
web-fault-part = Ein Teil dieser Seite ließ sich nicht laden.
web-fault-reload = Neu laden

# Divided by commas; at most 24 letters each, and the same in every case
web-guest-names = Eule Elli, Fuchs Ferdi, Dachs Dodo, Spatz Susi, Igel Ivo, Otter Olli, Bär Benno, Hase Hanni, Rabe Rudi, Luchs Leni, Eichhorn Emmi, Schildkröte Trudi

web-rule-link = Regel { $rule }, in einem neuen Tab

web-lacks-server = Diese Seite nutzt keinen Server: Gegen Bots spielst du auf deinem Gerät. Was einen Server braucht, fehlt hier: Spiele mit Freunden und Punkteblöcke auf mehreren Handys.
web-lacks-rules = Dieser Browser unterstützt kein WebAssembly, deshalb gehen hier keine Spiele gegen Bots, Lektionen und Aufzeichnungen aus Dateien.

web-fault-name-mixed = In diesem Namen stehen Buchstaben verschiedener Schriften. Versuch es mit einem anderen.
web-fault-name-reserved = So heißt ein Bot oder der Server. Versuch es mit einem anderen Namen.
web-fault-name-alike = An diesem Tisch heißt schon jemand so oder so ähnlich. Nimm einen anderen Namen.
web-fault-removed = Wer diesen Tisch eröffnet hat, hat dich entfernt.
web-fault-banned = Wer diesen Tisch eröffnet hat, lässt dich nicht herein.
web-fault-barred = Wer diesen Server betreibt, hat dich ausgesperrt.
