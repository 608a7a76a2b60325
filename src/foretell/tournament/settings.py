"""The settings of a tournament: what the organiser has agreed with the people."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from fractions import Fraction
from typing import Any

from .kinds import tenths
from .limits import LARGEST_OF_GAME


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their defaults; docs/tournament-format.md describes each."""

    name: str = ""
    game: str = "wizard"
    options: Mapping[str, Any] = field(default_factory=dict)
    """The options of the score pads."""
    form: str = "drawn"
    rounds: int = 3
    """Preliminary rounds."""
    size: int = 4
    odd: str = "threes"
    points: Mapping[str, list[int | float]] = field(
        default_factory=lambda: {"3": [3, 2, 1], "4": [4, 3, 2, 1], "5": [5, 4, 3, 2, 1]}
    )
    rank: tuple[str, ...] = ("points", "game_points", "wins", "best_game", "met", "lot")
    knockout: tuple[int, ...] = ()
    byes: str | int | float = "mean"
    minutes: int = 45
    warning: int = 5
    overtime: int = 10
    apart: str = "first"
    joining: bool = True
    confirming: bool = True
    where: str = "cards"
    """``cards``: real ones; ``online``: at the server's tables."""
    deals: str = "own"
    """Online: ``same`` are the same at all tables of a round, seat by seat."""
    score: str = "places"
    """With the same deals: what the points of a round are."""
    fill: str = "master"
    """With the same deals: the bots in seats without people."""
    pace: Mapping[str, Any] = field(default_factory=lambda: {"clock": "seconds", "amount": 60})
    """Online: the time for a move."""
    absent: str = "bot"
    """Online: whether a bot's result counts for somebody who has left."""
    auto: bool = True
    """Online: whether rounds end and begin by themselves."""
    pause: int = 5
    """Online: minutes between two rounds."""
    begins: int | None = None
    """Online: when the first round is drawn (milliseconds since 1970); None: when an organiser draws it."""
    delay: int = 180
    """Online: seconds by which onlookers see a table late."""

    def having(self, values: Mapping[str, Any]) -> "Settings":
        """These settings with others, which ``entries`` has checked, in their place."""
        lists = {key: tuple(values[key]) for key in ("rank", "knockout") if key in values}
        return replace(self, **{**values, **lists})

    def to_json(self) -> dict[str, Any]:
        """All settings as a JSON object."""
        return {**asdict(self), "rank": list(self.rank), "knockout": list(self.knockout)}

    def changes(self) -> dict[str, Any]:
        """The settings that differ from the defaults, as an entry ``set`` has them."""
        usual = Settings().to_json()
        return {key: value for key, value in self.to_json().items() if value != usual[key]}

    @property
    def table(self) -> int:
        """People at a usual table: ``size``, as far as the game allows it."""
        return min(self.size, LARGEST_OF_GAME[self.game])

    @property
    def online(self) -> bool:
        """Whether rounds are played at the server's tables."""
        return self.where == "online"

    @property
    def same(self) -> bool:
        """Whether all tables of a round get the same deals."""
        return self.online and self.deals == "same"

    @property
    def bye(self) -> Fraction | None:
        """The points of a bye; None: the mean of one's own games."""
        return tenths(self.byes)

    def of_places(self, size: int) -> list[Fraction]:
        """The points of each place at a table with this many players; without a setting: size, …, 2, 1."""
        row = self.points.get(str(size)) or range(size, 0, -1)
        return [number for one in row if (number := tenths(one)) is not None]


PRESETS: Mapping[str, Mapping[str, Any]] = {
    "club": {"form": "drawn", "rounds": 3, "minutes": 0, "confirming": False},
    "qualifier": {"form": "swiss", "rounds": 3, "knockout": [4], "options": {"plus_minus_one": "forbid"}},
    "championship": {
        "form": "swiss",
        "rounds": 5,
        "knockout": [64, 16, 4],
        "options": {"plus_minus_one": "forbid", "plus_minus_kind": "not-one-card"},
    },
    "online-evening": {"where": "online", "form": "drawn", "rounds": 3},
    "duplicate": {"where": "online", "deals": "same", "score": "difference", "form": "drawn", "rounds": 3},
}
"""Settings to begin with, by name; the others are the defaults."""
