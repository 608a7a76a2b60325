"""Clubs, kept as logs (docs/protocol.md)."""
