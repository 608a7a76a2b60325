# The form for a new table. Notes (.about) are one or two short sentences.

web-new-with-bots = Tegen bots
web-new-adjust = Aanpassen
web-new-about = Over: { $option }
web-new-seats = Spelers
web-new-about-wizard = Voorspel hoeveel slagen je haalt. De meeste punten winnen.
web-new-about-extreme = Voorspel ook de kleuren van je slagen. De minste punten winnen.

web-new-specials = Speciale kaarten
web-new-specials-all = Allemaal
web-new-specials-none = Geen

web-new-mode = Spelvorm
web-new-mode-standard = Standaard
    .about = In de eerste ronde één kaart, in elke volgende één meer.
web-new-mode-clairvoyance = Helderziendheid
    .about = In de eerste ronde zie je ieders kaart, behalve die van jezelf.
web-new-mode-single-suit = Eén kleur
    .about = Ieder heeft een eigen kleur; geen troef, bekennen hoeft niet.
web-new-mode-maximus = Maximus
    .about = Vijf rondes, elke keer met alle kaarten; de troef staat vast.

web-new-bidding = Voorspellingen
web-new-bidding-open = Open
    .about = Om de beurt, en iedereen hoort het.
web-new-bidding-hidden = Verborgen
    .about = Allemaal tegelijk, daarna getoond.
web-new-bidding-secret = Geheim
    .about = Allemaal tegelijk, pas na de ronde getoond.
web-new-plus-minus = Plus/min één
    .about = De voorspellingen mogen samen niet het aantal slagen zijn: meestal zit er dan iemand naast.
web-new-plus-minus-kind = Plus/min één geldt
web-new-plus-minus-always = Altijd
web-new-plus-minus-not-one-card = Niet met één kaart
web-new-plus-minus-zero-allowed = 0 mag altijd

web-new-variants = Varianten
web-new-rounds = Rondes
web-new-rounds-usual = Standaard
web-new-dear = De zwarte magiër kost 5
    .about = Wie de zwarte magiër neemt, begint met 5 punten in plaats van 4. Goed met z’n drieën.
web-new-raised = De zwarte magiër kost vanaf de helft 5
    .about = De zwarte magiër kost in de eerste helft van het spel 4 punten en in de tweede 5.

web-new-course = Rondes en eerste gever
web-new-sizes = Rondes
web-new-sizes-usual = Zoals in de regels
    .about = Van één kaart voor iedereen tot zoveel als er te delen zijn.
web-new-sizes-first = De eerste …
web-new-sizes-second = Elke tweede
web-new-sizes-last = De laatste …
web-new-sizes-between = Van … tot en met …
web-new-sizes-own = Zoals in de link
web-new-sizes-many = Hoeveel
web-new-sizes-from = Van
web-new-sizes-to = tot en met
web-new-sizes-told = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
} met { $sizes } { $most ->
    [one] kaart
   *[other] kaarten
}.
web-new-dealer = Eerste gever
web-new-dealer-drawn = Door loting
web-new-not-sizes = De hierboven gekozen spelvorm heeft eigen rondes.

web-new-others = Wie er meespeelt
web-new-others-note = Vrienden komen via de link die je zo krijgt. Ook daar kun je nog bots aan tafel zetten.
web-new-you = Jij
web-new-seat = Plaats { $seat }
web-new-friend = Een vriend
web-new-bot = Bot: { $bot }

web-new-pace = Tijd
web-new-clock-none = Zonder klok
    .about = Iedereen neemt de tijd die nodig is.
web-new-clock-seconds = Seconden
    .about = Heeft iemand langer nodig, dan speelt er zolang een bot.
web-new-clock-days = Dagen
    .about = Voor spellen tussendoor. Kom kijken als je aan de beurt bent.
web-new-amount = Tijd voor elke zet
web-new-amount-seconds = { $amount } s
web-new-amount-days = { $amount ->
    [one] 1 dag
   *[other] { $amount } dagen
}

web-new-access = Toegang
web-new-listed = In de lijst van open tafels
    .about = Iedereen mag meespelen. Anders kan dat alleen met de link.
web-new-spectators = Anderen mogen meekijken
    .about = Ze zien de kaarten op tafel, maar niemands hand.
web-new-coached = Tips zijn toegestaan
    .about = Iedereen ziet het als iemand een tip vraagt.

web-new-open = Tafel openen

# Why a choice cannot be made with the others
web-new-not-six = Wizard Extreme is voor hoogstens vijf spelers.
web-new-not-so-many = Eén kleur is voor drie of vier spelers.
web-new-not-specials = Niet bij de spelvorm die hieronder is gekozen: die gebruikt alleen de zestig gewone kaarten.
web-new-not-with-specials = Alleen zonder speciale kaarten.
web-new-not-with-seats = Alleen voor drie of vier spelers.
web-new-not-with-plus-minus = Niet met plus/min één: dan moeten de voorspellingen open zijn.
web-new-not-with-bidding = Alleen met open voorspellingen.
web-new-not-raised = De zwarte magiër kost al vanaf het begin 5.
