"""Whether marked decisions cost what is stated: ``python -m benchmarks.marked --results FILE``.

Games of each level and kind, half of them between four of that level, half at mixed tables, until this many decisions
are marked.  The move made and the better one are played to the end of the round from the deal as it lay, which no judge
knows: by masters who waver, and by the game's own bots.  A line for each game goes into FILE; after Ctrl-C the same
command goes on.  With another ``--first`` other games are played, on another machine or for a second opinion.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .playing import KINDS, MIXED, game_of

_NORMAL = 1.96
_COLUMNS = (
    *("kind", "level", "games", "marked", "of its decisions (by the nets)", "points stated"),
    *("really lost by masters : stated", "by the game's own bots", "realised less predicted"),
)


def ratio(games: Sequence[dict[str, Any]], what: str) -> tuple[float, float]:
    """What was really lost by the points stated, and half of the 95 % interval, by games."""
    sums = np.array([[sum(row[name] for row in each["marked"]) for name in (what, "stated")] for each in games])
    lost, stated = sums.sum(axis=0)
    many = len(games)
    residuals = sums[:, 0] - lost / stated * sums[:, 1]
    return lost / stated, _NORMAL * float(np.sqrt(many / max(many - 1, 1) * np.square(residuals).sum())) / stated


def line_of(games: Sequence[dict[str, Any]]) -> str:
    """A row of the table."""
    rows = [row for each in games for row in each["marked"]]
    decisions = sum(each["decisions"] for each in games)
    stated = np.mean([row["stated"] for row in rows])
    beyond = np.mean([row["realised"] - row["predicted"] for row in rows])
    cells = [
        f"{len(games)}",
        f"{len(rows)}",
        f"{100 * len(rows) / decisions:.1f} % ({100 * sum(each['by_nets'] for each in games) / decisions:.1f})",
        f"{stated:.2f}",
        *("{:.2f} ± {:.2f}".format(*ratio(games, name)) for name in ("masters", "own")),
        f"{beyond:+.2f}",
    ]
    return " | ".join(cells)


def report(results: Path) -> None:
    """Print the table."""
    games = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    print(f"| {' | '.join(_COLUMNS)} |")
    print(f"|{'---|' * len(_COLUMNS)}")
    for kind in KINDS:
        for level in MIXED:
            these = [each for each in games if (each["kind"], each["level"]) == (kind, level)]
            if sum(len(each["marked"]) for each in these):
                print(f"| {kind} | `{level}` | {line_of(these)} |")


def main() -> None:
    """Play what is still to be played, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--marked", type=int, default=3000, help="how many marked decisions of each kind and level")
    parser.add_argument("--games", type=int, default=100_000, help="how many games of each at most")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game of each (default 0)")
    parser.add_argument("--kinds", nargs="*", default=list(KINDS))
    parser.add_argument("--levels", nargs="*", default=list(MIXED))
    given = parser.parse_args()
    given.results.touch()
    known = [json.loads(line) for line in given.results.read_text(encoding="utf-8").splitlines()]
    try:
        for kind in given.kinds:
            for level in given.levels:
                mine = [each for each in known if (each["kind"], each["level"]) == (kind, level)]
                marked, number = sum(len(each["marked"]) for each in mine), len(mine)
                while marked < given.marked and number < given.games:
                    found = game_of(kind, level, given.first + number)
                    with given.results.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(found) + "\n")
                    marked, number = marked + len(found["marked"]), number + 1
    except KeyboardInterrupt:
        pass
    report(given.results)


if __name__ == "__main__":
    main()
