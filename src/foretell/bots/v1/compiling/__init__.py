"""Compiles what the grandmaster's search runs: the rules, the features and the search itself (needs numba)."""
