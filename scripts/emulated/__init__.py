"""Tries the libraries of the wheels for other systems: the same calls as here must give the same bytes there."""
