"""Reads a view by names (docs/bot-protocol.md) back into an observation."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

from ...game.cards import SEAL_NAMES
from ...game.codebook import AnyCodebook
from ...game.observation import Observation
from ...game.options import Options
from ...game.rulesets import ruleset_of
from ...record.errors import RecordError
from ...record.values import a_bool, a_list, a_text, an_int, an_object, key_of, shown
from ...rules.extreme.cards import SEALS
from ...rules.wizard.cards import FREE, NONE, SUITLESS
from ...rules.wizard.view import UNKNOWN
from .fields import Fields

_OF_OPTIONS = {
    "wizard": ("seats", "specials", "mode", "bidding", "plus_minus_one", "rounds", "first_dealer", "sizes"),
    "extreme": ("seats", "rounds", "first_dealer", "magician_base", "raise_magician"),
}
"""The fields of a view that follow from the options, by game."""
_HIDDEN = "?"
AnyView = Any
"""A view of either game."""


def observation_from(options: Options, players: Sequence[str], view: object, legal: object) -> Observation:
    """The observation of a question with this view and these legal moves.

    Raises RecordError for a view that is not of the form that docs/bot-protocol.md describes.
    """
    ruleset = ruleset_of(options)
    v: AnyView = ruleset.codebook.rules.view()
    for name, value in _of_options(options, len(players)):
        setattr(v, name, value)
    fields = Fields(ruleset.codebook, an_object(view, '"view"'), len(players))
    _read_both(fields, v)
    if options.game == "wizard":
        _read_wizard(fields, v)
    else:
        _read_extreme(fields, v)
    _check_places(fields, v)
    _read_legal(fields, v, legal)
    return ruleset.observation(options, tuple(players), v)


@lru_cache
def _of_options(options: Options, players: int) -> list[tuple[str, Any]]:
    """The fields of a view that follow from the options, and their values."""
    state = ruleset_of(options).new_state(options, players, 0)
    return [(name, getattr(state, name)) for name in _OF_OPTIONS[options.game]]


def _read_both(fields: Fields, v: AnyView) -> None:
    """What both games have."""
    v.round, v.dealer = fields.number("round", v.rounds), fields.number("dealer", v.seats - 1)
    v.tricks_left = fields.number("tricks_left", fields.most)
    v.seat, v.turn, v.leader, v.phase = fields.seat("seat"), fields.seat("turn"), fields.seat("leader"), fields.phase()
    for into, name in ((v.hand_size, "hand_sizes"), (v.won, "tricks")):
        fields.numbers_of_cards(into, name)
    for into, name in ((v.score, "points"), (v.total, "totals")):
        fields.numbers(into, name)
    fields.cards(v.suited, v.others, "known_cards")
    fields.cards(v.played_suited, v.played_others, "played")
    fields.suits(v.lacks, "lacks")
    plays = fields.plays()
    v.trick[: fields.seats] = [code for _, code in plays] + [NONE] * (fields.seats - len(plays))
    v.played, v.led, v.best_seat = len(plays), fields.suit("led"), fields.seat("winning")


def _read_wizard(fields: Fields, v: AnyView) -> None:
    """What only Wizard has."""
    v.cards, v.trump, v.turned = fields.number("cards", fields.most), fields.suit("trump"), fields.card("turned")
    v.werewolf_seat, v.cloud_seat = fields.seat("werewolf"), fields.seat("cloud")
    v.unseen = int(a_bool(key_of(fields.given, "unseen"), '"unseen"'))
    if a_bool(key_of(fields.given, "free"), '"free"'):
        v.led = FREE
    v.bid[: fields.seats] = fields.each("bids", partial(_maybe, fields.number_of_cards))
    v.passed[: fields.seats] = fields.each("passed", partial(_maybe, fields.card_number))
    fields.cards(v.earlier_suited, v.earlier_others, "played_before_pass")
    fields.suits(v.lacked, "lacked_before_pass")


def _read_extreme(fields: Fields, v: AnyView) -> None:
    """What only Wizard Extreme has."""
    v.magician = fields.seat("magician")
    v.pool[:] = _seals(key_of(fields.given, "pool"), '"pool"')
    for seat, seals in enumerate(fields.each("seals", _seals)):
        v.seals[len(SEAL_NAMES) * seat : len(SEAL_NAMES) * (seat + 1)] = seals


def _check_places(fields: Fields, v: AnyView) -> None:
    """Raise RecordError if more cards are known and played than are dealt, which no array has room for."""
    sets = v.suited, v.others, v.played_suited, v.played_others
    if sum(cards.bit_count() for of_seats in sets for cards in of_seats) > fields.seats * fields.most:
        raise RecordError('"known_cards" and "played" must not have more cards together than are dealt')


def _read_legal(fields: Fields, v: AnyView, legal: object) -> None:
    """The legal moves, as the two sets of the rules."""
    bits, both = _bits_of(fields.book, v.phase), 0
    for text in a_list(legal, '"legal"'):
        if a_text(text, 'a move of "legal"') not in bits:
            raise RecordError(f'a move of "legal" must be a move that can be legal now, not {shown(text)}')
        both |= bits[text]
    if not both and v.turn == v.seat != NONE:
        raise RecordError('"legal" must have a move of the seat whose turn it is')
    v.legal_suited, v.legal_rest = both & (1 << SUITLESS) - 1, both >> SUITLESS
    if v.legal_suited & ~v.suited[v.seat]:
        raise RecordError('"legal" must not have a card that is not among the "known_cards" of the seat')


@lru_cache
def _bits_of(book: AnyCodebook, phase: int) -> dict[str, int]:
    """The moves that can be legal in this phase, as bits of one number: the first set, and above it the second."""
    rules, first, bits = book.rules, book.rules.first_rest_code(phase), {}
    for text, code in book.text_codes.items():
        card = rules.card_named(phase, code)
        if card != NONE and card < SUITLESS:
            bits[text] = 1 << card
        elif first <= code < first + SUITLESS:
            bits[text] = 1 << SUITLESS + code - first
    return bits


def _maybe(read: Callable[[object, str], int], value: object, what: str) -> int:
    """A value that may be missing (null) or hidden (``?``)."""
    if value is None:
        return NONE
    return UNKNOWN if value == _HIDDEN else read(value, what)


def _seals(value: object, what: str) -> list[int]:
    """Seals by kind."""
    held = an_object(value, what)
    unknown = [name for name in held if name not in SEAL_NAMES]
    if unknown:
        raise RecordError(f"{what} has no kind of seals {shown(unknown[0])}; there are {', '.join(SEAL_NAMES)}")
    counts = [an_int(held.get(name, 0), f"{name} in {what}") for name in SEAL_NAMES]
    for name, count, most in zip(SEAL_NAMES, counts, SEALS, strict=True):
        if not 0 <= count <= most:
            raise RecordError(f"{name} in {what} must be from 0 to {most}, not {count}")
    return counts
