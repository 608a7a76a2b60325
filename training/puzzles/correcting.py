"""``python -m training.puzzles.correcting [FILE]``: puts what ``recheck`` measured into the files of puzzles.

A puzzle gets the results that were measured, if they were, and the reason that the coach gives for its results today;
position, answer, theme and rating stay.  One whose answer is not clearly best is withdrawn: its id goes into the file's
list ``withdrawn``.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from foretell.puzzles.puzzle import Puzzle
from foretell.puzzles.store import GAMES, path_of

from ..folder import told
from .packing import reason_of, same_of, text_of
from .recheck import Measured, read


def main() -> None:
    """Correct the files."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles.correcting", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, nargs="?", help="what was measured; without it, only the reasons change")
    given = parser.parse_args()
    with told("training.puzzles.correcting"):
        measured = {each.id: each for each in (read(given.file) if given.file else ())}
        for game in GAMES:
            old = json.loads(path_of(game).read_text(encoding="utf-8"))
            data = corrected(game, old, measured)
            path_of(game).write_text(text_of(data), encoding="utf-8")
            print(game, len(data["puzzles"]), "withdrawn:", *data["withdrawn"])


def corrected(game: str, old: Mapping[str, Any], measured: Mapping[str, Measured]) -> dict[str, Any]:
    """A game's file with what was measured, and with today's reasons."""
    gone = {name for name, each in measured.items() if not each.is_clear}
    names = [*old.get("withdrawn", []), *(entry["id"] for entry in old["puzzles"] if entry["id"] in gone)]
    kept = [entry for entry in old["puzzles"] if entry["id"] not in gone]
    puzzles = [with_results(game, entry, measured.get(entry["id"])) for entry in kept]
    head = {key: value for key, value in old.items() if key not in ("withdrawn", "puzzles")}
    return {**head, "withdrawn": names, "puzzles": puzzles}


def with_results(game: str, entry: Mapping[str, Any], measured: Measured | None) -> dict[str, Any]:
    """A puzzle's entry with the results that were measured, if any, and the reason for its results."""
    data = dict(entry)
    if measured is not None:
        seen = Puzzle(game, entry).observation()
        same = same_of(seen)
        data |= {"results": rows_of(measured, same, seen.codebook.rules.sign), "same": same}
    return {**data, "why": reason_of(Puzzle(game, data))}


def rows_of(measured: Measured, same: Mapping[str, str], sign: int) -> list[list[Any]]:
    """By move, best first: points and chance; of moves that are the same, those of the one that was played on best."""
    best: dict[str, tuple[float, float]] = {}
    for move, (points, chance, _, _) in measured.moves.items():
        name = same.get(move, move)
        best[name] = max(best.get(name, (points, chance)), (points, chance))
    rows = sorted(best.items(), key=lambda row: -row[1][0])
    return [[move, round(sign * points, 2) + 0.0, round(chance, 3)] for move, (points, chance) in rows]


if __name__ == "__main__":
    main()
