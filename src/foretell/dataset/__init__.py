"""A data set of games between strong bots, with what they expected of each move (docs/dataset.md).

>>> from foretell.dataset import DatasetPlan
>>> plan = DatasetPlan(master=40, grandmaster=0)
>>> [(part.split, part.games) for part in plan.parts]
[('train', 36), ('validation', 2), ('test', 2)]

``make(plan, folder)`` plays the games and writes the files; called again, it goes on.
"""

from .making import DatasetError, make
from .plan import KINDS, SPLITS, DatasetPlan, GameKind, Part

__all__ = ["KINDS", "SPLITS", "DatasetError", "DatasetPlan", "GameKind", "Part", "make"]
