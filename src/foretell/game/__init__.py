"""Games, moves, events and observations: what a user of the library meets."""
