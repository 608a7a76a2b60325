# Die Seite des Betreibers.

operator-title = foretell: Betrieb
operator-where = Diese Seite ist für alle, die diesen Server betreiben. Das Token steht in der Datei operator.token im Datenordner des Servers.
operator-token = Token
operator-sign-in = Anmelden
operator-sign-out = Abmelden
operator-wrong = Das ist nicht das Token.
operator-too-many = Zu viele Versuche. Warte eine Minute.
operator-unknown = unbekannt

operator-now = Jetzt
operator-load-calm = Der Server hat Ruhe: Alle bekommen sofort Antwort.
operator-load-busy = Der Server hat viel zu tun: Wer am meisten anfragt, wartet ein wenig.
operator-load-late = Der Server ist überlastet: Er antwortet verspätet, und wer am meisten anfragt, wartet.
operator-count-playing = Spiele im Speicher
operator-count-waiting = Wartende Tische
operator-count-readers = Verbindungen zu Tischen
operator-count-pads = Blöcke im Speicher
operator-count-viewings = Gemeinsam angesehene Spiele
operator-count-connections = Verbindungen
operator-count-failed-writes = Misslungene Schreibvorgänge
operator-count-broken-logs = Beschädigte Protokolle
operator-count-bot-faults = Bots mit Fehlern
operator-count-erasures = Laufende Löschungen

operator-tables = Tische
operator-no-tables = Kein Tisch ist im Speicher.
operator-head-table = Tisch
operator-head-game = Spiel
operator-head-status = Stand
operator-head-people = Menschen
operator-head-bots = Bots
operator-head-watchers = Zuschauer
operator-head-round = Runde
operator-head-idle = Ruhig seit (Minuten)
operator-status-waiting = wartet
operator-status-playing = läuft
operator-status-over = beendet
operator-status-closed = geschlossen

operator-people = Menschen
operator-people-about = Wer hier spielt, findet die eigene Kennung in der Datei unter Einstellungen, „Deine Daten“.
operator-find = Name oder Kennung
operator-find-go = Suchen
operator-nobody = So heißt hier niemand.
operator-player = { $name }: zum ersten Mal hier { $made }, zuletzt { $seen }.
operator-note = Notiz
operator-ban-player = Aussperren
operator-erase-sure = Alles über { $name } löschen. Das lässt sich nicht rückgängig machen.
operator-erase = Löschen

operator-bans = Ausgesperrt
operator-bans-about = Eine Adresse gehört einem ganzen Haushalt, oft auch vielen. Wer ausgesperrt ist, kann weder spielen noch zuschauen; mit einer anderen Adresse und einem neuen Namen kommt man aber wieder herein.
operator-no-bans = Niemand ist ausgesperrt.
operator-address = IP-Adresse
operator-ban-address = Aussperren
operator-banned-player = Mensch
operator-banned-address = Adresse
operator-lift = Wieder zulassen

operator-acts = Was getan wurde
operator-no-acts = Noch nichts.
operator-act-sign-in = angemeldet
operator-act-refused = falsches Token abgelehnt
operator-act-ban = ausgesperrt
operator-act-lift = wieder zugelassen
operator-act-erase = jemanden gelöscht
operator-act-repaired = ausgesperrt (aus einer reparierten Datenbank)
