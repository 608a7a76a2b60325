"""What the nets of Wizard Extreme expect of each move: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
