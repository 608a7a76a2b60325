# The organisers' part of a tournament.

web-tournament = Tournament
web-tournament-none = There is no such tournament
    .about = Is the link complete? A tournament that nobody has used for 400 days is deleted.
web-tournament-broken = The server cannot read this tournament. Whoever runs the server can repair it.
web-tournament-connecting = Connecting …
