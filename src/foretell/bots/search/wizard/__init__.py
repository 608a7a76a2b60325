"""What search does in Wizard."""
