"""HTTP endpoints and sockets."""
