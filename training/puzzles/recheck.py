"""``python -m training.puzzles.recheck FILE``: plays every published puzzle out again, in other worlds.

Every legal move, those that count as the same too, is played to the end of the round in 2,048 to 16,384 worlds, by the
nets at all seats.  Each puzzle is a line of JSON in the file (see ``Measured``); run again, the command goes on where
it was, and at last prints those whose answer does not lead as clearly as it should.  ``training.puzzles.correcting``
then puts what was measured into the files.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import inf, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from foretell.bots.search.memory import Foretold
from foretell.puzzles import Puzzle, puzzles
from foretell.record import read_game

from ..folder import told
from .confirming import Playouts, Sums, least_of
from .figures import asked

BLOCKS = 32
MOST_BLOCKS = 256
"""Puzzles that are not clear after 32 blocks of 64 worlds get more, up to this many blocks."""
SURE = 3.0
"""How many standard errors a lead has to be above half of what a new puzzle needs, to be measured no further."""
_DRAWN = 8


Row = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Measured:
    """What a puzzle's moves are worth, by new playouts."""

    id: str
    seed: int
    worlds: int
    needed: float
    """The lead below which the answer is not clearly better: half of what a new puzzle needs."""
    moves: dict[str, Row]
    """By legal move: points (more are better in either game), chance, how many points the answer is better, and the
    standard error of that lead."""
    answer: tuple[str, ...]
    stated: float
    """By how many points the answer is better than any other move, as published."""

    @property
    def tightest(self) -> tuple[str, float, float]:
        """The best other move, the answer's lead over it and the standard error."""
        rest = [(move, values[2], values[3]) for move, values in self.moves.items() if move not in self.answer]
        return min(rest, key=lambda row: row[1])

    @property
    def is_clear(self) -> bool:
        """Whether every move of the answer has surely as large a lead over all other moves as it needs."""
        worst = max(values[2] for move, values in self.moves.items() if move in self.answer)
        return all(
            lead - worst - SURE * error >= self.needed
            for move, (_, _, lead, error) in self.moves.items()
            if move not in self.answer
        )


class Recheck:
    """Playouts of puzzles, with no move dropped early."""

    def __init__(self, seed: int) -> None:
        """``seed``: another one draws other worlds."""
        self.seed = seed
        self._playouts: dict[str, Playouts] = {}

    def measure(self, puzzle: Puzzle, most: int = MOST_BLOCKS) -> Measured:
        """Play a puzzle's moves out until the lead is clear, or in this many blocks.

        Raises NativeMissing and BrokenNets.
        """
        blocks = self._blocks(puzzle)
        kept = [next(blocks) for _ in range(min(most, BLOCKS))]
        found = self._measured(puzzle, kept)
        while not found.is_clear and len(kept) < most:
            kept += [next(blocks) for _ in range(min(BLOCKS, most - len(kept)))]
            found = self._measured(puzzle, kept)
        return found

    def _blocks(self, puzzle: Puzzle) -> Iterator[Sums]:
        if puzzle.game_name not in self._playouts:
            self._playouts[puzzle.game_name] = Playouts(puzzle.game_name, drawn=_DRAWN, sure=inf)
        playouts, seen, foretold = self._playouts[puzzle.game_name], puzzle.observation(), foretold_of(puzzle)
        number = 0
        while True:
            yield playouts.block(seen.view, seen.legal_moves.codes, foretold, seed_of(puzzle, self.seed, number))
            number += 1

    def _measured(self, puzzle: Puzzle, blocks: Sequence[Sums]) -> Measured:
        texts = puzzle.observation().legal_moves.texts
        means = np.stack([sums[1:] / sums[0] for sums in blocks])
        leads = means[:, 0, [texts.index(puzzle.answer[0])]] - means[:, 0]
        errors = leads.std(axis=0, ddof=1) / sqrt(len(blocks))
        points, chances = means[:, 2].mean(axis=0), means[:, 3].mean(axis=0)
        values = zip(points, chances, leads.mean(axis=0), errors, strict=True)
        rows = {text: _row(row) for text, row in zip(texts, values, strict=True)}
        return Measured(
            puzzle.id,
            self.seed,
            int(sum(sums[0, 0] for sums in blocks)),
            least_of(puzzle.game_name, asked(puzzle)) / 2,
            rows,
            puzzle.answer,
            stated_of(puzzle),
        )


