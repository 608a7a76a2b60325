# The first page, and what it shares with others: kinds of tables, what the server refuses, names for guests.

web-home-tagline = Voorspel hoeveel slagen je haalt. Haal er dan precies zoveel.
web-home-title = foretell
web-home-game = Spel
web-home-against = tegen { $bots }
web-home-go-on = Verder
web-home-place = Plaats { $place }
web-home-play = Nu spelen
web-home-playing = De kaarten worden gedeeld …
web-home-new = Nieuw spel
    .about = Klassiek, snel of wild
web-home-friends = Met vrienden
    .about = Een link is genoeg
web-home-code = Code
    .about = Code van de tafel van een vriend
web-home-daily-today = { $points ->
    [one] Vandaag { $shown } punt
   *[other] Vandaag { $shown } punten
}
web-home-daily-yesterday = { $points ->
    [one] Gisteren { $shown } punt
   *[other] Gisteren { $shown } punten
}
web-home-daily-streak = { $days } dagen op rij

# three words each
web-preset-classic = Klassiek
    .about = Voorspellen, spelen, halen.
web-preset-specials = Met speciale kaarten
    .about = Draak, Bom, chaos.
web-preset-quick = Snel
    .about = Elke tweede ronde.
web-preset-extreme = Extreme
    .about = Zegels, geen Tovenaars.
web-preset-wild = Wild
    .about = Alles erin, alles geheim.
web-preset-length = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}, { $minutes } minuten

web-quick-wizard = Wizard
web-quick-specials = Wizard met speciale kaarten
web-quick-extreme = Wizard Extreme

web-home-mine = Jouw spellen
web-home-your-turn = Jouw beurt
web-home-waiting = Nog niet begonnen
web-home-over = Afgelopen
web-home-running = De anderen denken na
web-home-round = Ronde { $round } van { $rounds }
web-home-with = Met { $names }
web-home-alone = Nog niemand anders
web-home-here = op dit apparaat
web-home-kept = Spellen op dit apparaat beheren
web-home-all-mine = Alle { $count } tonen

web-home-open = Open tafels
web-home-open-free = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
}
web-home-open-full = Alle plaatsen zijn bezet
web-home-open-playing = Het spel is bezig
web-home-join = Meespelen
web-home-watch = Meekijken

web-home-offline = De server is nu niet te bereiken. We blijven het proberen.
web-home-offline-rules = De regels kun je ondertussen lezen.

web-home-more = Meer
web-home-link-daily = Spel van de dag
    .about = Dezelfde kaarten voor iedereen
web-home-link-pad = Scoreblok
    .about = Voor spellen met echte kaarten
web-home-link-learn = Leren
web-home-link-puzzles = Puzzels
web-home-link-rules = Regels
web-home-link-cards = Kaarten
web-home-link-replay = Terugkijken
web-home-link-fair = Eerlijk geschud
web-home-link-tournament = Toernooien
web-home-link-club = Clubs

# $seats is 3 to 6
web-kind-what = { $game } met z’n { $seats ->
    [3] drieën
    [4] vieren
    [5] vijven
   *[6] zessen
}
web-kind-players = { $seats } spelers
web-kind-specials = { $count ->
    [one] speciale kaart: { $cards }
   *[other] speciale kaarten: { $cards }
}
web-kind-specials-all = alle zeven speciale kaarten
web-kind-specials-count = { $count ->
    [one] één speciale kaart
   *[other] { $count } speciale kaarten
}
web-kind-rounds = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
web-kind-magician-dear = de zwarte magiër kost 5
web-kind-magician-raised = de zwarte magiër kost vanaf de helft 5
web-kind-dealer = plaats { $seat } deelt als eerste
web-kind-dealer-drawn = de eerste gever wordt geloot
web-kind-pace-none = zonder klok
web-kind-pace-seconds = { $amount } seconden per zet
web-kind-pace-days = { $amount ->
    [one] één dag per zet
   *[other] { $amount } dagen per zet
}
web-kind-listed = In de lijst van open tafels.
web-kind-unwatched = Niemand mag meekijken.

