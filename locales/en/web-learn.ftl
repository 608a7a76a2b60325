# The lessons: prepared cards, one sentence at a time.

web-learn-title = Learn to play
web-learn-intro = Short lessons to play along. Nothing can go wrong.
web-learn-begin = Begin
web-learn-go-on = Continue
web-learn-next = Next lesson
web-learn-all-done = You have taken every lesson. Time for a real game!
web-learn-count = { $done } of { $all } lessons done
web-learn-is-done = done
web-learn-begun = begun
web-learn-group-basics = The basic game
web-learn-group-bidding = Bidding
web-learn-group-cards = The special cards
web-learn-group-variants = The variants
web-learn-group-extreme = Wizard Extreme
web-learn-again = Once more
web-learn-on = Continue
web-learn-back = Back
web-learn-more-rules = Read the rules
web-learn-more-cards = Look at the cards
web-learn-more-play = Play against bots
web-learn-more-puzzles = Solve puzzles
web-learn-step = Step { $step } of { $steps }
web-learn-done = Well done!
web-learn-hint = Show me
web-learn-close = Close
web-learn-no-lesson = There is no such lesson.
web-learn-bars = What each bid makes on average
web-learn-bar = { $bid }: { $points } points, met in { $chance } of 100 rounds
web-learn-judged-best = Your bid of { $bid } is the best: { $points } points on average.
web-learn-judged-fine = Your bid of { $bid } makes { $points } points on average, almost as many as { $best } with { $most }.
web-learn-judged-less = Your bid of { $bid } makes { $points } points on average; { $best } makes { $most }.
web-learn-judged-by = So says the master: { $nets }.
web-learn-lost = { $points ->
    [0] In all you gave away nothing against the best bids.
   *[other] In all you gave away { $points } points against the best bids.
}

# The lessons: a title, and a sentence for each step or answer, of at most 20 words.

web-learn-trick-title = Trick and suit
web-learn-trick-hand = Welcome! Here are your cards: a colour is a suit, the number is the card’s value.
web-learn-trick-suit = Mira has led the blue 9. Now blue is the suit to follow.
web-learn-trick-follow = If you hold blue, you must follow suit. Your 11 beats the 9: play it.
web-learn-trick-follow-low = You may, but 5 is less than 9. Take this trick with the 11.
web-learn-trick-won = One card from each player makes a trick. The highest card of the suit led wins: yours!
web-learn-trick-lead = The winner leads the next trick, with any card. Lead the green 3.
web-learn-trick-lead-other = You could lead that too. Here we want to lose the lead: take the green 3.
web-learn-trick-lost = Mira’s green 12 is the highest green card. The trick goes to her, and she leads.
web-learn-trick-discard = Red is led and you hold none. Then you may play any card: discard the blue 5.
web-learn-trick-end = A card of another suit can’t win, however high. Tobias takes the trick. Next comes trump!

web-learn-trump-title = Trump, Wizards and Fools
web-learn-trump-turned = After the deal one card is turned up. It is red, so red is trump in this round.
web-learn-trump-ruff = You hold no green, so you may ruff. Even a small trump beats every other suit.
web-learn-trump-ruff-wizard = The Wizard wins too, but save it: the small red 2 is enough.
web-learn-trump-ruff-fool = The Fool would give the trick away. Your red 2 wins it.
web-learn-trump-fool = Now a Fool: it loses to everything. Lead it and see what happens.
web-learn-trump-fool-wizard = That would win. The Wizard’s turn comes next; lead the Fool first.
web-learn-trump-after-fool = After a Fool the first number card sets the suit: blue. Mira’s 8 wins.
web-learn-trump-wizard = Tobias has ruffed with the red 11. A Wizard beats even trumps: play yours.
web-learn-trump-end = Wizards and Fools may be played at any time. Of several Wizards the first one wins.

web-learn-bids-title = Bids and points
web-learn-bids-bid = Before the first card everyone says how many tricks they will take. That is the bid.
web-learn-bids-one = The red 13 is the highest trump, the yellow 2 wins nothing. Bid 1.
web-learn-bids-one-none = Your red 13 loses to a Wizard only. It will win, so bid 1.
web-learn-bids-one-two = Two is too many: the yellow 2 will hardly win. Bid 1.
web-learn-bids-follow = Yellow was led, so follow suit with your 2. You don’t need this trick.
web-learn-bids-take = You hold no blue. Take the trick that you bid with your trump.
web-learn-bids-points = Exactly as you bid! That makes 20 points, and 10 for each trick: 30.
web-learn-bids-missed = Tobias bid 1 and took none. Each trick too few or too many costs 10 points.
web-learn-bids-none = Two low cards and no trump: no trick is likely. Bid 0, for 20 points.
web-learn-bids-none-more = These cards will hardly win a trick. Bidding 0 is worth 20 points.
web-learn-bids-end = So that’s the secret: you needn’t win tricks, only know how many you will win.

