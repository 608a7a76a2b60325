# Een toernooi, voor de toernooileiding.

web-tournament = Toernooi
web-tournament-none = Dit toernooi bestaat niet
    .about = Is de link volledig? Een toernooi dat 400 dagen niet gebruikt is, wordt verwijderd.
web-tournament-broken = De server kan dit toernooi niet lezen. Wie de server beheert, kan het herstellen.
web-tournament-connecting = Verbinden …
