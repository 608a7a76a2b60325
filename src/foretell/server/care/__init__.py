"""Looking after a database: checked, repaired, exported, and rid of what is too old."""
