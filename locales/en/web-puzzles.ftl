# The pages of puzzles.

web-puzzles-title = Puzzles
web-puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}, { $fresh } of which you haven’t tried yet.
web-puzzles-none = No puzzle fits this choice.
web-puzzles-every = All puzzles
web-puzzles-line = Rating { $rating } · choose
web-puzzles-game = Game
web-puzzles-level = Difficulty
web-puzzles-all = all
web-puzzles-all-bid = All about bids
web-puzzles-all-card = All about cards
web-puzzles-all-other = All other questions
web-puzzles-rating = Your rating
web-puzzles-solved = Solved at once
web-puzzles-of = { $solved } of { $tried }
web-puzzles-streak = In a row
web-puzzles-best = Longest run
web-puzzles-kept = All this is kept on this device only.
web-puzzles-forget = Begin again
web-puzzles-forget-sure = Forget your rating and all puzzles that you have solved?
web-puzzles-forget-yes = Yes, forget them
web-puzzles-forget-no = No
web-puzzles-task = Find the best move
web-puzzles-rated = Rating { $rating }
web-puzzles-show = Show the answer
web-puzzles-show-costs = Answer (costs rating)
web-puzzles-skip = Another puzzle
web-puzzles-next = Next puzzle
web-puzzles-link = Link to this puzzle
web-puzzles-copied = Copied
web-puzzles-tricks = { $count ->
    [one] The trick so far
   *[other] The { $count } tricks so far
}
web-puzzles-nobody = nobody
web-puzzles-moves = All moves
web-puzzles-move = Move
web-puzzles-points = Points
web-puzzles-penalty = Penalty points
web-puzzles-met = Bid met
web-puzzles-unharmed = No penalty
web-puzzles-percent = { $percent }%
web-puzzles-bid = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
}
web-puzzles-unknown = There is no such puzzle.
web-puzzles-withdrawn = This puzzle was withdrawn: checked again, its answer was not clearly the best move. If you tried it, that still counts.
web-puzzles-seals = What do you take next?
