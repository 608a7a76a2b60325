"""A puzzle: a position at one seat, its answer, and what every move is worth."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from ..game.errors import ForetellError
from ..game.game import Game
from ..game.observation import Observation
from ..position.value import Position
from ..record import read_game
from ..record.head import format_of

NAMES = ("Ada", "Mira", "Tobias", "Lotte", "Jan", "Finn")
"""The players' names, by seat."""
LEVELS = {"easy": 0, "medium": 1050, "hard": 1200}
"""The levels of difficulty, and the rating from which a puzzle belongs to each."""
THEMES = (
    *("bid", "bid-zero", "bid-last", "bid-unseen", "name-trump", "pass"),
    *("declare", "special-card", "save-fool", "save-wizard", "use-wizard", "use-fool"),
    *("lead", "lead-trump", "give-away", "count-wizards"),
    *("ruff", "discard", "which-winner", "take", "duck", "which-loser"),
    *("take-seal", "whom-to-rob", "magician", "stop", "give-back"),
)
"""All themes."""
_ID_LENGTH = 8
_POSITION = ("options", "players", "dealer", "hands", "turned", "moves")
"""The keys that make up the position."""


class PuzzleError(ForetellError, ValueError):
    """A puzzle, theme, kind of game or level is unknown; the message says what would be right."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle of a game; ``data`` is its entry in the file (docs/puzzles.md)."""

    game_name: str
    data: Mapping[str, Any]

    @property
    def id(self) -> str:
        """The name that never changes: it follows from the position and the answer (``id_of``)."""
        text: str = self.data["id"]
        return text

    @property
    def kind(self) -> str:
        """The kind of game: ``classic``, a variant, a special card, ``all-cards`` or ``extreme``."""
        text: str = self.data["kind"]
        return text

    @property
    def theme(self) -> str:
        """What the puzzle is about, such as ``duck``."""
        text: str = self.data["theme"]
        return text

    @property
    def rating(self) -> int:
        """How difficult it is, on the scale of players' ratings."""
        number: int = self.data["rating"]
        return number

    @property
    def level(self) -> str:
        """``easy``, ``medium`` or ``hard``."""
        return level_of(self.rating)

    @property
    def answer(self) -> tuple[str, ...]:
        """The right move in notation; several that are the same for all that matters, such as B5 and B6."""
        return tuple(self.data["answer"])

    @property
    def results(self) -> Mapping[str, tuple[float, float]]:
        """By move, best first: the points to expect, and the chance, 0 to 1, to succeed in the round.

        In Wizard Extreme penalty points.  Of several moves that are the same only the first is named.
        """
        return {move: (points, chance) for move, points, chance in self.data["results"]}

    @property
    def why(self) -> Mapping[str, Any] | None:
        """The reason: the kind of sentence and its values (``foretell.coach``); None where there is none."""
        return self.data.get("why")

    def result_of(self, move: str) -> tuple[float, float]:
        """The points and the chance of a legal move; those of its equals for one that is not named."""
        results = self.results
        return results[move] if move in results else results[self.data["same"].get(move, self.answer[0])]

    def record(self) -> dict[str, Any]:
        """The game up to the question, as an unfinished record (docs/record-format.md)."""
        return record_of(self.game_name, self.data)

    def game(self) -> Game:
        """The game at the question; its other hands are plausible ones, which the player must not be shown."""
        return read_game(self.record())

    def observation(self) -> Observation:
        """What the asked seat sees."""
        return self._observation

    @property
    def position(self) -> Position:
        """What the asked seat knows, as a value (docs/position-format.md); other hands are not in it."""
        return Position.of(self.observation())

    @cached_property
    def _observation(self) -> Observation:
        game = self.game()
        return game.observe(game.turn)


def level_of(rating: float) -> str:
    """The level of difficulty to which this rating belongs."""
    return [level for level, least in LEVELS.items() if rating >= least or least == 0][-1]


def record_of(game: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A puzzle's record from its entry in the file, where hands and moves are texts."""
    players = data["players"]
    moves = [_move(text) for text in data["moves"].split(", ")] if data["moves"] else []
    hands = [hand.split() for hand in data["hands"]]
    return {
        "format": format_of(data["options"]),
        "game": game,
        "options": data["options"],
        "players": list(NAMES[:players]),
        "rounds": [{"dealer": data["dealer"], "hands": hands, "turned": data["turned"], "moves": moves}],
        "finished": False,
        "totals": [0] * players,
        "winners": [],
    }


def _move(text: str) -> list[Any]:
    """``1 bid 2`` as ``[1, "bid", 2]``: whole numbers are numbers, ``none`` is null."""
    seat, *values = text.split(" ")
    return [int(seat), *(_value(value) for value in values)]


def _value(text: str) -> str | int | None:
    if text == "none":
        return None
    return int(text) if text.lstrip("-").isdigit() else text


def id_of(game: str, data: Mapping[str, Any]) -> str:
    """The id: the game's first letter and a hash of the position and its answer."""
    content = json.dumps([game, *(data[key] for key in _POSITION), sorted(data["answer"])], separators=(",", ":"))
    return f"{game[0]}{sha256(content.encode()).hexdigest()[:_ID_LENGTH]}"
