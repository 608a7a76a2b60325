"""Checking a record under the rules, and reading the game in it: each replays the record once."""

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any

from ..engine.native import is_at_hand
from ..game.game import Game
from ..game.options import WizardOptions
from ..game.replaying import PER_SEAT, Replayed
from ..game.rulesets import ruleset_of
from ..rules.extreme.deal import CARDS_EACH
from ..rules.wizard.cards import NONE
from ..rules.wizard.state import SEATS
from .errors import RecordError
from .head import Head, read_head
from .json_text import parse
from .moves import CODES
from .replay import Replay
from .values import an_object, shown, the_same

_MOVE_VALUES = {int, str, type(None)}
_UNLIKE = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)
"""What values raise that are not those of a record."""


def replayed(data: Mapping[str, Any], head: Head) -> Replayed | None:
    """The game of a record with this head; None if the rules do not allow it, or the library is missing."""
    if not is_at_hand() or not head.rounds:
        return None
    try:
        game = _played(head)
        return game if game is not None and _is_right(game, data, head) else None
    except _UNLIKE:
        return None


@cache
def _steps(game: str) -> dict[tuple[object, ...], int]:
    """By the values of a record's move: its step (``rules.both.replaying``)."""
    return {(seat, *values): PER_SEAT * seat + code for values, code in CODES[game].items() for seat in range(SEATS)}


def _played(head: Head) -> Replayed | None:
    """The game with the record's deals and moves; None if the rules do not allow them."""
    options, players = head.options, len(head.players)
    table, book = _steps(options.game), ruleset_of(options).codebook
    cards, steps, rounds = array("q"), array("h"), []
    for number, (story, size) in enumerate(zip(head.rounds, _sizes(head), strict=True)):
        hands, moves, up = story["hands"], story["moves"], story["turned"]
        dealer = (options.first_dealer + number) % players
        if not (_are_hands(hands, players, size) and type(moves) is list and the_same(story["dealer"], dealer)):
            return None
        if not set(map(type, chain.from_iterable(moves))) <= _MOVE_VALUES:
            return None
        cards.extend(map(book.card_numbers.__getitem__, chain.from_iterable(hands)))
        steps.extend(map(table.__getitem__, map(tuple, moves)))
        rounds.append((len(moves), NONE if up is None else book.card_numbers[up], size))
    game = Replayed(options, players)
    return game if game.play_given(steps, rounds, cards) else None


def _sizes(head: Head) -> Sequence[int]:
    """How many cards each player is dealt, by round of the record, but for rounds that the game does not have."""
    if isinstance(head.options, WizardOptions):
        return head.options.cards_each(len(head.players))[: len(head.rounds)]
    return (CARDS_EACH,) * min(len(head.rounds), head.options.rounds_with(len(head.players)))


def _are_hands(hands: object, players: int, size: int) -> bool:
    if type(hands) is not list or len(hands) != players:
        return False
    return all(type(hand) is list and len(hand) == size for hand in hands)


def _is_right(game: Replayed, data: Mapping[str, Any], head: Head) -> bool:
    """Whether the record says what has come of the game."""
    if game.is_over is not head.finished:
        return False
    last = len(head.rounds) - 1
    if not all(_is_result(game, n, story, is_last=n == last) for n, story in enumerate(head.rounds)):
        return False
    return _are_numbers(data["totals"], game.totals) and _are_numbers(data["winners"], [*game.winners])


def _is_result(game: Replayed, n: int, story: Mapping[str, Any], *, is_last: bool) -> bool:
    """Whether a round's result is right; only the last one may have none, where the game breaks off in it."""
    result = game.result(n)
    if result is None:
        return is_last and "result" not in story
    given = story["result"]
    return type(given) is dict and all(
        _are_numbers(given[key], right) if key != "seals" else the_same(given[key], right)
        for key, right in result.as_data().items()
    )


def _are_numbers(given: object, right: Sequence[int]) -> bool:
    return type(given) is list and given == right and set(map(type, given)) <= {int}


def check(data: object) -> None:
    """Replay a record (a JSON value) under the rules; raises RecordError for its first fault."""
    record, head = an_object(data, "a record"), read_head(data)
    if replayed(record, head) is None:
        Replay(head).play(record)


def read_game(data: object) -> Game:
    """The game of a record (a JSON value), finished or not; raises RecordError for its first fault."""
    record, head = an_object(data, "a record"), read_head(data)
    quick = replayed(record, head)
    if quick is not None:
        return quick.game(head.players)
    Replay(head).play(record)
    return _game(head)


def _game(head: Head) -> Game:
    """The game of a record that is right, without the native library."""
    game, codes = Game(head.options, head.players), CODES[head.options.game]
    for story in head.rounds:
        game.deal(story["hands"], story["turned"])
        for _, *values in story["moves"]:
            game.apply_code(codes[tuple(values)])
    return game


def loads(text: str | bytes) -> Game:
    """The game of a record's text; raises RecordError for its first fault."""
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is read from text or bytes, not from {shown(text)}")
    return read_game(parse(text.encode(errors="surrogatepass") if isinstance(text, str) else text))
