# Was am Tisch geschieht, vom Spiel selbst abgesehen. $you ist "yes", wenn der Leser gemeint ist.

web-story-round-dealt = { $you ->
    [yes] Runde { $round }: Du gibst.
   *[no] Runde { $round }: { $player } gibt.
}
web-story-card-laid-aside = { $player } legt { $card } für { $left } bereit.
web-story-seated = { $you ->
    [yes] Du setzt dich.
   *[no] { $player } setzt sich.
}
web-story-bot-seated = { $player }, ein Bot, setzt sich.
web-story-unseated = { $you ->
    [yes] Du stehst auf.
   *[no] { $player } steht auf.
}
web-story-started = Das Spiel beginnt.
web-story-started-late = Das Spiel beginnt. Von { $players } kam nicht rechtzeitig etwas zum Mischen, also gilt dafür der Wert des Servers.
web-story-claimed = { $you ->
    [yes] Du nimmst alle restlichen Stiche: Niemand kann sie dir mehr nehmen.
   *[no] { $player } nimmt alle restlichen Stiche: Niemand kann das mehr verhindern.
}
web-story-handed-over-left = { $you ->
    [yes] Du hast den Tisch verlassen; ein Bot spielt für dich weiter.
   *[no] { $player } hat den Tisch verlassen; ein Bot spielt weiter.
}
web-story-handed-over-away = { $you ->
    [yes] Deine Zeit war um; ein Bot spielt für dich, bis du zurück bist.
   *[no] { $player } ist nicht da; so lange spielt ein Bot.
}
web-story-handed-over-vote = { $you ->
    [yes] Die anderen haben abgestimmt: Ein Bot spielt für dich, bis du zurück bist.
   *[no] Die anderen haben abgestimmt: Für { $player } spielt vorerst ein Bot.
}
web-story-bot-failed = { $you ->
    [yes] Dein Bot ist ausgefallen; der Server hat für dich gezogen.
   *[no] Der Bot von { $player } ist ausgefallen; der Server hat für ihn gezogen.
}
web-story-bot-failed-here = { $you ->
    [yes] Von deinem Bot kam kein Zug; der { $bot } hat für dich gezogen.
   *[no] Von { $player } kam kein Zug; gezogen hat der { $bot }.
}
web-story-taken-back = { $you ->
    [yes] Du bist zurück und spielst wieder selbst.
   *[no] { $player } ist zurück.
}
web-story-hinted = { $you ->
    [yes] Du holst dir einen Tipp.
   *[no] { $player } holt sich einen Tipp.
}
web-story-undo-asked = { $you ->
    [yes] Du bittest darum, deinen letzten Zug zurückzunehmen.
   *[no] { $player } bittet darum, den letzten Zug zurückzunehmen.
}
web-story-undo-agreed = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $player } ist einverstanden.
}
web-story-undo-refused = { $you ->
    [yes] Du sagst Nein: Der Zug gilt.
   *[no] { $player } sagt Nein: Der Zug gilt.
}
web-story-undone = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $player } nimmt den letzten Zug zurück.
}
web-story-voted = { $you ->
    [yes] Du stimmst dafür, dass ein Bot für { $other } spielt.
   *[no] { $player } stimmt dafür, dass ein Bot für { $other } spielt.
}
web-story-paused = { $you ->
    [yes] Du hältst das Spiel an.
   *[no] { $player } hält das Spiel an.
}
web-story-resumed = { $you ->
    [yes] Du setzt das Spiel fort.
   *[no] { $player } setzt das Spiel fort.
}
web-story-reacted = { $you ->
    [yes] Du: { $reaction }
   *[no] { $player }: { $reaction }
}
web-story-rematch-asked = { $you ->
    [yes] Du möchtest noch ein Spiel.
   *[no] { $player } möchte noch ein Spiel.
}
web-story-unsealed = Alle Tische mit diesen Karten sind fertig: Die Karten werden gezeigt.
web-story-closed = Der Tisch ist geschlossen.

web-story-removed = { $you ->
    [yes] Wer den Tisch eröffnet hat, hat dich entfernt.
   *[no] Wer den Tisch eröffnet hat, hat { $player } entfernt.
}
web-story-seals-taken = { $you ->
    [yes] Du nimmst { $seals }.
   *[no] { $player } nimmt { $seals }.
}
