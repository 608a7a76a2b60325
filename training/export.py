"""Exports a run's nets: ``python -m training.export FOLDER`` (of ``training.train``, which may still be running).

The nets become integers (``quantising``); the floats are written into the run's folder, as ``GAME.npz``.  Next to the
file goes a model card: how the nets were made, and how well they play.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from foretell.bots.net import netfile
from foretell.bots.net.loading import WEIGHTS

from . import netfloats
from .evaluate import playing
from .extreme import EXTREME
from .games import Learned
from .quantising import Parts, Positions, quantised
from .replay import Replay
from .selfplay import Tables
from .wizard import WIZARD

_GAMES = {game.name: game for game in (WIZARD, EXTREME)}
_TABLES = 1024
_POSITIONS = 1 << 14, 1 << 17
"""How many positions of each net the integers are fitted to."""

_CARD = """\
# The neural networks for {game}

Trained by `python -m training.train` and written by `python -m training.export` (training/README.md). The file
contains only numbers: for each network (`foretelling`: bids, trump, seals; `cardplay`: cards to play and to pass, seals
to return) a `thinking.Net`, whose weights are integers. The answers are the chances of a move's outcomes.

- decisions in self-play: {decisions:,}; training steps: {steps:,}; time: {hours:.1f} hours
- {plan}

Results of self-play (95 % intervals):

{figures}
"""


def card(folder: Path, progress: dict[str, Any], figures: str) -> str:
    """The text of the model card."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    settings = "; ".join(f"{name} {value}" for name, value in plan.items() if name not in {"folder", "report_seconds"})
    counts = {"decisions": progress["decisions"], "steps": progress["steps"], "hours": progress["seconds"] / 3600}
    game = {"wizard": "Wizard", "extreme": "Wizard Extreme"}[plan["game"]]
    return _CARD.format(game=game, plan=settings, figures=figures.strip(), **counts)


def learned_rows(averages: dict[str, torch.Tensor], moments: dict[int, dict[str, torch.Tensor]]) -> dict[str, Any]:
    """A net's averages, with zeros for features and moves that never came up; zeros take no room in the file.

    ``moments``: the optimizer's state for each part, in the same order.
    """
    arrays = {name: value.clone() for name, value in averages.items()}
    for number, name in enumerate(arrays):
        if name in ("features", "answers"):
            never = moments[number]["exp_avg_sq"].flatten(1).amax(1) == 0
            arrays[name][never] = 0
    return {name: value.numpy() for name, value in arrays.items()}


def positions(game: Learned, both: Sequence[Parts], plain: float, seed: int) -> list[Positions]:
    """What both nets are asked in rounds of self-play of all kinds, with exploration."""
    nets, tables = playing(both, game), Tables(game, game.mixture(plain), _TABLES, seed)
    replays = [Replay(size, game.layout.MOST_FEATURES, game.layout.OUTCOMES) for size in _POSITIONS]
    while any(replay.end[0] < len(replay.known) for replay in replays):
        tables.step(nets, replays, game.exploring)
    return [Positions(replay.seen, replay.many.astype(np.int64)) for replay in replays]


def export(folder: Path, target: Path | None, figures: str) -> None:
    """Write the averages of the run's last checkpoint, and the model card."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    target = target or WEIGHTS[plan["game"]]
    content = torch.load(folder / "checkpoint.pt", weights_only=True)
    moments = [optimizer["state"] for optimizer in content["optimizers"]]
    both = [*map(learned_rows, content.get("exported", content["averages"]), moments)]
    game = _GAMES[plan["game"]]
    netfloats.write(folder / f"{game.name}.npz", both)
    asked = positions(game, both, plan["plain"], plan["seed"])
    netfile.write(target, game.name, np.stack([quantised(*each) for each in zip(both, asked, strict=True)]))
    target.with_suffix(".md").write_text(card(folder, content["progress"], figures), encoding="utf-8")
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB, after {content['progress']['decisions']:,} decisions")


def main() -> None:
    """Parse the command line and export."""
    parser = argparse.ArgumentParser(prog="python -m training.export", description="Write a run's nets for play.")
    parser.add_argument("folder", type=Path, help="the run")
    parser.add_argument("--to", type=Path, help="the file of integers (default: the package's own)")
    parser.add_argument("--figures", type=Path, help="output of training.evaluate, for the card")
    arguments = parser.parse_args()
    figures = arguments.figures.read_text(encoding="utf-8") if arguments.figures else "Not measured yet."
    export(arguments.folder, arguments.to, figures)


if __name__ == "__main__":
    main()
