# Looking at a replay together.

web-look-open = Look together
web-look-title = Look together
web-look-about = Everybody with this link sees this game. One leads: the others see where they are, and what they point at.
web-look-link = Link for looking together
web-look-code = QR code of the link
web-look-invitation = Let’s look at this game together.
web-look-none = Nobody looks at a game here any more. Open it again from the replay.
web-look-over = This has ended. Open it again from the replay.
web-look-connecting = Connecting …
web-look-you-lead = You lead
web-look-move-for = Your move for { $name }
web-look-nobody-leads = Nobody leads
web-look-follows = { $name } leads
web-look-alone = On your own; { $name } leads
web-look-lead = Lead
web-look-follow = Follow again
web-look-people = { $many ->
    [one] One person here
   *[other] { $many } people here
}
web-look-name-you = { $name } (you)
web-look-leads = leads
web-look-pass = Let them lead
web-look-nameless = { $many ->
    [one] one person without a name
   *[other] { $many } people without a name
}
web-look-alone-here = Nobody else is here yet. Send them the link.
web-look-point-note = Tap a card or a player to point at them.
web-look-point = Point at
web-look-point-nothing = nothing
web-look-what-if = What if …
web-look-what-if-note = Start a branch here: make other moves than in the game
web-look-branch-choose = The game, or a branch
web-look-game = The game
web-look-branch = What if { $number }
web-look-take-back = Take back to here
web-look-refused = That can’t be done here.
web-look-refused-full = There is no room for more.
web-look-refused-led = Somebody else leads already.
