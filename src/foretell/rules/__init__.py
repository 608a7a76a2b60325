"""The rules of the games, written once: small plain functions over a state, in restricted Python.

Each rule is one function, found by its number (see ``docs/rules``).  The modules use only integers, bit sets and lists
of integers; no exceptions, strings or input and output.  So CPython runs them as they are, and ``foretell.engine``
compiles the same files.  For that reason the imports between them are relative.
"""
