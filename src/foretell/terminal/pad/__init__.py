"""The score pad of a game with real cards, line by line."""
