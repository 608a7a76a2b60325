"""From the numbers of a reason to its values by their names, and to a sentence in the reader's language."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from ..bots.coach.kinds import GOALS, KINDS, THREATS
from ..game.cards import FORM_VALUES, SUITS, Card
from ..game.codebook import AnyCodebook
from ..given import must_be
from .advice import Value, Why

FLOATS = ("points", "tricks", "black")
"""Values that are not whole numbers."""
CARDS = ("card", "other")
SUIT_NAMES = ("suit", "best", "seal")
LISTS: dict[str, Sequence[str]] = {"goal": GOALS, "threat": THREATS, **dict.fromkeys(SUIT_NAMES, SUITS)}
"""Values that are places in a list."""
_SMALL = 0.1
"""Points below this have two decimal places."""


def why_of(codebook: AnyCodebook, kind: int, values: Sequence[float]) -> Why:
    """The reason of this kind (its place in ``KINDS``) with these values."""
    name, names = KINDS[kind]
    return Why(name, {key: _value(codebook, key, value) for key, value in zip(names, values, strict=True)})


def _value(codebook: AnyCodebook, name: str, value: float) -> Value:
    if name in FLOATS:
        return value
    if name in CARDS:
        return codebook.moves[int(value)].text
    read: Callable[[int], Value] = LISTS[name].__getitem__ if name in LISTS else int
    return read(int(value))


class Speaker(Protocol):
    """The words of a language (``foretell.words.Words``)."""

    def __call__(self, key: str, **values: str | int) -> str:
        """The message with this id."""


def sentence(words: Speaker, why: Why, players: Sequence[str] = ()) -> str:
    """The sentence of a reason in the language of these words.

    ``players``: the names of the seats, for reasons that speak of one; without them it says the seat's number.
    Raises TypeError for what is no reason, or no words.
    """
    if not callable(words):
        raise TypeError(f"the words of a language are Words('en') of foretell.words, not {words!r}")
    must_be(why, Why, "a sentence says a reason, such as advice.moves[0].why")
    values = {key: text for name, value in why.values.items() for key, text in _named(words, name, value, players)}
    said = words(f"why-{why.kind}", **values)
    return said[0].upper() + said[1:]


def _named(words: Speaker, name: str, value: Value, players: Sequence[str]) -> Iterator[tuple[str, str | int]]:
    """A value as messages take it: under its name; of a card or seal also as an object."""
    if name in CARDS:
        yield name, _card(words, str(value), "")
        yield f"{name}_object", _card(words, str(value), ".object")
    elif name == "seal":
        yield f"{name}_object", words(f"seal-{value}.object")
    elif name in SUIT_NAMES:
        yield name, words(f"suit-{value}")
    elif name == "seat" and isinstance(value, int) and value < len(players):
        yield name, players[value]
    elif isinstance(value, float):
        yield name, f"{value:.{2 if name == 'points' and value < _SMALL else 1}f}".replace(".", words("hint-decimal"))
    else:
        yield name, value


def _card(words: Speaker, text: str, attribute: str) -> str:
    """A card of the player's, such as ``B12`` or ``cloud:R``, in a sentence."""
    name, _, form = text.partition(":")
    card = Card(name)
    said = words(f"coach-card-{card.suit or name}{attribute}", value=str(card.value))
    return words(f"coach-as-{form}{attribute}", card=said, value=FORM_VALUES.get(name, "")) if form else said
