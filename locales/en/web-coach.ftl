# The coach in the browser: advice at the table, and what a move has cost in practice.

web-coach-ask = Ask the coach
web-coach-title = The coach
web-coach-close = Close
web-coach-thinks = Thinking …
web-coach-none = The coach has nothing to say here: its nets could not be loaded.
web-coach-points = { $points } points
web-coach-penalty = { $points } penalty points
web-coach-met = bid met: { $chance }
web-coach-unharmed = no penalty points: { $chance }
web-coach-win = to win the game: { $chance }
web-coach-note = On average, by what you can know; nobody looks at hidden cards.
web-coach-best = That was the best move.
web-coach-cost = Costs { $points } points.
web-coach-cost-penalty = Costs { $points } penalty points.
web-coach-better = Better: { $move }.
web-coach-allowed = Players may ask the coach.
web-coach-bid = Bid { $tricks }
web-coach-bid-more = Bid one more
web-coach-bid-less = Bid one fewer

# The look back at a game
web-lookback-title = Look back
web-lookback-judging = Judging every decision …
web-lookback-stop = Stop
web-lookback-stopped = Stopped. Nothing was judged.
web-lookback-again = Judge again
web-lookback-reckoning = Telling luck from skill …
web-lookback-refining = These numbers are getting more exact …
web-lookback-first = Playing out whole rounds: { $done } of { $of } decisions judged …
web-lookback-first-stopped = First impression: { $done } of { $of } decisions judged by whole rounds.
web-lookback-deeper = Look deeper
web-lookback-deeper-note = Doubtful moves were played out. Every decision can be judged like that, in { $worlds } deals each.
web-lookback-go-on = Continue
web-lookback-looking = Looked at more deeply: { $done } of { $of } decisions …
web-lookback-looked = Looked at more deeply: { $done } of { $of } decisions.
web-lookback-missing = The game can’t be judged now: the bots’ nets could not be loaded. Try again in a moment.
web-lookback-no-record = This game can’t be judged. Its record has a fault:
web-lookback-note = Judged by what each player could know, never by hidden cards.
web-lookback-open = The game isn’t over. Its complete rounds are judged.
web-lookback-outdated = This was judged by an earlier version of the bots.
web-lookback-seat = Decisions of
web-lookback-cost-you = { $many ->
    [one] One decision cost you { $points } points.
   *[other] { $many } decisions cost you { $points } points.
}
web-lookback-cost-you-penalty = { $many ->
    [one] One decision brought you { $points } penalty points.
   *[other] { $many } decisions brought you { $points } penalty points.
}
web-lookback-none-you = Not one of your decisions was inaccurate.
web-lookback-cost-player = { $many ->
    [one] One decision cost { $player } { $points } points.
   *[other] { $many } decisions cost { $player } { $points } points.
}
web-lookback-cost-player-penalty = { $many ->
    [one] One decision brought { $player } { $points } penalty points.
   *[other] { $many } decisions brought { $player } { $points } penalty points.
}
web-lookback-none-player = Not one of { $player }’s decisions was inaccurate.
web-lookback-checking = Still checking …
web-lookback-met = { $met } of { $rounds } bids met
web-lookback-met-penalty = { $met } of { $rounds } rounds without a penalty
web-lookback-best = The best bid
web-lookback-best-line = Round { $round }: { $bid } bid and made, { $points } points
web-lookback-best-line-penalty = { $bid ->
    [0] Round { $round }: no penalty
    [one] Round { $round }: one seal, no penalty
   *[other] Round { $round }: { $bid } seals, no penalty
}
web-lookback-best-none = No bid met this time: the next game will be better.
web-lookback-best-none-penalty = No round without a penalty this time: the next game will be better.
web-lookback-worst-bid = The bid that cost most
web-lookback-worst-card = The card that cost most
web-lookback-worst-other = The choice that cost most
web-lookback-worst-line = { $points ->
    [0] Round { $round }: less than a point
    [one] Round { $round }: one point
   *[other] Round { $round }: { $points } points
}
web-lookback-worst-line-penalty = { $points ->
    [0] Round { $round }: less than a penalty point
    [one] Round { $round }: one penalty point
   *[other] Round { $round }: { $points } penalty points
}
web-lookback-instead = Chosen: { $played }. Better: { $best }.
web-lookback-instead-bid = Bid: { $played }. Better: { $best }.
web-lookback-need = { $need ->
    [0] Tricks still needed: none.
   *[other] Tricks still needed: { $need } of { $left }.
}
web-lookback-short = Tricks still needed: { $need }. Left: { $left }.
web-lookback-over = Already too many tricks: { $over }.
web-lookback-seals = Still to return: { $seals }.
web-lookback-lesson = Next time
web-lookback-lesson-less = Bid a trick less when your cards are middling.
web-lookback-lesson-more = Trust your strong cards: bid a trick more.
web-lookback-lesson-seals = Take seals only for tricks that your cards can win.
web-lookback-lesson-more-seals = Trust your strong cards: take a seal for each.
web-lookback-lesson-take = Take tricks early, while you still need them.
web-lookback-lesson-lose = Once your bid is met, lose the rest.
web-lookback-lesson-shed = Get rid of dangerous cards early.
web-lookback-lesson-keep = Keep your strongest card for later.
web-lookback-lesson-count = Before each card, count what is still out.
web-lookback-lesson-none = Nothing cost much: play on like this.
web-lookback-more = All decisions, luck and skill
web-lookback-costly = What cost most
web-lookback-lost = −{ $points } points
web-lookback-lost-penalty = +{ $points } penalty points
web-lookback-played = Played: { $move }.
web-lookback-watch = See it
web-lookback-play-on = Play on from here
web-lookback-all = Show all { $many }
web-lookback-curve = Expected totals
web-lookback-curve-note = What each player could expect to have at the end, by what they knew when they last moved.
web-lookback-table = As a table
web-lookback-round = Round
web-lookback-total = All
web-lookback-part-bid = Bids
web-lookback-part-card = Cards
web-lookback-part-other = Other
web-lookback-lost-head = Points lost
web-lookback-lost-head-penalty = Penalty points
web-lookback-sum = Mean { $mean }, and { $rest }, makes { $points } points.
web-lookback-sum-penalty = Mean { $mean }, and { $rest }, makes { $points } penalty points.

