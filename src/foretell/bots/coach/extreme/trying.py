"""Tries cards of Wizard Extreme in worlds that fit the view: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
