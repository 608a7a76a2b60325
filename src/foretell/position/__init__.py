"""Positions as values: everything that matters of a game in one line of text (docs/position-format.md)."""
