# What messengers show of a link to the page; `free` is the number of free seats, `names` those of the people at the table.

preview = foretell: Wizard and Wizard Extreme
    .about = Say how many tricks you will take, then take exactly that many. With friends or against bots, in the browser, without an account.
preview-table = A table at foretell
    .about = Play Wizard or Wizard Extreme with friends, in the browser, without an account.
preview-pad = A score pad for Wizard and Wizard Extreme
    .about = For a game with real cards: bids, tricks and points, on one phone or on several.
preview-replay = A game, move by move
    .about = Look back at a whole game, with all hands open.

preview-waiting = { $free ->
    [0] { $game }: about to begin
    [one] { $game }: one seat is free
   *[other] { $game }: { $free } seats are free
}
preview-playing = { $game }: the game is on
preview-over = { $game }: the game is over
preview-closed = { $game }: this table is closed
preview-people = { $status ->
    [waiting] { $count ->
        [one] { $names } is waiting for you.
       *[other] { $names } are waiting for you.
    }
   *[other] With { $names }.
}
