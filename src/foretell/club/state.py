"""The state of a club: what its entries say."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ..game.codebook import CODEBOOKS
from ..pad.folding import Folded
from .document import Entry
from .faults import ClubFault
from .settings import Season, Settings

_V = TypeVar("_V")


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who belongs to the club."""

    id: str
    """The id of the entry that wrote them down."""
    name: str
    """Empty: they had their name deleted."""
    role: str
    left: bool = False


@dataclass(frozen=True, slots=True)
class Evening:
    """A day on which the club plays."""

    id: str
    title: str
    day: str
    time: str | None
    place: str
    cancelled: bool = False
    comes: Mapping[str, bool] = field(default_factory=dict)
    """By member, whether they come; those who have not said are not in it."""


@dataclass(frozen=True, slots=True)
class Total:
    """What somebody has at the end of a game."""

    name: str
    member: str | None
    """None: a guest, or a bot."""
    points: int
    met: int | None
    """Bids met; None: not known."""
    bids: int | None
    bot: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, or stands."""

    entry: str
    """The id of the entry that counts."""
    part: str
    """Which game of a tournament; empty: there is only one."""
    day: str
    kind: str
    totals: tuple[Total, ...]
    over: bool

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each total, bots included; equal ones share a place."""
        scores = self.scores
        return tuple(1 + sum(other > own for other in scores) for own in scores)

    @property
    def scores(self) -> tuple[int, ...]:
        """For each total, a number that is higher for a better result (A13, B14)."""
        return tuple(sign(self.kind) * total.points for total in self.totals)


def sign(kind: str) -> int:
    """1 if the most points win a game of this kind (A13), -1 if the fewest (B14)."""
    return CODEBOOKS[kind].rules.sign


@dataclass(frozen=True, slots=True)
class Game:
    """A game, or a tournament, that belongs to the club."""

    id: str
    source: str
    key: str
    """The key for watching a pad or a tournament, or the id of a table; empty: results are typed in."""
    evening: str | None
    day: str
    dropped: bool = False
    results: Mapping[str, Result] = field(default_factory=dict)
    """By part."""

    @property
    def over(self) -> bool:
        """Whether there are results, and none of a game that goes on."""
        return bool(self.results) and all(result.over for result in self.results.values())


@dataclass(frozen=True, slots=True)
class Played:
    """A result and the game to which it belongs."""

    game: Game
    result: Result

    @property
    def evening(self) -> str:
        """What was played together: the id of the evening, or the day."""
        return self.game.evening or self.result.day


@dataclass(slots=True)
class State(Folded):
    """The club now.  ``fold.apply`` changes it in place; its parts are values."""

    settings: Settings = field(default_factory=Settings)
    members: dict[str, Member] = field(default_factory=dict)
    """By id, in the order of joining."""
    evenings: dict[str, Evening] = field(default_factory=dict)
    games: dict[str, Game] = field(default_factory=dict)
    seasons: dict[str, Season] = field(default_factory=dict)
    """By name, in the order in which they began."""
    closed: bool = False
    found: dict[str, dict[str, Result]] = field(default_factory=dict)
    """By game and part, results with the members whose devices or names they have, whatever organisers say."""
    changed: set[tuple[str, str | None]] = field(default_factory=set)
    """Games and parts (None: all) that may differ from those in ``games``: none, once an entry is applied."""
    who: dict[tuple[str, str | None, str], str | None] = field(default_factory=dict)
    """By game, part (None: all) and folded name, the member whom an organiser has named."""
    names: dict[str, set[str]] = field(default_factory=dict)
    """By folded name, the members who have it."""
    unknown: dict[str, set[tuple[str, str]]] = field(default_factory=dict)
    """By folded name that was no member's when its result was written, the games and parts with it."""

    @property
    def results(self) -> Iterator[Played]:
        """All results of games that were not dropped."""
        games = (game for game in self.games.values() if not game.dropped)
        return (Played(game, result) for game in games for result in game.results.values())


def of(some: Mapping[str, _V], name: str, fault: str) -> _V:
    """What has this id; raises ClubFault."""
    if name not in some:
        raise ClubFault(fault, value=name)
    return some[name]


def member_of(state: State, entry: Entry) -> Member:
    """The member whom an entry is about; raises ClubFault."""
    return of(state.members, entry.values["member"], "no-member")


def evening_of(state: State, entry: Entry) -> Evening:
    """The evening that an entry is about; raises ClubFault."""
    return of(state.evenings, entry.values["evening"], "no-evening")


def game_of(state: State, entry: Entry) -> Game:
    """The game that an entry is about; raises ClubFault."""
    return of(state.games, entry.values["game"], "no-game")
