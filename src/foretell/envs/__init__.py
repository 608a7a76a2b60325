"""Environments for learning (docs/environments.md): one game as PettingZoo, Gymnasium and OpenSpiel want it.

Importing this loads none of them; each module does so when it is imported.
"""