web-fault-offline = De server antwoordt niet. Probeer het zo nog eens.
web-fault-elsewhere = { $server } antwoordt deze pagina niet. Of de server is niet te bereiken, of hij accepteert geen pagina’s van { $page }: welke hij accepteert, staat in zijn instelling --origins.
web-fault-no-rules = De spelregels kunnen niet worden geladen. Controleer je verbinding en probeer het dan nog eens.
web-fault-too-many = Dat waren te veel verzoeken in korte tijd. Wacht even en probeer het dan nog eens.
web-fault-too-fast = Dat was erg veel tegelijk. Wacht even en probeer het dan opnieuw.
web-fault-chat-full = Aan deze tafel is geen ruimte meer voor nieuwe berichten.
web-fault-name = Deze naam kan niet. Kies een andere.
web-fault-taken = Iemand was je voor: die plaats is bezet.
web-fault-seated = Je hebt al een plaats aan deze tafel.
web-fault-no-seat = Ga eerst zitten.
web-fault-seats-free = Het spel kan beginnen als alle plaatsen bezet zijn.
web-fault-closed = Deze tafel is gesloten.
web-fault-broken = De gegevens van de server hierover zijn beschadigd. Vertel het aan de beheerder van de server.
web-fault-store = De server kan nu even niet opslaan of lezen. Probeer het zo nog eens.
web-fault-not-waiting = Het spel is al begonnen.
web-fault-locked = Het spel begint net.
web-fault-passkey = De passkey is niet geaccepteerd. Probeer het nog eens.
web-fault-no-passkey = Deze server kent de passkey niet: hij is verwijderd, of voor een andere server gemaakt.
web-fault-passkey-known = Op dit apparaat is al een passkey voor jou.
web-fault-passkeys-full = Meer passkeys kunnen er niet bij. Verwijder er eerst een.
web-fault-no-passkeys = Passkeys zijn er hier niet.
web-fault-too-late = Dat duurde te lang. Probeer het nog eens.
web-fault-both-seated = Je hebt twee plaatsen aan één tafel: als gast en als de speler van de passkey. Maak dat spel eerst af, of verlaat het.
web-fault-no-code = Deze code bestaat niet, of het spel is al begonnen.
web-fault-no-ticket = Deze link is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.
web-fault-no-push = Meldingen zijn hier niet beschikbaar.
web-fault-other = Dat lukte niet: { $error }
web-fault-page = Deze pagina kan niet worden getoond. Misschien is hij niet helemaal geladen.
web-fault-part = Een deel van deze pagina kon niet worden geladen.
web-fault-reload = Opnieuw laden

# Divided by commas; at most 24 letters each
web-guest-names = Stille Uil, Slimme Vos, Vrolijke Das, Dappere Mus, Blije Egel, Nieuwsgierige Otter, Slaperige Beer, Snelle Haas, Wijze Raaf, Zachte Lynx, Lenige Eekhoorn, Kalme Schildpad

web-rule-link = Regel { $rule }, in een nieuw tabblad

web-lacks-server = Deze pagina gebruikt geen server: tegen bots speel je op je eigen apparaat. Wat wel een server nodig heeft, ontbreekt hier: spelen met vrienden en scoreblokken op meerdere telefoons.
web-lacks-rules = Deze browser ondersteunt geen WebAssembly, dus spelen tegen bots, lessen en opnames uit bestanden werken hier niet.

web-fault-name-mixed = Deze naam heeft letters uit verschillende schriften. Probeer een andere.
web-fault-name-reserved = Zo heet een bot of de server. Probeer een andere naam.
web-fault-name-alike = Aan deze tafel heet al iemand zo, of bijna zo. Kies een andere naam.
web-fault-removed = Degene die deze tafel heeft geopend, heeft je verwijderd.
web-fault-banned = Degene die deze tafel heeft geopend, laat je niet binnen.
web-fault-barred = De beheerder van deze server sluit je buiten.
