"""Score pads that several phones share, kept as logs (docs/protocol.md)."""
