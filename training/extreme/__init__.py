"""Wizard Extreme for training."""
