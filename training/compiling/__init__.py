"""Compiles the rules and the features for self-play by numba, as modules of their own."""
