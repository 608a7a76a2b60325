"""Results on disk: a line of JSON for each finished deal, so that an interrupted match can be resumed.

Every line names the plan it belongs to.  A last line without a line feed was being written when the program was
stopped: it is dropped, and its deal is played again.
"""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO, Self

from ..files import naming
from ..game.errors import ForetellError
from ..game.options import LARGEST
from ..record.errors import RecordError
from ..record.json_text import parse
from ..record.stream import LONGEST_TEXT
from .deals import DealResult, GameResult
from .plan import MatchPlan
from .times import LAST_BIN, Times

if sys.platform != "win32":
    import fcntl

FORMAT = "foretell-arena/1"
_BEGINNING = b'{"format":"%s"' % FORMAT.encode()
_DAMAGED = "the line is damaged: remove it, and its deal will be played again"


class ResultsError(ForetellError, ValueError):
    """A file that holds no results, is damaged, or belongs to another match; the message says where."""


class ResultsFile:
    """The results of a match in a file, created if it is missing; used in a ``with`` statement.

    Raises ResultsError for a file that belongs to another match or that another process is writing, and OSError.
    """

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        self._path, self._plan = path, plan
        self._head = {"format": FORMAT, "plan": plan.as_data()}
        path.touch()
        self._file = path.open("r+b")
        self.deals: dict[int, DealResult] = {}
        """The deals in the file, by number."""

    def __enter__(self) -> Self:
        try:
            _lock(self._file, self._path)
            with naming(self._path):
                self._read()
        except BaseException:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with naming(self._path):
            self._file.close()

    def add(self, deal: DealResult) -> DealResult:
        """Append a deal to the file; returns it."""
        line = json.dumps(self._head | _deal_data(self._plan, deal), separators=(",", ":"))
        with naming(self._path):
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        self.deals[deal.number] = deal
        return deal

    def _read(self) -> None:
        """Read all deals, and seek to the end of the last one."""
        for number, line in enumerate(iter(lambda: self._file.readline(LONGEST_TEXT + 1), b""), start=1):
            if not line.endswith(b"\n"):
                self._drop(line, number)
                return
            try:
                deal = self._deal(parse(line))
            except (RecordError, ResultsError) as fault:
                raise ResultsError(f"{self._path}:{number}: {fault}") from None
            self.deals.setdefault(deal.number, deal)

    def _drop(self, rest: bytes, number: int) -> None:
        """Remove an incomplete last line, if it is one of ours; raises ResultsError."""
        if len(rest) > LONGEST_TEXT or not (rest.startswith(_BEGINNING) or _BEGINNING.startswith(rest)):
            raise ResultsError(f"{self._path}:{number}: this is not a line of arena results")
        self._file.truncate(self._file.seek(-len(rest), os.SEEK_END))

    def _deal(self, data: object) -> DealResult:
        """The deal in a line; raises ResultsError for a line that does not belong here."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise ResultsError("this is not a line of arena results")
        self._check_plan(data.get("plan"))
        try:
            deal = _read_deal(data)
        except (KeyError, TypeError, ValueError, AttributeError):
            raise ResultsError(_DAMAGED) from None
        if not _fits(self._plan, deal):
            raise ResultsError(_DAMAGED)
        return deal

    def _check_plan(self, found: object) -> None:
        plan = self._plan.as_data()
        if found == plan:
            return
        there = found if isinstance(found, dict) else {}
        other = [f"{key} {there.get(key)!r} instead of {plan[key]!r}" for key in plan if there.get(key) != plan[key]]
        raise ResultsError(f"these are results of another match: {'; '.join(other) or 'its plan says more'}")


def _lock(file: BinaryIO, path: Path) -> None:
    """Lock the file against other processes, on systems that can; the lock ends with the process."""
    if sys.platform != "win32":
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ResultsError(f"{path}: another match is writing to this file") from None


def _deal_data(plan: MatchPlan, deal: DealResult) -> dict[str, Any]:
    return {
        "deal": deal.number,
        "seed": deal.seed,
        "sizes": plan.sizes,
        "games": [_game_data(game) for game in deal.games],
        "times": [dict(sorted(times.items())) for times in deal.times],
    }


def _game_data(game: GameResult) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seats": game.seats,
        "points": game.points,
        "hits": [list(map(int, hits)) for hits in game.hits],
    }
    return data | ({"magicians": game.magicians} if game.magicians else {})


def _read_deal(data: Mapping[str, Any]) -> DealResult:
    games = tuple(map(_read_game, data["games"]))
    times = tuple(
        Times({_whole(int(key), 0, LAST_BIN): _whole(count) for key, count in times.items()}) for times in data["times"]
    )
    return DealResult(_whole(data["deal"]), _whole(data["seed"]), games, times)


def _read_game(data: Mapping[str, Any]) -> GameResult:
    points = tuple(tuple(_whole(one, -LARGEST) for one in row) for row in data["points"])
    hits = tuple(tuple(bool(_whole(one, 0, 1)) for one in row) for row in data["hits"])
    magicians = tuple(
        None if seat is None else _whole(seat, 0, len(data["seats"]) - 1) for seat in data.get("magicians", ())
    )
    return GameResult(tuple(map(_whole, data["seats"])), points, hits, magicians)


def _whole(value: object, least: int = 0, most: int = LARGEST) -> int:
    """The value if it is a whole number within these bounds; raises ValueError."""
    if type(value) is int and least <= value <= most:
        return value
    raise ValueError


def _fits(plan: MatchPlan, deal: DealResult) -> bool:
    """Whether the deal fits the plan: the same seed, seats, rounds and counts."""
    rounds, magicians = len(plan.sizes), len(plan.sizes) if plan.options.game == "extreme" else 0
    return (
        deal.number >= 0
        and deal.seed == plan.deal_seed(deal.number)
        and [game.seats for game in deal.games] == [a.seats for a in plan.assignments(deal.number)]
        and len(deal.times) == len(plan.bots)
        and all(len(game.points) == len(game.hits) == rounds for game in deal.games)
        and all(len(row) == plan.players for game in deal.games for row in (*game.points, *game.hits))
        and all(len(game.magicians) == magicians for game in deal.games)
    )
