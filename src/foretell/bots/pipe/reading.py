"""Reads a view by names (docs/bot-protocol.md) back into an observation."""

from collections.abc import Callable, Sequence
from typing import Any

from ...game.observation import Observation
from ...game.options import Options
from ...game.rulesets import ruleset_of
from ...game.seals import SEAL_NAMES
from ...record.errors import RecordError
from ...record.values import a_bool, a_list, a_text, an_int, an_object, key_of, shown
from ...rules.wizard.cards import FREE, NONE, SUITLESS
from ...rules.wizard.view import UNKNOWN
from .fields import Fields

_OF_OPTIONS = {
    "wizard": ("seats", "specials", "mode", "bidding", "plus_minus_one", "rounds", "first_dealer", "sizes"),
    "extreme": ("seats", "rounds", "first_dealer", "magician_base", "raise_magician"),
}
"""The fields of a view that follow from the options."""
_HIDDEN = "?"
AnyView = Any
"""A view of either game."""


def observation_from(options: Options, players: Sequence[str], view: object, legal: object) -> Observation:
    """The observation of a question with this view and these legal moves.

    Raises RecordError for a view that is not of the form that docs/bot-protocol.md describes.
    """
    ruleset = ruleset_of(options)
    v: AnyView = ruleset.codebook.rules.view()
    state = ruleset.new_state(options, len(players), 0)
    for name in _OF_OPTIONS[options.game]:
        setattr(v, name, getattr(state, name))
    fields = Fields(ruleset.codebook, an_object(view, '"view"'), len(players))
    _read_both(fields, v)
    if options.game == "wizard":
        _read_wizard(fields, v)
    else:
        _read_extreme(fields, v)
    _read_legal(fields, v, legal)
    return ruleset.observation(options, tuple(players), v)


def _read_both(fields: Fields, v: AnyView) -> None:
    """What both games have."""
    v.round, v.dealer, v.tricks_left = map(fields.number, ("round", "dealer", "tricks_left"))
    v.seat, v.turn, v.leader, v.phase = fields.seat("seat"), fields.seat("turn"), fields.seat("leader"), fields.phase()
    for into, name in ((v.hand_size, "hand_sizes"), (v.won, "tricks"), (v.score, "points"), (v.total, "totals")):
        fields.numbers(into, name)
    fields.cards(v.suited, v.others, "known_cards")
    fields.cards(v.played_suited, v.played_others, "played")
    fields.suits(v.lacks, "lacks")
    plays = fields.plays()
    v.trick[: fields.seats] = [NONE] * fields.seats
    v.trick[: len(plays)] = [code for _, code in plays]
    v.played, v.led, v.best_seat = len(plays), fields.suit("led"), fields.seat("winning")


def _read_wizard(fields: Fields, v: AnyView) -> None:
    """What only Wizard has."""
    v.cards, v.trump, v.turned = fields.number("cards"), fields.suit("trump"), fields.card("turned")
    v.werewolf_seat, v.cloud_seat = fields.seat("werewolf"), fields.seat("cloud")
    v.unseen = int(a_bool(key_of(fields.given, "unseen"), '"unseen"'))
    if a_bool(key_of(fields.given, "free"), '"free"'):
        v.led = FREE
    fields.mapped(v.bid, "bids", lambda value, what: _maybe(value, an_int, what))
    fields.mapped(v.passed, "passed", lambda value, what: _maybe(value, fields.card_number, what))
    fields.cards(v.earlier_suited, v.earlier_others, "played_before_pass")
    fields.suits(v.lacked, "lacked_before_pass")


def _read_extreme(fields: Fields, v: AnyView) -> None:
    """What only Wizard Extreme has."""
    v.magician = fields.seat("magician")
    v.pool[:] = _seals(key_of(fields.given, "pool"), '"pool"')
    for seat, seals in enumerate(fields.by_seat("seals", _seals)):
        v.seals[len(SEAL_NAMES) * seat : len(SEAL_NAMES) * (seat + 1)] = seals


def _read_legal(fields: Fields, v: AnyView, legal: object) -> None:
    """The legal moves, as the two sets of the rules."""
    rules = fields.book.rules
    first = rules.first_rest_code(v.phase)
    for text in a_list(legal, '"legal"'):
        code = fields.book.text_codes.get(a_text(text, 'a move of "legal"'))
        if code is None:
            raise RecordError(f'a move of "legal" must be a move of this game, not {shown(text)}')
        card = rules.card_named(v.phase, code)
        if card != NONE and card < SUITLESS:
            v.legal_suited |= 1 << card
        else:
            v.legal_rest |= 1 << code - first


def _maybe(value: object, read: Callable[[object, str], int], what: str) -> int:
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
    return [an_int(held.get(name, 0), f"{name} in {what}") for name in SEAL_NAMES]
