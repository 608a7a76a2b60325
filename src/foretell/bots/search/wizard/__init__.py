"""Search in Wizard."""
