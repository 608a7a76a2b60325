# The lessons: a guided game on prepared cards.

web-learn-title = Learn to play
web-learn-intro = Ten minutes, prepared cards and a friend looking over your shoulder. Nothing can go wrong.
web-learn-wizard-title = Wizard
web-learn-wizard-about = Three short rounds: what a trick is, when you must follow suit, what trump, Wizard and Fool do, and how points are counted.
web-learn-extreme-title = Wizard Extreme
web-learn-extreme-about = One round with seals: how to predict colours, what the Black Magician is for, and how seals go back.
web-learn-begin = Begin
web-learn-again = Once more
web-learn-on = Continue
web-learn-more-rules = Read the rules
web-learn-more-cards = Look at the cards
web-learn-more-play = Play against bots
web-learn-more-puzzles = Solve puzzles
web-learn-step = Step { $step } of { $steps }
web-learn-not-that = That is allowed, but in this lesson let's do this: { $move }.
web-learn-bid = bid { $tricks }
web-learn-done = Well done!
web-learn-hint = Show me
web-learn-no-lesson = There is no such lesson.

# The steps; each stands before the move that it explains.
web-learn-wizard-1 = Welcome! In every round you say how many tricks you will take. That is your bid, and you have to meet it exactly. Now everyone has just one card, so there is one trick. The red 4 was turned up: red is trump and beats the other suits. You hold the red 9. Mira has already bid one; trust your trump and bid one too.
web-learn-wizard-2 = Mira has led green: anyone who has green must follow suit. You have none, so you may play anything, and a trump wins. Play your red 9.
web-learn-wizard-3 = Yours! You bid one and took one: 20 points, and 10 for the trick. Mira bid one and took none: she loses 10. Now everyone has two cards, and blue is trump. The blue 9 should take a trick, the green 5 hardly will. Bid one.
web-learn-wizard-4 = Green was led, and you hold a green card: you must follow suit. Tap the blue 9 if you like, and see what the table says. Then play the green 5.
web-learn-wizard-5 = Mira leads red. You have no red, and your last card is a trump: play the blue 9 and take the trick.
web-learn-wizard-6 = Exactly one again. Now you hold a Wizard, which beats everything, and a Fool, which loses to everything. The red 13 is the highest of its suit. So count: the Wizard and the red 13 make two tricks, the Fool none. This time you are the first to bid: bid two.
web-learn-wizard-7 = You sit to the left of the dealer, so you lead. While everybody still has red cards, nobody can trump your red 13. Lead it now.
web-learn-wizard-8 = One trick is yours, one is still missing. Get rid of the lead with your Fool: it loses to everything. After a Fool the next number card sets the suit to follow.
web-learn-wizard-9 = The last trick. A Wizard may always be played, whatever was led, and the first one in a trick wins. Play it.
web-learn-wizard-end = Two bid, two taken: 20 points, and 10 for each trick. The secret is not to win tricks, but to know how many. A real game begins with one card each, and every round brings one more; the most points win.
web-learn-extreme-1 = Here you predict with seals: one for each trick, in its colour. Red is always trump. Tobias has the Black Magician and no seals. Your red, blue and yellow 9 are the highest of their colours: take a seal of each. The pool has no yellow seal left, so take Mira's; she gets a white one in return. Then predict three tricks.
web-learn-extreme-2 = Purple was led, and you have purple cards, so you must follow. You don't want this trick: play the purple 5, the most dangerous one to keep.
web-learn-extreme-3 = Green was led. Stay low again: play the green 1.
web-learn-extreme-4 = Here comes yellow, and Mira's 8 is not enough. Take the trick with your yellow 9.
web-learn-extreme-5 = The winner of a trick immediately gives back a seal that fits it, here the yellow one. Seals left over at the end cost points. If you had none that fits, you would have to take a black one.
web-learn-extreme-6 = You lead. Play the blue 9 while everybody still has blue cards.
web-learn-extreme-7 = A blue trick: give back the blue seal.
web-learn-extreme-8 = Now the red 9. Nobody can beat it.
web-learn-extreme-9 = Give back the red seal, and your prediction has come true. From now on every trick would cost you a black seal.
web-learn-extreme-10 = Get rid of the lead: play the purple 1. Somebody is sure to have a higher one.
web-learn-extreme-end = No seal left over, no penalty points! A coloured seal costs 2, a black one 3, a white one 4. The player with the Magician starts at 4 and gets one less for every black seal that the others take. The fewest points win.
