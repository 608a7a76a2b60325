"""What the nets for Wizard Extreme see and answer."""
