# Fair deals: what they are, and checking a game in the browser.

web-fair-title = Nobody chose your cards
web-fair-intro = Not the server, and not another player. Check it yourself after every game.
web-fair-step-1 = A secret in a glass box
web-fair-step-1-about = Before anybody sits down, the server locks a long secret number in a glass box. You can’t read it, and the server can no longer change it. The box is a fingerprint of the secret; every table shows it from the start.
web-fair-step-2 = Everyone locks something away
web-fair-step-2-about = When you sit down, you lock away something of your own: a word, and some random letters. The page does it for you. Nobody can read it, and you can’t change it once the game is started. For a bot, a value counts that follows from the secret itself.
web-fair-step-3 = All boxes open at once
web-fair-step-3-about = When somebody starts the game, everybody’s box is on the table; only then all of them are opened. The shuffle of every round follows from the secret and from what was in the boxes. From nothing else: not from bids, not from the way you play.
web-fair-step-4 = The server’s box is opened
web-fair-step-4-about = After the game everyone can see the secret, check that it matches its box, and check that their word was used. Anyone who repeats the calculation sees that each card was the one that had to come.
web-fair-so = Everybody fixed their part before knowing any other. Even if the server and all other players had worked together, they couldn’t have chosen: your part was hidden from them.

web-fair-check = Check a game
web-fair-check-about = Your browser does the calculation itself and doesn’t ask the server for the result. You need the record of a finished game.
web-fair-noted = Fingerprint from before the game (if you noted it)
web-fair-noted-about = Without it, you check that everything is consistent. With it, you also check that the secret is the one that was locked away beforehand. For games that you played in this browser, the page has already noted it.
web-fair-again = Check again
web-fair-own = One of your games
web-fair-file = Record of a game
web-fair-busy = Shuffling again …
web-fair-result = Result

web-fair-fault-json = This can’t be read as JSON.
web-fair-fault-format = This is not the record of a game.
web-fair-fault-players = The list of players in this record is incomplete or damaged.
web-fair-fault-rounds = The deals in this record are incomplete or damaged.
web-fair-device = This game was dealt on your own device, so there is no server whose shuffle you could check.
web-fair-fault-proof-none = This record has no proof. Only games that were played on a server have one.
web-fair-fault-proof-form = The proof in this record can’t be read.
web-fair-fault-method = The proof uses a method that this page doesn’t know.
web-fair-fault-not-over = This game isn’t over yet. The secret is published after the last card.
web-fair-fault-offline = The server doesn’t answer. Try again in a moment.
web-fair-fault-table = The record of this table can’t be loaded.

web-fair-good = Everything is correct
web-fair-good-about = { $rounds ->
    [one] Every card of the round is the one that had to come.
   *[other] Every card of all { $rounds } rounds is the one that had to come.
}
web-fair-bad = Something is wrong
web-fair-bad-about = See below what doesn’t match.
web-fair-verdict-good = Right:
web-fair-verdict-bad = Wrong:
web-fair-verdict-unknown = Not known:

web-fair-row-secret = The secret matches the fingerprint
web-fair-row-secret-good = The SHA-256 of the secret is the fingerprint in the record.
web-fair-row-secret-bad = The SHA-256 of the secret is not the fingerprint in the record.
web-fair-secret = Secret
web-fair-fingerprint = Its SHA-256
web-fair-commitment = In the record
web-fair-row-noted = The fingerprint is the one from before the game
web-fair-row-noted-good = It is the one that you noted.
web-fair-row-noted-bad = It isn’t the one that you noted. Either the secret was replaced, or you noted another table’s fingerprint.
web-fair-row-noted-unknown = You didn’t give one. The table shows it before the game; if you note it, you can check this as well.
web-fair-row-kept-good = Your browser noted it before the server knew what you added, and it is the same.
web-fair-row-kept-bad = Your browser noted a different one before the server knew what you added. Either the secret was replaced, or it belongs to another game.
web-fair-row-lock = All parts were fixed before yours was known
web-fair-row-lock-good = Your browser noted what everybody had locked away, before it opened your box. The record says the same.
web-fair-row-lock-bad = Your browser noted what everybody had locked away, before it opened your box. The record says something else: somebody has changed their part since.
web-fair-row-lock-unknown = Your browser has no note about this game. Still, every value is compared with what its seat had locked away.
web-fair-row-added = What was added
web-fair-row-added-good = Every value that the server added follows from its secret.
web-fair-row-added-bad = A value that the server added doesn’t follow from its secret.
web-fair-row-added-wrong = A value isn’t the one that its seat had locked away.
web-fair-row-added-all = Everybody added something.
web-fair-row-late = { $players }: not opened in time, so the server’s value counts. A slow connection can do that. But if the server and this player work together, they can choose between two deals in this way.
web-fair-row-own-unknown = Is your word among them? Only you can tell.
web-fair-row-own-good = Your word is there: your browser remembers it.
web-fair-row-own-bad = But your browser remembers something else: your word is missing (it came too late, or the server left it out), or a word was added at a seat where only a bot sat.
web-fair-from-player = added by the player
web-fair-from-hidden = locked away by the player
web-fair-from-server = fixed by the secret
web-fair-from-late = not opened in time; fixed by the secret
web-fair-row-rounds = The cards
web-fair-row-rounds-good = { $rounds ->
    [0] Nothing has been dealt.
    [one] Shuffled again: the round came out the same.
   *[other] Shuffled again: all { $rounds } rounds came out the same.
}
web-fair-row-rounds-bad = { $wrong ->
    [one] In one round other cards were dealt.
   *[other] In { $wrong } of { $rounds } rounds other cards were dealt.
}
web-fair-round = Round { $round }
web-fair-round-good = dealt as it had to be
web-fair-round-bad = other cards
web-fair-seat = Seat
web-fair-dealt = Dealt
web-fair-turned = Turned up
web-fair-instead = should have been:

web-fair-not = What this doesn’t show
web-fair-not-look = That the server didn’t look. It knows the cards that it deals; the person who runs it could pass them on to a friend.
web-fair-not-late = That everybody opened their box. Whoever doesn’t do so in time gets the server’s value instead, so that no slow phone stops the game. Players alone gain nothing by that, since they don’t know the secret. If the server works together with a player, they can choose between two deals in this way; but the check names every seat where it happened.
web-fair-not-refuse = As soon as the server knows all the words, it can work out the cards. If it doesn’t like them, it could refuse to start, or abort the game, and wait for your next one. That can’t be hidden: be wary of a server where it happens often.
web-fair-not-played = That the record is of the game that you played. The check covers the cards in the record; only you can tell whether you held exactly these.
web-fair-not-page = That this page is honest. It comes from the very server that it checks. If you don’t want to rely on that, note the fingerprint before the game and check the record with your own copy of foretell.
web-fair-terminal = The same check in a terminal; it also checks every move by the rules:
