"""Takes the fields of a position's text apart, with a sentence for each fault."""

import re
from collections.abc import Callable, Mapping
from typing import NoReturn, TypeVar

from ..game.cards import SUITS
from ..game.codebook import AnyCodebook
from ..game.errors import ForetellError
from ..rules.wizard.cards import NONE
from ..rules.wizard.view import UNKNOWN

_T = TypeVar("_T")
_WHOLE = re.compile(r"-?[0-9]{1,19}", re.ASCII)
_LONGEST = 40
NOTHING, HIDDEN = "-", "?"
"""How a missing value and a hidden one are written."""


class PositionError(ForetellError, ValueError):
    """Text that is not a position, a position that cannot be, or one that does not say what is asked.

    The message says where the fault is, what is wrong, and what would be right (docs/position-format.md).
    """


def shown(text: object) -> str:
    """A piece of text for a message, cut short."""
    quoted = ascii(text)
    return quoted if len(quoted) <= _LONGEST else f"{quoted[:_LONGEST]}…"


class Fields:
    """The fields of a position of a game with this codebook and number of seats; all methods raise PositionError."""

    def __init__(self, given: Mapping[str, str], book: AnyCodebook, seats: int) -> None:
        self.given, self.book, self.seats = given, book, seats

    def __contains__(self, name: str) -> bool:
        """Whether the text has this field."""
        return name in self.given

    def fault(self, name: str, why: str) -> NoReturn:
        """Raise the error for a field, with its value if it is given."""
        raise fault(name, self.given[name], why) if name in self.given else PositionError(f"{name}: {why}")

    def missing(self, name: str, why: str) -> NoReturn:
        """Raise the error for a field that is not there."""
        raise PositionError(f"{name} is missing: {why}")

    def none_of(self, names: tuple[str, ...], why: str) -> None:
        """Check that none of these fields is given."""
        for name in names:
            if name in self.given:
                self.fault(name, why)

    def number(self, name: str, usual: int, least: int, most: int) -> int:
        """A whole number, or the usual one if it is not given."""
        return number_of(name, self.given[name], least, most) if name in self.given else usual

    def seat(self, name: str, usual: int = NONE) -> int:
        """A seat, or NONE for ``-``."""
        text = self.given.get(name)
        if text is None:
            return usual
        return NONE if text == NOTHING else number_of(name, text, 0, self.seats - 1)

    def suit(self, name: str) -> int:
        """A suit, or NONE for ``-``."""
        text = self.given[name]
        return NONE if text == NOTHING else self._suit(name, text)

    def card(self, name: str) -> int:
        """A card's number, or NONE for ``-`` and where it is not given."""
        text = self.given.get(name, NOTHING)
        return NONE if text == NOTHING else self._card(name, text)

    def phase(self) -> int:
        """The phase's number; if it is not given, that of play."""
        text = self.given.get("phase", "play")
        if text not in self.book.phases:
            self.fault("phase", f"a phase is one of {', '.join(self.book.phases)}")
        return self.book.phases.index(text)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """Whole numbers by seat; zeros if they are not given."""
        return self.each(name, lambda text: number_of(name, text, least, most), 0)

    def bids(self, most: int) -> list[int]:
        """Bids by seat, which may be missing or hidden."""
        return self.each("bids", lambda text: self._maybe(text, lambda bid: number_of("bids", bid, 0, most)), NONE)

    def passed(self) -> list[int]:
        """The cards that the seats have passed, which may be missing or hidden."""
        return self.each("passed", lambda text: self._maybe(text, lambda card: self._card("passed", card)), NONE)

    def cards(self, name: str) -> list[list[int]]:
        """Cards by seat; none if they are not given."""
        return self.each(name, lambda text: [self._card(name, card) for card in _list(text)], [])

    def suits(self, name: str) -> list[int]:
        """Sets of suits by seat; empty if they are not given."""
        return self.each(name, lambda text: sum(1 << suit for suit in {self._suit(name, s) for s in _list(text)}), 0)

    def each(self, name: str, read: Callable[[str], _T], usual: _T) -> list[_T]:
        """A value for each seat, separated by ``/``; the usual one if the field is not given."""
        if name not in self.given:
            return [usual] * self.seats
        parts = self.given[name].split("/")
        if len(parts) != self.seats:
            self.fault(name, f"there must be a value for each of {self.seats} seats, separated by /, not {len(parts)}")
        return [read(part) for part in parts]

    def trick(self) -> list[tuple[int, int]]:
        """The cards on the table: seats and codes of the plays, in order."""
        return [self._play(text) for text in _list(self.given.get("trick", NOTHING))]

    def _play(self, text: str) -> tuple[int, int]:
        seat, colon, play = text.partition(":")
        code = self.book.text_codes.get(f"play {play}")
        if not colon or code is None or play == HIDDEN:
            raise fault("trick", text, "a card on the table is a seat, a colon and a play, such as 1:B13")
        return number_of("trick", seat, 0, self.seats - 1), code

    def _maybe(self, text: str, read: Callable[[str], int]) -> int:
        if text == NOTHING:
            return NONE
        return UNKNOWN if text == HIDDEN else read(text)

    def _card(self, name: str, text: str) -> int:
        number = self.book.card_numbers.get(text)
        if number is None:
            raise fault(name, text, "that is not a card of this game; cards are written B13, R1, W, F, dragon")
        return number

    def _suit(self, name: str, text: str) -> int:
        if text not in (*SUITS,) or f"play {text}1" not in self.book.text_codes:
            raise fault(name, text, "that is not a suit of this game; suits are written B, G, R, Y, P")
        return SUITS.index(next(suit for suit in SUITS if suit == text))


def _list(text: str) -> list[str]:
    """The parts of a list separated by commas; none for ``-``."""
    return [] if text == NOTHING else text.split(",")


def number_of(name: str, text: str, least: int, most: int) -> int:
    """A whole number in this range; raises PositionError for anything else."""
    if not _WHOLE.fullmatch(text) or not least <= int(text) <= most:
        raise fault(name, text, f"it must be a whole number from {least} to {most}")
    return int(text)


def fault(name: str, text: object, why: str) -> PositionError:
    """The error for a value of a field."""
    return PositionError(f"{name} {shown(text)}: {why}")
