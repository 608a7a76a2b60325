"""Rules of thumb for Wizard Extreme."""
