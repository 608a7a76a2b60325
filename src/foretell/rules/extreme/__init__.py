"""Wizard Extreme for 3 to 5 players, with seals and the Black Magician (rules B)."""
