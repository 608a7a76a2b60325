# Die Fragen im Spiel, und die Antworten, die keine Karten sind.

question-trump = Welche Farbe soll Trumpf sein?
question-trump-werewolf = Dein Werwolf: Welche Farbe ist Trumpf, oder keine?
question-bid = { $cards ->
    [one] Ein Stich. Wie viele sagst du vorher?
   *[other] { $cards } Stiche. Wie viele sagst du vorher?
}
question-play-lead = Du spielst aus.
question-play = Du bist dran.
question-play-unseen = Spiel die Karte, die du nicht siehst.
question-shapeshifter = Der Gestaltenwandler ist …
question-juggler = Der Jongleur ist eine 7½ in …
question-cloud = Die Wolke ist eine 9¾ in …
question-pass = Such eine Karte für { $left } aus.
question-change = Die Wolke: { $bid } vorhergesagt, { $tricks } gemacht. Deine neue Vorhersage?
question-predict = { $count ->
    [0] Nimm ein Siegel je Stich, oder den Schwarzmagier.
    [one] Bisher ein Stich: { $seals }.
   *[other] Bisher { $count } Stiche: { $seals }.
}
question-take-from = Im Vorrat ist kein Siegel der Farbe { $suit } mehr. Wem nimmst du eines weg?
question-return = Du hast den Stich. Welches Siegel gibst du zurück?
question-waiting = { $player } überlegt …

choice-wizard = ein Zauberer
choice-fool = ein Narr
choice-unseen = Spiel sie
choice-bid = { $tricks }
choice-pool = { $suit } (noch { $count })
choice-take-from = { $suit } (von jemand anderem)
choice-gone = { $suit } (keines mehr)
choice-magician = Schwarzmagier
choice-done-none = Fertig: kein Stich
choice-done = Fertig
