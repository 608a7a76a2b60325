# foretell arena: die Ergebnisse eines Wettkampfs zwischen Bots.

arena-decimal-mark = ,
arena-players = { $players } Spieler
arena-paper-rule = NICHT nach unseren Regeln: Ein aufgedeckter Zauberer heißt kein Trumpf
arena-deals = { $deals ->
    [one] Eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
} mit getauschten Plätzen, zusammen { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, Startwert { $seed }
arena-bot = Bot
arena-cheats = { $bot } (sieht alle Hände)
arena-points = Punkte je Runde
arena-penalties = Strafpunkte je Runde
arena-points-game = Punkte je Spiel
arena-hits = Vorhersagen erfüllt
arena-clean = Runden ohne Strafpunkte
arena-wins = Spiele gewonnen
arena-of-fair = { $share } von { $fair }
arena-magician = Schwarzmagier genommen
arena-magician-points = Punkte mit Schwarzmagier
arena-rating = OpenSkill
arena-median = ms Median
arena-p99 = ms p99
arena-difference = Unterschied
arena-pair = { $bot } − { $other }
arena-alone = { $bot } allein − { $other }
arena-cards = Karten
arena-round = Runde
arena-intervals = ±: 95-%-Intervalle (Student-t): Jede Kartenverteilung mit allen ihren Spielen zählt als eine Stichprobe. Punkte gelten für einen Platz.
arena-one-deal = Nur eine Kartenverteilung: keine Intervalle.
arena-fewer = Punkte sind Strafpunkte: Je weniger, desto besser.
arena-about-rating = Spiele gewonnen: Hinter „von“ steht der faire Anteil. OpenSkill: mu (sigma), nur für diesen Wettkampf. ms: Rechenzeit für eine Entscheidung.
arena-no-rating = Spiele gewonnen: Hinter „von“ steht der faire Anteil. Für Wertungen: { $command }. ms: Rechenzeit für eine Entscheidung.
arena-about-paper-rule = Die Regel der Veröffentlichung (arXiv 2205.13834) dient nur dem Vergleich; nach unseren Regeln (A4) bestimmt der Geber den Trumpf.
arena-about-cheats = Wer alle Hände sieht, schummelt und ist kein Gegner; es zeigt aber, was höchstens zu holen wäre.
arena-less-luck = ohne Glück
arena-less = Punkte ohne Glück
arena-saved = Verteilungen gespart
arena-about-luck = Ohne Glück: Was Meister mit denselben Karten über ihrem Schnitt machen, wird abgezogen, soweit es in anderen Verteilungen hilft. Verteilungen gespart: wievielmal so viele der einfache Wert für dasselbe Intervall braucht.
arena-about-control = Ohne Glück: Was dieselben Bots aus jeder Verteilung mehr machen als im Schnitt aus { $fresh } neuen, wird abgezogen, soweit es in anderen Verteilungen hilft. Verteilungen gespart: wievielmal so viele der einfache Wert für dasselbe Intervall braucht.
arena-suite = Satz { $suite }
arena-positions = { $positions } Stellungen; jeder Bot wird nach seinem Zug gefragt
arena-best = beste Züge
arena-loss = Punkte verloren je Entscheidung
arena-about-exact = Punkte verloren: um wie viel der gewählte Zug schlechter ist als der beste, exakt, gegen Mitspieler, die wie im Gleichgewicht vorhersagen. ±: 95-%-Intervalle über die Stellungen.
arena-about-positions = Punkte verloren: um wie viel der gewählte Zug schlechter ist als der beste, nach Ausspielen bis zum Ende der Runde in vielen möglichen Welten, mit Meistern an allen Plätzen. Bis zu zwei Standardfehlern Abstand gilt ein Zug als bester. ±: 95-%-Intervalle über die Stellungen.
