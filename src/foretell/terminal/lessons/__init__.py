"""The lessons, step by step in the terminal."""
