"""A training run on disk: nets, optimizers, progress counters, and a progress log."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from . import netfloats
from .folder import CHECKPOINT, FLOATS, PROGRESS
from .nets import Net
from .quantising import Parts


@dataclass
class Progress:
    """The progress of a run."""

    decisions: int = 0
    steps: int = 0
    seconds: float = 0.0


def save(folder: Path, nets: Sequence[Net], optimizers: Sequence[torch.optim.Optimizer], progress: Progress) -> None:
    """Replace the last checkpoint, and the nets to be exported."""
    content = {
        "nets": [net.parameters for net in nets],
        "averages": [net.averages for net in nets],
        "optimizers": [optimizer.state_dict() for optimizer in optimizers],
        "progress": asdict(progress),
    }
    torch.save(content, folder / "next.pt")
    (folder / "next.pt").replace(folder / CHECKPOINT)
    netfloats.write(folder / FLOATS, [learned_rows(*each) for each in zip(nets, optimizers, strict=True)])


def load(folder: Path, nets: Sequence[Net], optimizers: Sequence[torch.optim.Optimizer]) -> Progress:
    """Load the checkpoint into nets and optimizers; without one, start from the beginning."""
    file = folder / CHECKPOINT
    if not file.exists():
        return Progress()
    content = torch.load(file, weights_only=True)
    for which, net in enumerate(nets):
        net.take(content["nets"][which], content["averages"][which])
    for optimizer, state in zip(optimizers, content["optimizers"], strict=True):
        optimizer.load_state_dict(state)
    return Progress(**content["progress"])


def learned_rows(net: Net, optimizer: torch.optim.Optimizer) -> Parts:
    """A net's averages, with zeros for features and moves that never came up; zeros take no room in the file."""
    parts = {**net.floats()}
    for name in ("features", "answers"):
        moments = optimizer.state.get(net.parameters[name])
        if moments:
            never = moments["exp_avg_sq"].flatten(1).amax(1) == 0
            parts[name][never.numpy()] = 0
    return parts


def report(folder: Path, line: dict[str, Any]) -> None:
    """Append a line to the progress log."""
    with (folder / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
