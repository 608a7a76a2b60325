"""Limits a view to what a player with a limited memory would still know.

The result is a normal view, so every bot that plays by views can use it, but it may show fewer played cards than there
were tricks.
"""
