# De vragen in het spel, en de antwoorden die geen kaarten zijn.

question-trump = Welke kleur wordt troef?
question-trump-werewolf = Jij had de Weerwolf. Welke kleur wordt troef, of geen?
question-bid = { $cards ->
    [one] Er is één slag. Hoeveel voorspel je er?
   *[other] Er zijn { $cards } slagen. Hoeveel voorspel je er?
}
question-play-lead = Jij komt uit.
question-play = Jij bent aan de beurt.
question-play-unseen = Jij bent aan de beurt: speel de kaart die je niet ziet.
question-shapeshifter = De Gedaanteverwisselaar is …
question-juggler = De Jongleur is een 7½ van …
question-cloud = De Wolk is een 9¾ van …
question-pass = Kies een kaart voor { $left }.
question-change = { $tricks ->
    [one] Je hebt de Wolk. Je voorspelde { $bid } en haalde één slag. Je voorspelling wordt …
   *[other] Je hebt de Wolk. Je voorspelde { $bid } en haalde { $tricks } slagen. Je voorspelling wordt …
}
question-predict = { $count ->
    [0] Neem een zegel voor elke slag die je wilt winnen, of de zwarte magiër.
    [one] Tot nu toe één slag: { $seals }.
   *[other] Tot nu toe { $count } slagen: { $seals }.
}
question-take-from = In de voorraad ligt geen { $suit } zegel meer. Van wie neem je er een af?
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