web-learn-round-title = A whole small round
web-learn-round-trump = Now a whole round of your own. Green is trump, and you hold none.
web-learn-round-bid = You bid first. Count what will win: the Wizard and the red 13. Bid 2.
web-learn-round-bid-three = The Fool wins nothing. That leaves two: the Wizard and the red 13.
web-learn-round-bid-few = Your hand is better than that: the Wizard and the 13 win. Bid 2.
web-learn-round-lead = You lead. While everybody holds red, nobody can ruff your 13. Lead it now.
web-learn-round-lead-wizard = The Wizard wins at any time. The 13 is safe only now: lead that.
web-learn-round-lead-fool = The Fool can wait. Lead the 13 while the others still hold red.
web-learn-round-fool = One trick is home. Give the lead away: the Fool loses to everything.
web-learn-round-fool-wizard = That works here too. But the Wizard wins at any time, so lead the Fool.
web-learn-round-wizard = The last trick, and you need it. Your Wizard may always be played.
web-learn-round-points = Two bid, two taken: 20 points and 10 for each trick, 40 in all.
web-learn-round-end = A real game begins with one card each, then two, and so on. The most points win.

web-learn-ten-hands-title = Ten hands: what do you bid?
web-learn-ten-hands-intro = Ten hands, from one card to ten. Bid, and see what each bid makes on average.
web-learn-ten-hands-last = You bid last and know all other bids. What do you bid?
web-learn-ten-hands-between = Some have bid before you. Look at trump and at their bids: what do you bid?
web-learn-ten-hands-first = You bid first and know only your own hand. What do you bid?
web-learn-ten-hands-end = Bid what your cards do on average, and trust the numbers more than your hopes.

web-learn-shapeshifter-title = The Shapeshifter
web-learn-shapeshifter-card = This is the Shapeshifter. As you play it, you say: it’s a Wizard, or a Fool.
web-learn-shapeshifter-wizard = You need one trick. Play it as a Wizard, and it beats the red 12.
web-learn-shapeshifter-wizard-fool = As a Fool it loses, and you bid 1. Make it a Wizard.
web-learn-shapeshifter-wizard-other = The yellow 3 can’t win, now or later. Take this trick with the Shapeshifter.
web-learn-shapeshifter-taken = Taken! If you needed no trick, you would have made it a Fool.
web-learn-shapeshifter-end = When the Shapeshifter is turned up after the deal, the dealer names the trump suit.

web-learn-dragon-title = The Dragon
web-learn-dragon-card = The Dragon is the highest card of all. It beats every trump and every Wizard.
web-learn-dragon-beats = Mira has played a Wizard, and still your Dragon wins. Play it.
web-learn-dragon-beats-other = That loses to the Wizard, and you bid 1. Your Dragon is stronger.
web-learn-dragon-fairy = Only one card can beat the Dragon: the Fairy. She comes next.
web-learn-dragon-end = Led to a trick, the Dragon works like a Wizard: no suit is to be followed.

web-learn-fairy-title = The Fairy
web-learn-fairy-card = The Fairy is the lowest card, below even the Fools. Nearly always she loses.
web-learn-fairy-beats = Here is the Dragon, and only the Fairy can beat it. Play her.
web-learn-fairy-beats-other = The Dragon beats the blue 2, but not your Fairy. You need this trick.
web-learn-fairy-order = With the Dragon in the trick the Fairy wins it, whichever of the two came first.
web-learn-fairy-end = Without the Dragon she is a good card when you have bid 0.

web-learn-bomb-title = The Bomb
web-learn-bomb-card = Nobody gets a trick with the Bomb in it. It counts for no bid.
web-learn-bomb-danger = You bid 0, but your red 5 would win this trick. Good that you have the Bomb!
web-learn-bomb-play = The Bomb may be played at any time, though you hold red. Play it.
web-learn-bomb-play-five = Then the trick would be yours, and you bid 0. Throw the Bomb.
web-learn-bomb-leads = The trick is gone. Without the Bomb Tobias would have won it, so he leads.
web-learn-bomb-end = Led, the Bomb works like a Fool; turned up after the deal, it means no trump.

web-learn-werewolf-title = The Werewolf
web-learn-werewolf-swap = You were dealt the Werewolf. It has changed places with the card turned up.
web-learn-werewolf-mine = So the red 13 is in your hand now, and everybody knows it.
web-learn-werewolf-name = In return you name the trump suit, or none. Choose red for your 13.
web-learn-werewolf-name-none = That is allowed. But as a trump your 13 is safer: name red.
web-learn-werewolf-name-other = You may, but your best card is red. As a trump it nearly always wins.
web-learn-werewolf-end = The Werewolf is never played. All this happens before the first bid.

