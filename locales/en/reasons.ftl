# Why a move is not allowed. The rule's number follows in parentheses.

reason-not-your-turn = It is { $turn }’s turn.
reason-no-turn = The game is not waiting for a move.
reason-wrong-question = That doesn’t answer the question. Now it is time to { $question }.
reason-other-game = There is no such move in this game.
reason-bid-too-high = A bid goes from 0 to { $most }, the tricks of this round.
reason-bid-adds-up = The bids must not add up to { $most }, the number of tricks in this round; with { $bid } they would.
reason-trump-suit = You must name one of the four suits.
reason-unseen = In this round you play your card without seeing it.
reason-not-unseen = You can see your cards: say which one you play.
reason-not-in-hand = You don’t hold this card: { $card }.
reason-follow = You hold { $suit }, which was led: you must follow suit.
reason-bid-range = Your bid must stay between 0 and { $most }, the number of tricks in this round.
reason-pool-has = The pool still has { $suit } seals: take one from there.
reason-pool-empty = The pool has no { $suit } seal left. You can take one from another player who has one.
reason-own-seal = Take the seal from another player, not from yourself.
reason-no-seal = { $victim } has no { $suit } seal.
reason-no-white = There is no white seal left to give in return.
reason-fifteen-seals = You can’t take more than 15 coloured seals.
reason-magician-gone = { $magician } has the Black Magician already.
reason-magician-or-seals = You can take the Black Magician instead of seals, but not both.
reason-seal-unfit = For this trick you can only return: { $fitting }.
reason-seal-missing = You have no such seal.

# The move that the game waits for, after "Now it is time to"
phase-trump = name trump
phase-bid = bid
phase-play = play a card
phase-pass = pass a card
phase-cloud = change your bid
phase-predict = make your prediction
phase-return = return a seal
