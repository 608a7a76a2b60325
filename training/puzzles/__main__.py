"""``python -m training.puzzles FILE``: looks for puzzles until it is stopped; run again, it goes on where it was.

Each find is a line of JSON in the file (see ``mining.written``); FILE.progress has the next round's number.
"""

import argparse
import json
from pathlib import Path

from ..folder import told
from .mining import Miner, mined

_NOTED_EVERY = 20


def main() -> None:
    """Mine."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="the file to which finds are appended")
    parser.add_argument("--seed", type=int, default=1, help="which rounds are played (default 1)")
    parser.add_argument("--rounds", type=int, help="stop after the round with this number")
    parser.add_argument("--only", default="", metavar="QUESTION,…", help="look for these questions only (rob, pass, …)")
    given = parser.parse_args()
    with told("training.puzzles"):
        mine(given.file, given.seed, given.rounds, frozenset(filter(None, given.only.split(","))))


def mine(file: Path, seed: int, last: int | None, only: frozenset[str] = frozenset()) -> None:
    """Go on mining into this file."""
    progress = file.with_suffix(".progress")
    finds = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []
    first = int(progress.read_text(encoding="utf-8")) if progress.exists() else 0
    first = max([first, *(find["number"] + 1 for find in finds)])
    miner = Miner(seed, only)
    for find in finds:
        miner.count(find)
    with file.open("a", encoding="utf-8") as out:
        for number, find in mined(miner, first):
            if find is not None:
                out.write(json.dumps(find, separators=(",", ":")) + "\n")
                out.flush()
            if find is not None or number % _NOTED_EVERY == 0:
                progress.write_text(str(number + 1), encoding="utf-8")
            if last is not None and number >= last:
                return


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
