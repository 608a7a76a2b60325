"""The course of a game, as players agree on it: who deals first, and the sizes of the rounds (A14, V7, B17)."""

from collections.abc import Mapping, Sequence

from ..rules.wizard.deal import BASIC_CARDS
from ..rules.wizard.state import MOST_ROUNDS
from .codebook import as_number
from .errors import OptionsError
from .faults import sentence

OWN_ROUNDS: Mapping[str, str] = {
    "clairvoyance": "its first round has one card each",
    "single-suit": "it has twelve rounds, of four to fifteen cards each",
    "maximus": "it has five rounds, in each of which all cards are dealt",
}
"""Why the rounds of a mode cannot have other sizes (V4, V5, V6)."""
MODE_RULES: Mapping[str, str] = {"clairvoyance": "V4", "single-suit": "V5", "maximus": "V6"}
"""By mode, but the standard one: the number of its rule."""


def first_dealer_of(seat: object, players: int | None = None) -> int:
    """The seat; raises OptionsError unless it is one of this many players (None: a number that a seat can have)."""
    number = as_number(seat)
    if number is None or number < 0:
        raise OptionsError(sentence("first-dealer", seat=repr(seat)))
    if players is not None and number >= players:
        raise OptionsError(sentence("no-such-dealer", last=players - 1, players=players, seat=number))
    return number


def sizes_of(sizes: object, players: int) -> tuple[int, ...]:
    """V7: the sizes of rounds; raises OptionsError if this many players cannot play them."""
    if isinstance(sizes, str) or not isinstance(sizes, Sequence):
        raise OptionsError(f"round_sizes are whole numbers, such as (1, 3, 5), or None, not {sizes!r} (V7)")
    if not 1 <= len(sizes) <= MOST_ROUNDS:
        raise OptionsError(sentence("number-of-sizes", most=MOST_ROUNDS, rounds=len(sizes)))
    largest = BASIC_CARDS // players
    numbers = tuple(as_number(size) or 0 for size in sizes)
    for at, number in enumerate(numbers):
        if not 1 <= number <= largest:
            raise OptionsError(sentence("size", most=largest, players=players, size=repr(sizes[at]), round=at + 1))
    return numbers
