# foretell stats: wie es den Spielern vieler Spiele ergeht.

stats-nothing = In diesen Spielen ist keine Runde gewertet.
stats-more-faults = { $more ->
    [one] Ein weiteres Spiel lässt sich nicht lesen.
   *[other] { $more } weitere Spiele lassen sich nicht lesen.
}
stats-player = Spieler
stats-games = Spiele
stats-places = Plätze
stats-points = Punkte je Runde
stats-penalties = Strafpunkte je Runde
stats-met = Richtig vorhergesagt
stats-clean = Ohne Strafpunkte
stats-streak = In Folge
stats-best = Beste Runde
stats-worst = Schlechteste Runde
stats-mark = { $points } (Runde { $round })
stats-share = { $percent } % ({ $met }/{ $rounds })
stats-about = Plätze: wie oft jemand in einem beendeten Spiel Erster, Zweiter, Dritter … wurde.
stats-about-extreme = Plätze: wie oft jemand in einem beendeten Spiel Erster, Zweiter, Dritter … wurde. Gezählt werden Strafpunkte: Weniger ist besser. Runden mit dem Schwarzmagier zählen nur bei den Punkten.
stats-by-bid = Richtig vorhergesagt, nach der Höhe der Vorhersage
stats-by-seals = Runden ohne Strafpunkte, nach der Zahl der vorhergesagten Stiche
stats-by-seat = Dasselbe nach dem Platz
stats-dealer = Geber
stats-seat = { $seat }. nach dem Geber
