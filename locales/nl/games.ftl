# De spellen en hun varianten, opsommingen, en wat er voor een spel en erna komt.

game-wizard = Wizard
game-extreme = Wizard Extreme
mode-clairvoyance = helderziendheid
mode-single-suit = één kleur
mode-maximus = Maximus
bidding-hidden = verborgen voorspellingen
bidding-secret = geheime voorspellingen
plus-minus-one = plus/min één
plus-minus-not-one-card = plus/min één, behalve met één kaart
plus-minus-zero-allowed = plus/min één, 0 mag
round-sizes = rondes met { $sizes } { $most ->
    [one] kaart
   *[other] kaarten
  }

you = Jij
list = { $first } en { $last }
nothing = niets

kept-title = Je hebt nog spellen die niet af zijn. Wil je er een hervatten?
kept-game = { $game }: { $players }; ronde { $round } van { $rounds }, voor het laatst gespeeld { $when }
kept-new = Een nieuw spel
kept-delete = Dit spel wissen?
kept-delete-yes = Wissen
kept-delete-no = Bewaren
kept-damaged = Een bewaard spel was niet te lezen. Het bestand staat nu hier: { $path }
kept-not = Je laatste zet kon niet worden bewaard: { $error }
not-kept = Dit kon niet worden bewaard: { $error }
again-title = Nog een spel?
again-yes = Nog een keer
again-no = Stoppen
left = Tot ziens! Spellen die niet af zijn, zijn bewaard; met { $command } speel je ze verder.
error-options = Zo kan er niet gespeeld worden: { $error }
