# Der ganze Bildschirm: Tasten, Fenster, Hilfe.

key-help = Hilfe
key-rules = Regeln
key-scores = Stand
key-last = letzter Stich
key-hint = Tipp
key-story = Verlauf
key-faster = Tempo
key-talk = Tisch
key-leave = gehen

about-rule = u: Regel { $rule } lesen

keys-close = Esc: schließen
keys-on = Enter: weiter
keys-kept = ↑ ↓ und Enter · Entf: löschen · Esc: gehen
keys-back = ↑ ↓ und Enter · Esc: zurück
keys-again = n: noch einmal · Esc: gehen
keys-rules = Tippen: suchen · ↑ ↓: Regel · Bild ↑ ↓: weiter · Esc: schließen

pace-slow = Langsam
pace-normal = Normales Tempo
pace-fast = Schnell
pace-instant = So schnell es geht

scores-title = Punktestand
story-title = Verlauf
last-title = Der letzte Stich
rules-title = Das Regelheft
rules-find = Eine Nummer wie A9 oder ein Wort
rules-none = Eine Regel { $number } gibt es nicht.

leave-title = Den Tisch verlassen?
leave-text = Dein Spiel ist gespeichert. Beim nächsten Mal kannst du es weiterspielen.
leave-yes = Gehen
leave-no = Bleiben

help-title = So spielst du hier
help-text =
    Sag deine Stiche vorher und mach dann genau so viele.

    ← → markieren eine Karte oder eine Antwort, Enter wählt sie. b, gn, r, ge und v springen zu einer Farbe, w zu einem Zauberer, f zu einem Narren; eine Vorhersage tippst du mit Ziffern. Mit der Maus: Ein Klick markiert, der nächste wählt. Esc geht zurück oder verlässt den Tisch; das Spiel ist gespeichert.

    Angehobene Karten darfst du spielen. Markierst du eine andere, steht da, warum sie nicht geht; u öffnet die Regel. Enter kürzt auch eine Pause ab.

    An den Plätzen: ▶ wer dran ist, (G) Geber, 1 von 3 gewonnene von vorhergesagten Stichen, ◉ Münze auf einem Stich, ○ Münze noch in der Hand, ✗ ein Stich zu viel. Die Zahl rechts: Punkte. ★ zeigt, wer im Stich vorn liegt.

    Farben: ●B Blau, ▲Gn Grün, ◆R Rot, ■Ge Gelb, ★V Violett. Siegel: ○ weiß, ✖ schwarz.

    ? Hilfe, u Regeln, s Punktestand, l letzter Stich, h Tipp, v Verlauf, + - Tempo, q gehen.
