"""The names of the facts, in the order of their numbers (``parts``): what is said, and the value that it has."""

from collections.abc import Iterable

from ...game.cards import SPECIALS, WIZARD_CARDS, WIZARD_SUITS
from ...game.codebook import WIZARD_CODEBOOK
from ...game.moves import WIZARD_MOVES, Pass, Play
from ...game.options import PLUS_MINUS_RULES, Bidding, Mode
from ...rules.wizard.cards import FIRST_SPECIAL
from ...rules.wizard.codes import PLAY_UNSEEN
from .parts import HUNDREDS, LEAST_HUNDREDS, MOST_ROUNDS, TRICKS

Named = list[tuple[str, str]]

_KINDS = [str(card) for card in WIZARD_CARDS.values()]
_SUITS = [str(suit) for suit in WIZARD_SUITS]
_NUMBERS = [str(card) for number, card in WIZARD_CARDS.items() if number < FIRST_SPECIAL and card.suit]
_COPIES = [f"{card}{'' if n == 1 else f'#{n}'}" for card in "WF" for n in (1, 2, 3, 4)]
_CARDS = [*_NUMBERS, *_COPIES, *SPECIALS]
"""The second Wizard of a set is ``W#2``: the set has at least two."""
_PLAYS = [
    str(move).split()[1] for code, move in enumerate(WIZARD_MOVES) if isinstance(move, Play) and code < PLAY_UNSEEN
]
_PASSED = [str(move).split()[1] for move in WIZARD_MOVES if isinstance(move, Pass)]
_FLAGS = ("deals", "leads", "is winning", "is to move", "exchanged the werewolf", "has the cloud")


def each(what: str, values: Iterable[object]) -> Named:
    """A fact with each of these values."""
    return [(what, str(value)) for value in values]


def common() -> Named:
    """Of the game."""
    return [
        *each("phase", WIZARD_CODEBOOK.phases),
        *each("my seat", range(6)),
        *each("players", range(3, 7)),
        *each("mode", Mode),
        *each("bidding", Bidding),
        *each("plus/minus one", (rule or "none" for rule in PLUS_MINUS_RULES)),
        *each("special card in the deck", SPECIALS),
        *each("round", range(1, MOST_ROUNDS + 1)),
        *each("rounds left", range(MOST_ROUNDS)),
        *each("cards dealt", range(1, TRICKS + 1)),
        *each("tricks left", range(TRICKS + 1)),
        *each("trump", (*_SUITS, "none", "not named yet")),
        *each("suit to follow", (*_SUITS, "not set yet", "any")),
        *each("turned up", _KINDS),
        ("my card", "unseen"),
    ]


def of_seat() -> Named:
    """Of each seat."""
    return [
        *each("holds", _CARDS),
        *each("has played", _CARDS),
        *each("in the trick", _PLAYS),
        *each("lacks", _SUITS),
        *each("bid", range(TRICKS + 1)),
        ("bid", "hidden"),
        *each("tricks", range(1, TRICKS + 1)),
        *each("total", (f"{100 * (n + LEAST_HUNDREDS)} and" for n in range(HUNDREDS))),
        *each("total", (f"+{10 * n}" for n in range(10))),
        *((flag, "yes") for flag in _FLAGS),
    ]


def of_pass() -> Named:
    """S6: of each seat about the pass."""
    return [
        *each("played before the pass", _CARDS),
        *each("lacked before the pass", _SUITS),
        *each("passed", _PASSED),
        ("passed", "hidden"),
    ]
