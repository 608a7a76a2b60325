# Een spel terugkijken, en een spel uit een bestand laden.

web-replay-title = Terugkijken
web-replay-fetching = Een ogenblik …
web-replay-home = Startpagina
web-replay-load = Een opname laden
web-replay-to-table = Naar de tafel
web-replay-fault-newer = Dit spel is van een nieuwere versie van deze pagina. Laad de pagina opnieuw en probeer het dan nog een keer.
web-replay-fault-not-over = Dit spel is nog bezig. Na de laatste kaart kun je het hier terugkijken.
web-replay-fault-not-loaded = Er is hier geen spel meer geladen. Laad het bestand opnieuw.
web-replay-fault-none = Deze tafel bestaat niet, of is zonder spel gesloten.
web-replay-fault-offline = De server antwoordt niet. Probeer het zo nog eens.
web-replay-fault-other = Dat is niet gelukt. Probeer het zo nog eens.

# Bij het terugkijken
web-replay-at = Moment { $at } van { $moments }
web-replay-slider = Moment in het spel
web-replay-controls = Vooruit en achteruit
web-replay-back = Een stap terug
web-replay-on = Een stap vooruit
web-replay-round-back = Een ronde terug
web-replay-round-on = Een ronde vooruit
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-tools = Meer
web-replay-speed = Tempo
web-replay-chair = Wie er vooraan zit
web-replay-hands = Alle kaarten tonen
web-replay-moments = Momenten
web-replay-choose-round = Naar een ronde springen
web-replay-round = Ronde { $round }
web-replay-now = Dit moment
web-replay-copy = Link naar dit moment kopiëren
web-replay-copied = De link is gekopieerd.
web-replay-download = Opname downloaden
web-replay-start = Er is nog niets gedeeld
web-replay-nothing = Het spel begint zo.
web-replay-place-round = Ronde { $round } van { $rounds }
web-replay-place-trick = Ronde { $round } van { $rounds } · slag { $trick } van { $tricks }

# Een opname laden
web-replay-load-title = Een opgenomen spel terugkijken
web-replay-load-intro = Laad de opname van een spel: alle kaarten open, stap voor stap.
web-replay-pick = Een opname
web-replay-choose-file = Bestand kiezen
web-replay-drop = … of sleep het hierheen. JSON met één spel, of JSONL met meer.
web-replay-paste = Liever tekst plakken
web-replay-text = De opname als tekst
web-replay-take = Bekijken
web-replay-several = { $games } spellen. Welk spel?
web-replay-more = Meer tonen
web-replay-unknown = Onbekend spel
web-replay-rounds = { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
web-replay-unfinished = niet afgemaakt
web-replay-kept-not = Niets verlaat je apparaat: het spel wordt in je browser gecontroleerd en nagespeeld.
web-replay-where-from = Opnames krijg je hier aan het einde van een spel, uit de terminal, of van elk programma dat dit open formaat schrijft.
web-replay-to-fair = Controleren of een spel eerlijk is geschud
web-replay-fault-json = Dit is geen opname: de tekst is niet als JSON te lezen.
web-replay-fault-line = Regel { $line } is niet als JSON te lezen.
web-replay-fault-large = Dit bestand is groter dan 64 MiB. Splits het in kleinere bestanden.
web-replay-fault-long = Deze opname is groter dan 1 MiB. Zo lang is geen enkel spel.
web-replay-fault-head = De opname bevat een fout buiten de rondes:
web-replay-fault-round = De opname bevat een fout in ronde { $round }:
web-replay-fault-move = De opname bevat een fout in ronde { $round } bij zet { $move }:
