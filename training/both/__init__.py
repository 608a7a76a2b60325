"""Self-play in either game."""
