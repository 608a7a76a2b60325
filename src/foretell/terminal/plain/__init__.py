"""Playing line by line, for a screen reader or a pipe."""
