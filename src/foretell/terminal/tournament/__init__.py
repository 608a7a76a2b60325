"""Tournaments in the terminal."""
