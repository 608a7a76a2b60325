# Die Partie des Tages, im Browser und im Terminal.

daily-title = Die Partie des Tages: { $game }, { $date }
daily-about = Alle bekommen an diesem Tag diese Karten: { $rounds } Runden gegen { $bots }. Es gibt keine Tipps, und kein Zug lässt sich zurücknehmen.
daily-past = Dieser Tag ist vorbei; die Partie zählt nicht für deine Serie.
daily-left = Deine Partie ist gespeichert; mit demselben Befehl spielst du sie weiter.
daily-no-hints = In der Partie des Tages gibt es keine Tipps.
daily-compares = Meister und Großmeister spielen deine Karten …
daily-missing = Die Meister können deine Karten hier nicht spielen: { $why }
daily-round = Runde
daily-total = Gesamt
daily-stars = Sterne
daily-meaning = Ein Stern für jeden der beiden, der in der Runde nicht besser war als du.
daily-judged = Die Meister haben mit den Netzen { $nets } gespielt; der Großmeister hat für jeden Zug { $worlds } Welten durchgespielt.
daily-streak = { $days ->
    [0] Noch kein Tag in Folge.
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}

# Was an andere geht: keine Karten, keine Vorhersagen.
daily-share = foretell · { $game } · { $date }
daily-share-points = { $game ->
    [extreme] { $points } Strafpunkte · Meister { $master } · Großmeister { $grandmaster }
   *[other] { $points } Punkte · Meister { $master } · Großmeister { $grandmaster }
}
daily-share-stars = { $stars } von { $most } Sternen
