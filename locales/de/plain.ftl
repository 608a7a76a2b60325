# Zeile für Zeile.

command-help = hilfe
command-hand = hand
command-table = tisch
command-last = stich
command-hint = tipp
command-scores = punkte
command-rules = regeln
command-why = warum
command-back = zurück
command-quit = ende
command-delete = löschen

plain-help = Antworte mit einer Nummer aus der Liste, mit einem Buchstaben (bei Farben b, gn, r, ge, v) oder mit einer Karte wie b5, w oder dragon (die Sonderkarten heißen hier wie im Englischen). Befehle: { $commands }. „regeln A9“ zeigt eine Regel; „warum b5“ sagt, warum du eine Karte nicht spielen darfst.
plain-back = (zurück: eine andere Karte)
plain-kept = (eine Nummer; „löschen 1“ löscht das erste Spiel)
plain-not-understood = Das verstehe ich nicht. Hilfe bekommst du mit ?
plain-no-move = Sag auch, was du spielen willst, zum Beispiel: warum b5
plain-allowed = Das darfst du jetzt.
plain-number = Gib bitte eine Zahl von 1 bis { $most } ein.

