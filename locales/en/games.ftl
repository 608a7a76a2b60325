# The games and their variants, lists, and messages before and after a game.

game-wizard = Wizard
game-extreme = Wizard Extreme
mode-clairvoyance = clairvoyance
mode-single-suit = single suit
mode-maximus = Maximus
bidding-hidden = hidden bids
bidding-secret = secret bids
plus-minus-one = plus/minus one
plus-minus-not-one-card = plus/minus one, except with one card
plus-minus-zero-allowed = plus/minus one, 0 allowed
round-sizes = rounds of { $sizes } { $most ->
    [one] card
   *[other] cards
  }

you = You
list = { $first } and { $last }
nothing = nothing

kept-title = You have unfinished games. Resume one?
kept-game = { $game }: { $players }; round { $round } of { $rounds }, last played { $when }
kept-new = A new game
kept-delete = Delete this game?
kept-delete-yes = Delete it
kept-delete-no = Keep it
kept-damaged = A saved game could not be read. Its file was renamed to { $path }
kept-not = Your last move could not be saved: { $error }
not-kept = This could not be kept: { $error }
again-title = Another game?
again-yes = Play again
again-no = Leave
left = Goodbye! Unfinished games are saved; run { $command } to resume one.
error-options = This game is not possible: { $error }
