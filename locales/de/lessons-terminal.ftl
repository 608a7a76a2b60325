# foretell lessons: die Lektionen Zeile für Zeile.

lessons-which = Welche Lektion? Tippe ihre Nummer, oder ende.
lessons-on = (Enter: weiter)
lessons-hint = Gefragt ist dieser Zug: { $move }.
lessons-next = Nächste Lektion: { $title }
lessons-choose = Eine Lektion wählen
lessons-leave = Aufhören
lessons-damaged = Was von deinen Lektionen gespeichert war, ließ sich nicht lesen; es liegt jetzt in { $path }.
