# Een pagina voor wie leert: elke kaart, hoe hij heet en wat hij doet.

web-cards-title = De kaarten
web-cards-intro = Elke kleur is een land met een eigen vorm, een eigen afkorting en een eigen tint. Hoe hoger de kaart, hoe hoger de zon staat.
web-cards-suits = Kleuren
web-cards-suits-about = Wizard heeft vier kleuren, van 1 tot en met 13. Bij Wizard Extreme komt paars erbij, en met vijf spelers gaan de kaarten tot 15.
web-cards-land-B = De zee van de mensen
web-cards-land-G = Het woud van de elfen
web-cards-land-R = De berg van de dwergen
web-cards-land-Y = De vlakte van de reuzen
web-cards-land-P = De kristallen, alleen bij Wizard Extreme
web-cards-suit = { $suit } ({ $mark })
web-cards-kings = Tovenaars en Narren
web-cards-kings-about = Van elk vier. Ze horen bij geen enkele kleur en mogen altijd gespeeld worden.
web-cards-specials = Speciale kaarten
web-cards-specials-about = Van elk één, voor tafels die van verrassingen houden. Jullie kiezen welke er meedoen; de Draak en de Fee komen alleen samen.
web-cards-declared = Kaarten waarvan jij de rol kiest
web-cards-declared-about = Een lint laat zien als wat de kaart gespeeld is.
web-cards-backs = Dichte kaarten
web-cards-backs-about = De achterkant van elke kaart, en een kaart die je niet kunt zien, zoals die op je eigen voorhoofd bij helderziendheid.
web-cards-seals = Zegels en de zwarte magiër
web-cards-seals-about = Wizard Extreme: voor elke slag die je wilt winnen neem je een zegel, en voor elke gewonnen slag geef je er een terug. Wat overblijft kost punten: een gekleurd zegel 2, een zwart 3, een wit 4. Met de magiër neem je helemaal geen zegels.
web-cards-coins = Munten
web-cards-coins-laid = een voorspelde slag, gewonnen
web-cards-coins-open = een slag die je nog nodig hebt
web-cards-coins-over = een slag te veel
web-cards-rule = Regel { $rule }
