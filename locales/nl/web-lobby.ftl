# A table that has not begun: seats, invitation, fair shuffle.

web-lobby-seats = De plaatsen, met de klok mee
web-lobby-sit = Hier zitten
web-lobby-sit-down = Ga zitten
web-lobby-with = { $player } nodigt je uit
web-lobby-you = jij
web-lobby-program = programma
web-lobby-bot = Bot
web-lobby-clear = { $name } wegsturen
web-lobby-complete = Iedereen is er
web-lobby-which-bot = Bots
web-lobby-mixture = Gemengd

web-lobby-name = Je naam

web-lobby-start = Spel beginnen
web-lobby-fill = Met bots beginnen
web-lobby-get-up = Opstaan
web-lobby-close = Tafel sluiten
web-lobby-close-sure = De tafel sluiten?
web-lobby-close-about = Wie hier zit of de link heeft, krijgt te horen dat de tafel gesloten is.
web-lobby-close-no = Open laten
web-lobby-ready = Ieder van jullie kan beginnen.
web-lobby-awaits = Wachten op { $players } …
web-lobby-soon = Alle plaatsen zijn bezet. Het spel begint zo.
web-lobby-watchers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}

web-lobby-invite = Vrienden uitnodigen
web-lobby-code = Of typ de code op
web-lobby-link = Link naar deze tafel
web-lobby-copy = Kopiëren
web-lobby-copied = Gekopieerd
web-lobby-send = Versturen
web-lobby-invitation = Speel je met ons mee?
web-lobby-qr = QR-code
web-lobby-qr-label = QR-code van de link naar deze tafel
web-lobby-here-alone = Deze link werkt alleen op deze computer. Open foretell via een adres dat anderen ook kunnen bereiken.

web-lan = Apparaten in dit netwerk toelaten
    .about = Iedereen op dezelfde wifi of hetzelfde netwerk kan foretell op deze computer dan openen, tot je dit weer uitzet of foretell stopt.
web-lan-none = Deze computer zit niet in een lokaal netwerk, dus geen ander apparaat kan deze link openen. Verbind hem met het netwerk van de anderen.
web-lan-firewall = Er is nog niemand langs deze weg gekomen. Gaat de link niet open op een apparaat in hetzelfde netwerk, dan blokkeert een firewall op deze computer misschien poort { $port }.
web-lan-address = Adres van deze computer

web-lobby-fair = Het schudden is te controleren
web-lobby-fair-committed = De server heeft zijn deel van het schudden weggesloten voordat iemand ging zitten:
web-lobby-fair-how = Hoe dat werkt
web-lobby-word = Jouw deel van het schudden
web-lobby-word-note = De pagina voegt willekeurige letters toe die niemand kan raden.
web-lobby-word-own = Op dit moment: { $word }. De anderen zien het als het spel begint. Voor de willekeurige letters kun je een eigen woord zetten.
web-lobby-word-add = Toevoegen
web-lobby-word-added = Meegeschud, met willekeurige letters: { $word }
web-lobby-word-unfit = Hoogstens 47 gewone letters, cijfers en tekens, zonder accenten.
web-lobby-locked = Er wordt geschud …

web-lobby-removed = Degene die deze tafel heeft geopend, heeft je van je plaats verwijderd.

web-evening = Vanavond
web-evening-games = { $count ->
    [one] na één spel
   *[other] na { $count } spellen
}
web-evening-wins = Gewonnen
web-evening-points = Punten

web-phone = Verder op mijn telefoon
    .about = Scan dit met je telefoon om daar verder te spelen. Het werkt één keer, tien minuten lang, zolang het hier openstaat. Wie het scant, speelt in jouw plaats.
web-phone-link = Link voor je andere apparaat
web-phone-code = QR-code van deze link
web-phone-title = Hier verder als { $name }?
web-phone-go = Hier verder
web-phone-other = Dit apparaat was tot nu toe { $name }. Wat hier onder die naam is gespeeld, is dan alleen nog met een passkey te bereiken.
web-phone-stay = Als { $name } blijven en de tafel openen
web-phone-watch = De tafel openen
