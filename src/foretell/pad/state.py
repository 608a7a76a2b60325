"""What stands on the pad: the outcome of all entries.  ``as_json`` gives the shape that the page has too."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Bid = int | Literal["?"] | None
Start = int | Literal["average"]


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody on the pad; ``id`` is that of the entry with which they joined."""

    id: str
    name: str
    joined: int
    """The first round that they play."""
    left: int | None
    """The first round that they do not play any more."""
    start: Start
    """The points that they begin with; ``average``: that of all others at that time."""


@dataclass(frozen=True, slots=True)
class Check:
    """Something that can't be, or that the table wished to be told of."""

    check: str
    """Its id; the words are ``pad-check-…``."""
    level: Literal["fault", "note"]
    """A fault keeps a round open until it is mended or overruled; a note only tells."""
    rule: str
    """The number of the rule."""
    round: int | None = None
    player: str | None = None
    values: Mapping[str, int | str] = field(default_factory=dict)
    overruled: bool = False


@dataclass(frozen=True, slots=True)
class WizardCell:
    """A player's part of a round of Wizard."""

    bid: Bid
    """As it was said; ``?`` where this reader may not know it."""
    final: Bid
    """S7: with the Cloud's change, if there was one."""
    tricks: int | None
    points: int | None
    """Null while the round is not scored."""
    total: int | None
    met: bool | None


@dataclass(frozen=True, slots=True)
class Cloud:
    """S7: whose bid the Cloud has changed, and how."""

    player: str
    change: int


@dataclass(frozen=True, slots=True)
class WizardRound:
    """A round of Wizard; ``players`` stand in the order of bidding, the dealer last."""

    number: int
    players: tuple[str, ...]
    dealer: str
    cards: int
    trump: str | None
    """V6: the suit that Maximus gives the round; null for none, or where the cards decide."""
    phase: Literal["bids", "say", "tricks", "scored"]
    next: str | None
    """Whose bid or tricks are still to be written; null where none are."""
    face_down: bool
    """V2, V3: the bids may not be shown yet."""
    bid_sum: int
    """Of the bids that are known."""
    forbidden: int | None
    """V1: what the last bidder may not bid, as soon as that is settled; null for nothing."""
    trick_sum: int
    bombed: int
    cloud: Cloud | None
    cells: Mapping[str, WizardCell]
    checks: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class ExtremeCell:
    """A player's part of a round of Wizard Extreme."""

    predicted: Mapping[str, int]
    """The seals after the prediction: taken, given up to others, and white ones for those (B5, B6)."""
    done: bool
    """Whether the prediction is complete."""
    held: Mapping[str, int]
    """The seals that lie before the player now, or were left at the end."""
    counted: bool
    """Whether somebody counted what was left, instead of following every trick."""
    tricks: int
    """Tricks that were written down one by one."""
    points: int | None
    total: int | None
    met: bool | None


@dataclass(frozen=True, slots=True)
class ExtremeRound:
    """A round of Wizard Extreme."""

    number: int
    players: tuple[str, ...]
    dealer: str
    cards: int
    phase: Literal["seals", "tricks", "scored"]
    next: str | None
    """Whose prediction is still to be written, or whose seals are to be counted; null where none are."""
    magician: str | None
    pool: Mapping[str, int]
    """B2: what is left in the middle, by kind."""
    tricks: int
    """Tricks that were written down one by one."""
    cells: Mapping[str, ExtremeCell]
    checks: tuple[Check, ...]


Round = WizardRound | ExtremeRound


@dataclass(frozen=True, slots=True)
class State:
    """A pad."""

    id: str
    """The document's."""
    game: str
    title: str
    options: Mapping[str, Any]
    """Every option of the game, as agreed or as the rules have it."""
    players: tuple[Player, ...]
    """In the order of the first round's seats, clockwise."""
    rounds: tuple[Round, ...]
    """All rounds up to the current one, and later ones where something was written already."""
    planned: int
    """How many rounds the game has."""
    current: int | None
    """The round that is played; null before anybody has joined, and when the game is over."""
    over: bool
    totals: Mapping[str, int]
    """By player, after the last scored round."""
    checks: tuple[Check, ...]
    """What is wrong with the game as a whole."""
    skipped: tuple[str, ...]
    """Entries that have nothing to be written on: of players or rounds that are not there."""


def as_json(state: State) -> dict[str, Any]:
    """The state as JSON values."""
    return asdict(state)


def open_faults(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """The faults that nobody has overruled."""
    return tuple(check for check in checks if check.level == "fault" and not check.overruled)
