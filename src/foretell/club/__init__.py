"""Clubs: a log of entries, and all that follows from it (docs/clubs.md)."""
