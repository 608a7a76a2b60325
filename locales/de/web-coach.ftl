# Der Trainer im Browser: Tipps am Tisch, und was ein Zug beim Üben gekostet hat.

web-coach-ask = Tipp holen
web-coach-title = Tipp
web-coach-close = Schließen
web-coach-thinks = Ich überlege …
web-coach-none = Hier gibt es keinen Tipp: Die Netze konnten nicht geladen werden.
web-coach-points = { $points } Punkte
web-coach-penalty = { $points } Strafpunkte
web-coach-met = Vorhersage erfüllt: { $chance }
web-coach-unharmed = keine Strafpunkte: { $chance }
web-coach-win = Spiel gewonnen: { $chance }
web-coach-note = Im Durchschnitt, nach dem, was du wissen kannst; niemand schaut in verdeckte Karten.
web-coach-best = Das war der beste Zug.
web-coach-cost = Kostet { $points } Punkte.
web-coach-cost-penalty = Kostet { $points } Strafpunkte.
web-coach-better = Besser: { $move }.
web-coach-allowed = Tipps sind erlaubt.
web-coach-bid = { $tricks } vorhersagen
web-coach-bid-more = eins mehr vorhersagen
web-coach-bid-less = eins weniger vorhersagen

# Der Rückblick auf ein Spiel
web-lookback-title = Rückblick
web-lookback-judging = Jede Entscheidung wird beurteilt …
web-lookback-stop = Abbrechen
web-lookback-stopped = Abgebrochen. Es wurde nichts beurteilt.
web-lookback-again = Neu beurteilen
web-lookback-reckoning = Glück und Können werden getrennt …
web-lookback-refining = Diese Zahlen werden noch genauer …
web-lookback-first = Ganze Runden werden ausgespielt: { $done } von { $of } Entscheidungen beurteilt …
web-lookback-first-stopped = Erster Eindruck: { $done } von { $of } Entscheidungen durch ganze Runden beurteilt.
web-lookback-deeper = Gründlicher prüfen
web-lookback-deeper-note = Fragliche Züge wurden ausgespielt. So lässt sich jede Entscheidung beurteilen, in je { $worlds } Verteilungen.
web-lookback-go-on = Weitermachen
web-lookback-looking = Gründlicher geprüft: { $done } von { $of } Entscheidungen …
web-lookback-looked = Gründlicher geprüft: { $done } von { $of } Entscheidungen.
web-lookback-missing = Das Spiel lässt sich gerade nicht beurteilen: Die Netze der Bots konnten nicht geladen werden. Versuch es gleich noch einmal.
web-lookback-no-record = Dieses Spiel lässt sich nicht beurteilen. Die Aufzeichnung hat einen Fehler:
web-lookback-note = Beurteilt nach dem, was man wissen konnte, nie nach verdeckten Karten.
web-lookback-open = Das Spiel ist nicht zu Ende. Beurteilt sind die vollständigen Runden.
web-lookback-outdated = Das hat eine frühere Version der Bots beurteilt.
web-lookback-seat = Entscheidungen von
web-lookback-cost-you = { $many ->
    [one] Eine Entscheidung hat dich { $points } Punkte gekostet.
   *[other] { $many } Entscheidungen haben dich { $points } Punkte gekostet.
}
web-lookback-cost-you-penalty = { $many ->
    [one] Eine Entscheidung hat dir { $points } Strafpunkte eingebracht.
   *[other] { $many } Entscheidungen haben dir { $points } Strafpunkte eingebracht.
}
web-lookback-none-you = Keine deiner Entscheidungen war ungenau.
web-lookback-cost-player = { $many ->
    [one] Eine Entscheidung hat { $player } { $points } Punkte gekostet.
   *[other] { $many } Entscheidungen haben { $player } { $points } Punkte gekostet.
}
web-lookback-cost-player-penalty = { $many ->
    [one] Eine Entscheidung hat { $player } { $points } Strafpunkte eingebracht.
   *[other] { $many } Entscheidungen haben { $player } { $points } Strafpunkte eingebracht.
}
web-lookback-none-player = Keine Entscheidung von { $player } war ungenau.
web-lookback-checking = Wird noch geprüft …
web-lookback-met = { $met } von { $rounds } Vorhersagen erfüllt
web-lookback-met-penalty = { $met } von { $rounds } Runden ohne Strafpunkte
web-lookback-best = Die beste Vorhersage
web-lookback-best-line = Runde { $round }: { $bid } vorhergesagt und gemacht, { $points } Punkte
web-lookback-best-line-penalty = { $bid ->
    [0] Runde { $round }: keine Strafpunkte
    [one] Runde { $round }: ein Siegel, keine Strafpunkte
   *[other] Runde { $round }: { $bid } Siegel, keine Strafpunkte
}
web-lookback-best-none = Diesmal war keine Vorhersage erfüllt: Das nächste Spiel wird besser.
web-lookback-best-none-penalty = Diesmal blieb keine Runde ohne Strafpunkte: Das nächste Spiel wird besser.
web-lookback-worst-bid = Die teuerste Vorhersage
web-lookback-worst-card = Die teuerste Karte
web-lookback-worst-other = Die teuerste Wahl
web-lookback-worst-line = { $points ->
    [0] Runde { $round }: weniger als ein Punkt
    [one] Runde { $round }: ein Punkt
   *[other] Runde { $round }: { $points } Punkte
}
web-lookback-worst-line-penalty = { $points ->
    [0] Runde { $round }: weniger als ein Strafpunkt
    [one] Runde { $round }: ein Strafpunkt
   *[other] Runde { $round }: { $points } Strafpunkte
}
web-lookback-instead = Gewählt: { $played }. Besser: { $best }.
web-lookback-instead-bid = Vorhergesagt: { $played }. Besser: { $best }.
web-lookback-need = { $need ->
    [0] Noch nötige Stiche: keine.
   *[other] Noch nötige Stiche: { $need } von { $left }.
}
web-lookback-short = Noch nötige Stiche: { $need }. Übrig: { $left }.
web-lookback-over = Schon zu viele Stiche: { $over }.
web-lookback-seals = Noch zurückzugeben: { $seals }.
web-lookback-lesson = Fürs nächste Mal
web-lookback-lesson-less = Sag bei mittleren Karten einen Stich weniger vorher.
web-lookback-lesson-more = Trau deinen starken Karten einen Stich mehr zu.
web-lookback-lesson-seals = Nimm Siegel nur für Stiche, die deine Karten auch machen.
web-lookback-lesson-more-seals = Trau deinen starken Karten: Nimm für jede ein Siegel.
web-lookback-lesson-take = Hol dir Stiche früh, solange du sie brauchst.
web-lookback-lesson-lose = Ist die Vorhersage erfüllt, gib den Rest ab.
web-lookback-lesson-shed = Wirf gefährliche Karten früh ab.
web-lookback-lesson-keep = Heb dir die stärkste Karte auf.
web-lookback-lesson-count = Zähl vor jeder Karte, was noch im Spiel ist.
web-lookback-lesson-none = Nichts hat viel gekostet: Spiel weiter so.
web-lookback-more = Alle Entscheidungen, Glück und Können
web-lookback-costly = Was am meisten gekostet hat
web-lookback-lost = −{ $points } Punkte
web-lookback-lost-penalty = +{ $points } Strafpunkte
web-lookback-played = Gespielt: { $move }.
web-lookback-watch = Ansehen
web-lookback-play-on = Ab hier weiterspielen
web-lookback-all = Alle { $many } zeigen
web-lookback-curve = Erwarteter Endstand
web-lookback-curve-note = Was alle am Ende erwarten konnten, nach dem, was sie bei ihrem letzten Zug wussten.
web-lookback-table = Als Tabelle
web-lookback-round = Runde
web-lookback-total = Alle
web-lookback-part-bid = Vorhersagen
web-lookback-part-card = Karten
web-lookback-part-other = Sonstiges
web-lookback-lost-head = Verlorene Punkte
web-lookback-lost-head-penalty = Strafpunkte
web-lookback-sum = Schnitt { $mean } und { $rest } ergeben { $points } Punkte.
web-lookback-sum-penalty = Schnitt { $mean } und { $rest } ergeben { $points } Strafpunkte.

