"""Moves: small values that print as notation and can be read back from it.

================  ======================================================================
``trump G``       names trump; ``trump none`` only the Werewolf's holder (A4, S5)
``bid 2``         foretells two tricks (A6)
``play B5``       plays a card; with a choice ``play shapeshifter:W``, ``play cloud:R``;
                  ``play ?`` plays a card that its owner has not seen (V4)
``pass W``        lays a card aside for the left neighbour (S6)
``cloud +1``      changes the bid (S7)
``seal B``        takes a seal from the pool, ``seal B<2`` from seat 2 (B5, B6)
``magician``      takes the Black Magician (B5)
``done``          ends a prediction (B5)
``return white``  gives back a seal (B9)
================  ======================================================================
"""

from dataclasses import dataclass
from operator import index
from typing import ClassVar, Literal, SupportsIndex

from ..rules.extreme.codes import card_of
from ..rules.wizard import codes as wizard
from ..rules.wizard.cards import WIZARD
from ..rules.wizard.codes import number_card, passed_card
from .cards import EXTREME_CARDS, SUITS, WIZARD_CARDS, WIZARD_SUITS, Card, Suit
from .errors import NotationError

Form = Suit | Literal["W", "F"]
"""What a special card is played as: the Shapeshifter as W or F, Juggler and Cloud as a suit."""
WHITE: Literal["white"] = "white"


def _suit(text: str) -> Suit:
    """The suit with this text; raises NotationError if there is none."""
    try:
        return Suit(text)
    except ValueError:
        raise NotationError(f"{text!r} is not a suit; suits are written {', '.join(SUITS)}") from None


def _suit_or(others: tuple[str, ...], text: str) -> str:
    """One of these texts as it is, or the suit with this text; raises NotationError if there is none."""
    return text if isinstance(text, str) and text in others else _suit(text)


def whole(number: object) -> int | None:
    """The number as an int, one of numpy's too; None for what is no whole number."""
    try:
        return index(number) if isinstance(number, SupportsIndex) else None
    except TypeError:  # an array of numbers
        return None


@dataclass(frozen=True, slots=True)
class Move:
    """The base class of all moves."""

    verb: ClassVar[str]

    @staticmethod
    def parse(text: str) -> "Move":
        """Read a move's notation; raises NotationError for text that is not a move."""
        move = _BY_TEXT.get(" ".join(text.split())) if isinstance(text, str) else None
        if move is None:
            raise NotationError(f"{text!r} is not a move; moves are written like {_EXAMPLES}")
        return move

    @property
    def text(self) -> str:
        """The part of the notation after the verb."""
        return ""

    def __str__(self) -> str:
        """The notation."""
        return f"{self.verb} {self.text}".rstrip()


def as_move(move: object) -> Move:
    """The move, or the one with this notation; raises NotationError for anything else."""
    if isinstance(move, Move):
        return move
    if not isinstance(move, str):
        raise NotationError(f"{move!r} is not a move; a move is given as such, as text or by its code")
    return Move.parse(move)


@dataclass(frozen=True, slots=True)
class Trump(Move):
    """Choosing the trump suit, or no trump (A4, S5)."""

    verb = "trump"
    suit: Suit | None

    def __post_init__(self) -> None:
        """Read the suit; raises NotationError if there is none."""
        if self.suit is not None:
            object.__setattr__(self, "suit", _suit(self.suit))

    @property
    def text(self) -> str:
        """The suit's letter or ``none``."""
        return self.suit or "none"


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Bidding a number of tricks (A6)."""

    verb = "bid"
    tricks: int

    def __post_init__(self) -> None:
        """Raise NotationError unless the bid is a whole number from 0; the game checks which bids are legal."""
        tricks = whole(self.tricks)
        if tricks is None or tricks < 0:
            raise NotationError(f"a bid is a whole number of tricks, from 0, not {self.tricks!r}")
        object.__setattr__(self, "tricks", tricks)

    @property
    def text(self) -> str:
        """The number."""
        return str(self.tricks)


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Playing a card (A8, B7); ``card`` is None for a card that its owner has not seen (V4)."""

    verb = "play"
    card: Card | None
    form: Form | None = None

    def __post_init__(self) -> None:
        """Read card and form; raises NotationError for anything else."""
        if self.card is not None:
            object.__setattr__(self, "card", Card(self.card))
        if self.form is not None:
            object.__setattr__(self, "form", _suit_or(("W", "F"), self.form))

    @property
    def text(self) -> str:
        """The card, with its form if it has one."""
        if self.card is None:
            return "?"
        return f"{self.card}:{self.form}" if self.form else str(self.card)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Laying a card aside for the left neighbour (S6)."""

    verb = "pass"
    card: Card

    def __post_init__(self) -> None:
        """Read the card; raises NotationError for anything else."""
        object.__setattr__(self, "card", Card(self.card))

    @property
    def text(self) -> str:
        """The card."""
        return str(self.card)


@dataclass(frozen=True, slots=True)
class ChangeBid(Move):
    """Changing the bid by +1 or -1 for the Cloud (S7)."""

    verb = "cloud"
    change: Literal[1, -1]

    def __post_init__(self) -> None:
        """Raise NotationError unless the change is +1 or -1."""
        if self.change not in (1, -1):
            raise NotationError(f"the Cloud changes a bid by 1 or -1, not by {self.change!r} (S7)")
        object.__setattr__(self, "change", int(self.change))

    @property
    def text(self) -> str:
        """``+1`` or ``-1``."""
        return f"{self.change:+d}"


@dataclass(frozen=True, slots=True)
class TakeSeal(Move):
    """Taking a seal from the pool, or from another seat if the pool has none of the suit (B5, B6)."""

    verb = "seal"
    suit: Suit
    victim: int | None = None

    def __post_init__(self) -> None:
        """Read the suit; raises NotationError if there is none, or if the seat is not a whole number."""
        object.__setattr__(self, "suit", _suit(self.suit))
        if self.victim is not None:
            victim = whole(self.victim)
            if victim is None:
                raise NotationError(f"a seal is taken from a seat, by its number, not from {self.victim!r}")
            object.__setattr__(self, "victim", victim)

    @property
    def text(self) -> str:
        """The suit's letter, and ``<`` with the seat that loses the seal."""
        return self.suit if self.victim is None else f"{self.suit}<{self.victim}"


