"""The spaces of observations and actions."""

from typing import Any

import numpy as np
from gymnasium import spaces

from .features import Features
from .table import Mask, Table

Observed = dict[str, Any]
"""``observation``: the encoder's features; ``action_mask``: 1 for each legal action."""


def observation_space(table: Table, actions: int) -> "spaces.Dict":
    """What a seat observes, with masks for this many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (table.writer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observed(features: Features, mask: Mask) -> Observed:
    """An observation of that space."""
    return {"observation": features, "action_mask": mask}
