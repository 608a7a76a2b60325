"""Replaying a record on the rules alone, without events, up to its first fault."""

from collections.abc import Mapping
from typing import Any

from ..game.codebook import Phase
from ..game.errors import DealError
from ..game.faults import sentence
from ..game.reasons import Reason
from ..game.ruleset import AnyRuleset, Hands
from ..game.rulesets import ruleset_of
from ..game.seen import seat_of
from .errors import RecordError
from .head import Head
from .moves import code_of, move_text
from .values import a_list, a_text, an_int, an_object, key_of, shown, the_same


class Replay:
    """A record's game, played move by move; every method raises RecordError at the first fault."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.ruleset: AnyRuleset = ruleset_of(head.options)
        self.state: Any = self.ruleset.new_state(head.options, len(head.players), 0)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.ruleset.phase(self.state)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None if nobody can move."""
        return seat_of(self.state.turn)

    def _deal(self, hands: Hands, turned: str | None) -> None:
        """Deal the next round; raises DealError."""
        self.ruleset.codebook.rules.deal_given(self.state, self.ruleset.lay_out(self.state, hands, turned))

    def _make(self, code: int) -> Reason | None:
        """Make the move, or return why it is not allowed."""
        codebook = self.ruleset.codebook
        if not codebook.rules.is_legal(self.state, code):
            return self.ruleset.reason(self.state, self.state.turn, codebook.moves[code])
        codebook.rules.apply(self.state, code)
        return None

    def deal(self, data: object, number: int) -> list[Any]:
        """Check a round's deal, deal it, and return the round's moves, not yet checked."""
        place = (number,)
        if self.phase is Phase.OVER:
            raise RecordError(sentence("game-over", rounds=_rounds(number - 1)), *place)
        story = an_object(data, "a round", place)
        dealer = an_int(key_of(story, "dealer", place), '"dealer"', place)
        right = (self.head.options.first_dealer + number - 1) % len(self.head.players)
        if dealer != right:
            raise RecordError(sentence("dealer", right=right, dealer=dealer), *place)
        hands = [
            [a_text(card, "a card", place) for card in a_list(hand, "a hand", place)]
            for hand in a_list(key_of(story, "hands", place), '"hands"', place)
        ]
        turned = key_of(story, "turned", place)
        turned = None if turned is None else a_text(turned, '"turned"', place)
        moves = a_list(key_of(story, "moves", place), '"moves"', place)
        try:
            self._deal(hands, turned)
        except DealError as error:
            raise RecordError(str(error), *place) from None
        return moves

    def move(self, data: object, place: tuple[int, int]) -> None:
        """Check a move and make it; ``place``: round and move, from 1."""
        values = a_list(data, "a move", place)
        turn = self.turn
        if turn is None:
            raise RecordError(sentence("round-over"), *place)
        if len(values) < 2:
            raise RecordError(sentence("short-move"), *place)
        seat = an_int(values[0], "a move's seat", place)
        if seat != turn:
            raise RecordError(sentence("other-turn", turn=turn, seat=shown(seat)), *place)
        code = code_of(self.head.options.game, values[1:])
        if code is None:
            raise RecordError(sentence("no-such-move", seat=seat, move=move_text(values[1:])), *place)
        reason = self._make(code)
        if reason is not None:
            move = move_text(values[1:])
            raise RecordError(sentence("illegal-move", seat=seat, move=move, rule=reason.rule, reason=reason), *place)

    def play_round(self, data: object, number: int) -> None:
        """Check a whole round: deal, moves and result; the last round of an unfinished game may break off."""
        moves = self.deal(data, number)
        for i, move in enumerate(moves):
            self.move(move, (number, i + 1))
        story = an_object(data, "a round")
        turn = self.turn
        if turn is None:
            self._check_result(story, number)
        elif self.head.finished or number < len(self.head.rounds):
            raise RecordError(sentence("missing-move", seat=turn), number, len(moves) + 1)
        elif "result" in story:
            raise RecordError(sentence("early-result"), number)

    def _check_result(self, story: Mapping[str, Any], number: int) -> None:
        """A12, B12: the result of a complete round."""
        given = an_object(key_of(story, "result", (number,)), '"result"', (number,))
        for key, right in self.ruleset.result(self.state).as_data().items():
            value = key_of(given, key, (number,))
            if not the_same(value, right):
                raise RecordError(sentence("result", key=key, right=right), number)

    def play(self, data: Mapping[str, Any]) -> None:
        """Check all rounds, then the totals, the winners and whether the game is finished."""
        for number, story in enumerate(self.head.rounds, start=1):
            self.play_round(story, number)
        over = self.phase is Phase.OVER
        if self.head.finished and not over:
            rounds = self.head.options.rounds_with(len(self.head.players))
            raise RecordError(sentence("not-finished", rounds=_rounds(rounds)))
        if over and not self.head.finished:
            raise RecordError(sentence("finished"))
        self._check_end(data, "totals", self.state.total[: len(self.head.players)])
        self._check_end(data, "winners", list(self.ruleset.winners(self.state)) if over else [])

    def _check_end(self, data: Mapping[str, Any], key: str, right: list[int]) -> None:
        if not the_same(key_of(data, key), right):
            raise RecordError(sentence("end", key=key, right=right))


def _rounds(count: int) -> str:
    return "1 round" if count == 1 else f"{shown(count)} rounds"
