# foretell puzzles: puzzels, regel voor regel.

puzzles-head = Puzzel { $id }, rating { $rating }: { $game }
puzzles-trick = Slag { $number }: { $cards }. { $taken }
puzzles-again = Nog eens proberen
puzzles-show = Oplossing tonen
puzzles-next = Volgende puzzel
puzzles-leave = Stoppen
puzzles-theme = Thema: { $theme }
puzzles-kind = { $name } ({ $theme }): { $count }
puzzles-all-tried = Alle puzzels van deze soort heb je al geprobeerd.
puzzles-summary = Meteen opgelost: { $solved } van { $tried }. Rating: { $rating }. Langste reeks: { $best }.
puzzles-damaged = Wat van je puzzels bewaard was, kon niet worden gelezen; het staat nu in { $path }.
