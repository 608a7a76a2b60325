# Der Tisch: Filz, Plätze, Karten, und was daneben steht.

web-board-table = Tisch
web-board-seats = Plätze
web-board-hand = Deine Hand
web-board-trick = Stich
web-board-best = vorn
web-board-announcer = Meldungen

web-board-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-board-bids = Vorhergesagt { $bids } von { $cards }
web-board-dealer = Geber
web-board-to-move = am Zug
web-board-has-cloud = hat die Wolke
web-board-clock = noch { $time }
web-board-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}

web-board-free = freier Platz
web-board-bot = Bot
web-board-present = da
web-board-absent = nicht verbunden
web-board-away-left = ist gegangen, ein Bot spielt
web-board-away-away = abwesend, ein Bot spielt
web-board-away-vote = vorerst abgewählt, ein Bot spielt

web-board-card-unplayable = { $card }, nicht spielbar
web-board-card-chosen = { $card }, ausgewählt

web-board-log = Der Verlauf
web-board-log-empty = Noch ist nichts geschehen.
web-board-log-fetching = Frühere Einträge werden geladen …
web-board-log-failed = Die früheren Einträge konnten nicht geladen werden.
web-board-log-again = Erneut versuchen
web-board-log-newest = Ans Ende
web-board-tricks-earlier = Früherer Stich
web-board-tricks-later = Späterer Stich
web-board-tricks-now = Zurück zum letzten Stich
web-board-tricks-where = Runde { $round }, Stich { $trick }
web-board-tricks-trump = Trumpf: { $suit }
web-board-chat = Chatnachrichten
web-board-chat-empty = Noch hat niemand etwas gesagt.
web-board-chat-field = Nachricht schreiben
web-board-chat-send = Senden
web-board-chat-watching = Hier können nur die Spieler sprechen.
web-board-reactions = Reaktionen
web-reaction-laugh = Lachen
web-reaction-wow = Staunen
web-reaction-sad = Traurig
web-reaction-heart = Herz
web-reaction-star = Stern
web-reaction-clover = Glücksklee
web-board-phrases = Fertige Sätze
web-board-phrase-hello = Hallo zusammen!
web-board-phrase-luck = Viel Glück!
web-board-phrase-nice = Gut gespielt!
web-board-phrase-ouch = Autsch!
web-board-phrase-laugh = Haha!
web-board-phrase-wait = Einen Moment, bitte.
web-board-phrase-again = Noch ein Spiel?
web-board-phrase-thanks = Danke für das Spiel!

# Die Seite darum herum
web-table-title = Tisch
web-table-menu = Tischmenü
web-table-panel = Seitenleiste
web-table-log = Verlauf
web-table-sheet = Punktestand
web-table-chat = Chat
web-table-chat-unread = { $count ->
    [one] Chat: eine neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
}
web-table-last = Stiche
web-table-people = An diesem Tisch
web-table-watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}

web-table-connecting = Verbindung zum Tisch wird aufgebaut …
web-table-connecting-about = Einen Moment.
web-table-offline = Der Server ist nicht erreichbar
web-table-offline-about = Wir versuchen es weiter. Nichts geht verloren: Dein Platz und deine Karten bleiben dir.
web-table-missing = Diesen Tisch gibt es nicht
web-table-missing-about = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken.
web-table-refused = Dieser Tisch ist privat
web-table-refused-about = Nur wer mitspielt, darf ihn sehen.
web-table-sealed = Dieser Tisch gehört zu einem Turnier
web-table-sealed-about = Er öffnet sich, wenn die Runde vorbei ist: Andere spielen noch dieselben Karten.
web-table-broken = Das Protokoll dieses Tisches ist beschädigt
web-table-broken-about = Der Server kann die Aufzeichnung nicht lesen. Sag es der Person, die ihn betreibt: Vielleicht gibt es eine Sicherung. Die anderen Tische sind in Ordnung.
web-table-closed = Dieser Tisch ist geschlossen
web-table-closed-about = Wer ihn eröffnet hat, hat ihn geschlossen, oder eine Stunde lang war niemand hier.
web-table-home = Zur Startseite

web-table-reconnecting = Verbindung unterbrochen. Neuer Versuch …
web-table-paused = Das Spiel ist angehalten.
web-table-pause = Spiel anhalten
web-table-resume = Weiterspielen
web-table-bot-plays = Ein Bot spielt für dich.
web-table-come-back = Zurückkommen
web-table-slow = { $player } braucht sehr lange.
web-table-vote = Einen Bot spielen lassen
web-table-voted = Du hast für einen Bot gestimmt.
web-table-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
web-table-undo-waits = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
web-table-undo-yes = Ja
web-table-undo-no = Nein
web-table-undo-agreed = Du bist einverstanden.
web-table-refused-command = Das wurde nicht angenommen.
web-table-watching = Du schaust zu
web-table-over = Das Spiel ist aus.
web-table-result = Zum Ergebnis
web-table-invite = Link teilen
web-table-sounds-on = Töne sind an
web-table-sounds-off = Töne sind aus
web-table-elsewhere = Das Spiel ist in einem anderen Fenster offen. Komm hierher zurück, um weiterzuspielen.
web-table-unsaved = Dieser Browser speichert das Spiel nicht: Es endet, wenn du die Seite schließt.
web-table-stand-in = Bis die stärkeren Bots geladen sind, spielt der { $bot } für sie.
web-table-waits-bot = Warten auf { $player }. Wenn sich nichts tut, zieht der { $bot }.
web-table-waits-store = Dein Browser speichert das Spiel noch …
web-table-waits-worker = Das Spiel antwortet nicht. Es öffnet sich von selbst neu und geht hier weiter.
web-table-on-device = Dieses Spiel läuft auf deinem Gerät, auch ohne Internet.
web-table-record = Aufzeichnung herunterladen
web-table-leave = Platz verlassen
web-table-leave-sure = Ein Bot spielt für dich weiter, bis du zurückkommst.
web-table-leave-yes = Verlassen

