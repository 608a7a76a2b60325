"""The rules of either game."""
