# Das Spiel des Tages, im Browser und im Terminal.

daily-title = Das Spiel des Tages: { $game }, { $date }
daily-about = Alle bekommen an diesem Tag diese Karten: { $rounds } Runden gegen { $bots }. Es gibt keine Tipps, und kein Zug lässt sich zurücknehmen.
daily-past = Dieser Tag ist vorbei; das Spiel zählt nicht für deine Serie.
daily-left = Dein Spiel ist gespeichert; mit demselben Befehl spielst du es weiter.
daily-no-hints = Im Spiel des Tages gibt es keine Tipps.
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
    [extreme] { $count ->
        [one] ein Strafpunkt
       *[other] { $points } Strafpunkte
    } · Meister { $master } · Großmeister { $grandmaster }
   *[other] { $points } Punkte · Meister { $master } · Großmeister { $grandmaster }
}
daily-share-stars = { $stars } von { $most } Sternen