web-board-away-removed = entfernt, ein Bot spielt
web-board-chat-gone = Diese Nachricht wurde gelöscht.
web-table-removed = Du wurdest von diesem Tisch entfernt
web-table-removed-about = Wer ihn eröffnet hat, hat deinen Besuch beendet.
web-table-banned = Du bist an diesem Tisch gesperrt
web-table-banned-about = Wer ihn eröffnet hat, lässt dich nicht wieder herein. Das gilt auch für Revanchen.
web-table-barred = Du bist von diesem Server ausgesperrt
web-table-barred-about = Wer ihn betreibt, lässt dich hier weder spielen noch zuschauen.
web-table-signed-out = Du bist abgemeldet
web-table-signed-out-about = Du selbst oder jemand mit Zugang zu einem deiner Geräte hat dich überall abgemeldet oder deine Daten gelöscht.
web-table-removed-seat = Wer diesen Tisch eröffnet hat, hat dich entfernt. Ein Bot spielt bis zum Ende.
web-people-mute = { $name } stummschalten: Chat und Reaktionen auf diesem Gerät ausblenden
web-people-ask = { $name } entfernen …
web-people-about = { $name } entfernen? Vor dem Spiel ist ein neuer Platz möglich; während des Spiels spielt ein Bot bis zum Ende. Wer gesperrt ist, kommt nicht mehr herein, auch nicht zu Revanchen oder mit neuem Namen über denselben Anschluss.
web-people-remove = Entfernen
web-people-ban = Entfernen und sperren
web-people-keep = Abbrechen
web-people-nameless = Jemand ohne Namen
web-people-watches = schaut zu
web-people-banned = Gesperrt
web-people-unban = Wieder zulassen
# Das Ende einer Runde
web-round-met = Genau wie vorhergesagt!
web-round-clean = Keine Strafpunkte!
web-round-short = { $count ->
    [one] Ein Stich zu wenig
   *[other] { $count } Stiche zu wenig
}
web-round-over = { $count ->
    [one] Ein Stich zu viel
   *[other] { $count } Stiche zu viel
}
web-round-penalty = { $count ->
    [one] Ein Strafpunkt
   *[other] { $count } Strafpunkte
}
web-round-deals = { $you ->
    [yes] Als Nächstes gibst du.
   *[no] Als Nächstes gibt { $player }.
}
web-round-last = Die letzte Runde
web-round-all-can-win = Noch kann jeder gewinnen.
web-round-can-win = Noch im Rennen: { $players }
# What a trick decides, for screen readers
web-moment-made = Deine Vorhersage ist erfüllt.
web-moment-missed = Du hast deine Vorhersage verfehlt.

# In the first game, each when it first matters
web-tip-bid = Die beste Karte macht den Stich. Sag deine Stiche genau vorher.
web-tip-points = Genau: 20 Punkte und 10 je Stich. Jeder Stich daneben: −10.
web-tip-exact = Du hast genau, was du vorhergesagt hast: Mach keinen Stich mehr.
web-tip-follow = Du musst die Farbe bedienen: Spiel eine angehobene Karte.
web-tip-trump = Trumpf schlägt jede andere Farbe.
web-tip-rare = Ein Zauberer gewinnt, ein Narr verliert. Beide darfst du immer spielen.
web-tip-seals = Jedes Siegel verspricht einen Stich seiner Farbe.
web-tip-left = Ein übriges Siegel kostet Punkte: farbig 2, schwarz 3, weiß 4.
web-tip-empty = Du hast kein Siegel mehr: Gib die restlichen Stiche ab.
web-tip-red = Rot ist immer Trumpf: Es schlägt jede andere Farbe.
web-tip-back = Ein Stich ohne passendes Siegel bringt ein schwarzes.
web-tip-skip = Keine Tipps mehr

# Was seit dem letzten Zug geschehen ist; $told sind die nächsten, mit einem Punkt dazwischen
web-since = Seit deinem letzten Zug: { $told }
web-since-mark = Seit deinem letzten Zug
web-since-trick = { $you ->
    [yes] der Stich ging an dich
   *[no] der Stich ging an { $player }
}
web-since-bombed = niemand bekam den Stich
web-since-tricks = { $count } Stiche gespielt
web-since-rounds = { $count ->
    [one] Runde { $round } zu Ende, { $points } für dich
   *[other] { $count } Runden zu Ende, { $points } für dich
}
