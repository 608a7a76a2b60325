"""Tournaments: a log of entries, and all that follows from it (docs/tournament-format.md)."""
