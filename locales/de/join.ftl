# Playing at a server's table from the terminal.

join-command-say = sage
join-command-seats = plätze
join-command-start = start
join-command-bot = bot
join-command-code = code
join-command-sit = setzen
join-command-claim = rest
join-command-undo = zurücknehmen
join-command-agree = zustimmen
join-command-refuse = ablehnen

join-name = Wie heißt du? Die anderen sehen den Namen.
join-name-usual = Wie heißt du? Enter: { $name }.
join-welcome = Du bist { $name } bei { $server }.
join-table = { $game }, an { $link }
join-tables = Welcher Tisch?
join-no-tables = bei { $server } ist kein Tisch offen; gib den Link eines Tisches an oder seinen Raumcode
join-watching = Du hast keinen Platz und schaust zu.
join-seats = Plätze: { $seats }.
join-free = frei
join-code = Der Raumcode ist { $code }.
join-help = Am Tisch: { $commands }. „sage hallo“ spricht zu allen, „bot thumb“ setzt einen Bot auf einen freien Platz, „setzen“ nimmt deinen Platz von einem Bot zurück, „zustimmen“ und „ablehnen“ antworten, wenn jemand einen Zug zurücknehmen möchte.
join-seated = { $you ->
    [yes] Du sitzt auf Platz { $seat }.
   *[no] { $player } setzt sich auf Platz { $seat }.
}
join-bot-seated = Der Bot { $player } setzt sich auf Platz { $seat }.
join-unseated = Platz { $seat } ist frei.
join-said = { $player }: { $text }
join-handed-over = { $you ->
    [yes] Der Bot { $bot } spielt für dich; „setzen“ nimmt deinen Platz zurück.
   *[no] Der Bot { $bot } spielt für { $player }.
}
join-taken-back = { $you ->
    [yes] Du spielst wieder selbst.
   *[no] { $player } spielt wieder selbst.
}
join-hinted = { $you ->
    [yes] Du holst dir einen Tipp.
   *[no] { $player } holt sich einen Tipp.
}
join-undo-asked = { $you ->
    [yes] Du möchtest deinen Zug zurücknehmen.
   *[no] { $player } möchte den letzten Zug zurücknehmen: „zustimmen“ oder „ablehnen“.
}
join-undone = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $player } nimmt den letzten Zug zurück.
}
join-paused = { $you ->
    [yes] Du hältst das Spiel an.
   *[no] { $player } hält das Spiel an.
}
join-resumed = Das Spiel geht weiter.
join-rematch = { $you ->
    [yes] Du möchtest noch ein Spiel.
   *[no] { $player } möchte noch ein Spiel.
}
join-claimed = { $you ->
    [yes] Du nimmst die restlichen Stiche.
   *[no] { $player } nimmt die restlichen Stiche.
}
join-bot-failed = Der Bot von { $player } ist ausgefallen, deshalb wurde der erste erlaubte Zug gemacht.
join-closed = Der Tisch ist geschlossen.
join-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
join-found = Wieder verbunden.
join-talk-title = An den Tisch
join-talk = sage Hallo
join-leave-text = Der Platz bleibt dir. Solange das Spiel läuft, kannst du zurückkommen.
join-not-asked = Du wirst nicht mehr gefragt.
join-come-back = Dein Platz bleibt deiner: { $command }
join-bot-sits = Der Bot { $bot } ist { $name } an { $link }, Spiel { $number }:
join-bot-played = Das Spiel ist nach { $moves } seiner Züge aus: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} (alle: { $all }).
