# Was am Tisch steht, auf dem ganzen Bildschirm und Zeile für Zeile.

headline-round = Runde { $round } von { $rounds }
headline-bids = { $bids } vorhergesagt für { $cards ->
    [one] 1 Stich
   *[other] { $cards } Stiche
}
headline-trump = Trumpf { $suit }
headline-trump-open = Trumpf wird gewählt

# Ein Buchstabe für den Geber
dealer-mark = G

seat-no-bid = noch offen
seat-bid = { $tricks } von { $bid }
seat-bid-made = steht fest
seat-bid-hidden = { $tricks } von ?
seat-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
seat-holds = hat { $cards }
seat-no-seals = keine Siegel
pool = Vorrat
need-none = genau richtig
need-more = noch { $count } nötig
need-less = { $count } zu viel

table-turned = aufgedeckt
table-leads = { $you ->
    [yes] Du spielst aus.
   *[no] { $player } spielt aus.
}
table-predicting = Alle nehmen ihre Siegel.
hand-empty = Deine Hand ist leer.

overview-round = Runde { $round } von { $rounds }.
overview-trump = Trumpf: { $suit }.
overview-trump-open = Der Trumpf wird gerade gewählt.
overview-pool = Im Vorrat: { $seals }.
overview-dealer = gibt
overview-no-bid = noch keine Vorhersage
overview-bid = Vorhersage { $bid }
overview-bid-hidden = Vorhersage unbekannt
overview-no-seals = keine Siegel
overview-tricks = { $tricks ->
    [one] ein Stich
   *[other] { $tricks } Stiche
}
overview-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
overview-holds = hat { $cards }
# Hinter dem Namen steht die Karte im Akkusativ: "Mira den Drachen"
overview-trick = In diesem Stich gespielt: { $cards }.
overview-last-trick = Im letzten Stich gespielt: { $cards }.
overview-taken = { $you ->
    [yes] Du hast ihn bekommen.
   *[no] { $player } hat ihn bekommen.
}
overview-taken-bombed = Niemand hat ihn bekommen.
overview-no-last-trick = Es wurde noch kein Stich gespielt.
overview-hand = Deine Hand: { $cards }.
overview-no-scores = Noch ist keine Runde zu Ende gespielt.
overview-scored-round = Runde { $round }: { $results }.
overview-scored = { $player } { $points }, insgesamt { $total }
