"""Positions of Wizard Extreme, and what may follow from them: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
