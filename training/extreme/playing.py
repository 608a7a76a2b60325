"""Self-play of Wizard Extreme: the text for both games."""

from foretell.both import as_extreme

__getattr__ = as_extreme(__name__)
