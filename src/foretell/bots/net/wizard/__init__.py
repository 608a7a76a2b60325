"""What the nets for Wizard see and answer."""
