"""The table that people and programs share over the network: see docs/protocol.md and docs/self-hosting.md."""
