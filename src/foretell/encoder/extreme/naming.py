"""The names of the facts, in the order of their numbers (``parts``): what is said, and the value that it has."""

from collections.abc import Iterable

from ...game.cards import EXTREME_CARDS, SEAL_NAMES, SUITS
from ...game.codebook import EXTREME_CODEBOOK
from ...rules.extreme.cards import SEALS
from .parts import ROUNDS_SEEN, TENS_SEEN, TRICKS

Named = list[tuple[str, str]]

_CARDS = [str(card) for card in EXTREME_CARDS.values()]
_SUITS = [str(suit) for suit in SUITS]
_SEALS = [f"{many} {name}" for name, most in zip(SEAL_NAMES, SEALS, strict=True) for many in range(1, most + 1)]
_FLAGS = ("deals", "leads", "is winning", "is to move", "has the magician")


def _each(what: str, values: Iterable[object]) -> Named:
    return [(what, str(value)) for value in values]


def common() -> Named:
    """Of the game."""
    return [
        *_each("phase", EXTREME_CODEBOOK.phases),
        *_each("my seat", range(5)),
        *_each("players", range(3, 6)),
        *_each("points of the magician", (4, 5)),
        ("points of the magician", "raised in the second half"),
        *_each("round", (*range(1, ROUNDS_SEEN), f"{ROUNDS_SEEN} or more")),
        *_each("rounds left", (*range(ROUNDS_SEEN - 1), f"{ROUNDS_SEEN - 1} or more")),
        *_each("tricks left", range(TRICKS + 1)),
        *_each("suit to follow", (*_SUITS, "not set yet")),
        *_each("pool", _SEALS),
        *_each("hand", _CARDS),
    ]


def of_seat() -> Named:
    """Of each seat."""
    return [
        *_each("has played", _CARDS),
        *_each("in the trick", _CARDS),
        *_each("lacks", _SUITS),
        *_each("seals", _SEALS),
        *_each("tricks", range(1, TRICKS + 1)),
        *_each("total", (f"{10 * n} and" for n in range(TENS_SEEN))),
        *_each("total", (f"+{n}" for n in range(10))),
        *((flag, "yes") for flag in _FLAGS),
    ]
