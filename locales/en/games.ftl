# The games and their variants, lists of things, and what goes before a game or after it.

game-wizard = Wizard
game-extreme = Wizard Extreme
mode-clairvoyance = clairvoyance
mode-single-suit = single suit
mode-maximus = Maximus
bidding-hidden = hidden bids
bidding-secret = secret bids
plus-minus-one = plus/minus one

you = You
list = { $first } and { $last }
nothing = nothing

kept-title = You have unfinished games. Go on with one?
kept-game = { $game }: { $players }; round { $round } of { $rounds }, last played { $when }
kept-new = A new game
kept-delete = Throw this game away?
kept-delete-yes = Throw it away
kept-delete-no = Keep it
kept-damaged = A kept game could not be read. Its file was set aside as { $path }
kept-not = Your last move could not be saved: { $error }
again-title = Another game?
again-yes = Play again
again-no = Leave
left = Goodbye! An unfinished game is kept; start { $command } again to go on with it.
error-options = This can't be played: { $error }
