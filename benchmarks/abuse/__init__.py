"""What strangers can send to hurt a server, and what honest players notice of it."""
