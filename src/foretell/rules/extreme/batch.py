"""The rules of Wizard Extreme for many games side by side: the text for both games."""

from ...both import as_extreme

__getattr__ = as_extreme(__name__)
