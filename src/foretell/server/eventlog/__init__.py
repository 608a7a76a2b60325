"""The engine for logs: appends lines, folds them, and keeps readers informed.

It is generic over state and lines: tables and score pads decide, fold and show theirs.
"""
