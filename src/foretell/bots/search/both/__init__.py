"""Search in either game."""
