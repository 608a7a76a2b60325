"""Drawing the table, its cards and its seats in characters."""
