# The questions of the game, and the answers other than cards.

question-trump = Which suit should be trump?
question-trump-werewolf = Your Werewolf: which suit is trump, if any?
question-bid = { $cards ->
    [one] One trick. How many do you bid?
   *[other] { $cards } tricks. How many do you bid?
}
question-play-lead = You lead.
question-play = Your turn.
question-play-unseen = Play the card that you can’t see.
question-shapeshifter = The Shapeshifter is …
question-juggler = The Juggler is a 7½ of …
question-cloud = The Cloud is a 9¾ of …
question-pass = Choose a card for { $left }.
question-change = The Cloud: you bid { $bid } and took { $tricks }. Your new bid?
question-predict = { $count ->
    [0] Take a seal for each trick, or the Black Magician.
    [one] So far one trick: { $seals }.
   *[other] So far { $count } tricks: { $seals }.
}
question-take-from = No { $suit } seal is left in the pool. Who do you take one from?
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
