"""Connections: limits, identity, HTTP and WebSocket protocols, outboxes."""
