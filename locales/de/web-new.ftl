# The form for a new table. Notes (.about) are one or two short sentences.

web-new-with-bots = Gegen Bots
web-new-adjust = Anpassen
web-new-about = Über: { $option }
web-new-seats = Spieler
web-new-about-wizard = Sag vorher, wie viele Stiche du machst. Die meisten Punkte gewinnen.
web-new-about-extreme = Sag auch die Farben deiner Stiche vorher. Die wenigsten Punkte gewinnen.

web-new-specials = Sonderkarten
web-new-specials-all = Alle
web-new-specials-none = Keine

web-new-mode = Spielweise
web-new-mode-standard = Standard
    .about = In der ersten Runde eine Karte, in jeder weiteren eine mehr.
web-new-mode-clairvoyance = Hellsehen
    .about = In der ersten Runde siehst du alle Karten, nur deine eigene nicht.
web-new-mode-single-suit = Einfarbig
    .about = Jeder hat eine Farbe für sich; kein Trumpf, kein Bedienen.
web-new-mode-maximus = Maximus
    .about = Fünf Runden, jedes Mal mit allen Karten; der Trumpf steht fest.

web-new-bidding = Vorhersagen
web-new-bidding-open = Offen
    .about = Der Reihe nach, und alle hören es.
web-new-bidding-hidden = Verdeckt
    .about = Alle zugleich, dann wird aufgedeckt.
web-new-bidding-secret = Geheim
    .about = Alle zugleich, aufgedeckt wird erst nach der Runde.
web-new-plus-minus = Plus/minus Eins
    .about = Die Vorhersagen dürfen zusammen nicht die Zahl der Stiche ergeben: Meist liegt dann jemand daneben.
web-new-plus-minus-kind = Plus/minus Eins gilt
web-new-plus-minus-always = Immer
web-new-plus-minus-not-one-card = Nicht bei einer Karte
web-new-plus-minus-zero-allowed = 0 ist erlaubt

web-new-variants = Varianten
web-new-rounds = Runden
web-new-rounds-usual = Standard
web-new-dear = Der Schwarzmagier kostet 5
    .about = Wer den Schwarzmagier nimmt, beginnt mit 5 Punkten statt mit 4. Gut zu dritt.
web-new-raised = Der Schwarzmagier kostet ab der Hälfte 5
    .about = Der Schwarzmagier kostet in der ersten Hälfte des Spiels 4 Punkte, in der zweiten 5.

web-new-course = Runden und erster Geber
web-new-sizes = Runden
web-new-sizes-usual = Wie in den Regeln
    .about = Von einer Karte für jeden bis zu so vielen, wie die Karten hergeben.
web-new-sizes-first = Die ersten …
web-new-sizes-second = Jede zweite
web-new-sizes-last = Die letzten …
web-new-sizes-between = Von … bis …
web-new-sizes-own = Wie im Link
web-new-sizes-many = Wie viele
web-new-sizes-from = Von
web-new-sizes-to = bis
web-new-sizes-told = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} mit { $sizes } { $most ->
    [one] Karte
   *[other] Karten
}.
web-new-dealer = Zuerst gibt
web-new-dealer-drawn = Wer ausgelost wird
web-new-not-sizes = Die oben gewählte Spielweise hat ihre eigenen Runden.

web-new-others = Wer mitspielt
web-new-others-note = Freunde kommen über den Link, den du gleich bekommst. Auch dort kannst du noch Bots hinsetzen.
web-new-you = Du
web-new-seat = Platz { $seat }
web-new-friend = Ein Freund
web-new-bot = Bot: { $bot }

web-new-pace = Zeit
web-new-clock-none = Ohne Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
web-new-clock-seconds = Sekunden
    .about = Braucht jemand länger, spielt so lange ein Bot für ihn.
web-new-clock-days = Tage
    .about = Für Spiele nebenbei. Schau herein, wenn du dran bist.
web-new-amount = Zeit für jeden Zug
web-new-amount-seconds = { $amount } s
web-new-amount-days = { $amount ->
    [one] 1 Tag
   *[other] { $amount } Tage
}

web-new-access = Zugang
web-new-listed = In der Liste der offenen Tische
    .about = Alle dürfen dazukommen. Sonst geht das nur mit dem Link.
web-new-spectators = Andere dürfen zuschauen
    .about = Sie sehen die Karten auf dem Tisch, aber niemandes Hand.
web-new-coached = Tipps sind erlaubt
    .about = Alle sehen, wenn sich jemand einen holt.

web-new-open = Tisch eröffnen

# Why a choice cannot be made with the others
web-new-not-six = Wizard Extreme ist für höchstens fünf Spieler.
web-new-not-so-many = Einfarbig ist für drei oder vier Spieler.
web-new-not-specials = Nicht bei der Spielweise, die unten gewählt ist: Sie verwendet nur die sechzig normalen Karten.
web-new-not-with-specials = Nur ohne Sonderkarten.
web-new-not-with-seats = Nur für drei oder vier Spieler.
web-new-not-with-plus-minus = Nicht mit Plus/minus Eins: Dafür müssen die Vorhersagen offen sein.
web-new-not-with-bidding = Nur mit offenen Vorhersagen.
web-new-not-raised = Der Schwarzmagier kostet schon von Anfang an 5.
