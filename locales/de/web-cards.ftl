# Eine Seite für Lernende: jede Karte, wie sie heißt und was sie kann.

web-cards-title = Die Karten
web-cards-intro = Jede Farbe ist ein Land mit eigener Form, eigenem Kürzel und eigenem Farbton. Je höher die Karte, desto höher steht die Sonne.
web-cards-suits = Farben
web-cards-suits-about = Wizard hat vier Farben, von 1 bis 13. Bei Wizard Extreme kommt Violett dazu, und zu fünft gehen die Karten bis 15.
web-cards-land-B = Das Meer der Menschen
web-cards-land-G = Der Wald der Elfen
web-cards-land-R = Der Berg der Zwerge
web-cards-land-Y = Die Ebene der Riesen
web-cards-land-P = Die Kristalle, nur bei Wizard Extreme
web-cards-suit = { $suit } ({ $mark })
web-cards-kings = Zauberer und Narren
web-cards-kings-about = Von beiden gibt es vier. Sie gehören zu keiner Farbe und dürfen jederzeit gespielt werden.
web-cards-specials = Sonderkarten
web-cards-specials-about = Von jeder gibt es eine, für Tische, die Überraschungen mögen. Ihr wählt, welche davon mitspielen; Drache und Fee kommen nur gemeinsam.
web-cards-declared = Karten, deren Rolle du wählst
web-cards-declared-about = Ein Band zeigt, als was die Karte gespielt wurde.
web-cards-backs = Verdeckt
web-cards-backs-about = Die Rückseite aller Karten und eine Karte, die du nicht sehen kannst, wie beim Hellsehen die an deiner eigenen Stirn.
web-cards-seals = Siegel und Schwarzmagier
web-cards-seals-about = Wizard Extreme: Für jeden Stich, den du gewinnen willst, nimmst du ein Siegel, und für jeden gewonnenen gibst du eines zurück. Was übrig bleibt, kostet Punkte: ein farbiges Siegel 2, ein schwarzes 3, ein weißes 4. Mit dem Schwarzmagier nimmst du gar keine Siegel.
web-cards-coins = Münzen
web-cards-coins-laid = ein vorhergesagter Stich, gewonnen
web-cards-coins-open = ein Stich, der dir noch fehlt
web-cards-coins-over = ein Stich zu viel
web-cards-rule = Regel { $rule }
