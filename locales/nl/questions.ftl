# De vragen in het spel, en de antwoorden die geen kaarten zijn.

question-trump = Welke kleur wordt troef?
question-trump-werewolf = Jouw Weerwolf: welke kleur wordt troef, of geen?
question-bid = { $cards ->
    [one] Eén slag. Hoeveel voorspel je er?
   *[other] { $cards } slagen. Hoeveel voorspel je er?
}
question-play-lead = Jij komt uit.
question-play = Jij bent aan de beurt.
question-play-unseen = Speel de kaart die je niet ziet.
question-shapeshifter = De Gedaanteverwisselaar is …
question-juggler = De Jongleur is een 7½ van …
question-cloud = De Wolk is een 9¾ van …
question-pass = Kies een kaart voor { $left }.
question-change = De Wolk: { $bid } voorspeld, { $tricks } gehaald. Je nieuwe voorspelling?
question-predict = { $count ->
    [0] Neem een zegel per slag, of de zwarte magiër.
    [one] Tot nu toe één slag: { $seals }.
   *[other] Tot nu toe { $count } slagen: { $seals }.
}
question-take-from = Geen { $suit } zegel meer in de voorraad. Van wie neem je er een af?
question-return = De slag is voor jou. Welk zegel geef je terug?
question-waiting = { $player } denkt na …

choice-wizard = een Tovenaar
choice-fool = een Nar
choice-unseen = Speel hem
choice-bid = { $tricks }
choice-pool = { $suit } (nog { $count })
choice-take-from = { $suit } (van een ander)
choice-gone = { $suit } (op)
choice-magician = Zwarte magiër
choice-done-none = Klaar: geen slag
choice-done = Klaar
