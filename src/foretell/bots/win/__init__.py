"""Playing for the win: the chance to win the game, by the points of the current round."""
