"""Worlds of Wizard: what each seat may hold after lacks shown, the Werewolf's exchange and the Juggler's pass."""
