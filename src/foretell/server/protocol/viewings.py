"""Messages between those who look at a replay together and the server."""

from typing import Annotated, Any

import msgspec

from .commands import MoveText
from .messages import Ack, Asking, FromClient, Ping, Pong, Refused, ToClient

_MOST = 10**6
Number = Annotated[int, msgspec.Meta(ge=0, le=_MOST)]
Target = Annotated[str, msgspec.Meta(max_length=20, pattern="^(seat-[0-5]|card-[0-5]-[A-Za-z0-9]{1,12})$")]
"""What the leader points at: a seat, or a card in notation, and whose it is."""


class Place(msgspec.Struct, frozen=True):
    """A moment of the game (``branch``: null) or of a branch, counted from 0."""

    at: Number
    branch: Number | None = None


class Show(FromClient, frozen=True):
    """The leader is at a place, and points at something (null: at nothing); it is not acknowledged."""

    place: Place
    target: Target | None = None


class Lead(Asking, frozen=True):
    """Lead, if nobody who leads is connected; or, as the leader, let somebody else (by number) lead."""

    to: Number | None = None


class Branch(Asking, frozen=True):
    """Begin a branch after a line of the game's replay."""

    line: Number


class PlayBranch(Asking, frozen=True, tag="play"):
    """Make a move in a branch, for the seat whose turn it is; ``after``: how many moves the branch has."""

    branch: Number
    after: Number
    move: MoveText


class CutBranch(Asking, frozen=True, tag="take-back"):
    """Take back the moves of a branch, all but the first ``moves``."""

    branch: Number
    moves: Number


ViewingCommand = Lead | Branch | PlayBranch | CutBranch
AnyToViewing = Show | Lead | Branch | PlayBranch | CutBranch | Ping


class Member(msgspec.Struct, frozen=True):
    """Somebody who is connected and has a name."""

    member: int
    name: str


class Scene(ToClient, frozen=True):
    """Who is there, who leads, and what the leader shows."""

    members: tuple[Member, ...]
    nameless: int
    """How many others are connected."""
    leader: int | None
    """The number of the member who leads; null if they are not connected."""
    you: int | None
    """The number of the reader."""
    place: Place | None
    """Where the leader is, as far as that is known."""
    target: str | None


class BranchView(msgspec.Struct, frozen=True):
    """A branch: its moves follow a line of the game's replay."""

    line: int
    moves: tuple[str, ...]


class Branches(ToClient, frozen=True):
    """All branches, in order: the first message, and again after a reader has missed something."""

    version: int
    branches: tuple[BranchView, ...]


class Branched(ToClient, frozen=True):
    """A branch is new, or has other moves."""

    number: int
    branch: BranchView


AnyFromViewing = Branches | Branched | Scene | Ack | Refused | Pong


class ViewingMade(msgspec.Struct, frozen=True):
    """The key of a new viewing, for its link."""

    viewing: str


class ViewingView(msgspec.Struct, frozen=True):
    """The game that is looked at together."""

    record: dict[str, Any]
