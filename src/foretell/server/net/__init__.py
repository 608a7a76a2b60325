"""Connections: counted, limited, identified, and what waits to be sent over them."""
