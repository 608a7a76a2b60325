# Spiele gegen Bots auf dem eigenen Gerät.

web-device-undo = Zurücknehmen
web-device-next = Weiter
web-device-wait = Bots warten auf dich
    .about = In Spielen auf diesem Gerät zieht ein Bot erst, wenn du auf den Tisch tippst oder die Leertaste drückst.
web-device-pace = Tempo der Bots

web-device-missing = Dieses Spiel gibt es auf diesem Gerät nicht
web-device-missing-about = Vielleicht wurde es gelöscht oder in einem anderen Browser gespielt.
web-device-newer = Dieses Spiel stammt von einer neueren Version dieser Seite
web-device-newer-about = Lade die Seite neu, damit du die neueste Version hast, und öffne das Spiel dann noch einmal. Nichts geht verloren.
web-device-broken = Dieses Spiel kann nicht weitergehen
web-device-broken-about = Was dieser Browser davon gespeichert hat, ist nicht lesbar. Lade neu, um es noch einmal zu versuchen. Deine anderen Spiele sind in Ordnung.

web-device-here = Nur Bots spielen mit: Das Spiel läuft deshalb auf diesem Gerät, auch ohne Internet. Niemand sonst kann dazukommen.
web-device-there = Du bekommst einen Link für deine Freunde.
web-device-there-bots = Einer dieser Bots spielt nur auf dem Server; deshalb wird der Tisch dort eröffnet.
web-device-begin = Spiel beginnen
web-device-more = Mehr
web-device-seed = Startwert der Karten
    .about = Dieselbe Zahl gibt in jeder Runde dieselben Karten. Ohne Zahl kann niemand die Karten vorher kennen.
web-device-seed-unfit = Der Startwert ist eine ganze Zahl von 0 bis { $most }.

web-device-same = Dieselben Karten
web-device-same-about = Jemand gibt dieses Spiel weiter: Du bekommst dieselben Karten und dieselben Bots.
web-device-same-seats = Du hast Platz { $seat }. Die Bots im Uhrzeigersinn, von dir aus links: { $bots }.
web-device-same-play = Dieselben Karten spielen
web-device-same-other = Ein anderes Spiel wählen
web-device-same-unfit = Dieser Link ist unvollständig; so lassen sich die Karten nicht geben. Lass ihn dir noch einmal schicken.
web-device-link = Karten weitergeben
    .about = Wer diesen Link öffnet, spielt dieselben Karten gegen dieselben Bots.
    .label = Link zu denselben Karten
    .code = QR-Code mit dem Link zu denselben Karten
    .invitation = Schaffst du mit denselben Karten mehr?

web-device-kept = Spiele auf diesem Gerät
web-device-kept-about = Sie sind nur in diesem Browser gespeichert: die letzten { $most } beendeten und ebenso viele unbeendete.
web-device-kept-none = Auf diesem Gerät ist kein Spiel gespeichert.
web-device-kept-fault = Der Browser hat das nicht erlaubt.
web-device-delete = Löschen
web-device-deleted = Gelöscht: { $game }
web-device-restore = Rückgängig

# Ob beim Spielen geholfen wird; .short steht in einer Aufzählung der Wahl
web-hints = Tipps
web-hints-off = Aus
    .about = Du spielst ohne Hilfe.
    .short = ohne Tipps
web-hints-hints = Auf Wunsch
    .about = Am Tisch kannst du fragen, was ein starker Bot spielen würde und warum.
    .short = mit Tipps
web-hints-practice = Üben
    .about = Tipps auf Wunsch, und nach jedem deiner Züge, was er dich gekostet hat.
    .short = zum Üben
