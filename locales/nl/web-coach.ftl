# De coach in de browser: tips aan tafel, en wat een zet bij het oefenen heeft gekost.

web-coach-ask = Vraag een tip
web-coach-title = Tip
web-coach-close = Sluiten
web-coach-thinks = Even nadenken …
web-coach-none = Hier is geen tip: de netten konden niet worden geladen.
web-coach-points = { $points } punten
web-coach-penalty = { $points } strafpunten
web-coach-met = voorspelling uitgekomen: { $chance }
web-coach-unharmed = geen strafpunten: { $chance }
web-coach-note = Gemiddeld, naar wat jij kunt weten; niemand kijkt in gedekte kaarten.
web-coach-best = Dat was de beste zet.
web-coach-cost = Kost { $points } punten.
web-coach-cost-penalty = Kost { $points } strafpunten.
web-coach-better = Beter: { $move }.
web-coach-allowed = Tips zijn toegestaan.
web-coach-bid = { $tricks } voorspellen
