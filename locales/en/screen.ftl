# The full screen: keys, dialogs, help.

key-help = help
key-rules = rules
key-scores = scores
key-last = last trick
key-story = story
key-faster = speed
key-leave = leave

about-rule = u: read rule { $rule }

keys-close = Esc: close
keys-on = Enter: go on
keys-kept = ↑ ↓ and Enter · Del: throw away · Esc: leave
keys-back = ↑ ↓ and Enter · Esc: back
keys-again = n: play again · Esc: leave
keys-rules = type to find · ↑ ↓: rule · Page ↑ ↓: read on · Esc: close

pace-slow = Slow
pace-normal = Normal speed
pace-fast = Fast
pace-instant = As fast as it goes

scores-title = Score sheet
story-title = What has happened
last-title = The last trick
rules-title = The rule book
rules-find = A number such as A9, or a word
rules-none = There is no rule { $number }.

leave-title = Leave the table?
leave-text = Your game is kept. Next time you can go on with it.
leave-yes = Leave
leave-no = Stay

help-title = How to play here
help-text =
    Foretell your tricks, then take exactly that many.

    ← → mark a card or an answer, Enter chooses it. A letter goes to that suit (b g r y p), w to a Wizard, f to a Fool; digits type a bid. With the mouse: click marks, another click chooses. Esc goes back or leaves; the game is kept.

    Raised cards can be played. Marking another one says why not; u opens the rule. Enter also ends a pause.

    At the seats: ▶ whose turn it is, (D) the dealer, 1 of 3 tricks won of those bid, ◉ coin on a trick, ○ coin still in the hand, ✗ trick too many. The number on the right: points. ★ marks who is ahead in the trick.

    Suits: ●B blue, ▲G green, ◆R red, ■Y yellow, ★P purple. Seals: ○ white, ✖ black.

    ? help, u rules, s scores, l last trick, h story, + - speed, q leave.
