"""Whole games of Wizard Extreme made again from the codes of their moves: the text for both games."""

from ...both import as_extreme

__getattr__ = as_extreme(__name__)
