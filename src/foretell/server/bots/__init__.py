"""Bots in processes of their own, so that no thought of theirs makes a person wait."""
