# The tray above the hand: what the game asks, and how it is answered.

web-question-confirm = Confirm
web-question-cancel = Cancel

# Bids
web-bid-tricks = { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
web-bid-struck = { $tricks ->
    [one] one trick: not allowed
   *[other] { $tricks } tricks: not allowed
}
web-bid-choose = Choose your bid
web-bid-say = Bid { $tricks }
web-bid-others = { $bids ->
    [0] The others: no tricks so far.
   *[other] The others: { $bids } of { $cards } so far.
}
web-bid-hidden = Hidden bids: all are shown at once.
web-bid-secret = Secret bids: hidden until the round is over.

# The hand
web-play-card = Play { $card }
web-pass-card = Pass { $card }
web-pass-note = Face down to { $left }:
web-play-follow = Follow { $suit }.
web-early = Chosen for your turn: { $card }.
web-dropped = You can’t play { $card } after all. Choose another card.
web-claim = Claim the rest
web-claim-sure = The rest is certain to be yours.
web-claim-yes = Take them all

# The Cloud: how far the tricks are from a bid
web-cloud-short = { $count } too few

# Seals
web-seals-left = { $count } left
web-seals-from = from a player
web-seals-mine = { $count ->
    [0] no { $seal }
    [one] one { $seal }: put it back
   *[other] { $count }× { $seal }: put one back
}
web-seals-put-back = Tap your own seals to put one back.
web-seals-white-for-it = That player gets a white seal from the pool in return.
web-seals-first = None of that colour is left then: take these first, then one from a player.
web-seals-take-first = Take these, then continue
web-seals-done = { $count ->
    [one] Predict one trick
   *[other] Predict { $count } tricks
}
web-seals-none-sure = Do you really want to win no trick at all?
web-done-sure-note = You take no seals. For each trick that you win you then take a black one.
web-seals-taking = You are taking your seals …
web-magician-sure = Take the Black Magician instead of seals?
web-magician-sure-note = You predict nothing then. The more black seals the others get, the better.
web-magician-take = Take the Magician
web-return-white = White fits every trick, and costs the most if you keep it.

# For whom the table waits
web-waiting-trump = { $player } names the trump suit …
web-waiting-bid = { $player } makes a bid …
web-waiting-play = { $player } chooses a card …
web-waiting-pass = { $player } passes a card …
web-waiting-cloud = { $player } has the Cloud and changes the bid …
web-waiting-predict = { $player } takes seals …
web-waiting-return = { $player } gives back a seal …
web-waiting-absent = { $player } is not connected. The game waits …
web-waiting-deal = The cards are dealt …
web-waiting-you-cloud = You have the Cloud: one more or one less?
web-waiting-you-predict = Make your prediction: take seals, or the Black Magician.

# Why not
web-why-rule = Rule { $rule }
web-why-close = Close
web-why-unknown = That isn’t possible now.

# Keys
web-keys-title = Playing by keyboard
web-keys-on = Use single keys at the table
web-keys-space = Space
web-keys-hand = Move along your hand
web-keys-seek = Jump to your next card of this suit, Wizard or Fool
web-keys-play = Play the card, confirm the answer
web-keys-cancel = Put the card down, close what is open
web-keys-bid = Your bid, in digits or step by step
web-keys-suit = A suit: trump, Juggler, Cloud; N for none
web-keys-declare = The Shapeshifter as a Wizard or a Fool
web-keys-cloud = The Cloud: one more or one less
web-keys-seals = A seal of this colour; put one back; done
web-keys-last = The last trick
web-keys-tricks = Step back and forth through the tricks
web-keys-sheet = The score sheet
web-keys-log = The log
web-keys-chat = The chat
web-keys-hint = Ask the coach
web-keys-undo = Take your last move back
web-keys-menu = The menu
web-keys-skip = Don’t wait for the animation
web-keys-help = This help
