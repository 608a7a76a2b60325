# Line by line.

command-help = help
command-hand = hand
command-table = table
command-last = last
command-scores = scores
command-rules = rules
command-why = why
command-back = back
command-quit = quit
command-delete = delete

plain-help = Answer with a number of the list, with a letter (b, g, r, y, p for suits), or with a card such as b5, w or dragon. Commands: { $commands }. "rules A9" reads a rule; "why b5" says why a card can't be played.
plain-back = (back: another card)
plain-kept = (a number; "delete 1" throws the first game away)
plain-not-understood = I don't understand that. Type ? for help.
plain-no-move = Say which move, for example: why b5
plain-allowed = You can do that now.
plain-number = Please type a number from 1 to { $most }.

play-prepares = { $bot }: getting ready to think ahead. This takes up to a minute, the first time only.
