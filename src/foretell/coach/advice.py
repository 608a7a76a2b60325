"""Advice: the legal moves of a seat, best first, each with points, a chance and a reason."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..game.moves import Move

FORMAT = "foretell-advice/1"

Value = int | float | str
"""A number, or a card, suit or seal as records write it."""


@dataclass(frozen=True, slots=True)
class Why:
    """A reason for what a move is worth; ``sentences.sentence`` puts it into words."""

    kind: str
    """The id of its message in ``coach.ftl``, without ``why-``."""
    values: Mapping[str, Value]
    """The values of the message, each computed from what the seat sees; a share is two numbers, ``times`` of ``of``."""

    def as_json(self) -> dict[str, Any]:
        """The reason for JSON."""
        return {"kind": self.kind, "values": dict(self.values)}


@dataclass(frozen=True, slots=True)
class Advised:
    """One move, and what it is worth."""

    move: Move
    points: float
    """The average points of the round after this move; in Wizard Extreme penalty points, so fewer are better."""
    chance: float
    """The chance, 0 to 1, to succeed in the round: to meet the bid; in Extreme, to get no penalty points."""
    why: Why
    win: float | None = None
    """In the last round of a game, the chance, 0 to 1, to win the game after this move, by the nets."""

    def as_json(self) -> dict[str, Any]:
        """The move for JSON."""
        points = self.points + 0.0  # no penalty points are 0, not -0
        win = {} if self.win is None else {"win": self.win}
        return {"move": str(self.move), "points": points, "chance": self.chance, "why": self.why.as_json()} | win


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot advises a seat, by what the seat sees."""

    rules: str
    """The version of the rules (``versions.RULES``)."""
    bot: str
    """The name of the bot that judged the moves."""
    nets: str
    """The nets that it asked, with the beginning of their checksum (``versions.nets``)."""
    worlds: int
    """How many deals that fit what the seat has seen were drawn for the reasons; 0 if none was."""
    moves: tuple[Advised, ...]
    """Best first; of equals the first in legal order."""

    @property
    def best(self) -> Advised:
        """The best move."""
        return self.moves[0]

    def as_json(self) -> dict[str, Any]:
        """The advice as a JSON object (docs/coach.md)."""
        return {
            "format": FORMAT,
            "rules": self.rules,
            "bot": self.bot,
            "nets": self.nets,
            "worlds": self.worlds,
            "moves": [each.as_json() for each in self.moves],
        }
