"""A verdict in Wizard Extreme, and its buffers: the text for both games."""

from ....both import as_extreme

__getattr__ = as_extreme(__name__)
