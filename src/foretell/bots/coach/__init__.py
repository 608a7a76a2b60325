"""What reasons for moves are made from: numbers, computed in restricted Python (``foretell.coach`` makes sentences)."""
