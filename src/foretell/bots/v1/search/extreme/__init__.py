"""Search in Wizard Extreme."""

from .....engine.shared import share

share()
