"""Wizard for training."""
