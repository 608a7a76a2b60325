# Samen een spel bekijken.

web-look-open = Samen bekijken
web-look-title = Samen bekijken
web-look-about = Iedereen met deze link ziet dit spel. Eén persoon leidt: de anderen zien waar die is en wat die aanwijst.
web-look-link = Link om samen te kijken
web-look-code = QR-code van de link
web-look-invitation = Laten we dit spel samen bekijken.
web-look-none = Hier kijkt niemand meer naar een spel. Open het opnieuw onder ‘Terugkijken’.
web-look-over = Dit is afgelopen. Open het spel opnieuw onder ‘Terugkijken’.
web-look-connecting = Verbinden …
web-look-you-lead = Jij leidt
web-look-move-for = Jouw zet voor { $name }
web-look-nobody-leads = Niemand leidt
web-look-follows = { $name } leidt
web-look-alone = Je kijkt zelf rond; { $name } leidt
web-look-lead = De leiding nemen
web-look-follow = Weer volgen
web-look-people = { $many ->
    [one] Er is één persoon
   *[other] Er zijn { $many } personen
}
web-look-name-you = { $name } (jij)
web-look-leads = leidt
web-look-pass = Laten leiden
web-look-nameless = { $many ->
    [one] één persoon zonder naam
   *[other] { $many } personen zonder naam
}
web-look-alone-here = Er is nog niemand anders. Stuur ze de link.
web-look-point-note = Tik een kaart of een speler aan om die aan te wijzen.
web-look-point = Aanwijzen
web-look-point-nothing = niets
web-look-what-if = Wat als …
web-look-what-if-note = Hier aftakken: andere zetten doen dan in het spel
web-look-branch-choose = Het spel of een aftakking
web-look-game = Het spel
web-look-branch = Wat als { $number }
web-look-take-back = Tot hier terugnemen
web-look-refused = Dat kan hier niet.
web-look-refused-full = Er is geen plaats voor meer.
web-look-refused-led = Er leidt al iemand anders.
