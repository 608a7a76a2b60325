"""What search does in Wizard Extreme."""
