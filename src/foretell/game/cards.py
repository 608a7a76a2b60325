"""Cards and suits as people write them: ``B13``, ``W``, ``dragon`` (A1, B1, S1 to S7)."""

from collections.abc import Sequence
from typing import final

from ..rules.extreme.cards import KINDS
from ..rules.extreme.cards import VALUES as EXTREME_VALUES
from ..rules.wizard.cards import CARDS, FIRST_SPECIAL, FOOL, WIZARD
from ..rules.wizard.cards import SUITS as WIZARD_SUIT_COUNT
from ..rules.wizard.cards import VALUES as WIZARD_VALUES
from .errors import NotationError
from .names import Name


class Suit(Name):
    """The suits, each written as its letter; Wizard has the first four, Wizard Extreme all."""

    BLUE = "B"
    GREEN = "G"
    RED = "R"
    YELLOW = "Y"
    PURPLE = "P"


SUITS: tuple[Suit, ...] = tuple(Suit)
"""All suits in the order of their numbers."""
WIZARD_SUITS = SUITS[:WIZARD_SUIT_COUNT]
"""The suits of Wizard."""
SPECIALS = ("shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud")
"""The special cards in the order of their numbers."""
FORM_VALUES = {"juggler": "7½", "cloud": "9¾"}
"""S6, S7: the values of the special cards that are given a suit."""


@final
class Card(str):
    """A card: a string with a suit and a value, if the card has them.

    ``Card("B13").suit`` is ``Suit.BLUE`` and ``.value`` 13; Wizards, Fools and special cards have ``None``.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> "Card":
        """Read a card; raises NotationError for text that is not a card."""
        try:
            return _CARDS[text]
        except (KeyError, TypeError):
            raise NotationError(
                f"{text!r} is not a card; cards are written B13, R1, P15, W, F or {', '.join(SPECIALS)}"
            ) from None

    @property
    def suit(self) -> Suit | None:
        """The suit, or None for a card without one."""
        return Suit(self[0]) if self[1:].isdigit() else None

    @property
    def value(self) -> int | None:
        """The value of a number card, else None."""
        return int(self[1:]) if self[1:].isdigit() else None

    @property
    def is_special(self) -> bool:
        """Whether it is one of the seven special cards (S1 to S7)."""
        return str(self) in SPECIALS

    def __repr__(self) -> str:
        """The card as code."""
        return f"Card({str(self)!r})"


_CARDS: dict[str, Card] = {}


def _card(text: str) -> Card:
    """The only object for this card."""
    return _CARDS.setdefault(text, str.__new__(Card, text))


def _numbers(suits: tuple[Suit, ...], values: int) -> dict[int, Card]:
    return {16 * i + n: _card(f"{suit}{n + 1}") for i, suit in enumerate(suits) for n in range(values)}


WIZARD_CARDS: dict[int, Card] = (
    _numbers(WIZARD_SUITS, WIZARD_VALUES)
    | {WIZARD: _card("W"), FOOL: _card("F")}
    | {number: _card(SPECIALS[number - FIRST_SPECIAL]) for number in range(FIRST_SPECIAL, CARDS)}
)
"""Wizard's cards by their numbers in ``rules``."""
EXTREME_CARDS: dict[int, Card] = _numbers(SUITS, EXTREME_VALUES)
"""Wizard Extreme's cards by their numbers in ``rules``."""


def suit_of(number: int) -> Suit | None:
    """The suit with this number; None for numbers below 0."""
    return SUITS[number] if number >= 0 else None


SEAL_NAMES = (*map(str, SUITS), "white", "black")
"""The kinds of seals in the order of their numbers: suits' letters, ``white``, ``black``."""


def seals_of(seals: Sequence[int], owner: int) -> dict[str, int]:
    """The owner's part of a list of seals by owner and kind, with names; kinds without any are left out."""
    held = seals[KINDS * owner : KINDS * (owner + 1)]
    return {name: n for name, n in zip(SEAL_NAMES, held, strict=True) if n}
