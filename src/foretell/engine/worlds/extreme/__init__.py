"""Worlds of Wizard Extreme."""
