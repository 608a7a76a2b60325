# Waarom een zet niet mag. Het nummer van de regel volgt tussen haakjes.

reason-not-your-turn = { $turn } is aan de beurt.
reason-no-turn = Het spel wacht nu niet op een zet.
reason-wrong-question = Dat is geen antwoord op de vraag. Nu moet je { $question }.
reason-other-game = Zo’n zet bestaat in dit spel niet.
reason-bid-too-high = Je voorspelling gaat van 0 tot en met { $most }, het aantal slagen van deze ronde.
reason-bid-adds-up = De voorspellingen mogen samen niet { $most } zijn, het aantal slagen van deze ronde; met { $bid } zijn ze dat wel.
reason-trump-suit = Je moet een van de vier kleuren noemen.
reason-unseen = In deze ronde speel je je kaart zonder hem te zien.
reason-not-unseen = Je ziet je kaarten: zeg welke je speelt.
reason-not-in-hand = Die kaart heb je niet: { $card }.
reason-follow = Je hebt { $suit } in je hand, en dat is gevraagd: je moet kleur bekennen.
reason-bid-range = Je voorspelling moet tussen 0 en { $most } blijven, het aantal slagen van deze ronde.
reason-pool-has = De voorraad heeft nog een { $suit } zegel: neem het daar.
reason-pool-empty = In de voorraad ligt geen { $suit } zegel meer. Je kunt er een afnemen van een andere speler die er een heeft.
reason-own-seal = Je neemt een zegel af van een andere speler, niet van jezelf.
reason-no-seal = { $victim } heeft geen { $suit } zegel.
reason-no-white = Er is geen wit zegel meer om ervoor terug te geven.
reason-fifteen-seals = Je mag niet meer dan 15 gekleurde zegels nemen.
reason-magician-gone = { $magician } heeft de zwarte magiër al.
reason-magician-or-seals = Je neemt de zwarte magiër in plaats van zegels, niet erbij.
reason-seal-unfit = Bij deze slag past alleen: { $fitting }.
reason-seal-missing = Zo’n zegel heb je niet.

# Waar het spel op wacht, na "Nu moet je"
phase-trump = de troef noemen
phase-bid = je voorspelling doen
phase-play = een kaart spelen
phase-pass = een kaart doorgeven
phase-cloud = je voorspelling veranderen
phase-predict = je voorspelling doen
phase-return = een zegel teruggeven
