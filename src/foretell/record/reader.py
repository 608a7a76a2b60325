"""Checking a record under the rules, and reading the game in it: each replays the record once."""

from collections.abc import Sequence
from typing import Any

from ..game.codebook import Phase
from ..game.errors import IllegalMove
from ..game.game import Game
from ..game.reasons import Reason
from ..game.rounds import Result
from ..game.ruleset import Hands
from .errors import RecordError
from .head import Head, read_head
from .json_text import parse
from .quick import replayed
from .replay import Replay
from .values import an_object, shown


class RulesReplay(Replay):
    """Replays on the rules alone, without events: fast, for checking and counting."""

    def __init__(self, head: Head) -> None:
        super().__init__(head)
        self.state: Any = self.ruleset.new_state(head.options, len(head.players), 0)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.ruleset.phase(self.state)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None if nobody can move."""
        turn: int = self.state.turn
        return None if turn < 0 else turn

    def _deal(self, hands: Hands, turned: str | None) -> None:
        self.ruleset.codebook.rules.deal_given(self.state, self.ruleset.lay_out(self.state, hands, turned))

    def _make(self, code: int) -> Reason | None:
        codebook = self.ruleset.codebook
        if not codebook.rules.is_legal(self.state, code):
            return self.ruleset.reason(self.state, self.state.turn, codebook.moves[code])
        codebook.rules.apply(self.state, code)
        return None

    def _result(self) -> Result:
        return self.ruleset.result(self.state)

    def _standing(self) -> tuple[int, Sequence[int], Sequence[int]]:
        winners = self.ruleset.winners(self.state) if self.phase is Phase.OVER else ()
        return self.state.rounds, self.state.total[: len(self.head.players)], winners


class _GameReplay(Replay):
    """Replays on a Game, which can be used afterwards."""

    def __init__(self, head: Head) -> None:
        super().__init__(head)
        self.played = Game(head.options, head.players)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.played.phase

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None if nobody can move."""
        return self.played.turn

    def _deal(self, hands: Hands, turned: str | None) -> None:
        self.played.deal(hands, turned)

    def _make(self, code: int) -> Reason | None:
        move = self.ruleset.codebook.moves[code]
        try:
            self.played.apply(move)
        except IllegalMove:
            return self.played.why_not(move)
        return None

    def _result(self) -> Result:
        return self.ruleset.result(self.played.state())

    def _standing(self) -> tuple[int, Sequence[int], Sequence[int]]:
        return self.played.round_count, self.played.totals, self.played.winners


def check(data: object) -> None:
    """Replay a record (a JSON value) under the rules; raises RecordError for its first fault."""
    record, head = an_object(data, "a record"), read_head(data)
    if replayed(record, head) is None:
        RulesReplay(head).play(record)


def read_game(data: object) -> Game:
    """The game of a record (a JSON value), finished or not; raises RecordError for its first fault."""
    record, head = an_object(data, "a record"), read_head(data)
    quick = replayed(record, head)
    if quick is not None:
        return quick.game(head.players)
    replay = _GameReplay(head)
    replay.play(record)
    return replay.played


def loads(text: str | bytes) -> Game:
    """The game of a record's text; raises RecordError for its first fault."""
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is read from text or bytes, not from {shown(text)}")
    return read_game(parse(text.encode(errors="surrogatepass") if isinstance(text, str) else text))
