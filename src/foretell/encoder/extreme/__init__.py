"""The facts of a seat's view of Wizard Extreme, as features."""
