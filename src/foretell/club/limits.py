"""How much a club may hold."""

MOST_MEMBERS = 500
"""Those who have left included."""
MOST_EVENINGS = 500
MOST_GAMES = 2000
MOST_ENTRIES = 20_000
MOST_AT_TABLE = 10
"""Names in a result: as many as on a score pad."""
MOST_POINTS = 9999
"""Of one person in one game."""
MOST_BIDS = 999
"""Of one person in one game."""
LARGEST = 8_000_000
"""Bytes of a document; fifty evenings of five tables take about a quarter of a million."""
