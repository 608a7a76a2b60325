"""Measures how much abuse by strangers affects honest players."""
