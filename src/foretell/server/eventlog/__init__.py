"""The engine for logs: appends lines, folds them, and keeps readers informed.

It is generic over state and lines: each kind of log decides, folds and shows its own.
"""
