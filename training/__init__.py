"""Trains the nets in ``foretell.bots.net`` by self-play."""
