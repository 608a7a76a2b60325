# Wat er op tafel staat, op het volledige scherm en regel voor regel.

headline-round = ronde { $round } van { $rounds }
headline-bids = { $bids } voorspeld voor { $cards ->
    [one] 1 slag
   *[other] { $cards } slagen
}
headline-trump = Troef { $suit }
headline-trump-open = Troef wordt gekozen

# Eén letter voor de gever
dealer-mark = G

seat-no-bid = nog open
seat-bid = { $tricks } van { $bid }
seat-bid-made = heeft voorspeld
seat-bid-hidden = { $tricks } van ?
seat-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}
seat-holds = heeft { $cards }
seat-no-seals = geen zegels
pool = Voorraad
need-none = precies goed
need-more = nog { $count } nodig
need-less = { $count } te veel

table-turned = omgedraaid
table-leads = { $you ->
    [yes] Jij komt uit.
   *[no] { $player } komt uit.
}
table-predicting = Iedereen neemt zegels.
hand-empty = Je hand is leeg.

overview-round = Ronde { $round } van { $rounds }.
overview-trump = Troef: { $suit }.
overview-trump-open = De troef wordt nu gekozen.
overview-pool = In de voorraad: { $seals }.
overview-dealer = deelt
overview-no-bid = nog geen voorspelling
overview-bid = voorspelt { $bid }
overview-bid-hidden = voorspelling onbekend
overview-no-seals = geen zegels
overview-tricks = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
overview-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
overview-holds = heeft { $cards }
overview-trick = Op tafel: { $cards }.
overview-last-trick = De laatste slag: { $cards }.
overview-taken = { $you ->
    [yes] Hij was voor jou.
   *[no] Hij was voor { $player }.
}
overview-taken-bombed = Niemand kreeg hem.
overview-no-last-trick = Er is nog geen slag gespeeld.
overview-hand = Je hand: { $cards }.
overview-no-scores = Er is nog geen ronde uitgespeeld.
overview-scored-round = Ronde { $round }: { $results }.
overview-scored = { $player } { $points }, in totaal { $total }
