# Het kader van elke pagina: kop, menu, instellingen.

web-home = foretell: startpagina
web-nav = Pagina's
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
web-about-http = Deze pagina kwam binnen via http, dus onversleuteld. Je kunt hier alles spelen. Alleen op een https-adres kun je haar installeren en offline openen, en kan ze je meldingen sturen en het scherm aan laten.

web-name = Je naam
web-name-keep = Opslaan
web-name-kept = Opgeslagen: zo heet je nu.
web-name-refused = Deze naam kan niet. Kies een andere.
web-name-offline = De server antwoordt niet. Probeer het zo nog eens.

web-large-print = Grote letters
web-large-print-about = Kaarten met grote cijfers en weinig versiering.
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
web-vibrate = Trillen

web-your-turn = Je bent aan de beurt
