# The full screen: keys, dialogs, help.

key-help = help
key-rules = rules
key-scores = scores
key-last = last trick
key-hint = hint
key-story = log
key-faster = speed
key-talk = table
key-leave = leave

about-rule = u: read rule { $rule }

keys-close = Esc: close
keys-on = Enter: continue
keys-kept = ↑ ↓ and Enter · Del: delete · Esc: leave
keys-back = ↑ ↓ and Enter · Esc: back
keys-again = n: play again · Esc: leave
keys-rules = type to search · ↑ ↓: rule · Page ↑ ↓: scroll · Esc: close

pace-slow = Slow
pace-normal = Normal speed
pace-fast = Fast
pace-instant = As fast as possible

scores-title = Score sheet
story-title = Log
last-title = The last trick
rules-title = The rule book
rules-find = A number such as A9, or a word
rules-none = There is no rule { $number }.

leave-title = Leave the table?
leave-text = Your game is saved. You can resume it next time.
leave-yes = Leave
leave-no = Stay

help-title = How to play here
help-text =
    Bid your tricks, then take exactly that many.

    ← → select a card or an answer, Enter confirms it. A letter goes to that suit (b g r y p), w to a Wizard, f to a Fool; digits type a bid. With the mouse, click to select and click again to confirm. Esc goes back or leaves; the game is saved.

    You can play the raised cards. Select another one to see why you can’t play it; u opens the rule. Enter also ends a pause.

    At the seats: ▶ the player to move, (D) the dealer, 1 of 3: tricks won out of the bid, ◉ coin on a trick, ○ coin still in hand, ✗ trick too many. The number on the right is the points. ★ marks the winning card of the trick.

    Suits: ●B blue, ▲G green, ◆R red, ■Y yellow, ★P purple. Seals: ○ white, ✖ black.

    ? help, u rules, s scores, l last trick, h hint, v log, + - speed, q leave.
