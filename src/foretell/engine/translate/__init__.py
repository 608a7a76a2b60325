"""Translates restricted Python (see ``docs/engine.md``) to C: the rules, and all that must be as fast as they are.

``python -m foretell.engine.translate MODULE…`` prints the C of modules; with ``--check FILE…`` it says what is not
restricted Python in these files.
"""
