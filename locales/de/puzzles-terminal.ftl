# foretell puzzles: Rätsel, Zeile für Zeile.

puzzles-head = Rätsel { $id }, Wertung { $rating }: { $game }
# Hinter dem Namen steht die Karte im Akkusativ: "Mira den Drachen"
puzzles-trick = Stich { $number }, gespielt: { $cards }. { $taken }
puzzles-again = Noch einmal versuchen
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-leave = Aufhören
puzzles-theme = Thema: { $theme }
puzzles-kind = { $name } ({ $theme }): { $count }
puzzles-all-tried = Alle Rätsel dieser Art hast du schon versucht.
puzzles-summary = Auf Anhieb gelöst: { $solved } von { $tried }. Wertung: { $rating }. Längste Serie: { $best }.
puzzles-damaged = Was von deinen Rätseln gespeichert war, ließ sich nicht lesen; es liegt jetzt in { $path }.
