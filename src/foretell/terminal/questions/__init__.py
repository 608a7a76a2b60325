"""The questions that the game asks its player, and the rule behind each of them."""
