"""How much a tournament may hold."""

MOST_PEOPLE = 1000
MOST_ROUNDS = 99
MOST_ENTRIES = 20_000
MOST_POINTS = 9999
"""Game points of one person in one game."""
SMALLEST_TABLE = 3
LARGEST_TABLE = 6
LARGEST_OF_GAME = {"wizard": 6, "extreme": 5}
"""The most people at a table, by game."""
LARGEST = 8_000_000
"""Bytes of a document; a championship of 232 people takes about a tenth of a million."""
