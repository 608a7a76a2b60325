# Het kader van elke pagina: kop, menu, instellingen.

web-home = foretell: startpagina
web-nav = Pagina’s
web-nav-play = Spelen
web-nav-learn = Leren
web-nav-rules = Regels
web-nav-replay = Terugkijken
web-menu = Menu
web-dialog-close = Sluiten

web-language = Taal
# What speakers of this language call it.
web-language-name = Nederlands

web-theme = Licht of donker
web-theme-system = Automatisch
web-theme-light = Licht
web-theme-dark = Donker
web-theme-to-light = Naar licht
web-theme-to-dark = Naar donker

web-settings = Instellingen
web-settings-look = Uiterlijk
web-settings-play = Aan tafel
web-settings-signals = Geluid en meldingen
web-about = Over foretell
web-about-free = foretell is vrije software onder de MIT-licentie.
web-about-licenses = Licenties van foretell en de onderdelen ervan
web-about-http = Deze pagina kwam binnen via http, dus onversleuteld. Je kunt hier alles spelen. Alleen op een https-adres kun je hem installeren en offline openen, en kan hij je meldingen sturen en het scherm aan laten.

web-name = Je naam
web-name-keep = Opslaan
web-name-kept = Opgeslagen: zo heet je nu.
web-name-offline = De server antwoordt niet. Probeer het zo nog eens.

# Passkeys: spellen op meerdere apparaten.
web-passkey-title = Neem je spellen mee naar een ander apparaat
web-passkey-about = Maak hier een passkey en log er daar mee in: met vinger, gezicht of pincode, zoals je het apparaat ontgrendelt. Zonder wachtwoord, zonder e-mail.
web-passkey-make = Passkey maken
web-passkey-enter = Inloggen met een passkey
web-passkey-enter-about = Als je inlogt, wordt ook van jou wat je hier als gast hebt gespeeld.
web-passkey-list = Je passkeys
web-passkey-used = Laatst gebruikt: { $when }
web-passkey-unused = Gemaakt: { $when }, nog niet gebruikt
web-passkey-made = Klaar. Open op het andere apparaat deze instellingen en log in met de passkey.
web-passkey-not-done = Er is niets veranderd: de browser heeft dit niet afgemaakt.
web-passkey-remove = Verwijderen
web-passkey-remove-named = De passkey { $name } verwijderen
web-passkey-remove-yes = Ja, verwijderen
web-passkey-keep = Behouden
web-passkey-removed = De passkey is verwijderd. Apparaten die ermee zijn ingelogd, blijven ingelogd.
web-passkey-lacks-browser = Deze browser ondersteunt geen passkeys.
web-passkey-lacks-extra = Deze server heeft geen passkeys. Wie hem beheert, kan ze toevoegen.
web-passkey-lacks-address = Passkeys horen bij de naam van een server, en het adres van deze pagina is een getal.

web-strong-suits = Heldere kleuren
web-strong-suits-about = Te onderscheiden bij elke vorm van kleurenzien.
web-pace = Tempo
web-pace-slow = Langzaam
web-pace-normal = Normaal
web-pace-fast = Snel
web-pace-instant = Zonder wachten
web-order = Volgorde van je kaarten
web-order-suits = Op kleur
web-order-trump = Troef als laatste
web-order-values = Op waarde
web-quick-bid = Met één tik voorspellen
    .about = Een tik op het getal is genoeg. Bevestigen hoeft niet.
web-talk = Bots praten
    .about = Af en toe zegt er eentje iets aan het einde van een ronde.
web-confirm = Twee keer tikken
web-confirm-about = Met de eerste tik kies je een kaart, met de tweede speel je hem.
web-autoplay = Enige kaart automatisch spelen
web-autoplay-about = Mag er maar één kaart worden gespeeld, dan gaat dat automatisch.
web-sounds = Geluid
web-notify = Meldingen
web-notify-about = Als je aan de beurt bent en deze pagina op de achtergrond staat.
web-notify-refused = Je browser staat ze voor deze pagina niet toe.
# Under a switch that a page without https cannot use.
web-needs-https = Dat mag alleen een pagina met een https-adres, en het adres van deze pagina is http.

web-push = Meldingen als foretell gesloten is
    .about = Als je aan de beurt bent aan een tafel met anderen. Ze komen versleuteld via de pushdienst van je browser en noemen het spel en de spelers, nooit een kaart.
web-push-browser = Deze browser kan geen meldingen krijgen als de pagina gesloten is. Zet foretell op een iPhone of iPad eerst op het beginscherm.
web-push-extra = Deze server stuurt geen meldingen als de pagina gesloten is.
web-push-failed = Je browser kon zijn pushdienst niet bereiken. Probeer het later nog eens.
web-push-offer = Hier loopt geen klok. Wil je een melding als je aan de beurt bent?
web-push-yes = Ja, graag

web-vibrate = Trillen

web-your-turn = Je bent aan de beurt

web-data = Je gegevens
web-data-about = De server bewaart je naam, de spellen en scoreblokken waaraan je meedoet, en wat je daar schrijft. Wat alleen op dit apparaat staat, blijft hier, wat je ook kiest.
web-data-kept = Afgelopen spellen worden na { $days ->
    [one] één dag
   *[other] { $days } dagen
} gewist.
web-data-kept-always = Afgelopen spellen blijven bewaard tot de beheerder van deze server ze wist.
web-data-save = Je gegevens downloaden
web-data-saved = Als bestand opgeslagen.
web-data-others = Op alle andere apparaten uitloggen
web-data-signed-out = Klaar: nu is alleen deze browser nog ingelogd.
web-data-sign-out = Overal uitloggen
web-data-sign-out-about = Ook hier word je uitgelogd. Er is geen wachtwoord: je kunt niet terugkomen als { $name }, en bots spelen voor je verder. Wat je hier hebt gedaan, blijft staan.
web-data-sign-out-yes = Uitloggen
web-data-delete = Mij wissen
web-data-delete-about = Je naam, { $name }, je berichten en je plaatsen worden voorgoed gewist, en bots spelen je spellen uit. In spellen met anderen blijven je zetten staan, als die van ‘iemand die is vertrokken’, samen met de woorden die je aan het schudden hebt toegevoegd: zonder die woorden kan niemand meer nagaan hoe er is gedeeld. Wat anderen al hebben opgeslagen, kan niet worden teruggehaald.
web-data-delete-yes = Alles over mij wissen
web-data-no = Annuleren

web-portrait = Jouw portret
web-portrait-owl = Uil
web-portrait-fox = Vos
web-portrait-badger = Das
web-portrait-sparrow = Mus
web-portrait-hedgehog = Egel
web-portrait-otter = Otter
web-portrait-bear = Beer
web-portrait-hare = Haas
web-portrait-raven = Raaf
web-portrait-lynx = Lynx
web-portrait-squirrel = Eekhoorn
web-portrait-tortoise = Schildpad

web-look-deck = Kaarten
web-look-pictures = Afbeeldingen
web-look-plain = Eenvoudig, grote cijfers
web-look-back = Achterkant van de kaarten
web-look-stars = Sterren
web-look-suns = Zonnen
web-look-waves = Golven
web-look-leaves = Bladeren
web-look-felt = Vilt
web-look-green = Groen
web-look-blue = Blauw
web-look-wine = Wijnrood
web-look-slate = Leigrijs
