# De tafel: vilt, plaatsen, kaarten, en wat ernaast staat.

web-board-table = Tafel
web-board-seats = Plaatsen
web-board-hand = Je hand
web-board-trick = Slag
web-board-best = ligt voor
web-board-announcer = Meldingen

web-board-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-board-bids = Voorspeld { $bids } van { $cards }
web-board-dealer = Gever
web-board-to-move = aan de beurt
web-board-has-cloud = heeft de Wolk
web-board-clock = nog { $time }
web-board-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}

web-board-free = vrije plaats
web-board-bot = bot
web-board-present = aanwezig
web-board-absent = niet verbonden
web-board-away-left = is weggegaan, een bot speelt
web-board-away-away = afwezig, een bot speelt
web-board-away-vote = voorlopig weggestemd, een bot speelt

web-board-card-unplayable = { $card }, niet speelbaar
web-board-card-chosen = { $card }, gekozen

web-board-log = Het verloop
web-board-log-empty = Er is nog niets gebeurd.
web-board-log-fetching = Eerdere regels worden geladen …
web-board-log-failed = De eerdere regels konden niet worden geladen.
web-board-log-again = Opnieuw proberen
web-board-log-newest = Nieuwste regels
web-board-tricks-earlier = Eerdere slag
web-board-tricks-later = Latere slag
web-board-tricks-now = Terug naar de laatste slag
web-board-tricks-where = Ronde { $round }, slag { $trick }
web-board-tricks-trump = Troef: { $suit }
web-board-chat = Chatberichten
web-board-chat-empty = Nog niemand heeft iets gezegd.
web-board-chat-field = Bericht schrijven
web-board-chat-send = Versturen
web-board-chat-watching = Alleen spelers kunnen hier praten.
web-board-reactions = Reacties
web-reaction-laugh = Lachen
web-reaction-wow = Verbaasd
web-reaction-sad = Verdrietig
web-reaction-heart = Hart
web-reaction-star = Ster
web-reaction-clover = Klavertje vier
web-board-phrases = Kant-en-klare zinnen
web-board-phrase-hello = Hallo allemaal!
web-board-phrase-luck = Veel succes!
web-board-phrase-nice = Goed gespeeld!
web-board-phrase-ouch = Au!
web-board-phrase-laugh = Haha!
web-board-phrase-wait = Een ogenblikje, alsjeblieft.
web-board-phrase-again = Nog een spel?
web-board-phrase-thanks = Bedankt voor het spel!

# De pagina eromheen
web-table-title = Tafel
web-table-menu = Tafelmenu
web-table-panel = Zijpaneel
web-table-log = Verloop
web-table-sheet = Puntenstand
web-table-chat = Chat
web-table-chat-unread = { $count ->
    [one] Chat: één nieuw bericht
   *[other] Chat: { $count } nieuwe berichten
}
web-table-last = Slagen
web-table-people = Aan deze tafel
web-table-watchers = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}

web-table-connecting = Verbinden met de tafel …
web-table-connecting-about = Een ogenblik.
web-table-offline = De server is niet bereikbaar
web-table-offline-about = We blijven het proberen. Er gaat niets verloren: je plaats en je kaarten blijven van jou.
web-table-missing = Deze tafel bestaat niet
web-table-missing-about = Misschien is de link niet compleet. Laat hem opnieuw sturen.
web-table-refused = Deze tafel is besloten
web-table-refused-about = Alleen de spelers mogen hem zien.
web-table-sealed = Deze tafel hoort bij een toernooi
web-table-sealed-about = Hij gaat open als de ronde voorbij is: anderen spelen nog met dezelfde kaarten.
web-table-broken = Het logboek van deze tafel is beschadigd
web-table-broken-about = De server kan de opname niet lezen. Vertel het aan de beheerder: misschien is er een back-up. Met de andere tafels is niets mis.
web-table-closed = Deze tafel is gesloten
web-table-closed-about = Wie hem opende, heeft hem gesloten, of er was een uur lang niemand.
web-table-home = Naar de startpagina

