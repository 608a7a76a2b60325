"""Messages between members, organisers and readers of a club and the server, and the club as they see it."""

from typing import Annotated, Any, Literal

import msgspec

from .messages import CommandId
from .pads import EntryJson
from .ratings import RatingView
from .tournaments import LONGEST_NAME

MOST_GAMES_SHOWN = 100
"""The newest games of a club that are shown."""
MOST_RESULTS_SHOWN = 1_000
"""The results of these games that are shown; older games are left out."""
LOG_SHOWN = 100
"""The last entries, for organisers."""
Role = Literal["organiser", "member"]
Source = Literal["pad", "tournament", "table", "typed"]
GameName = Literal["wizard", "extreme"]
Formula = Literal["places", "online", "sum", "mean", "wins"]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A club with these settings; ``document``: an exported one, which goes on here."""

    settings: dict[str, Any] = {}
    document: dict[str, Any] | None = None


class ClubMade(msgspec.Struct, frozen=True):
    """A new club: the keys of its links for organisers, and for members and readers."""

    club: str
    watch: str


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Become a member under a name; a repeated id joins once.

    The name of a member whom an organiser has typed in claims that member.
    """

    id: CommandId
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class JoinedClub(msgspec.Struct, frozen=True):
    """Somebody is a member: their id, in the club's line ``seq``."""

    id: str
    seq: int
    member: str


class MemberView(msgspec.Struct, frozen=True):
    """A member of a club."""

    id: str
    name: str
    """Empty: this member had everything about them deleted."""
    role: Role
    left: bool
    online: bool
    """Whether they have joined themselves, or claimed the name."""
    ratings: tuple[RatingView, ...] = ()
    """Of those who have joined themselves."""


class EveningView(msgspec.Struct, frozen=True):
    """An evening of a club."""

    id: str
    title: str
    day: str
    """As in 2026-11-26."""
    time: str | None
    """As in 19:30."""
    place: str
    cancelled: bool
    coming: tuple[str, ...]
    """The ids of the members who come."""
    not_coming: tuple[str, ...]
    games: tuple[str, ...]
    """The ids of this evening's games."""


class TotalView(msgspec.Struct, frozen=True):
    """What somebody has reached in a game."""

    name: str
    member: str | None
    """The id of the member; null: a guest, or nobody knows."""
    points: int
    place: int
    """Shared places have the same number."""
    met: int | None
    """Rounds whose bid was met; null: not known."""
    bids: int | None
    bot: bool


class ResultView(msgspec.Struct, frozen=True):
    """What was played at one table."""

    part: str
    """Of a tournament: the round and the table, as in ``round 2 table 1``; empty: the game has one part."""
    day: str
    kind: GameName
    totals: tuple[TotalView, ...]
    """Best first."""


class GameView(msgspec.Struct, frozen=True):
    """A game or a tournament that belongs to a club."""

    id: str
    source: Source
    key: str
    """The key for watching of the pad or tournament, or the id of the table; empty for results typed in."""
    day: str
    evening: str | None
    dropped: bool
    """Whether it no longer belongs to the club."""
    over: bool
    results: tuple[ResultView, ...]


class LineView(msgspec.Struct, frozen=True):
    """A line of the season's table."""

    member: str
    place: int | None
    """Null: has played fewer games than the club's settings ask for."""
    points: str
    """By the club's formula, as a decimal number."""
    games: int
    wins: int


class SeasonView(msgspec.Struct, frozen=True):
    """A season, and how its table is made: a season that is over keeps its own settings."""

    name: str
    """Empty: the club has no seasons, and all games count."""
    first: str | None
    """Its first day; null: from the beginning."""
    last: str | None
    """Its last day; null: open."""
    game: GameName
    formula: Formula
    count: int | None
    least: int


class ClubView(msgspec.Struct, frozen=True):
    """A club, as its reader may see it."""

    id: str
    """The document's id."""
    seq: int
    """The number of its last line."""
    now: int
    """The server's time (milliseconds since 1970)."""
    organiser: bool
    """Whether the reader may do what organisers may."""
    you: str | None
    """The id of the reader, if they are a member on this device."""
    watch: str
    """The key of the link for members and readers."""
    settings: dict[str, Any]
    """Those of today; the table may be that of an earlier ``season``."""
    members: tuple[MemberView, ...]
    evenings: tuple[EveningView, ...]
    games: tuple[GameView, ...]
    """The newest games, the newest last."""
    table: tuple[LineView, ...]
    """Of the season that is shown, best first."""
    season: SeasonView
    """The season that is shown: the one that was asked for, or the present one."""
    seasons: tuple[str, ...]
    """The names of all seasons, the present one last."""
    closed: bool
    log: tuple[EntryJson, ...]
    """For organisers: the last entries (docs/clubs.md), newest last; empty for others."""


class BestEvening(msgspec.Struct, frozen=True):
    """The day on which a member has reached most points by the club's formula."""

    day: str
    evening: str | None
    points: str


class LastGame(msgspec.Struct, frozen=True):
    """A game that counts, as a member has it."""

    game: str
    """The id of the game, or of the tournament."""
    part: str
    """As in a result."""
    day: str
    evening: str | None
    points: int
    """Of the game."""
    place: int
    people: int
    """How many were at the table, bots included."""


class AgainstView(msgspec.Struct, frozen=True):
    """A member's games with another member."""

    member: str
    games: int
    ahead: int
    behind: int
    equal: int
    difference: str
    """The mean difference of points, as a decimal number."""


class MemberStatistics(msgspec.Struct, frozen=True):
    """What a member has reached in a season."""

    member: str
    games: int
    wins: int
    mean_place: str
    """As a decimal number; empty: no games."""
    met: int | None
    """Bids met, where that is known."""
    bids: int | None
    best: BestEvening | None
    against: AgainstView | None
    last: tuple[LastGame, ...]
    """The last games that count, the newest first."""
