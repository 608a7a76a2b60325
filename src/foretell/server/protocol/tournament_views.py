"""Tournaments, and the tables of their rounds, as their readers see them."""

from typing import Any, Literal

import msgspec

from .pads import EntryJson

Stage = Literal["preliminary", "knockout", "final"]
Status = Literal["playing", "handed-in", "confirmed", "disputed"]
"""Confirmed: the result counts, confirmed by the table or entered by an organiser."""
OfTable = Literal["hand-in", "confirm", "dispute"]
"""The commands of tables."""


class PersonView(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    id: str
    name: str
    group: str | None
    """People of one group should not meet at once."""
    left: int | None
    """The first round that they no longer play."""
    online: bool = False
    """Whether they have entered themselves, or claimed the name, and play at tables of the server."""


class RoundClock(msgspec.Struct, frozen=True):
    """A round's clock: while it runs, ``left_ms`` and the time since ``at`` differ by what is left now."""

    running: bool
    left_ms: int
    """What was left at ``at``; below 0 in overtime."""
    at: int
    """When it was started or stopped by the server's time (milliseconds since 1970); 0: never."""


class RoundTable(msgspec.Struct, frozen=True):
    """A table of a round."""

    number: int
    seats: tuple[str, ...]
    """The ids of its people; the first deals first."""
    status: Status
    points: tuple[int | None, ...] | None
    """By seat (null: did not play)."""
    result: str | None
    """The entry of the last result."""
    round: int
    """The round of the game that the table's pad is in; 0: not known."""
    rounds: int
    """The rounds of the game; 0: not known."""
    dispute: str | None
    code: str | None
    """The code of the table's card; for organisers only."""
    pad: str | None
    """The key of the table's score pad: for writing to organisers, for watching to others; null: it has none."""
    game: str | None = None
    """The id of its table on the server; null: it plays with real cards, or is not open yet."""
    over: bool = False
    """Whether the game at this table is over."""
    bots: tuple[int, ...] = ()
    """The seats of bots at this table, from 0; its people have the others, in their order."""


class RoundView(msgspec.Struct, frozen=True):
    """A round of the tournament: one game at each table."""

    number: int
    stage: Stage
    tables: tuple[RoundTable, ...]
    byes: tuple[str, ...]
    closed: bool
    clock: RoundClock
    seed: str
    word: str
    deals: str | None = None
    """The secret from which the deals of the round's tables follow; null until all of them have ended."""


class StandingView(msgspec.Struct, frozen=True):
    """A line of the standings."""

    person: str
    place: int
    points: str
    """Tournament points, as a decimal number."""
    game_points: int
    games: int
    wins: int
    penalty: int
    out: bool
    """Whether they no longer play: left, or out of the knockout."""
    lot: bool
    """Whether a lot decided their place."""


class NextView(msgspec.Struct, frozen=True):
    """What the organisers do next."""

    do: Literal["people", "draw", "play", "close", "end", "over"]
    round: int
    """The round that it is about."""
    stage: Stage | None
    why: str | None
    """Why the next round cannot be drawn yet: the key of a fault of tournaments."""
    at: int | None = None
    """When the server does it by itself (milliseconds since 1970); null: it does not."""


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament, as its reader may see it."""

    id: str
    """The document's id."""
    seq: int
    """The number of its last line."""
    now: int
    """The server's time (milliseconds since 1970)."""
    organiser: bool
    watch: str
    """The key of the link for everybody."""
    settings: dict[str, Any]
    people: tuple[PersonView, ...]
    rounds: tuple[RoundView, ...]
    standings: tuple[StandingView, ...]
    """Best first."""
    next: NextView
    chain: str
    """The head of the hash chain to which the seeds belong."""
    log: tuple[EntryJson, ...]
    """For organisers: the last entries (docs/tournament-format.md), newest last; empty for others."""
    over: bool
    codes: tuple[str, ...] = ()
    """For organisers: the codes of the tables' cards, from table 1; they stay the same in all rounds."""
    you: str | None = None
    """The id of the reader, if they take part on this device."""
    deals: str = ""
    """The head of the hash chain of the secrets of the rounds' deals, or the last secret that was shown."""


class TournamentTable(msgspec.Struct, frozen=True):
    """The table of a code, for a phone at this table: its newest round."""

    tournament: str
    """The tournament's name."""
    seq: int
    now: int
    table: int
    """The table's number."""
    round: int
    """0: no round was drawn for this table yet."""
    stage: Stage | None
    seated: RoundTable | None
    people: tuple[PersonView, ...]
    """Those at the table, in the order of seats."""
    clock: RoundClock | None
    closed: bool
    pad: str | None
    """The key for writing of the table's score pad."""
    may: tuple[OfTable, ...]
    """The commands that this device can give now."""
