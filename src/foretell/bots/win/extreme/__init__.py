"""How rounds of Wizard Extreme end."""
