"""Exact results: rounds of one card, and deals with open cards (``python -m benchmarks.exact``)."""
