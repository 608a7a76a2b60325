"""How rounds end in games of masters, for the bots that play for the win (``foretell.bots.win``)."""
