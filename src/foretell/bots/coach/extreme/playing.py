"""Games of Wizard Extreme between levels, as far as no other bot has to be asked: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
