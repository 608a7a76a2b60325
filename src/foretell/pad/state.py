"""The state of a pad, folded from its entries; ``dataclasses.asdict`` gives it the shape that the page uses too."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from ..game.cards import SUITS

Bid = int | Literal["?"] | None
Start = int | Literal["average"]


@dataclass(frozen=True, slots=True)
class Player:
    """A player on the pad; ``id`` is the id of the entry with which they joined."""

    id: str
    name: str
    joined: int
    """The player's first round."""
    left: int | None
    """The first round that the player no longer plays."""
    start: Start
    """The player's starting points; ``average``: the average of all others at that time."""


@dataclass(frozen=True, slots=True)
class Check:
    """Something that the rules rule out, or that the table wanted to be warned of."""

    check: str
    """The check's id; the messages are ``pad-check-…``."""
    level: Literal["fault", "note"]
    """A fault keeps a round open until it is corrected or overruled; a note is a warning."""
    rule: str
    """The rule's number."""
    round: int | None = None
    player: str | None = None
    values: Mapping[str, int | str] = field(default_factory=dict)
    overruled: bool = False


@dataclass(frozen=True, slots=True)
class WizardCell:
    """A player's part of a round of Wizard."""

    bid: Bid
    """The bid as it was made; ``?`` if this reader may not see it."""
    final: Bid
    """S7: the bid after the Cloud's change, if any."""
    tricks: int | None
    points: int | None
    """None until the round is scored."""
    total: int | None
    met: bool | None


@dataclass(frozen=True, slots=True)
class Cloud:
    """S7: the player whose bid the Cloud changed, and by how much."""

    player: str
    change: int


@dataclass(frozen=True, slots=True)
class WizardRound:
    """A round of Wizard; ``players`` are in bidding order, the dealer last."""

    magician: ClassVar[None] = None
    """Nobody has the Black Magician."""

    number: int
    players: tuple[str, ...]
    dealer: str
    cards: int
    trump: str | None
    """V6: the round's trump suit in Maximus; None for no trump, and in modes where the cards decide."""
    phase: Literal["bids", "say", "tricks", "scored"]
    next: str | None
    """The next player whose bid or tricks are missing; None if none are."""
    face_down: bool
    """V2, V3: whether the bids may not be shown yet."""
    bid_sum: int
    """The sum of the known bids."""
    forbidden: int | None
    """V1: the bid that the last bidder may not make, once that is known; None if there is none."""
    trick_sum: int
    bombed: int
    cloud: Cloud | None
    cells: Mapping[str, WizardCell]
    checks: tuple[Check, ...]

    def foretold(self, player: str) -> int | None:
        """A6: the player's bid, if it is known."""
        bid = self.cells[player].bid
        return bid if isinstance(bid, int) else None

    def in_summary(self, player: str) -> list[int | None]:
        """A player's part of a scored round as a summary has it: bid, tricks, points."""
        cell = self.cells[player]
        return [cell.final if isinstance(cell.final, int) else None, cell.tricks, cell.points]


@dataclass(frozen=True, slots=True)
class ExtremeCell:
    """A player's part of a round of Wizard Extreme."""

    predicted: Mapping[str, int]
    """The seals after the prediction: those taken, less those taken by others, plus white ones in return (B5, B6)."""
    done: bool
    """Whether the prediction is complete."""
    held: Mapping[str, int]
    """The seals in front of the player now, or the seals left at the end."""
    counted: bool
    """Whether the remaining seals were counted at the end, instead of following every trick."""
    tricks: int
    """The number of tricks written down one by one."""
    points: int | None
    total: int | None
    met: bool | None


@dataclass(frozen=True, slots=True)
class ExtremeRound:
    """A round of Wizard Extreme."""

    trump: ClassVar[None] = None
    """No trump suit to announce: it is always red."""
    face_down: ClassVar[bool] = False
    """Seals lie open."""

    number: int
    players: tuple[str, ...]
    dealer: str
    cards: int
    phase: Literal["seals", "tricks", "scored"]
    next: str | None
    """The next player whose prediction or seals are missing; None if none are."""
    magician: str | None
    pool: Mapping[str, int]
    """B2: the seals left in the pool, by kind."""
    tricks: int
    """The number of tricks written down one by one."""
    cells: Mapping[str, ExtremeCell]
    checks: tuple[Check, ...]

    def foretold(self, player: str) -> int | None:
        """B5: the number of coloured seals that the player has taken, if it is known."""
        cell = self.cells[player]
        known = cell.done and self.magician != player
        return sum(cell.predicted.get(suit, 0) for suit in SUITS) if known else None

    def in_summary(self, player: str) -> list[int | None]:
        """A player's part of a scored round: seals left, 1 for the Magician's player (else 0), points."""
        cell = self.cells[player]
        return [sum(cell.held.values()), int(self.magician == player), cell.points]


Round = WizardRound | ExtremeRound


@dataclass(frozen=True, slots=True)
class State:
    """The state of a pad."""

    id: str
    """The document's id."""
    game: str
    title: str
    options: Mapping[str, Any]
    """Every option of the game, as agreed or by default."""
    players: tuple[Player, ...]
    """Clockwise, in the order of the first round's seats."""
    rounds: tuple[Round, ...]
    """All rounds up to the current one, and later ones that have entries already."""
    planned: int
    """The number of rounds of the game."""
    current: int | None
    """The round being played; None before anybody has joined and when the game is over."""
    over: bool
    totals: Mapping[str, int]
    """Points by player, after the last scored round."""
    checks: tuple[Check, ...]
    """The checks that the game as a whole fails."""
    skipped: tuple[str, ...]
    """The ids of entries for players who are not there."""


def open_faults(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """The faults that have not been overruled."""
    return tuple(check for check in checks if check.level == "fault" and not check.overruled)
