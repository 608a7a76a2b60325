"""Tables.  ``decide``, ``fold`` and ``view`` are pure: no clock, no network, no disk; times are data.

``host``, ``hub`` and ``conversation`` run them on the engine for logs; ``driver`` runs bots and clocks.
"""
