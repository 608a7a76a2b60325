# The page of a game that is over.

web-result-you-win = You win!
web-result-you-share = You share the win with { $players }
web-result-wins = { $players } wins
web-result-share = { $players } share the win
web-result-turn-since = { $you ->
    [yes] You took
   *[no] { $players } took
} the lead in round { $round } and kept it.
web-result-turn-always = { $you ->
    [yes] You
   *[no] { $players }
} led from the first round to the last.
web-result-turn-last = { $you ->
    [yes] You took
   *[no] { $players } took
} the lead only in the last round.
web-result-place = Place { $place }
web-result-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
web-result-rematch = Play again
web-result-again = Again with the same people
web-result-drawn = New seats
web-result-rematch-asked = A new table is being opened …
web-result-to-table = To the new table
web-result-waiting = { $count ->
    [one] { $players } wants another game and waits for you.
   *[other] { $players } want another game and wait for you.
}
web-result-next = Watch the next game
web-result-replay = Watch again
web-result-record = Download the record
web-result-record-not = The record can’t be downloaded right now.
web-result-fair = Check the shuffle
web-result-facts = Highlights
web-result-in-round = round { $round }
web-result-fact-best = Best round
    .much = +{ $amount }
web-result-fact-boldest = Boldest bid that came true
    .much = { $amount ->
    [one] 1 trick
   *[other] { $amount } tricks
}
web-result-fact-streak = Longest run of bids met
    .much = { $amount } in a row
web-result-fact-worst = Hardest fall
    .much = −{ $amount }
web-result-fact-clean = Most rounds with nothing left over
    .much = { $amount ->
    [one] 1 round
   *[other] { $amount } rounds
}
web-result-fact-magician = The Black Magician’s best friend
    .much = { $amount ->
    [one] once
   *[other] { $amount } times
}
web-result-fact-black = Most black seals
    .much = { $amount ->
    [one] 1 seal
   *[other] { $amount } seals
}
web-result-fact-dearest = Most expensive round
    .much = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
web-result-met = Bids met
web-result-clean = Rounds without penalty points
web-result-of = { $met } of { $rounds }
web-result-rounds = Round by round
web-result-none = The game ended before a round was complete.
