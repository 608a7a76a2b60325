# Die Fragen im Spiel, und die Antworten, die keine Karten sind.

question-trump = Welche Farbe soll Trumpf sein?
question-trump-werewolf = Du hattest den Werwolf. Welche Farbe soll Trumpf sein, oder gar keine?
question-bid = { $cards ->
    [one] Es gibt einen Stich. Wie viele sagst du vorher?
   *[other] Es gibt { $cards } Stiche. Wie viele sagst du vorher?
}
question-play-lead = Du spielst aus.
question-play = Du bist dran.
question-play-unseen = Du bist dran: Spiel die Karte, die du nicht siehst.
question-shapeshifter = Der Gestaltenwandler ist …
question-juggler = Der Jongleur ist eine 7½ in …
question-cloud = Die Wolke ist eine 9¾ in …
question-pass = Such eine Karte für { $left } aus.
question-change = { $tricks ->
    [one] Du hast die Wolke. Du hast { $bid } vorhergesagt und einen Stich gemacht. Aus deiner Vorhersage wird …
   *[other] Du hast die Wolke. Du hast { $bid } vorhergesagt und { $tricks } Stiche gemacht. Aus deiner Vorhersage wird …
}
question-predict = { $count ->
    [0] Nimm ein Siegel für jeden Stich, den du machen willst, oder den Schwarzmagier.
    [one] Bisher ein Stich: { $seals }.
   *[other] Bisher { $count } Stiche: { $seals }.
}
question-take-from = Im Vorrat liegt kein Siegel der Farbe { $suit } mehr. Wem nimmst du eines weg?
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
