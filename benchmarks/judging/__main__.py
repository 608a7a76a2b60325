"""How many points the decisions of each level lose: ``python -m benchmarks.judging --results FILE``.

Decisions are drawn from rounds of each level (``drawing``), and one search with four times the grand master's worlds
judges them all; beside it what the nets say.  Each finished round is a line of the file: the same command goes on after
Ctrl-C, and ``--report`` prints what is there.
"""

import argparse
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.judging.drawing import KINDS, Drawn, drawn
from benchmarks.judging.report import print_report
from foretell.bots.levels import BOT_NAMES
from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL, WHOLE_ROUND
from foretell.coach.classes import part_of

WORLDS, OF_ROUND, ROUNDS = 1000, 10, 50
"""Worlds tried for each decision; decisions of each round; rounds of each level and game."""


class Judge:
    """One search, and the nets beside it."""

    def __init__(self, game: str, worlds: int) -> None:
        usual = USUAL[game]
        settings = replace(
            usual, seconds=None, worlds=worlds, stage=worlds, far=WHOLE_ROUND, bids=usual.bids or usual.cards
        )
        self._search = Search(game, settings)

    def judge(self, one: Drawn) -> dict[str, Any]:
        """What a decision lost, by the search and by the nets, and whether both name the same best move."""
        view, codes = one.seen.view, one.seen.legal_moves.codes
        by_search, _ = self._search.judge(view, codes, 7, one.foretold)
        by_nets, _ = self._search.judge_alone.judge(view, codes)
        return {
            "part": part_of(one.seen.phase),
            "lost": round(max(by_search) - by_search[one.k], 4),
            "nets": round(max(by_nets) - by_nets[one.k], 4),
            "given": round(max(by_search) - by_search[by_nets.index(max(by_nets))], 4),
        }


def judge_rounds(file: Path, rounds: int, worlds: int) -> None:
    """Judge what is missing in the file, a round of every game and level after the other."""
    done = {(row["kind"], row["level"], row["round"]) for row in rows_of(file)}
    judges = {game: Judge(game, worlds) for game in USUAL}
    with file.open("a", encoding="utf-8") as out:
        for number in range(rounds):
            for kind, options in KINDS.items():
                for level in BOT_NAMES:
                    if (kind, level, number) in done:
                        continue
                    found = [judges[options.game].judge(one) for one in drawn(kind, level, number, OF_ROUND)]
                    row = {"kind": kind, "level": level, "round": number, "worlds": worlds, "decisions": found}
                    out.write(json.dumps(row) + "\n")
                    out.flush()


def rows_of(file: Path) -> Sequence[dict[str, Any]]:
    """The rounds in a file; a line that was being written when the program ended is left out."""
    with suppress(FileNotFoundError):
        lines = file.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines[:-1]]
    return []


def main() -> None:
    """Judge, unless only a report is wanted, and print it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.judging", description="Judge decisions of all levels.")
    parser.add_argument("--results", type=Path, required=True, help="a .jsonl file to go on with")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of each game and level")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="that the search tries for each decision")
    parser.add_argument("--report", action="store_true", help="only print what is there")
    given = parser.parse_args()
    if not given.report:
        with suppress(KeyboardInterrupt):
            judge_rounds(given.results, given.rounds, given.worlds)
    print_report(rows_of(given.results))


if __name__ == "__main__":
    main()
