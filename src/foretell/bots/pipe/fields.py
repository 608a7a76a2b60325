"""Takes the fields of a view out of a message, with a clear error for each wrong value."""

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, TypeVar

from ...game.cards import SUITS
from ...game.codebook import WIZARD_CODEBOOK, AnyCodebook
from ...record.errors import RecordError
from ...record.values import a_list, a_text, an_int, key_of, shown
from ...rules.wizard.cards import NONE
from ...rules.wizard.hands import with_card

_T = TypeVar("_T")
_LETTERS = tuple(map(str, SUITS))
_SUITLESS = 64
"""Cards with lower numbers have a bit of their own in the first of a hand's two sets."""


class Fields:
    """The fields of a message about a game with this codebook and number of seats; all methods raise RecordError."""

    def __init__(self, book: AnyCodebook, given: Mapping[str, Any], seats: int) -> None:
        self.book, self.given, self.seats = book, given, seats

    def number(self, name: str) -> int:
        """A whole number."""
        return an_int(key_of(self.given, name), f'"{name}"')

    def seat(self, name: str) -> int:
        """A seat, or NONE for null."""
        value = key_of(self.given, name)
        return NONE if value is None else self._below(value, self.seats, f'"{name}"')

    def suit(self, name: str) -> int:
        """A suit's number, or NONE for null."""
        value = key_of(self.given, name)
        return NONE if value is None else self._suit(value, f'"{name}"')

    def card(self, name: str) -> int:
        """A card's number, or NONE for null."""
        value = key_of(self.given, name)
        return NONE if value is None else self.card_number(value, f'"{name}"')

    def phase(self) -> int:
        """The number of the phase."""
        value = a_text(key_of(self.given, "phase"), '"phase"')
        phases = tuple(map(str, self.book.phases))
        if value not in phases:
            raise RecordError(f'"phase" must be one of {", ".join(phases)}, not {shown(value)}')
        return phases.index(value)

    def by_seat(self, name: str, value_of: Callable[[object, str], _T]) -> list[_T]:
        """A list with a value for each seat."""
        values = a_list(key_of(self.given, name), f'"{name}"')
        if len(values) != self.seats:
            raise RecordError(f'"{name}" must have {self.seats} entries, one for each seat, not {len(values)}')
        return [value_of(value, f'"{name}" of seat {seat}') for seat, value in enumerate(values)]

    def numbers(self, into: MutableSequence[int], name: str) -> None:
        """Whole numbers by seat."""
        self._fill(into, self.by_seat(name, an_int))

    def suits(self, into: MutableSequence[int], name: str) -> None:
        """Sets of suits by seat."""
        self._fill(into, self.by_seat(name, self._set_of_suits))

    def cards(self, suited: MutableSequence[int], others: MutableSequence[int], name: str) -> None:
        """Sets of cards by seat."""
        for seat, (first, second) in enumerate(self.by_seat(name, self._set_of_cards)):
            suited[seat], others[seat] = first, second

    def mapped(self, into: MutableSequence[int], name: str, value_of: Callable[[object, str], int]) -> None:
        """Values by seat, each read by a function."""
        self._fill(into, self.by_seat(name, value_of))

    def card_number(self, value: object, what: str) -> int:
        """A card's number."""
        number = self.book.card_numbers.get(a_text(value, what))
        if number is None:
            raise RecordError(f"{what} must be a card of this game, not {shown(value)}")
        return number

    def plays(self) -> list[tuple[int, int]]:
        """The seats and the codes of the plays of the trick, in order."""
        return [self._play(each) for each in a_list(key_of(self.given, "trick"), '"trick"')]

    def _play(self, value: object) -> tuple[int, int]:
        pair = a_list(value, 'a part of "trick"')
        if len(pair) != 2:
            raise RecordError('a part of "trick" must be a seat and a play')
        text = a_text(pair[1], 'a play of "trick"')
        code = self.book.text_codes.get(f"play {text}")
        if code is None:
            raise RecordError(f'a play of "trick" must be a play of this game, not {shown(text)}')
        return self._below(pair[0], self.seats, 'a seat of "trick"'), code

    def _set_of_cards(self, value: object, what: str) -> tuple[int, int]:
        suited = others = 0
        for card in a_list(value, what):
            number = self.card_number(card, f"a card in {what}")
            if number < _SUITLESS:
                suited |= 1 << number
            else:
                others = self._with(others, number)
        return suited, others

    def _with(self, others: int, card: int) -> int:
        """Another card in the second set; in Wizard, Wizards and Fools fill their bits from the lowest."""
        return with_card(others, card) if self.book is WIZARD_CODEBOOK else others | 1 << card - _SUITLESS

    def _set_of_suits(self, value: object, what: str) -> int:
        return sum(1 << self._suit(suit, f"a suit in {what}") for suit in set(a_list(value, what)))

    def _suit(self, value: object, what: str) -> int:
        if value not in _LETTERS:
            raise RecordError(f"{what} must be one of {', '.join(_LETTERS)}, not {shown(value)}")
        return _LETTERS.index(str(value))

    def _below(self, value: object, end: int, what: str) -> int:
        number = an_int(value, what)
        if not 0 <= number < end:
            raise RecordError(f"{what} must be from 0 to {end - 1}, not {number}")
        return number

    @staticmethod
    def _fill(into: MutableSequence[int], values: Sequence[int]) -> None:
        into[: len(values)] = values
