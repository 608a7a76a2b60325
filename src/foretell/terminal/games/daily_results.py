"""The results of the deals of the day: one file in the user's data folder."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from ...coach.daily import Deal
from ..system.kept_file import KeptFile

FORMAT = "foretell-daily-results/1"
_MOST_ROUNDS = 20


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a day that was played to its end."""

    version: int
    """That of the table's row by which it was played."""
    counted: bool
    """Whether it was begun on its day, so that it counts for the streak."""
    points: tuple[int, ...]
    """The player's points, by round."""
    bots: tuple[tuple[int, ...], ...] = ()
    """The points of the master and of the grand master, by round; none if they could not be asked yet."""
    nets: str = ""
    """The nets by which they have played."""


class DailyResults:
    """Reads and writes the file."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder for application data."""
        self._file = KeptFile[dict[str, Kept]]("daily/results.json", data, _read, _written, {})
        self.path, self.folder = self._file.path, self._file.path.parent

    def all(self) -> dict[str, Kept]:
        """All results, by the name of their deal; a damaged file is renamed, and there are none."""
        return self._file.read()[0]

    def of(self, deal: Deal) -> Kept | None:
        """The result of a deal; None if it was not played to its end."""
        return self.all().get(deal.name)

    def keep(self, deal: Deal, kept: Kept) -> None:
        """Write a result; raises OSError."""
        self._file.write({**self.all(), deal.name: kept})


def streak(names: Iterable[str], today: date) -> int:
    """How many days in a row were played, up to today, or up to yesterday if today was not played yet.

    ``names``: of the deals that count.
    """
    days = {name.partition(" ")[2] for name in names}
    last = today if today.isoformat() in days else today - timedelta(days=1)
    many = 0
    while (last - timedelta(days=many)).isoformat() in days:
        many += 1
    return many


def _written(days: dict[str, Kept]) -> str:
    return json.dumps({"format": FORMAT, "days": {name: asdict(each) for name, each in days.items()}}) + "\n"


def _read(text: str) -> dict[str, Kept]:
    """The results in a file; raises ValueError."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError("the file has another format")
        return {str(name): _kept(each) for name, each in data["days"].items()}
    except (KeyError, TypeError, AttributeError, RecursionError):
        raise ValueError("the file has another form") from None


def _kept(row: dict[str, Any]) -> Kept:
    bots = tuple(_points(each) for each in row["bots"])
    points = _points(row["points"])
    if any(len(each) != len(points) for each in bots) or len(bots) not in (0, 2):
        raise ValueError("the bots have played other rounds")
    return Kept(int(row["version"]), bool(row["counted"]), points, bots, str(row["nets"]))


def _points(given: list[int]) -> tuple[int, ...]:
    if not 0 < len(given) <= _MOST_ROUNDS or any(type(each) is not int for each in given):
        raise ValueError("points are whole numbers, by round")
    return tuple(given)
