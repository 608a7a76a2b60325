"""Replaying a record under the rules: the first fault is found, or the game is read."""

from collections.abc import Mapping
from typing import Any

from ..game.codebook import Phase
from ..game.errors import DealError
from ..game.families import family_of
from ..game.family import AnyFamily
from ..game.game import Game
from ..game.reasons import Reason
from .errors import RecordError
from .head import Head, read_head
from .json_text import parse
from .moves import CODES, code_of, move_text
from .values import a_list, a_text, an_int, an_object, key_of, shown, the_same


class Replay:
    """A record's game on the rules themselves, without events: quick, for checking and counting."""

    def __init__(self, head: Head) -> None:
        """An empty table for the record's game."""
        self.head = head
        self.game = head.options.game
        self.family: AnyFamily = family_of(head.options)
        self.state: Any = self.family.new_state(head.options, len(head.players), 0)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        return self.family.phase(self.state)

    def deal(self, data: object, number: int) -> list[Any]:
        """Check a round's set-up and deal it; its moves are returned."""
        place = (number,)
        story = an_object(data, "a round", place)
        dealer = an_int(key_of(story, "dealer", place), '"dealer"', place)
        right = (number - 1) % len(self.head.players)
        if dealer != right:
            raise RecordError(f"seat {right} deals this round, not seat {dealer} (A3, B4)", *place)
        hands = [
            [a_text(card, "a card", place) for card in a_list(hand, "a hand", place)]
            for hand in a_list(key_of(story, "hands", place), '"hands"', place)
        ]
        turned = key_of(story, "turned", place)
        turned = None if turned is None else a_text(turned, '"turned"', place)
        moves = a_list(key_of(story, "moves", place), '"moves"', place)
        try:
            self.family.codebook.rules.deal_given(self.state, self.family.lay_out(self.state, hands, turned))
        except DealError as error:
            raise RecordError(str(error), *place) from None
        return moves

    def move(self, data: object, place: tuple[int, int]) -> None:
        """Check a move and make it."""
        values = a_list(data, "a move", place)
        if self.state.turn < 0:
            raise RecordError("the round is over: no move follows", *place)
        if len(values) < 2:
            raise RecordError("a move has a seat and a verb", *place)
        seat = an_int(values[0], "a move's seat", place)
        if seat != self.state.turn:
            raise RecordError(f"it is seat {self.state.turn}'s turn, not seat {shown(seat)}'s", *place)
        code = code_of(self.game, values[1:])
        if code is None or not self.family.codebook.rules.is_legal(self.state, code):
            raise RecordError(self._why(values, code), *place)
        self.family.codebook.rules.apply(self.state, code)

    def _why(self, values: list[Any], code: int | None) -> str:
        """The sentence for a move that is not allowed."""
        text = move_text(values[1:])
        if code is None:
            return f"seat {values[0]} cannot {text}: there is no such move in this game"
        reason: Reason = self.family.reason(self.state, values[0], self.family.codebook.moves[code])
        return f"seat {values[0]} cannot {text} ({reason.rule}): {reason}"

    def play_round(self, data: object, number: int) -> None:
        """Check a whole round: set-up, moves, result; the last of an unfinished game may break off."""
        moves = self.deal(data, number)
        for i, move in enumerate(moves):
            self.move(move, (number, i + 1))
        story = an_object(data, "a round")
        if self.state.turn < 0:
            self._check_result(story, number)
        elif self.head.finished or number < len(self.head.rounds):
            raise RecordError(f"a move of seat {self.state.turn} is missing", number, len(moves) + 1)
        elif "result" in story:
            raise RecordError("it has a result, but moves are missing", number)

    def _check_result(self, story: Mapping[str, Any], number: int) -> None:
        """A12, B12: the result of a complete round."""
        given = an_object(key_of(story, "result", (number,)), '"result"', (number,))
        for key, right in self.family.result(self.state).as_data().items():
            value = key_of(given, key, (number,))
            if not the_same(value, right):
                raise RecordError(f'"{key}" of the result must be {right}', number)

    def play(self, data: Mapping[str, Any]) -> None:
        """Check all rounds, and what the record says of the game as a whole."""
        for number, story in enumerate(self.head.rounds, start=1):
            if self.phase is Phase.OVER:
                raise RecordError(f"the game has only {number - 1} rounds", number)
            self.play_round(story, number)
        over = self.phase is Phase.OVER
        if self.head.finished and not over:
            raise RecordError(f"the game is not finished: it has {shown(self.state.rounds)} rounds")
        if over and not self.head.finished:
            raise RecordError('all rounds are complete, so "finished" must be true')
        self._check_end(data, "totals", list(self.state.total[: len(self.head.players)]))
        self._check_end(data, "winners", list(self.family.winners(self.state)) if over else [])

    def _check_end(self, data: Mapping[str, Any], key: str, right: list[int]) -> None:
        if not the_same(key_of(data, key), right):
            raise RecordError(f'"{key}" must be {right}')


def check(data: object) -> None:
    """Replay a record (a JSON value) under the rules; raises RecordError for its first fault."""
    Replay(read_head(data)).play(an_object(data, "a record"))


def read_game(data: object) -> Game:
    """The game of a record (a JSON value), finished or not; raises RecordError for its first fault."""
    head = read_head(data)
    Replay(head).play(an_object(data, "a record"))
    game = Game(head.options, head.players)
    moves = family_of(head.options).codebook.moves
    for story in head.rounds:
        game.deal(story["hands"], story["turned"])
        for seat, *values in story["moves"]:
            game.apply(moves[CODES[head.options.game][tuple(values)]], seat)
    return game


def loads(text: str | bytes) -> Game:
    """The game of a record's text; raises RecordError for its first fault."""
    if not isinstance(text, str | bytes):
        raise RecordError(f"a record is read from text or bytes, not from {shown(text)}")
    return read_game(parse(text.encode(errors="surrogatepass") if isinstance(text, str) else text))
