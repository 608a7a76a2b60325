"""Measures games on the device, in Chromium and in Node: ``make bench-browser`` (docs/performance.md)."""
