"""The names of the facts, in the order of their numbers (``parts``): what is said, and the value that it has."""

from ...game.cards import EXTREME_CARDS, SEAL_NAMES, SUITS
from ...game.codebook import EXTREME_CODEBOOK
from ...rules.extreme.cards import SEALS
from ..wizard.naming import Named, each
from .parts import ROUNDS_SEEN, TENS_SEEN, TRICKS

_CARDS = [str(card) for card in EXTREME_CARDS.values()]
_SUITS = [str(suit) for suit in SUITS]
_SEALS = [f"{many} {name}" for name, most in zip(SEAL_NAMES, SEALS, strict=True) for many in range(1, most + 1)]
_FLAGS = ("deals", "leads", "is winning", "is to move", "has the magician")


def common() -> Named:
    """Of the game."""
    return [
        *each("phase", EXTREME_CODEBOOK.phases),
        *each("my seat", range(5)),
        *each("players", range(3, 6)),
        *each("points of the magician", (4, 5)),
        ("points of the magician", "raised in the second half"),
        *each("round", (*range(1, ROUNDS_SEEN), f"{ROUNDS_SEEN} or more")),
        *each("rounds left", (*range(ROUNDS_SEEN - 1), f"{ROUNDS_SEEN - 1} or more")),
        *each("tricks left", range(TRICKS + 1)),
        *each("suit to follow", (*_SUITS, "not set yet")),
        *each("pool", _SEALS),
        *each("hand", _CARDS),
    ]


def of_seat() -> Named:
    """Of each seat."""
    return [
        *each("has played", _CARDS),
        *each("in the trick", _CARDS),
        *each("lacks", _SUITS),
        *each("seals", _SEALS),
        *each("tricks", range(1, TRICKS + 1)),
        *each("total", (f"{10 * n} and" for n in range(TENS_SEEN))),
        *each("total", (f"+{n}" for n in range(10))),
        *((flag, "yes") for flag in _FLAGS),
    ]
