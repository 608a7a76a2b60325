# Der Trainer im Browser: Tipps am Tisch, und was ein Zug beim Üben gekostet hat.

web-coach-ask = Tipp holen
web-coach-title = Tipp
web-coach-close = Schließen
web-coach-thinks = Ich überlege …
web-coach-none = Hier gibt es keinen Tipp: Die Netze konnten nicht geladen werden.
web-coach-points = { $points } Punkte
web-coach-penalty = { $points } Strafpunkte
web-coach-met = Vorhersage erfüllt: { $chance }
web-coach-unharmed = keine Strafpunkte: { $chance }
web-coach-note = Im Durchschnitt, nach dem, was du wissen kannst; niemand schaut in verdeckte Karten.
web-coach-best = Das war der beste Zug.
web-coach-cost = Kostet { $points } Punkte.
web-coach-cost-penalty = Kostet { $points } Strafpunkte.
web-coach-better = Besser: { $move }.
web-coach-allowed = Tipps sind erlaubt.
web-coach-bid = { $tricks } vorhersagen
