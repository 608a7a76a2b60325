"""The networks' features and answers for Wizard Extreme."""

from ....engine.shared import share

share()
