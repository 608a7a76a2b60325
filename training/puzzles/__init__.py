"""Mines puzzles from self-play: ``python -m training.puzzles`` (see training/README.md)."""
