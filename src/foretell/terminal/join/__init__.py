"""Playing at a server's table from the terminal: ``foretell join``."""
