# Ein Turnier, für die Turnierleitung.

web-tournament = Turnier
web-tournament-none = Dieses Turnier gibt es nicht
    .about = Ist der Link vollständig? Ein Turnier, das 400 Tage lang niemand benutzt hat, wird gelöscht.
web-tournament-broken = Der Server kann dieses Turnier nicht lesen. Wer den Server betreibt, kann es reparieren.
web-tournament-connecting = Verbinde …
