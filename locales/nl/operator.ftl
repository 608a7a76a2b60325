# De pagina van de beheerder.

operator-title = foretell: beheer
operator-where = Deze pagina is voor wie deze server beheert. Het token staat in het bestand operator.token in de gegevensmap van de server.
operator-token = Token
operator-sign-in = Inloggen
operator-sign-out = Uitloggen
operator-wrong = Dit is niet het token.
operator-too-many = Te veel pogingen. Wacht een minuut.
operator-unknown = onbekend

operator-now = Nu
operator-load-calm = De server heeft het rustig: iedereen krijgt meteen antwoord.
operator-load-busy = De server heeft het druk: wie het meest vraagt, wacht even.
operator-load-late = De server is overbelast: hij antwoordt met vertraging, en wie het meest vraagt, wacht.
operator-count-playing = Spellen in het geheugen
operator-count-waiting = Wachtende tafels
operator-count-readers = Verbindingen met tafels
operator-count-pads = Scoreblokken in het geheugen
operator-count-viewings = Spellen die samen bekeken worden
operator-count-connections = Verbindingen
operator-count-failed-writes = Mislukte schrijfacties
operator-count-broken-logs = Beschadigde logboeken
operator-count-bot-faults = Bots met fouten
operator-count-erasures = Lopende wisacties

operator-tables = Tafels
operator-no-tables = Er is geen tafel in het geheugen.
operator-head-table = Tafel
operator-head-game = Spel
operator-head-status = Stand
operator-head-people = Mensen
operator-head-bots = Bots
operator-head-watchers = Toeschouwers
operator-head-round = Ronde
operator-head-idle = Stil sinds (minuten)
operator-status-waiting = wacht
operator-status-playing = bezig
operator-status-over = afgelopen
operator-status-closed = gesloten

operator-people = Mensen
operator-people-about = Een speler vindt het eigen kenmerk in het bestand onder Instellingen, ‘Je gegevens’.
operator-find = Naam of kenmerk
operator-find-go = Zoeken
operator-nobody = Zo heet hier niemand.
operator-player = { $name }: voor het eerst hier op { $made }, voor het laatst op { $seen }.
operator-note = Notitie
operator-ban-player = Buitensluiten
operator-erase-sure = Alles over { $name } wissen. Dit kan niet ongedaan worden gemaakt.
operator-erase = Wissen

operator-bans = Buitengesloten
operator-bans-about = Een adres is van een heel huishouden, en vaak van veel mensen. Wie is buitengesloten, kan niet spelen en niet meekijken; met een ander adres en een nieuwe naam kan diegene wel terugkomen.
operator-no-bans = Niemand is buitengesloten.
operator-address = IP-adres
operator-ban-address = Buitensluiten
operator-banned-player = Speler
operator-banned-address = Adres
operator-lift = Weer toelaten

operator-acts = Wat er is gedaan
operator-no-acts = Nog niets.
operator-act-sign-in = ingelogd
operator-act-refused = verkeerd token geweigerd
operator-act-ban = buitengesloten
operator-act-lift = weer toegelaten
operator-act-erase = iemand gewist
operator-act-repaired = buitengesloten (uit een gerepareerde database)
