"""The facts of a seat's view of Wizard, as features."""
