"""Many views of Wizard Extreme at once: the text for both games."""

from ...both import as_extreme

__getattr__ = as_extreme(__name__)
