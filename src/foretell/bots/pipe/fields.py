"""Takes the fields of a view out of a message, with a clear error for each wrong value."""

from collections.abc import Callable, Mapping, MutableSequence
from functools import lru_cache
from typing import Any, TypeVar

from ...game.cards import SUITS, WIZARD_SUITS
from ...game.codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK, AnyCodebook
from ...record.errors import RecordError
from ...record.values import a_list, a_text, an_int, key_of, shown
from ...rules.extreme.deal import CARDS_EACH
from ...rules.wizard.cards import CARDS, FOOL, NONE, SUITLESS, WIZARD
from ...rules.wizard.deal import BASIC_CARDS
from ...rules.wizard.hands import from_below

_T = TypeVar("_T")
_LETTERS = tuple(map(str, SUITS))
_BOTH_SETS = (1 << CARDS) - 1
_WIZARDS, _FOOLS, _MANY = 96, 104, 255
"""Above a hand's two sets, Wizards and Fools are counted in a byte each."""
_COPIES = 4
_NUMBERS = frozenset({int})


class Fields:
    """The fields of a message about a game with this codebook and number of seats; all methods raise RecordError."""

    def __init__(self, book: AnyCodebook, given: Mapping[str, Any], seats: int) -> None:
        self.book, self.given, self.seats = book, given, seats
        self._bits = _bits_of(book)
        self._letters = _LETTERS if book is EXTREME_CODEBOOK else _LETTERS[: len(WIZARD_SUITS)]
        self.most = CARDS_EACH if book is EXTREME_CODEBOOK else BASIC_CARDS // seats
        """The most cards of a hand."""
        self._nothing: list[list[object]] = [[]] * seats

    def number(self, name: str, most: int) -> int:
        """A whole number, from 0."""
        return self._below(key_of(self.given, name), most + 1, f'"{name}"')

    def number_of_cards(self, value: object, what: str) -> int:
        """How many of a hand's cards, or of its tricks."""
        return self._below(value, self.most + 1, what)

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
        phases = self.book.phases
        if value not in phases:
            raise RecordError(f'"phase" must be one of {", ".join(phases)}, not {shown(value)}')
        return phases.index(value)

    def numbers(self, into: MutableSequence[int], name: str) -> None:
        """Whole numbers by seat."""
        values = self._by_seat(name)
        into[: self.seats] = values if _NUMBERS.issuperset(map(type, values)) else self.each(name, an_int)

    def numbers_of_cards(self, into: MutableSequence[int], name: str) -> None:
        """By seat: how many of a hand's cards, or of its tricks."""
        self.numbers(into, name)
        if min(into) < 0 or max(into) > self.most:
            self.each(name, self.number_of_cards)

    def suits(self, into: MutableSequence[int], name: str) -> None:
        """Sets of suits by seat, into zeros."""
        if self.given.get(name) != self._nothing:
            into[: self.seats] = self.each(name, self._set_of_suits)

    def cards(self, suited: MutableSequence[int], others: MutableSequence[int], name: str) -> None:
        """Sets of cards by seat, into zeros."""
        if self.given.get(name) == self._nothing:
            return
        sets = self.each(name, self._set_of_cards)
        suited[: self.seats] = [held & (1 << SUITLESS) - 1 for held in sets]
        others[: self.seats] = [held >> SUITLESS for held in sets]

    def each(self, name: str, read: Callable[[object, str], _T]) -> list[_T]:
        """A value for each seat, read by a function that also takes the value's name, for its errors."""
        values = self._by_seat(name)
        try:
            return [read(value, "") for value in values]
        except RecordError:  # now it matters whose value it is
            return [read(value, f'"{name}" of seat {seat}') for seat, value in enumerate(values)]

    def card_number(self, value: object, what: str) -> int:
        """A card's number."""
        number = self.book.card_numbers.get(a_text(value, what))
        if number is None:
            raise RecordError(f"{what} must be a card of this game, not {shown(value)}")
        return number

    def plays(self) -> list[tuple[int, int]]:
        """The seats and the codes of the plays of the trick, in order."""
        plays = [self._play(each) for each in a_list(key_of(self.given, "trick"), '"trick"')]
        if len(plays) > self.seats:
            raise RecordError(f'"trick" must have at most {self.seats} plays, one for each seat, not {len(plays)}')
        return plays

    def _play(self, value: object) -> tuple[int, int]:
        pair = a_list(value, 'a part of "trick"')
        if len(pair) != 2:
            raise RecordError('a part of "trick" must be a seat and a play')
        text = a_text(pair[1], 'a play of "trick"')
        code = self.book.text_codes.get(f"play {text}")
        if code is None:
            raise RecordError(f'a play of "trick" must be a play of this game, not {shown(text)}')
        return self._below(pair[0], self.seats, 'a seat of "trick"'), code

    def _by_seat(self, name: str) -> list[Any]:
        """A list with an entry for each seat."""
        values = a_list(key_of(self.given, name), f'"{name}"')
        if len(values) != self.seats:
            raise RecordError(f'"{name}" must have {self.seats} entries, one for each seat, not {len(values)}')
        return values

    def _set_of_cards(self, value: object, what: str) -> int:
        """Cards as one number: the first of a hand's two sets, and above it the second."""
        cards = a_list(value, what)
        if not cards:
            return 0
        try:
            held = sum(map(self._bits.__getitem__, cards))
        except (KeyError, TypeError):
            held = sum(1 << self.card_number(card, f"a card in {what}") for card in cards)
        wizards, fools = held >> _WIZARDS & _MANY, held >> _FOOLS
        held &= _BOTH_SETS
        if held.bit_count() + wizards + fools != len(cards) or wizards > _COPIES or fools > _COPIES:
            raise RecordError(f"{what} must not have a card more often than the deck")
        return held | from_below(wizards, fools) << SUITLESS if wizards or fools else held

    def _set_of_suits(self, value: object, what: str) -> int:
        suits = a_list(value, what)
        return sum({1 << self._suit(suit, f"a suit in {what}") for suit in suits}) if suits else 0

    def _suit(self, value: object, what: str) -> int:
        if value not in self._letters:
            raise RecordError(f"{what} must be one of {', '.join(self._letters)}, not {shown(value)}")
        return self._letters.index(str(value))

    @staticmethod
    def _below(value: object, end: int, what: str) -> int:
        number = an_int(value, what)
        if not 0 <= number < end:
            raise RecordError(f"{what} must be from 0 to {end - 1}, not {number}")
        return number


@lru_cache
def _bits_of(book: AnyCodebook) -> Mapping[str, int]:
    """The bits of cards in one number, in which Wizards and Fools are counted."""
    counted = {WIZARD: _WIZARDS, FOOL: _FOOLS} if book is WIZARD_CODEBOOK else {}
    return {card: 1 << counted.get(number, number) for card, number in book.card_numbers.items()}
