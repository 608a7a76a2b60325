"""The rules of the games, once: small plain functions over a state, in restricted Python.

Every rule stands in one function under its number (see ``docs/rules``).  The modules use integers, bit sets and lists
of integers only, no exceptions, no strings and no input or output, so that CPython runs them as they are and
``foretell.engine`` can compile the very same files.  Imports between them are relative for that reason.
"""
