"""What happened in the game, as messages have it: the events of ``foretell.game.events``, masked for their reader.

Cards, plays and seals are text in the notation of moves; ``"?"`` stands for what the reader may not know.
"""

from typing import Any, Literal

import msgspec

from ...game import events as game
from ...game.cards import Suit
from ...game.moves import Play, ReturnSeal
from .kinds import kebab

CardText = str
BidNumber = int | Literal["?"]


class Happening(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """The parent of all of them."""


class RoundDealt(Happening, frozen=True):
    """A round begins (A2 to A5, B3)."""

    round: int
    dealer: int
    hands: tuple[tuple[CardText, ...], ...]
    turned: CardText | None
    unseen: bool


class WerewolfExchanged(Happening, frozen=True):
    """The Werewolf's holder has taken the turned-up card for it (S5)."""

    seat: int
    card: CardText


class TrumpSet(Happening, frozen=True):
    """Trump is known; seat null: by the card turned up or the round (A4, A5, S5, V6)."""

    suit: Suit | None
    seat: int | None


class BidMade(Happening, frozen=True):
    """A seat has foretold its tricks (A6, V2, V3)."""

    seat: int
    tricks: BidNumber
    concealed: bool


class BidsShown(Happening, frozen=True):
    """All bids are shown (V2, V3)."""

    bids: tuple[int, ...]


class CardPlayed(Happening, frozen=True):
    """A card lies on the table (A8, B7)."""

    seat: int
    play: CardText


class TrickTaken(Happening, frozen=True):
    """A trick is complete; its winner leads next (A11, B8)."""

    seat: int
    plays: tuple[CardText, ...]
    leader: int


class TrickBombed(Happening, frozen=True):
    """Nobody gets the trick; the seat leads next (S4)."""

    seat: int
    plays: tuple[CardText, ...]
    leader: int


class CardLaidAside(Happening, frozen=True):
    """A seat has chosen the card that it passes (S6)."""

    seat: int
    card: CardText


class CardsPassed(Happening, frozen=True):
    """The cards laid aside have gone to the left; by the seat that passed (S6)."""

    cards: tuple[CardText, ...]


class BidChanged(Happening, frozen=True):
    """The Cloud has changed a bid (S7)."""

    seat: int
    change: int


class SealTaken(Happening, frozen=True):
    """A seat has taken a seal from the pool, or from ``victim`` (B5, B6)."""

    seat: int
    suit: Suit
    victim: int | None


class MagicianTaken(Happening, frozen=True):
    """A seat has taken the Black Magician (B5)."""

    seat: int


class PredictionMade(Happening, frozen=True):
    """A seat's prediction is complete (B5)."""

    seat: int


class SealReturned(Happening, frozen=True):
    """The trick's winner has given back a seal (B9)."""

    seat: int
    seal: str


class BlackSealTaken(Happening, frozen=True):
    """The trick's winner has taken a black seal (B10)."""

    seat: int


class BlackSealSpared(Happening, frozen=True):
    """There is no black seal left for the trick's winner (B10)."""

    seat: int


class RoundScored(Happening, frozen=True):
    """The round is over (A12, B12, B13)."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameOver(Happening, frozen=True):
    """The game is over (A13, B14)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


AnyHappening = (
    RoundDealt
    | WerewolfExchanged
    | TrumpSet
    | BidMade
    | BidsShown
    | CardPlayed
    | TrickTaken
    | TrickBombed
    | CardLaidAside
    | CardsPassed
    | BidChanged
    | SealTaken
    | MagicianTaken
    | PredictionMade
    | SealReturned
    | BlackSealTaken
    | BlackSealSpared
    | RoundScored
    | GameOver
)
_BY_NAME: dict[str, type[Happening]] = {kind.__name__: kind for kind in Happening.__subclasses__()}


def happening(event: game.Event) -> AnyHappening:
    """The event as a message has it; what is masked in it stays masked."""
    kind: Any = _BY_NAME[type(event).__name__]
    made: AnyHappening = kind(*[plain(getattr(event, name)) for name in kind.__struct_fields__])
    return made


_PLAIN = (int, bool)


def plain(value: object) -> object:
    """A value of an event as JSON has it."""
    if value is None or type(value) in _PLAIN:
        return value
    match value:
        case game.Hidden():
            return "?"
        case Play() | ReturnSeal():
            return value.text
        case tuple():
            return tuple(map(plain, value))
        case str():
            return str(value)
        case _:
            return value