web-learn-juggler-title = The Juggler
web-learn-juggler-card = The Juggler is a 7½, in a suit that you name as you play it.
web-learn-juggler-half = The red 7 is ahead, and 7½ is just higher. Play the Juggler and name red.
web-learn-juggler-half-trump = As a trump it wins too. But see how 7½ beats 7: name red.
web-learn-juggler-half-suit = Red was led, so in this suit the Juggler can’t win. Name red.
web-learn-juggler-half-card = That loses to the red 7, and you bid 1. The Juggler beats it.
web-learn-juggler-passing = After this trick everyone passes one card to the left, all at the same time.
web-learn-juggler-pass = You have your trick. The yellow 12 might win another one: pass it on.
web-learn-juggler-pass-low = The blue 2 harms nobody. The yellow 12 may win a trick too many.
web-learn-juggler-end = Mira has your 12, and Tobias has passed you the blue 9.

web-learn-cloud-title = The Cloud
web-learn-cloud-card = The Cloud is a 9¾, in a suit that you name as you play it.
web-learn-cloud-nine = The red 9 is ahead, and 9¾ is just higher. Play the Cloud and name red.
web-learn-cloud-nine-trump = As a trump it wins too. But see how 9¾ beats 9: name red.
web-learn-cloud-nine-card = The trump wins too. But this is the Cloud’s lesson: play it as red.
web-learn-cloud-nine-suit = Red was led, so in this suit the Cloud can’t win. Name red.
web-learn-cloud-last = Now lead your last card, the green 12: a trump.
web-learn-cloud-two = Two tricks, though you bid only 1. This is where the Cloud helps.
web-learn-cloud-change = Whoever has the Cloud must change their bid by one, up or down. Make it 2.
web-learn-cloud-change-down = Then you would have bid 0 and won two. Go up to 2.
web-learn-cloud-end = Bid 2, two tricks: 40 points. But if your bid was right, the Cloud spoils it!

web-learn-plus-minus-one-title = Plus/minus one
web-learn-plus-minus-one-rule = You deal, so you bid last. Here the bids must not add up to the tricks.
web-learn-plus-minus-one-allowed = 1 is bid for three tricks, so 2 is forbidden. Better 1 than 3: bid 1.
web-learn-plus-minus-one-allowed-three = Allowed, but the green 2 wins nothing. Bid 1 and lose the 12.
web-learn-plus-minus-one-allowed-none = Allowed, but the red 13 loses to Wizards only. Bid 1.
web-learn-plus-minus-one-end = Two bid for three tricks: one is left that nobody wants. Somebody will miss.

web-learn-hidden-title = Hidden bids
web-learn-hidden-rule = All bid at the same time. What the others bid, you can’t see yet.
web-learn-hidden-trust = So trust your own hand: the Wizard wins, the green 2 doesn’t. Bid 1.
web-learn-hidden-trust-none = The Wizard hardly ever loses. With 0 you would miss.
web-learn-hidden-trust-two = The green 2 is too low for that. One trick, the Wizard’s, is right.
web-learn-hidden-end = Now all bids are shown at once, and you play on as usual.

web-learn-secret-title = Secret bids
web-learn-secret-rule = Here nobody sees what the others bid until the round is over.
web-learn-secret-bid = Your red 9 is a trump, and there is only one trick. Bid 1.
web-learn-secret-bid-none = A trump like the red 9 probably wins the only trick. Bid 1.
web-learn-secret-play = Does Mira want this trick? Nobody can tell. Play your trump.
web-learn-secret-end = Now it comes out: Mira had bid 1 as well, and loses 10 points.

web-learn-clairvoyance-title = Clairvoyance
web-learn-clairvoyance-rule = In the first round you see everybody’s card, only not your own.
web-learn-clairvoyance-bid = Both the others hold a Fool! Nearly every card beats those: bid 1.
web-learn-clairvoyance-bid-none = You would lose only with a Fool of your own. Be bold: bid 1.
web-learn-clairvoyance-play = Now play your card, without having seen it.
web-learn-clairvoyance-end = The red 9, a trump! All later rounds are played as usual.

