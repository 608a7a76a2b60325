"""Counts lines of play, as chess programs do to check a move generator.

Positions that differ only in values on which no later move depends (points, tricks won, cards already played) are
counted once and then looked up.
"""

from dataclasses import fields
from typing import Any, Generic

from ..engine.plain import Rules, S, V
from ..game.base_game import State
from ..game.codebook import Codebook, Phase
from ..game.options import Options
from ..rules.arrays import MOST_MOVES
from .errors import RecordError
from .head import read_head
from .replay import Replay
from .values import an_object

_SCORES = frozenset(("won", "score", "total"))
_GONE = frozenset(("trick", "played_suited", "played_others", "earlier_suited", "earlier_others", "lacks", "lacked"))
_COURSE = frozenset(("seed", "rounds", "first_dealer", "sizes"))
_WITHOUT_EFFECT = _SCORES | _GONE | _COURSE | {"werewolf_seat", "turned"}
"""Fields on which the moves of the rest of a round do not depend."""


def position(data: object, round_number: int, moves: int) -> Replay:
    """The position in a round of a record (from 1) after its first ``moves`` moves.

    Raises RecordError for a fault before that position, and if the record has no such round or too few moves.
    """
    head = read_head(data)
    if not 1 <= round_number <= len(head.rounds):
        raise RecordError(f"there is no round {round_number}: the record has {len(head.rounds)}")
    replay = Replay(head)
    for number in range(1, round_number):
        replay.play_round(head.rounds[number - 1], number)
    made = replay.deal(head.rounds[round_number - 1], round_number)
    if not 0 <= moves <= len(made):
        raise RecordError(f"there are only {len(made)} moves, not {moves}", round_number)
    for i, move in enumerate(made[:moves], start=1):
        replay.move(move, (round_number, i))
    return replay


def perft(data: object, round_number: int, moves: int, depth: int | None = None) -> int:
    """Count the move sequences from a position of a record to the end of the round, or those of ``depth`` moves.

    Raises RecordError as ``position`` does.
    """
    replay = position(an_object(data, "a record"), round_number, moves)
    return lines_from(replay.head.options, replay.state, depth)


def lines_from(options: Options, state: State, depth: int | None) -> int:
    """Count the move sequences from a full state to the end of the round, or those of ``depth`` moves."""
    counter: _Counter[Any, Any] = _Counter(options)
    return counter.count(state, -1 if depth is None else depth)


class _Counter(Generic[S, V]):
    """Counts lines of play, visiting each position once."""

    def __init__(self, options: Options) -> None:
        self._codebook: Codebook[S, V] = options.codebook
        self._rules: Rules[S, V] = self._codebook.rules
        names = (f.name for f in fields(self._rules.state) if f.name not in _WITHOUT_EFFECT)
        self._names = tuple(names)
        self._known: dict[tuple[Any, ...], int] = {}
        self._forget_bids = options.game == "wizard" and "cloud" not in getattr(options, "specials", ())

    def count(self, state: S, depth: int) -> int:
        """The number of lines from here; a negative depth means no limit."""
        if depth == 0 or state.turn < 0:
            return 1
        key = self._key(state, depth)
        if key not in self._known:
            self._known[key] = self._count(state, depth)
        return self._known[key]

    def _count(self, state: S, depth: int) -> int:
        codes = [0] * MOST_MOVES
        legal = codes[: self._rules.legal_codes(state, codes)]
        if depth == 1:
            return len(legal)
        total = 0
        for code in legal:
            after = state.copy()
            self._rules.apply(after, code)
            total += self.count(after, depth - 1)
        return total

    def _bids_are_past(self, state: S) -> bool:
        """Once play has begun, bids matter only to the Cloud (S7)."""
        return self._forget_bids and self._codebook.phases[state.phase] not in (Phase.TRUMP, Phase.BID)

    def _key(self, state: S, depth: int) -> tuple[Any, ...]:
        """All values on which the rest of the round depends."""
        numbers = [depth]
        for name in self._names:
            value = getattr(state, name)
            if name == "bid" and self._bids_are_past(state):
                continue
            if isinstance(value, list):
                numbers += value
            else:
                numbers.append(value)
        return tuple(numbers)
