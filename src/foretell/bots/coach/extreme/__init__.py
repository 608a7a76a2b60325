"""Reasons for moves of Wizard Extreme."""

from ....engine.shared import share

share()
