"""Finished games, step by step."""
