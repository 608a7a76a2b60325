# Ein Spiel noch einmal ansehen, und eines aus einer Datei laden.

web-replay-title = Nachspielen
web-replay-fetching = Einen Augenblick …
web-replay-home = Startseite
web-replay-load = Eine Aufzeichnung laden
web-replay-to-table = Zum Tisch
web-replay-fault-newer = Dieses Spiel stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es dann noch einmal.
web-replay-fault-not-over = Dieses Spiel läuft noch. Nach der letzten Karte kannst du es hier ansehen.
web-replay-fault-not-loaded = Hier ist kein Spiel mehr geladen. Lade die Datei noch einmal.
web-replay-fault-none = Diesen Tisch gibt es nicht, oder er wurde ohne Spiel geschlossen.
web-replay-fault-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-replay-fault-other = Das hat nicht geklappt. Versuch es gleich noch einmal.

# In der Wiederholung
web-replay-at = Moment { $at } von { $moments }
web-replay-slider = Moment im Spiel
web-replay-controls = Vor und zurück
web-replay-back = Ein Schritt zurück
web-replay-on = Ein Schritt vor
web-replay-round-back = Eine Runde zurück
web-replay-round-on = Eine Runde vor
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-tools = Mehr
web-replay-speed = Tempo
web-replay-chair = Wer vorn sitzt
web-replay-hands = Alle Karten zeigen
web-replay-moments = Momente
web-replay-choose-round = Zu einer Runde springen
web-replay-round = Runde { $round }
web-replay-now = Dieser Moment
web-replay-copy = Link zu diesem Moment kopieren
web-replay-copied = Der Link ist kopiert.
web-replay-download = Aufzeichnung herunterladen
web-replay-start = Noch ist nichts ausgeteilt
web-replay-nothing = Gleich geht es los.
web-replay-place-round = Runde { $round } von { $rounds }
web-replay-place-trick = Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }

# Eine Aufzeichnung laden
web-replay-load-title = Ein aufgezeichnetes Spiel ansehen
web-replay-load-intro = Lade die Aufzeichnung eines Spiels: alle Karten offen, Schritt für Schritt.
web-replay-pick = Eine Aufzeichnung
web-replay-choose-file = Datei auswählen
web-replay-drop = … oder hier ablegen. JSON mit einem Spiel oder JSONL mit vielen.
web-replay-paste = Lieber Text einfügen
web-replay-text = Die Aufzeichnung als Text
web-replay-take = Ansehen
web-replay-several = { $games } Spiele. Welches davon?
web-replay-more = Mehr zeigen
web-replay-unknown = Unbekanntes Spiel
web-replay-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-replay-unfinished = nicht beendet
web-replay-kept-not = Nichts verlässt dein Gerät: Das Spiel wird in deinem Browser geprüft und nachgespielt.
web-replay-where-from = Aufzeichnungen bekommst du hier am Ende eines Spiels, aus dem Terminal oder von jedem Programm, das dieses offene Format schreibt.
web-replay-to-fair = Prüfen, ob ein Spiel fair gemischt wurde
web-replay-fault-json = Das ist keine Aufzeichnung: Der Text lässt sich nicht als JSON lesen.
web-replay-fault-line = Zeile { $line } lässt sich nicht als JSON lesen.
web-replay-fault-large = Diese Datei ist größer als 64 MiB. Teile sie in kleinere.
web-replay-fault-long = Diese Aufzeichnung ist größer als 1 MiB. So lang ist kein Spiel.
web-replay-fault-head = Die Aufzeichnung hat einen Fehler außerhalb der Runden:
web-replay-fault-round = Die Aufzeichnung hat einen Fehler in Runde { $round }:
web-replay-fault-move = Die Aufzeichnung hat einen Fehler in Runde { $round }, bei Zug { $move }:
