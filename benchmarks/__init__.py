"""Measurements: ``make bench``, and see docs/performance.md."""
