# foretell puzzles: puzzles line by line.

puzzles-head = Puzzle { $id }, rating { $rating }: { $game }
puzzles-trick = Trick { $number }: { $cards }. { $taken }
puzzles-again = Try again
puzzles-show = Show the answer
puzzles-next = Next puzzle
puzzles-leave = Leave
puzzles-theme = Theme: { $theme }
puzzles-kind = { $name } ({ $theme }): { $count }
puzzles-all-tried = You have tried all puzzles of this kind.
puzzles-summary = Solved at once: { $solved } of { $tried }. Rating: { $rating }. Longest run: { $best }.
puzzles-damaged = What was kept of your puzzles could not be read; it is now in { $path }.
