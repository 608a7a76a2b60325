"""How the nets in ``foretell.bots.net`` are made: self-play, and learning from what came of it."""
