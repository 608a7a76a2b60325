"""Reasons for moves of Wizard."""
