"""A bot that plays like somebody who has just learned the rules."""
