"""Messages between organisers, readers and tables of a tournament and the server."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from .messages import Ack, Asking, CommandId, Ping, Pong, Refused, ToClient
from .pads import EntryJson, PlayerId, Write
from .tournament_views import NextView, PersonView, RoundView, StandingView, TournamentView

MOST_PEOPLE_AT_A_TABLE = 10
LONGEST_NAME = 40
LONGEST_TEXT = 200
CODE_LENGTH = 6
"""Letters of a table's code, of those of room codes."""
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]
Total = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
ShortText = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament with these settings; ``document``: an exported one, which goes on here."""

    settings: dict[str, Any] = {}
    document: dict[str, Any] | None = None


class TournamentMade(msgspec.Struct, frozen=True):
    """A new tournament: the keys of its links for organisers and for everybody."""

    tournament: str
    watch: str


class DrawRound(Asking, frozen=True, tag="draw"):
    """Draw the next round; refused unless it is the round of this number.  ``word``: called out by the hall."""

    round: RoundNumber
    word: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class CloseRound(Asking, frozen=True, tag="close"):
    """End a round, which needs a result of each table; equal points are decided, at last by a lot."""

    round: RoundNumber


TournamentCommand = Write | DrawRound | CloseRound
AnyToTournament = Write | DrawRound | CloseRound | Ping


class HandIn(Asking, frozen=True):
    """Hand in the table's result: the points that the table's pad has now, or these (null: did not play)."""

    round: RoundNumber
    points: Annotated[dict[PlayerId, Total | None], msgspec.Meta(max_length=MOST_PEOPLE_AT_A_TABLE)] | None = None


class ConfirmResult(Asking, frozen=True, tag="confirm"):
    """Confirm a result, by its entry, that another device handed in."""

    result: PlayerId


class Dispute(Asking, frozen=True):
    """Tell the organisers that the result of the table's round is not right."""

    round: RoundNumber
    text: ShortText = ""


TableCommand = HandIn | ConfirmResult | Dispute


class JoinTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take part under a name; a repeated id joins once.

    At tables of the server the name of somebody whom an organiser has typed in claims that person.
    """

    id: CommandId
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class JoinedTournament(msgspec.Struct, frozen=True):
    """Somebody takes part: their id, in the tournament's line ``seq``."""

    id: str
    seq: int
    person: str


class TournamentWelcome(ToClient, frozen=True, tag="tournament"):
    """The whole tournament: the first message of a connection."""

    version: int
    tournament: TournamentView


class TournamentChanged(ToClient, frozen=True, tag="changed"):
    """What is different now, at most once a second: parts that are left out are as they were."""

    seq: int
    now: int
    next: NextView
    over: bool
    chain: str
    rounds: tuple[RoundView, ...]
    """The rounds that are new or have changed, each whole; others stay."""
    gone: tuple[int, ...] = ()
    """The numbers of rounds whose draw was undone."""
    settings: dict[str, Any] | UnsetType = UNSET
    people: tuple[PersonView, ...] | UnsetType = UNSET
    standings: tuple[StandingView, ...] | UnsetType = UNSET
    log: tuple[EntryJson, ...] = ()
    """For organisers: the new entries."""
    codes: tuple[str, ...] | UnsetType = UNSET
    you: str | UnsetType | None = UNSET
    deals: str | UnsetType = UNSET


AnyFromTournament = TournamentWelcome | TournamentChanged | Ack | Refused | Pong
