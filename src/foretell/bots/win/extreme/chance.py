"""The chance to win a game of Wizard Extreme: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
