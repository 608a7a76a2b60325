# Playing line by line.

command-help = help
command-hand = hand
command-table = table
command-last = last
command-hint = hint
command-scores = scores
command-rules = rules
command-why = why
command-back = back
command-quit = quit
command-delete = delete

plain-help = Answer with a number from the list, a letter (b, g, r, y, p for suits), or a card such as b5, w or dragon. Commands: { $commands }. “rules A9” prints a rule; “why b5” explains why you can’t play a card.
plain-back = (back: another card)
plain-kept = (a number; “delete 1” deletes the first game)
plain-not-understood = I don’t understand that. Type ? for help.
plain-no-move = Type the move too, for example: why b5
plain-allowed = You can do that now.
plain-number = Please type a number from 1 to { $most }.