def seed_of(puzzle: Puzzle, seed: int, block: int) -> int:
    """The seed of a block of worlds."""
    return (int(puzzle.id[1:], 16) << 28) ^ (seed << 20) ^ (block + 1)


def stated_of(puzzle: Puzzle) -> float:
    """By how many points the published results say that the answer is better than any other move."""
    sign = puzzle.observation().codebook.rules.sign
    rest = [sign * points for move, (points, _) in puzzle.results.items() if move not in puzzle.answer]
    return round(sign * puzzle.result_of(puzzle.answer[0])[0] - max(rest), 2)


def foretold_of(puzzle: Puzzle) -> tuple[int, ...]:
    """B5: the predictions, as the seat that is asked remembers them."""
    record, memory = puzzle.record(), Foretold()
    found: tuple[int, ...] = ()
    [story] = record["rounds"]
    for made in range(len(story["moves"]) + 1):
        game = read_game({**record, "rounds": [{**story, "moves": story["moves"][:made]}]})
        if game.turn == puzzle.observation().seat:
            found = memory.recall(game.observe(game.turn).view)
    return found


def main() -> None:
    """Check puzzles again."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles.recheck", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="the file to which what is found is appended")
    parser.add_argument("--seed", type=int, default=1, help="which worlds are drawn (default 1)")
    parser.add_argument("--most", type=int, default=MOST_BLOCKS, help="at most this many blocks of 64 worlds")
    parser.add_argument("--only", default="", metavar="ID,…", help="check these puzzles only")
    given = parser.parse_args()
    with told("training.puzzles.recheck"):
        found = recheck(given.file, given.seed, given.most, frozenset(filter(None, given.only.split(","))))
    print_doubtful(found)


def recheck(file: Path, seed: int, most: int = MOST_BLOCKS, only: frozenset[str] = frozenset()) -> list[Measured]:
    """Measure the puzzles that are not in this file yet; all that are in it then."""
    found = read(file)
    done, checking = {each.id for each in found}, Recheck(seed)
    with file.open("a", encoding="utf-8") as out:
        for puzzle in puzzles():
            if puzzle.id not in done and (not only or puzzle.id in only):
                found.append(checking.measure(puzzle, most))
                out.write(json.dumps(asdict(found[-1]), separators=(",", ":")) + "\n")
                out.flush()
    return found


def read(file: Path) -> list[Measured]:
    """What was measured already."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [_measured_of(json.loads(line)) for line in lines]


def _row(values: Sequence[float]) -> Row:
    points, chance, lead, error = (round(float(value), 4) for value in values)
    return points, chance, lead, error


def _measured_of(data: dict[str, Any]) -> Measured:
    moves = {move: _row(values) for move, values in data["moves"].items()}
    return Measured(**{**data, "moves": moves, "answer": tuple(data["answer"])})


def print_doubtful(found: Sequence[Measured]) -> None:
    """Print the puzzles whose answer is not clearly best."""
    doubtful = [each for each in found if not each.is_clear]
    print(f"{len(found)} puzzles; not clear: {len(doubtful)}")
    for each in doubtful:
        move, lead, error = each.tightest
        print(f"{each.id}: {' = '.join(each.answer)} over {move} by {lead:.2f} ± {2 * error:.2f}", end="")
        print(f" (needed {each.needed:g}, stated {each.stated:g}, {each.worlds} worlds)")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
