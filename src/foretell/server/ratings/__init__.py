"""Ratings of people, from finished games at the server's own tables."""
