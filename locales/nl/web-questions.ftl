# De balk boven de hand: wat het spel vraagt, en hoe je antwoordt.

web-question-confirm = Bevestigen
web-question-cancel = Annuleren

# Voorspellingen
web-bid-tricks = { $tricks ->
    [one] één slag
   *[other] { $tricks } slagen
}
web-bid-struck = { $tricks ->
    [one] één slag: mag niet
   *[other] { $tricks } slagen: mag niet
}
web-bid-choose = Kies je voorspelling
web-bid-say = Voorspel { $tricks }
web-bid-others = { $bids ->
    [0] De anderen: tot nu toe geen slag.
   *[other] De anderen: tot nu toe { $bids } van { $cards }.
}
web-bid-hidden = Verborgen: alle voorspellingen worden tegelijk getoond.
web-bid-secret = Geheim: je ziet ze pas na de ronde.

# De hand
web-play-card = Speel { $card }
web-pass-card = Geef { $card }
web-pass-note = Gedekt aan { $left }:
web-play-follow = Beken { $suit }.
web-early = Klaar voor je beurt: { $card }.
web-dropped = Je kunt { $card } nu toch niet spelen. Kies een andere kaart.
web-claim = De rest nemen
web-claim-sure = De rest is zeker voor jou.
web-claim-yes = Allemaal nemen

# De Wolk: hoe ver de slagen van de voorspelling af zijn
web-cloud-short = { $count } te weinig

# Zegels
web-seals-left = nog { $count }
web-seals-from = van een ander
web-seals-mine = { $count ->
    [0] geen { $seal }
    [one] één { $seal }: terugleggen
   *[other] { $count }× { $seal }: een terugleggen
}
web-seals-put-back = Tik op je eigen zegels om er een terug te leggen.
web-seals-white-for-it = Die speler krijgt er een wit zegel uit de voorraad voor.
web-seals-first = Dan is die kleur op: neem eerst deze, dan een van een ander.
web-seals-take-first = Neem deze, dan verder
web-seals-done = { $count ->
    [one] Voorspel één slag
   *[other] Voorspel { $count } slagen
}
web-seals-none-sure = Wil je echt geen enkele slag winnen?
web-done-sure-note = Je neemt geen zegel. Voor elke slag die je dan wint, krijg je een zwart zegel.
web-seals-taking = Je neemt je zegels …
web-magician-sure = De zwarte magiër nemen in plaats van zegels?
web-magician-sure-note = Dan voorspel je niets. Hoe meer zwarte zegels de anderen krijgen, hoe beter.
web-magician-take = Neem de zwarte magiër
web-return-white = Wit past altijd, maar kost het meest als je het houdt.

# Op wie de tafel wacht
web-waiting-trump = { $player } noemt de troef …
web-waiting-bid = { $player } doet een voorspelling …
web-waiting-play = { $player } kiest een kaart …
web-waiting-pass = { $player } geeft een kaart door …
web-waiting-cloud = { $player } heeft de Wolk en verandert de voorspelling …
web-waiting-predict = { $player } neemt zegels …
web-waiting-return = { $player } geeft een zegel terug …
web-waiting-absent = { $player } is niet verbonden. Het spel wacht …
web-waiting-deal = De kaarten worden gedeeld …
web-waiting-you-cloud = Jij hebt de Wolk: eentje meer of eentje minder?
web-waiting-you-predict = Doe je voorspelling: neem zegels, of de zwarte magiër.

# Waarom niet
web-why-rule = Regel { $rule }
web-why-close = Sluiten
web-why-unknown = Dat kan nu niet.

# Toetsen
web-keys-title = Spelen met het toetsenbord
web-keys-on = Losse toetsen aan tafel gebruiken
web-keys-space = Spatie
web-keys-hand = Door je kaarten lopen
web-keys-seek = Naar je volgende kaart van deze kleur, Tovenaar (W) of Nar (F)
web-keys-play = De kaart spelen, het antwoord bevestigen
web-keys-cancel = De kaart terugleggen, sluiten wat open is
web-keys-bid = Je voorspelling, in cijfers of stap voor stap
web-keys-suit = Een kleur: troef, Jongleur, Wolk; N voor geen
web-keys-declare = De Gedaanteverwisselaar als Tovenaar (W) of Nar (F)
web-keys-cloud = De Wolk: eentje meer of eentje minder
web-keys-seals = Een zegel van deze kleur; een terugleggen; klaar
web-keys-last = De laatste slag
web-keys-tricks = Terug en vooruit door de slagen
web-keys-sheet = De puntenstand
web-keys-log = Het verloop
web-keys-chat = De chat
web-keys-hint = Een tip vragen
web-keys-undo = Je laatste zet terugnemen
web-keys-menu = Het menu
web-keys-skip = Niet op de animatie wachten
web-keys-help = Deze hulp
