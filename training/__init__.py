"""Makes the bots' nets: self-play, training, measuring (README.md)."""

from foretell.engine.shared import share

share("training.{}.tables", "training.{}.playing")
