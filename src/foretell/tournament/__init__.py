"""Tournaments, with real cards or at the server's tables: a log of entries, and all that follows from it (docs/tournament-format.md)."""
