"""Viewings: one replay that several people look at together, kept as logs (docs/protocol.md)."""
