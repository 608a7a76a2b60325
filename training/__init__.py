"""Makes the bots' nets: self-play, training, measuring (README.md)."""
