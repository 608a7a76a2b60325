# Warum ein Zug nicht erlaubt ist. Die Nummer der Regel folgt in Klammern.

reason-not-your-turn = { $turn } ist an der Reihe.
reason-no-turn = Das Spiel wartet jetzt auf keinen Zug.
reason-wrong-question = Das ist keine Antwort auf die Frage. Jetzt musst du { $question }.
reason-other-game = So einen Zug gibt es in diesem Spiel nicht.
reason-bid-too-high = Vorhersagen kannst du 0 bis { $most }; mehr Stiche hat die Runde nicht.
reason-bid-adds-up = Die Vorhersagen dürfen zusammen nicht { $most } ergeben, die Zahl der Stiche dieser Runde. Mit { $bid } wäre das so.
reason-trump-suit = Du musst eine der vier Farben nennen.
reason-unseen = In dieser Runde spielst du deine Karte, ohne sie zu sehen.
reason-not-unseen = Du siehst deine Karten: Sag, welche du spielst.
reason-not-in-hand = Diese Karte hast du nicht: { $card }.
reason-follow = Du hast { $suit } auf der Hand, und das ist gefordert: Du musst bedienen.
reason-bid-range = Deine Vorhersage muss zwischen 0 und { $most } bleiben, der Zahl der Stiche dieser Runde.
reason-pool-has = Im Vorrat liegen noch Siegel der Farbe { $suit }: Nimm eines davon.
reason-pool-empty = Im Vorrat liegt kein Siegel der Farbe { $suit } mehr. Du kannst einem Mitspieler eines wegnehmen, der so eines hat.
reason-own-seal = Ein Siegel nimmst du einem Mitspieler weg, nicht dir selbst.
reason-no-seal = { $victim } hat kein Siegel der Farbe { $suit }.
reason-no-white = Es ist kein weißes Siegel mehr da, das du dafür geben könntest.
reason-fifteen-seals = Mehr als 15 farbige Siegel darfst du nicht nehmen.
reason-magician-gone = { $magician } hat den Schwarzmagier schon.
reason-magician-or-seals = Den Schwarzmagier nimmst du statt Siegeln, nicht zusätzlich.
reason-seal-unfit = Zu diesem Stich passt nur: { $fitting }.
reason-seal-missing = So ein Siegel hast du nicht.

# Worauf das Spiel wartet, nach "Jetzt musst du"
phase-trump = den Trumpf nennen
phase-bid = vorhersagen
phase-play = eine Karte spielen
phase-pass = eine Karte weitergeben
phase-cloud = deine Vorhersage ändern
phase-predict = deine Vorhersage machen
phase-return = ein Siegel zurückgeben
