"""Search in Wizard Extreme."""
