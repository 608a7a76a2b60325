"""The learning curves of a run: ``python -m training.curves FOLDER`` prints one for each kind of game."""

import argparse
from math import isfinite
from pathlib import Path

from .folder import reports_of, told

_BARS = "▁▂▃▄▅▆▇█"
_WIDTH = 60


def curve(values: list[float]) -> str:
    """Values over time as a row of bars, scaled from the lowest to the highest."""
    size = max(len(values) / _WIDTH, 1)
    chunks = [values[int(i * size) : int((i + 1) * size)] for i in range(min(_WIDTH, len(values)))]
    means = [sum(chunk) / len(chunk) for chunk in chunks if chunk]
    low, span = min(means), (max(means) - min(means)) or 1.0
    return "".join(_BARS[int((mean - low) / span * (len(_BARS) - 1))] for mean in means)


def main() -> None:
    """Print bids met and points, each with its last value; rounds with exploration are not counted."""
    parser = argparse.ArgumentParser(prog="python -m training.curves", description="The learning curves of a run.")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    with told("training.curves"):
        reports = reports_of(folder)
    last = reports[-1]
    print(f"{last['decisions']:,} decisions, {last['steps']:,} steps, {last['seconds'] / 3600:.1f} hours")
    groups = {name: None for report in reports for name, value in report.items() if isinstance(value, list)}
    for name in [name for name in groups if name != "losses"]:
        for what, place, form in (("bids met", 0, ".1%"), ("points", 1, ".2f")):
            values = [report[name][place] for report in reports if name in report]
            if values := [value for value in values if isfinite(value)]:
                print(f"{name:15} {what:9} {format(values[-1], form):>7}  {curve(values)}")


if __name__ == "__main__":
    main()