# Statistik über die Spiele, auf die zurückgeblickt wurde, und die auf dem Punkteblock
web-stats-title = Deine Statistik
web-stats-note = Aus den Rückblicken und beendeten Spielen des Punkteblocks auf diesem Gerät. Alles bleibt hier.
web-stats-none = Hier ist noch nichts. Spiele ein Spiel und wähle „Rückblick“, oder beende ein Spiel auf dem Punkteblock.
web-stats-who = Wer bist du auf deinem Punkteblock?
web-stats-who-me = Das bin ich
web-stats-who-none = Niemand davon
web-stats-me = Auf dem Punkteblock bist du { $names }.
web-stats-me-nobody = Auf dem Punkteblock bist du keiner der Spieler.
web-stats-me-change = Ändern
web-stats-source = Welche Spiele zählen
web-stats-source-all = alle
web-stats-source-here = hier gespielte
web-stats-source-pads = vom Punkteblock
web-stats-headline = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}: { $percent } deiner Vorhersagen erfüllt.
web-stats-headline-penalty = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}: { $percent } ohne Strafpunkte.
web-stats-sources = Hier gespielt: { $here }. Vom Punkteblock: { $pads }.
web-stats-lost-title = Verlorene Punkte
web-stats-lost-title-penalty = Vermeidbare Strafpunkte
web-stats-lost-note = Nur aus Spielen, auf die du zurückgeblickt hast. Auf dem Punkteblock stehen Vorhersagen und Stiche, aber nicht die Karten.
web-stats-lost-older = { $many ->
    [one] Ein Spiel, das nur flüchtig beurteilt wurde, zählt hier nicht: Öffne seinen Rückblick, um es neu beurteilen zu lassen.
   *[other] { $many } Spiele, die nur flüchtig beurteilt wurden, zählen hier nicht: Öffne ihre Rückblicke, um sie neu beurteilen zu lassen.
}
web-stats-lost = In { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} hast du je Runde { $bids } Punkte durch Vorhersagen verloren und { $play } durch gespielte Karten.
web-stats-lost-penalty = In { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} haben dich Vorhersagen je Runde { $bids } Strafpunkte gekostet und gespielte Karten { $play }.
web-stats-weak-bids = Das meiste davon geht bei den Vorhersagen verloren.
web-stats-weak-play = Das meiste davon geht bei den Karten verloren.
web-stats-weak-size = Am teuersten sind die Runden mit { $size ->
    [one] einer Karte
   *[other] { $size } Karten
}: { $points } Punkte je Runde.
web-stats-puzzles = Rätsel dazu
web-stats-by-size = Nach der Größe der Runde
web-stats-by-seals = Keine Strafpunkte, nach vorhergesagten Stichen
web-stats-weeks = Verlorene Punkte je Runde, nach Wochen
web-stats-week = Woche ab
web-stats-rounds = Runden
web-stats-pad-players = Alle Spieler auf dem Punkteblock
web-stats-forget = Diese Statistik löschen
web-stats-forget-sure = Alle Rückblicke auf diesem Gerät werden gelöscht, und was daraus gezählt wurde. Der Punkteblock bleibt.
