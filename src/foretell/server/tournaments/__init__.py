"""Tournaments, kept as logs (docs/protocol.md)."""
