"""Makes the nets for play: ``python -m training.export FOLDER`` (of ``training.train``, which may still be running).

The floats that the run has learned become integers (``quantising``).  Next to the file goes a model card: how the nets
were made, and how well they play.
"""

import argparse
from pathlib import Path

from foretell.bots.net.loading import WEIGHTS

from .folder import floats_of, plan_of, reports_of, told

ROOMS = 1 << 14, 1 << 17
"""How many positions of each net the integers are fitted to."""

_CARD = """\
# The neural networks for {game}

Made by `python -m training.train` and `training.export` (training/README.md).

- decisions in self-play: {decisions:,}; training steps: {steps:,}; time: {hours:.1f} hours
- {plan}

Results of self-play (95 % intervals):

{figures}
"""


def card(folder: Path, figures: str) -> str:
    """The text of the model card."""
    plan = plan_of(folder)
    settings = "; ".join(f"{name} {value}" for name, value in plan.items() if name not in {"folder", "report_seconds"})
    last = reports_of(folder)[-1]
    counts = {"decisions": last["decisions"], "steps": last["steps"], "hours": last["seconds"] / 3600}
    game = {"wizard": "Wizard", "extreme": "Wizard Extreme"}[plan["game"]]
    return _CARD.format(game=game, plan=settings, figures=figures.strip(), **counts)


def export(folder: Path, target: Path | None, figures: str) -> Path:
    """Write the run's nets as they are now, and the model card; return the file of the nets.

    Raises NoRun if the folder is not that of a run.
    """
    from . import netfile, netfloats
    from .all_games import GAMES
    from .players import exact_players

    plan = plan_of(folder)
    game = GAMES[plan["game"]]
    target = target or WEIGHTS[game.name]
    floats = netfloats.read(floats_of(folder))
    netfile.write(target, game.name, exact_players(game, floats, plan["plain"], plan["seed"], ROOMS))
    target.with_suffix(".md").write_text(card(folder, figures), encoding="utf-8")
    return target


def main() -> None:
    """Parse the command line and export."""
    parser = argparse.ArgumentParser(prog="python -m training.export", description="Write a run's nets for play.")
    parser.add_argument("folder", type=Path, help="the run")
    parser.add_argument("--to", type=Path, help="the file of integers (default: the package's own)")
    parser.add_argument("--figures", type=Path, help="output of training.evaluate, for the card")
    arguments = parser.parse_args()
    figures = arguments.figures.read_text(encoding="utf-8") if arguments.figures else "Not measured yet."
    with told("training.export"):
        target = export(arguments.folder, arguments.to, figures)
    print(f"{target}: {target.stat().st_size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
