"""Rules of thumb for Wizard, with its special cards and variants."""
