"""What the coach computes about Wizard Extreme."""
