"""The chance to win, in either game."""