@dataclass(frozen=True, slots=True)
class TakeMagician(Move):
    """Taking the Black Magician as one's whole prediction (B5)."""

    verb = "magician"


@dataclass(frozen=True, slots=True)
class EndPrediction(Move):
    """Ending a prediction made of seals (B5)."""

    verb = "done"


@dataclass(frozen=True, slots=True)
class ReturnSeal(Move):
    """Returning a seal for a trick (B9)."""

    verb = "return"
    seal: Suit | Literal["white"]

    def __post_init__(self) -> None:
        """Read the seal; raises NotationError if there is no such seal, or it cannot be returned."""
        object.__setattr__(self, "seal", _suit_or((WHITE,), self.seal))

    @property
    def text(self) -> str:
        """The suit's letter or ``white``."""
        return self.seal


AnyMove = (
    Trump | Bid | Play | Pass | ChangeBid | TakeSeal | TakeMagician | EndPrediction | ReturnSeal
)  # all kinds, to match against
_EXAMPLES = "trump G, bid 2, play B5, play shapeshifter:W, pass F, cloud +1, seal B<2, magician, done, return white"


def _form(card: int, form: int, suit: int) -> Form | None:
    """What the player declares: a suit (S6, S7), or the card that it is played as (S1)."""
    if suit < len(WIZARD_SUITS):
        return WIZARD_SUITS[suit]
    return None if form == card else "W" if form == WIZARD else "F"


def _wizard_moves() -> tuple[Move, ...]:
    bids = [Bid(n) for n in range(wizard.TRUMP)]
    trumps = [Trump(suit) for suit in WIZARD_SUITS] + [Trump(None)]
    numbers = [WIZARD_CARDS[number_card(n)] for n in range(52)]
    passes = [Pass(WIZARD_CARDS[passed_card(code)]) for code in range(wizard.PASS, wizard.CHANGE)]
    ways = zip(wizard.WAY_CARDS, wizard.WAY_FORMS, wizard.WAY_SUITS, strict=True)
    others = [Play(WIZARD_CARDS[card], _form(card, form, suit)) for card, form, suit in ways]
    changes = [ChangeBid(-1), ChangeBid(1)]
    return (*bids, *trumps, *map(Play, numbers), *others, Play(None), *passes, *changes)


def _extreme_moves() -> tuple[Move, ...]:
    taken = [TakeSeal(suit) for suit in SUITS] + [TakeSeal(suit, seat) for suit in SUITS for seat in range(5)]
    cards = [Play(EXTREME_CARDS[card_of(n)]) for n in range(75)]
    returns = [*map(ReturnSeal, SUITS), ReturnSeal(WHITE)]
    return (*taken, TakeMagician(), EndPrediction(), *cards, *returns)


WIZARD_MOVES: tuple[Move, ...] = _wizard_moves()
"""Wizard's moves by their codes (foretell.rules.wizard.codes)."""
EXTREME_MOVES: tuple[Move, ...] = _extreme_moves()
"""Wizard Extreme's moves by their codes (foretell.rules.extreme.codes)."""
_BY_TEXT: dict[str, Move] = {str(move): move for move in (*WIZARD_MOVES, *EXTREME_MOVES)}
