"""Puzzles in the terminal, line by line."""