# Statistics over the games that were looked back at, and those that were scored on the pad
web-stats-title = Your statistics
web-stats-note = From the games that you have looked back at, and the finished score pads, on this device. Everything stays here.
web-stats-none = Nothing here yet. Play a game and choose “Look back”, or finish a game on the score pad.
web-stats-who = Which player are you on your score pad?
web-stats-who-me = That’s me
web-stats-who-none = None of them
web-stats-me = On the score pad you are { $names }.
web-stats-me-nobody = On the score pad you are none of the players.
web-stats-me-change = Change
web-stats-source = Count games
web-stats-source-all = all
web-stats-source-here = played here
web-stats-source-pads = from the score pad
web-stats-headline = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $percent } of your bids met.
web-stats-headline-penalty = { $games ->
    [one] One game
   *[other] { $games } games
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: { $percent } without penalty points.
web-stats-sources = Played here: { $here }. From the score pad: { $pads }.
web-stats-lost-title = Points lost
web-stats-lost-title-penalty = Penalty points that you could have avoided
web-stats-lost-note = Only of games that you have looked back at. A score pad tells bids and tricks, but not the cards.
web-stats-lost-older = { $many ->
    [one] One game that was judged only roughly doesn’t count here: look back at it to have it judged again.
   *[other] { $many } games that were judged only roughly don’t count here: look back at them to have them judged again.
}
web-stats-lost = In { $games ->
    [one] one game
   *[other] { $games } games
} you lost { $bids } points per round in bids, and { $play } in play.
web-stats-lost-penalty = In { $games ->
    [one] one game
   *[other] { $games } games
} predictions cost you { $bids } penalty points per round, and play { $play }.
web-stats-weak-bids = Most of it is lost in bids.
web-stats-weak-play = Most of it is lost in play.
web-stats-weak-size = The most costly rounds are those with { $size ->
    [one] one card
   *[other] { $size } cards
} each: { $points } points per round.
web-stats-puzzles = Puzzles for that
web-stats-by-size = By the size of the round
web-stats-by-seals = No penalty points, by tricks predicted
web-stats-weeks = Points lost per round, by week
web-stats-week = Week from
web-stats-rounds = Rounds
web-stats-pad-players = All players on the score pad
web-stats-forget = Delete these statistics
web-stats-forget-sure = All look backs on this device will be deleted, with what was counted from them. Score pads stay.
