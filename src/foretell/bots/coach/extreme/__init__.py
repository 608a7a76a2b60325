"""What the coach computes about Wizard Extreme."""

from ....engine.shared import share

share()
