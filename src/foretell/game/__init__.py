"""Games, moves, events and observations: the part of the library that users work with."""