web-learn-single-suit-title = Single suit
web-learn-single-suit-rule = Everyone has one suit only; yours is blue. There is no trump.
web-learn-single-suit-bid = The highest value wins, whatever its suit. The Wizard and the 13 make 2: bid 2.
web-learn-single-suit-bid-other = Count once more: the Wizard and the 13 win, the 7 and the 2 hardly do.
web-learn-single-suit-tie = Of equally high cards the first one wins: your 7 would lose to Mira’s.
web-learn-single-suit-win = Nobody need follow suit here. Win this trick with your 13.
web-learn-single-suit-win-wizard = The Wizard wins as well, but the 13 is enough. Keep the Wizard.
web-learn-single-suit-win-low = That loses this trick, and you need two. Take it with the 13.
web-learn-single-suit-end = Before each round all take their 15 cards back, shuffle them and draw a new hand.

web-learn-maximus-title = Maximus
web-learn-maximus-rule = In Maximus all 60 cards are dealt, in each of only five rounds.
web-learn-maximus-trump = No card is turned up. The rounds have blue, red, green, yellow and no trump, in order.
web-learn-maximus-bid = Fifteen tricks are a lot to count. What would you bid with this hand?
web-learn-maximus-end = Every card is in somebody’s hand. If you count well, you soon know who holds what.

web-learn-own-rounds-title = Rounds of your own
web-learn-own-rounds-rule = You may agree on your own rounds: here one with 5 cards, then one with a single card.
web-learn-own-rounds-bid = So you begin with a full hand at once. What do you bid?
web-learn-own-rounds-end = If a round uses up all 60 cards, none is turned up: then there is no trump.

web-learn-seals-title = Seals and prediction
web-learn-seals-pool = Here you predict with seals: one for each trick, in the colour of that trick.
web-learn-seals-trump = Everyone holds fifteen cards, and red is always trump.
web-learn-seals-others = Mira wants a red, a green and a purple trick. Everybody can see that.
web-learn-seals-take = Your red, blue and yellow 9 are the highest. Take a seal of each, then confirm.
web-learn-seals-take-more = There is more in your hand: a trick each in red, blue and yellow.
web-learn-seals-take-magician = The Magician comes in a later lesson. Take red, blue and yellow.
web-learn-seals-take-other = In that colour no trick is certain. Take one each of red, blue and yellow.
web-learn-seals-end = Three seals, three tricks. With every trick that you win you give back a seal.

web-learn-white-seals-title = White seals
web-learn-white-seals-empty = Mira has taken all three yellow seals. The pool has none left.
web-learn-white-seals-take = Take red and blue from the pool, and the yellow one from Mira. Then confirm.
web-learn-white-seals-take-more = Your three nines all win: red, blue, and yellow from Mira.
web-learn-white-seals-take-other = Keep to your three nines: red, blue, and yellow from Mira.
web-learn-white-seals-white = Mira got a white seal in return. It fits every trick.
web-learn-white-seals-end = There are only four white seals. When they are gone, nobody can take from others.

web-learn-black-seals-title = Giving back, black seals
web-learn-black-seals-win = Yellow is led, and you have a yellow seal. Win this trick with your 9.
web-learn-black-seals-win-low = That gives the trick away, and your yellow seal may be left over.
web-learn-black-seals-back = Whoever wins a trick at once gives back a seal that fits: here the yellow one.
web-learn-black-seals-lead = You lead. Now watch what happens to Mira: play your purple 1.
web-learn-black-seals-lead-nine = That wins, and you may. But first let Mira win two purple tricks: lead the 1.
web-learn-black-seals-lead-other = Allowed. But for what comes next, lead the purple 1.
web-learn-black-seals-under = Mira leads purple again. Stay under her 9: throw your 5, the most dangerous one.
web-learn-black-seals-under-low = That loses too. But later the 5 might win a trick, so get rid of it.
web-learn-black-seals-black = Mira has no purple seal left. So she must take a black one for this trick.
web-learn-black-seals-end = Each seal left at the end costs points: a coloured one 2, black 3, white 4.

web-learn-magician-title = The Black Magician
web-learn-magician-hand = No purple at all, and nothing that surely wins: a hand for the Black Magician.
web-learn-magician-take = Take him instead of seals. Only one player can have him in a round.
web-learn-magician-take-seals = With seals you would have to win just those tricks. The Magician is easier here.
web-learn-magician-none = You have no seals now: you give none back, and take no black ones.
web-learn-magician-lead = You lead. Give the lead away with your yellow 2.
web-learn-magician-lead-other = Any card will do. But with the lowest yellow one you surely lose the lead.
web-learn-magician-ruff = Tobias leads purple, and you have none. Spoil his trick: ruff with the red 2.
web-learn-magician-ruff-high = That wins too, but the red 2 is enough.
web-learn-magician-ruff-not = Then one of them gives back a purple seal. Ruff, and it stays with them.
web-learn-magician-spoilt = Nobody got rid of a purple seal. What is left over costs the others points.
web-learn-magician-end = You start at 4 penalty points: one less for each black seal that others take.
