"""The deal of the day: one deal a day and game for everybody, made from the date alone (docs/daily.md)."""

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..game.errors import OptionsError
from ..game.options import ExtremeOptions, Options, WizardOptions

GAMES = ("wizard", "specials", "extreme")
"""The names of the games that have a deal each day: Wizard, with all special cards, Wizard Extreme."""
SEAT = 0
"""The player's seat."""
_TABLE = Path(__file__).with_name("daily.json")
_LINK = "foretell-daily/1"
"""What the hash of a day begins with.  It never changes: a new version changes the table, not the seeds."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of a day in a game, and the bots that play it."""

    game: str
    """One of ``GAMES``."""
    day: date
    version: int
    """The version of the table's row, which fixes everything but the cards."""
    options: Options
    players: int
    bots: tuple[str, ...]
    """The bots of the other seats, in their order; none of them asks a net, so that a new one changes no day."""
    worlds: int
    """How many worlds the grand master tries for each of its moves, in the comparison."""
    seed: int

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return self.options.rounds_with(self.players)

    @property
    def name(self) -> str:
        """What the deal is kept under: ``wizard 2026-11-22``."""
        return f"{self.game} {self.day.isoformat()}"


def seed_of(game: str, day: date) -> int:
    """The seed of a day's deals, 0 to 2**63 - 1: the upper 63 bits of a hash of the game's name and the date."""
    said = f"{_LINK} {game} {day.isoformat()}"
    return int.from_bytes(sha256(said.encode()).digest()[:8], "big") >> 1


def today() -> date:
    """The present day by UTC, which is the same for everybody."""
    return datetime.now(UTC).date()


def first_day() -> date:
    """The first day that has deals."""
    return date.fromisoformat(_versions()[0]["from"])


def deal_of(game: str, day: date) -> Deal:
    """The deal of a day (by UTC) in one of ``GAMES``; raises OptionsError for a day before the first one."""
    if game not in GAMES:
        raise OptionsError(f"{game!r} has no deal of the day; {', '.join(GAMES)} have one")
    known = [row for row in _versions() if date.fromisoformat(row["from"]) <= day]
    if not known:
        raise OptionsError(f"the first deals are those of {first_day().isoformat()}, not of {day.isoformat()}")
    row = known[-1]
    options = _options(row["games"][game])
    return Deal(game, day, row["version"], options, row["seats"], tuple(row["bots"]), row["worlds"], seed_of(game, day))


@cache
def _versions() -> list[dict[str, Any]]:
    """The rows of the table, by the day from which each holds."""
    rows: list[dict[str, Any]] = json.loads(_TABLE.read_text(encoding="utf-8"))["versions"]
    return rows


def _options(row: dict[str, Any]) -> Options:
    if row["game"] == "extreme":
        return ExtremeOptions(rounds=row["rounds"])
    return WizardOptions(specials=tuple(row.get("specials", ())), round_sizes=tuple(row["round_sizes"]))
