"""Exports a run's nets: ``python -m training.export FOLDER`` (of ``training.train``, which may still be running).

Next to the file it writes a model card: how the nets were made, and how well they play.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import torch

from foretell.bots.net import bot
from foretell.bots.net.network import write_nets

_CARD = """\
# The neural networks for {game}

Trained by `python -m training.train` and written by `python -m training.export` (training/README.md). The file
contains only arrays of numbers: for each network (`foretelling`: bids, trump, seals; `cardplay`: cards to play and to
pass, seals to return) `features`, `layer` and `answers` with their biases, 16 bits each. The answers are the chances of
a move's outcomes.

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


def export(folder: Path, target: Path | None, figures: str) -> None:
    """Write the averages of the run's last checkpoint, and the model card."""
    plan = json.loads((folder / "plan.json").read_text(encoding="utf-8"))
    target = target or Path(bot.__file__).parent / f"{plan['game']}.npz"
    content = torch.load(folder / "checkpoint.pt", weights_only=True)
    moments = [optimizer["state"] for optimizer in content["optimizers"]]
    averages = map(learned_rows, content.get("exported", content["averages"]), moments)
    write_nets(target, dict(zip(bot.NETS, averages, strict=True)))
    target.with_suffix(".md").write_text(card(folder, content["progress"], figures), encoding="utf-8")
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB, after {content['progress']['decisions']:,} decisions")


def main() -> None:
    """Parse the command line and export."""
    parser = argparse.ArgumentParser(prog="python -m training.export", description="Write a run's nets for play.")
    parser.add_argument("folder", type=Path, help="the run")
    parser.add_argument("--to", type=Path, help="the file (default: GAME.npz beside foretell.bots.net.bot)")
    parser.add_argument("--figures", type=Path, help="output of training.evaluate, for the card")
    arguments = parser.parse_args()
    figures = arguments.figures.read_text(encoding="utf-8") if arguments.figures else "Not measured yet."
    export(arguments.folder, arguments.to, figures)


if __name__ == "__main__":
    main()
