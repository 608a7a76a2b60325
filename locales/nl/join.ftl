# Playing at a server's table from the terminal.

join-command-say = zeg
join-command-seats = plaatsen
join-command-start = start
join-command-bot = bot
join-command-code = code
join-command-sit = zitten
join-command-claim = rest
join-command-undo = terugnemen
join-command-agree = akkoord
join-command-refuse = weigeren

join-name = Hoe heet je? De anderen zien je naam.
join-name-usual = Hoe heet je? Enter: { $name }.
join-welcome = Je bent { $name } bij { $server }.
join-table = { $game }, aan { $link }
join-tables = Welke tafel?
join-no-tables = bij { $server } is geen tafel open; geef de link van een tafel, of de kamercode
join-watching = Je hebt geen plaats en kijkt mee.
join-seats = Plaatsen: { $seats }.
join-free = vrij
join-code = De kamercode is { $code }.
join-help = Aan tafel: { $commands }. ‘zeg hallo’ spreekt tot iedereen, ‘bot thumb’ zet een bot op een vrije plaats, ‘zitten’ neemt je plaats van een bot terug, ‘akkoord’ en ‘weigeren’ antwoorden als iemand een zet wil terugnemen.
join-seated = { $you ->
    [yes] Je zit op plaats { $seat }.
   *[no] { $player } gaat op plaats { $seat } zitten.
}
join-bot-seated = De bot { $player } gaat op plaats { $seat } zitten.
join-unseated = Plaats { $seat } is vrij.
join-said = { $player }: { $text }
join-handed-over = { $you ->
    [yes] De bot { $bot } speelt voor jou; ‘zitten’ neemt je plaats terug.
   *[no] De bot { $bot } speelt voor { $player }.
}
join-taken-back = { $you ->
    [yes] Je speelt weer zelf.
   *[no] { $player } speelt weer zelf.
}
join-hinted = { $you ->
    [yes] Je vraagt een tip.
   *[no] { $player } vraagt een tip.
}
join-undo-asked = { $you ->
    [yes] Je wilt je zet terugnemen.
   *[no] { $player } wil de laatste zet terugnemen: ‘akkoord’ of ‘weigeren’.
}
join-undone = { $you ->
    [yes] Je neemt je zet terug.
   *[no] { $player } neemt de laatste zet terug.
}
join-paused = { $you ->
    [yes] Je pauzeert het spel.
   *[no] { $player } pauzeert het spel.
}
join-resumed = Het spel gaat verder.
join-rematch = { $you ->
    [yes] Je wilt nog een spel.
   *[no] { $player } wil nog een spel.
}
join-claimed = { $you ->
    [yes] Je neemt de resterende slagen.
   *[no] { $player } neemt de resterende slagen.
}
join-bot-failed = De bot van { $player } is uitgevallen, dus is de eerste geldige zet gedaan.
join-closed = De tafel is gesloten.
join-lost = De verbinding is verbroken. Nieuwe poging …
join-found = Weer verbonden.
join-talk-title = Aan de tafel
join-talk = zeg hallo
join-leave-text = Je plaats blijft van jou. Zolang het spel duurt, kun je terugkomen.
join-not-asked = Je wordt niet meer gevraagd.
join-come-back = Je plaats blijft van jou: { $command }
join-bot-sits = De bot { $bot } is { $name } aan { $link }, spel { $number }:
join-bot-played = Het spel is na { $moves } van zijn zetten afgelopen: { $points ->
    [one] één punt
   *[other] { $points } punten
} (allen: { $all }).
