# The questions of the game, and the answers other than cards.

question-trump = Which suit should be trump?
question-trump-werewolf = You had the Werewolf. Which suit should be trump, if any?
question-bid = { $cards ->
    [one] There is one trick. How many do you bid?
   *[other] There are { $cards } tricks. How many do you bid?
}
question-play-lead = You lead.
question-play = Your turn.
question-play-unseen = Your turn: play the card that you can't see.
question-shapeshifter = The Shapeshifter is …
question-juggler = The Juggler is a 7½ of …
question-cloud = The Cloud is a 9¾ of …
question-pass = Choose a card for { $left }.
question-change = { $tricks ->
    [one] You have the Cloud. You bid { $bid } and took one trick. Your bid becomes …
   *[other] You have the Cloud. You bid { $bid } and took { $tricks } tricks. Your bid becomes …
}
question-predict = { $count ->
    [0] Take a seal for each trick you expect to win, or the Black Magician.
    [one] So far one trick: { $seals }.
   *[other] So far { $count } tricks: { $seals }.
}
question-take-from = The pool has no { $suit } seal left. Who do you take one from?
question-return = You took the trick. Which seal do you return?
question-waiting = { $player } is thinking …

choice-wizard = a Wizard
choice-fool = a Fool
choice-unseen = Play it
choice-bid = { $tricks }
choice-pool = { $suit } ({ $count } left)
choice-take-from = { $suit } (from another player)
choice-gone = { $suit } (none left)
choice-magician = Black Magician
choice-done-none = Done: no trick
choice-done = Done