web-table-reconnecting = Verbinding verbroken. Opnieuw verbinden …
web-table-paused = Het spel is gepauzeerd.
web-table-pause = Spel pauzeren
web-table-resume = Verderspelen
web-table-bot-plays = Een bot speelt voor je.
web-table-come-back = Terugkomen
web-table-slow = { $player } doet er lang over.
web-table-vote = Een bot laten spelen
web-table-voted = Je hebt voor een bot gestemd.
web-table-undo-asked = { $player } wil de laatste zet terugnemen.
web-table-undo-waits = De anderen wordt gevraagd of je je zet mag terugnemen.
web-table-undo-yes = Ja
web-table-undo-no = Nee
web-table-undo-agreed = Je vindt het goed.
web-table-refused-command = Dat is niet aangenomen.
web-table-watching = Je kijkt mee
web-table-over = Het spel is afgelopen.
web-table-result = Naar de uitslag
web-table-invite = Link delen
web-table-sounds-on = Geluid staat aan
web-table-sounds-off = Geluid staat uit
web-table-elsewhere = Het spel staat open in een ander venster. Kom hier terug om verder te spelen.
web-table-unsaved = Deze browser bewaart het spel niet: het eindigt als je de pagina sluit.
web-table-stand-in = Tot de sterkere bots geladen zijn, speelt de { $bot } voor hen.
web-table-waits-bot = Wachten op { $player }. Als er niets gebeurt, doet de { $bot } de zet.
web-table-waits-store = Je browser bewaart het spel nog …
web-table-waits-worker = Het spel antwoordt niet. Het gaat vanzelf opnieuw open en gaat hier verder.
web-table-on-device = Dit spel wordt op je eigen apparaat gespeeld, ook als je offline bent.
web-table-record = Opname downloaden
web-table-leave = Plaats verlaten
web-table-leave-sure = Een bot speelt voor je verder tot je terugkomt.
web-table-leave-yes = Verlaten

web-board-away-removed = verwijderd, een bot speelt
web-board-chat-gone = Dit bericht is gewist.
web-table-removed = Je bent van deze tafel verwijderd
web-table-removed-about = Degene die de tafel heeft geopend, heeft je bezoek beëindigd.
web-table-banned = Je bent van deze tafel verbannen
web-table-banned-about = Degene die de tafel heeft geopend, laat je niet meer binnen. Dat geldt ook voor revanches.
web-table-barred = Je bent van deze server buitengesloten
web-table-barred-about = De beheerder laat je hier niet spelen of meekijken.
web-table-signed-out = Je bent uitgelogd
web-table-signed-out-about = Jij, of iemand met toegang tot een van je apparaten, heeft je overal uitgelogd of je gegevens gewist.
web-table-removed-seat = Degene die deze tafel heeft geopend, heeft je verwijderd. Een bot speelt tot het einde.
web-people-mute = { $name } dempen: chat en reacties op dit apparaat verbergen
web-people-ask = { $name } verwijderen …
web-people-about = { $name } verwijderen? Vóór het spel kan diegene weer gaan zitten; tijdens het spel speelt een bot tot het einde. Wie je verbant, komt niet meer binnen, ook niet bij revanches of met een nieuwe naam via dezelfde verbinding.
web-people-remove = Verwijderen
web-people-ban = Verwijderen en verbannen
web-people-keep = Annuleren
web-people-nameless = Iemand zonder naam
web-people-watches = kijkt mee
web-people-banned = Verbannen
web-people-unban = Weer toelaten
# Het einde van een ronde
web-round-met = Precies zoals voorspeld!
web-round-clean = Geen strafpunten!
web-round-short = { $count ->
    [one] Eén slag te weinig
   *[other] { $count } slagen te weinig
}
web-round-over = { $count ->
    [one] Eén slag te veel
   *[other] { $count } slagen te veel
}
web-round-penalty = { $count ->
    [one] Eén strafpunt
   *[other] { $count } strafpunten
}
web-round-deals = { $you ->
    [yes] Hierna deel jij.
   *[no] Hierna deelt { $player }.
}
web-round-last = De laatste ronde
web-round-all-can-win = Iedereen kan nog winnen.
web-round-can-win = Nog in de race: { $players }
# What a trick decides, for screen readers
web-moment-made = Je voorspelling is gehaald.
web-moment-missed = Je voorspelling is mislukt.

# In the first game, each when it first matters
web-tip-bid = De beste kaart haalt de slag. Voorspel jouw slagen precies.
web-tip-points = Precies: 20 punten en 10 per slag. Elke slag ernaast: −10.
web-tip-exact = Je hebt precies wat je voorspelde: haal geen slag meer.
web-tip-follow = Je moet kleur bekennen: speel een opgetilde kaart.
web-tip-trump = Troef verslaat elke andere kleur.
web-tip-rare = Een Tovenaar wint, een Nar verliest. Je mag ze altijd spelen.
web-tip-seals = Elk zegel belooft één slag van zijn kleur.
web-tip-left = Een zegel dat overblijft, kost punten: gekleurd 2, zwart 3, wit 4.
web-tip-empty = Je hebt geen zegel meer: geef de overige slagen weg.
web-tip-red = Rood is altijd troef: het verslaat elke andere kleur.
web-tip-back = Een slag zonder passend zegel levert je een zwart zegel op.
web-tip-skip = Geen tips meer

# Wat er sinds de laatste zet is gebeurd; $told zijn de volgende, met een punt ertussen
web-since = Sinds je laatste zet: { $told }
web-since-mark = Sinds je laatste zet
web-since-trick = { $you ->
    [yes] de slag was voor jou
   *[no] de slag was voor { $player }
}
web-since-bombed = niemand kreeg de slag
web-since-tricks = { $count } slagen gespeeld
web-since-rounds = { $count ->
    [one] ronde { $round } is klaar, { $points } voor jou
   *[other] { $count } rondes klaar, { $points } voor jou
}
