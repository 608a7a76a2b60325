"""Wizard for 3 to 6 players, with its special cards and variants (rules A, S and V)."""
