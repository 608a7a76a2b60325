"""Whole rounds and games of Wizard Extreme, played by levels: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
