"""Positions of all kinds of questions, and a sentence of the coach for each: ``tests/data/coach/positions.json``.

``python -m tests.coach.finding`` finds them again, after a change of nets, rules or sentences.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from foretell import Game, Position
from foretell.game.observation import Observation
from foretell.record.head import read_head

FILE = Path(__file__).parents[1] / "data" / "coach" / "positions.json"
LANGUAGES = ("en", "de", "nl")


@dataclass(frozen=True, slots=True)
class Example:
    """A position, the advice for it, and one of the moves with its sentences."""

    head: Mapping[str, Any]
    """Game, options and players, as in a record."""
    seed: str
    moves: tuple[str, ...]
    """The moves of all rounds so far."""
    advice: Mapping[str, Any]
    """``Advice.as_json()``."""
    move: str
    """The move that the sentences are about."""
    sentences: Mapping[str, str]
    """By language."""

    def game(self) -> Game:
        """The game, replayed to the position."""
        head = read_head({"format": "foretell-record/1", "rounds": [], "finished": False, **self.head})
        game = Game(head.options, head.players, seed=int(self.seed))
        for move in self.moves:
            game.apply(move)
        return game

    @property
    def position(self) -> Position:
        """What the seat knows whose turn it is, as a value."""
        game = self.game()
        return Position.of(game.observe(game.turn))

    def seen(self) -> Observation:
        """The same as an observation, by way of the position's text."""
        return Position.from_text(str(self.position)).observation(players=self.head["players"])

    @property
    def why(self) -> Mapping[str, Any]:
        """The reason for the move, as JSON."""
        why: Mapping[str, Any] = next(each["why"] for each in self.advice["moves"] if each["move"] == self.move)
        return why

    def __str__(self) -> str:
        """A short text, as the name of a test case."""
        return f"{self.why['kind']}-{self.move.replace(' ', '-')}"


@cache
def examples() -> tuple[Example, ...]:
    """All examples of the file."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))
    return tuple(Example(**{**row, "moves": tuple(row["moves"])}) for row in rows)
