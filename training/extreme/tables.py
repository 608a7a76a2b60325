"""Tables at which rounds of Wizard Extreme are played: the text for both games."""

from foretell.both import as_extreme

__getattr__ = as_extreme(__name__)
