"""What the coach computes about either game."""
