"""Bots that play by neural networks trained in self-play (by the native library, or by CPython).

A seat's view becomes the numbers of its true features (``wizard.features``), in restricted Python: the same functions
run interpreted on one observation and compiled in self-play.
"""
