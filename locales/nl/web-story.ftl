# Wat er aan tafel gebeurt, afgezien van het spel zelf. $you is "yes" als de lezer wordt bedoeld.

web-story-round-dealt = { $you ->
    [yes] Ronde { $round }: jij deelt.
   *[no] Ronde { $round }: { $player } deelt.
}
web-story-card-laid-aside = { $player } legt { $card } klaar voor { $left }.
web-story-seated = { $you ->
    [yes] Je gaat zitten.
   *[no] { $player } gaat zitten.
}
web-story-bot-seated = { $player }, een bot, gaat zitten.
web-story-unseated = { $you ->
    [yes] Je staat op.
   *[no] { $player } staat op.
}
web-story-started = Het spel begint.
web-story-started-late = Het spel begint. Van { $players } kwam niet op tijd iets om mee te schudden; daarvoor geldt de waarde van de server.
web-story-claimed = { $you ->
    [yes] Je neemt alle resterende slagen: niemand kan ze je nog afnemen.
   *[no] { $player } neemt alle resterende slagen: niemand kan dat nog verhinderen.
}
web-story-handed-over-left = { $you ->
    [yes] Je hebt de tafel verlaten; een bot speelt voor je verder.
   *[no] { $player } heeft de tafel verlaten; een bot speelt verder.
}
web-story-handed-over-away = { $you ->
    [yes] Je tijd was om; een bot speelt voor je tot je terug bent.
   *[no] { $player } is er niet; zolang speelt een bot.
}
web-story-handed-over-vote = { $you ->
    [yes] De anderen hebben gestemd: een bot speelt voor je tot je terug bent.
   *[no] De anderen hebben gestemd: voor { $player } speelt voorlopig een bot.
}
web-story-bot-failed = { $you ->
    [yes] Je bot liet het afweten; de server heeft voor je gespeeld.
   *[no] De bot van { $player } liet het afweten; de server heeft gespeeld.
}
web-story-bot-failed-here = { $you ->
    [yes] Je bot deed geen zet; de { $bot } deed hem voor je.
   *[no] { $player } deed geen zet; de { $bot } deed hem.
}
web-story-taken-back = { $you ->
    [yes] Je bent terug en speelt weer zelf.
   *[no] { $player } is terug.
}
web-story-hinted = { $you ->
    [yes] Je vraagt een tip.
   *[no] { $player } vraagt een tip.
}
web-story-undo-asked = { $you ->
    [yes] Je vraagt of je je laatste zet mag terugnemen.
   *[no] { $player } vraagt of de laatste zet terug mag.
}
web-story-undo-agreed = { $you ->
    [yes] Je vindt het goed.
   *[no] { $player } vindt het goed.
}
web-story-undo-refused = { $you ->
    [yes] Je zegt nee: de zet blijft staan.
   *[no] { $player } zegt nee: de zet blijft staan.
}
web-story-undone = { $you ->
    [yes] Je neemt je laatste zet terug.
   *[no] { $player } neemt de laatste zet terug.
}
web-story-voted = { $you ->
    [yes] Je stemt ervoor dat een bot voor { $other } speelt.
   *[no] { $player } stemt ervoor dat een bot voor { $other } speelt.
}
web-story-paused = { $you ->
    [yes] Je pauzeert het spel.
   *[no] { $player } pauzeert het spel.
}
web-story-resumed = { $you ->
    [yes] Je hervat het spel.
   *[no] { $player } hervat het spel.
}
web-story-reacted = { $you ->
    [yes] Jij: { $reaction }
   *[no] { $player }: { $reaction }
}
web-story-rematch-asked = { $you ->
    [yes] Je wilt nog een spel.
   *[no] { $player } wil nog een spel.
}
web-story-unsealed = Alle tafels met deze kaarten zijn klaar: de kaarten worden getoond.
web-story-closed = De tafel is gesloten.

web-story-removed = { $you ->
    [yes] Degene die de tafel heeft geopend, heeft je verwijderd.
   *[no] Degene die de tafel heeft geopend, heeft { $player } verwijderd.
}
web-story-seals-taken = { $you ->
    [yes] Je neemt { $seals }.
   *[no] { $player } neemt { $seals }.
}
