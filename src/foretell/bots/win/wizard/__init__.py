"""How rounds of Wizard end."""
