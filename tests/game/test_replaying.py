"""Whole games replayed in one call: the same in C and in CPython, and the same game as one made move by move."""

from array import array
from random import Random
from typing import Any

import pytest

from foretell import Game
from foretell.both import module_in
from foretell.engine.memory import Fields, numbers_of, object_of
from foretell.game.replaying import PER_SEAT, Replayed
from foretell.game.rulesets import ruleset_of
from foretell.record import dumps, loads
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.codes import PLAY_UNSEEN
from tests.game.kinds import ONE_OF_EACH, Kind, play_on

SOME = [*ONE_OF_EACH[::6], next(kind for kind in ONE_OF_EACH if "single-suit" in str(kind))]
ROOM = 60


def codes_of(game: Game) -> bytes:
    """The codes of all moves."""
    book = ruleset_of(game.options).codebook
    return bytes(book.move_codes[move] for story in game.rounds for _, move in story.moves)


def random_game(kind: Kind, moves: int | None = None) -> Game:
    """A game after some random moves, or to its end."""
    game = kind.game(7)
    play_on(game, Random(5), moves)
    return game


class InPython:
    """The rules' own functions, run by CPython."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.rules = module_in(kind.options.game, "foretell.rules.both.replaying")
        self.here: list[Any] = [ruleset_of(kind.options).new_state(kind.options, kind.players, seed)]
        self.starts: list[Any] = [None] * ROOM
        self.ends: list[Any] = [None] * ROOM
        self.lengths, self.room = [0] * ROOM, self.rules.Room()

    def dealt(self, codes: bytes) -> tuple[int, list[int]]:
        """``replay_dealt``: how many moves are legal, and the steps."""
        steps = [0] * len(codes)
        many = len(codes), self.room
        return self.rules.replay_dealt(self.here, codes, *many, self.starts, self.ends, steps, self.lengths), steps

    def given(self, steps: list[int], rounds: list[tuple[int, int, int]], cards: list[int]) -> int:
        """``replay_given``: how many rounds the rules allow."""
        table = [number for each in rounds for number in each]
        made: int = self.rules.replay_given(
            self.here, steps, table, len(rounds), cards, self.room, self.starts, self.ends
        )
        return made


@pytest.mark.parametrize("kind", SOME, ids=str)
def test_c_and_cpython_replay_alike(kind: Kind) -> None:
    codes = codes_of(random_game(kind))
    python, native = InPython(kind, 7), Replayed(kind.options, kind.players, 7)
    assert native.play(codes)
    assert python.dealt(codes) == (len(codes), [*native.steps])
    assert object_of(type(python.here[0]), native._here) == python.here[0]
    for n in range(native.rounds):
        assert [*native.start_of(n)._numbers] == [*numbers_of(python.starts[n])]
        assert [*native.end_of(n)._numbers] == [*numbers_of(python.ends[n])]


@pytest.mark.parametrize("laid", SOME, ids=str)
def test_given_deals_are_replayed_alike(laid: Kind) -> None:
    kind = laid
    game = random_game(kind)
    book = ruleset_of(kind.options).codebook
    cards = [book.card_numbers[card] for story in game.rounds for hand in story.hands for card in hand]
    turned = [NONE if story.turned is None else book.card_numbers[story.turned] for story in game.rounds]
    steps = [PER_SEAT * seat + book.move_codes[move] for story in game.rounds for seat, move in story.moves]
    lengths, sizes = [len(story.moves) for story in game.rounds], [*kind.options.cards_each(kind.players)]

    def made(cards: list[int], turned: list[int], steps: list[int], sizes: list[int]) -> tuple[bool, int]:
        native = Replayed(kind.options, kind.players)
        rounds = list(zip(lengths, turned, sizes, strict=True))
        whole = native.play_given(array("h", steps), rounds, array("q", cards))
        return whole, InPython(kind, 0).given(steps, rounds, cards)

    last = len(lengths) - 1
    assert made(cards, turned, steps, sizes) == (True, last + 1)
    assert made([cards[0], cards[0], *cards[2:]], turned, steps, sizes) == (False, 0)
    assert made([*cards[:-1], 79], turned, steps, sizes) == (False, last)
    assert made(cards, [*turned[:-1], 64 if turned[-1] == NONE else NONE], steps, sizes) == (False, last)
    assert made(cards, [79 if up != NONE else up for up in turned], steps, sizes)[0] is all(up == NONE for up in turned)
    assert made(cards, turned, [*steps[:-1], steps[-1] | 255], sizes) == (False, last)
    assert made(cards, turned, [*steps[:-1], (steps[-1] + PER_SEAT) % 1024], sizes) == (False, last)
    assert made(cards, turned, steps, [sizes[0] - 1, *sizes[1:]]) == (False, 0)
    if last:
        lengths[0] -= 1
        assert made(cards, turned, steps, sizes) == (False, 1)


@pytest.mark.parametrize("kind", SOME, ids=str)
def test_a_replayed_game_is_the_game(kind: Kind) -> None:
    for moves in (0, 3, 31, None):
        game, native = random_game(kind, moves), Replayed(kind.options, kind.players, 7)
        assert native.play(codes_of(game))
        again = native.game(game.players, 7)
        assert again.__getstate__() == game.__getstate__()
        assert (again.rounds, again.state(), again.events) == (game.rounds, game.state(), game.events)
        assert again.copy().events == game.events
        if not game.is_over:
            fresh, move = native.game(game.players, 7), game.seen_moves[0]
            assert fresh.seen_moves == game.seen_moves
            for one in (game, fresh):
                one.apply(move)
            assert fresh.copy().events == game.events
            assert fresh.undo() == game.undo()
            assert fresh.rounds == game.rounds


def test_moves_that_break_the_rules_are_not_replayed() -> None:
    kind = SOME[0]
    codes = bytearray(codes_of(random_game(kind)))
    codes[40] = 255
    python, native = InPython(kind, 7), Replayed(kind.options, kind.players, 7)
    assert not native.play(bytes(codes))
    assert python.dealt(bytes(codes))[0] == 40
    assert not Replayed(kind.options, kind.players, 7).play(bytes([*codes_of(random_game(kind)), 0]))


def test_a_card_that_was_not_seen_is_named() -> None:
    kind = next(kind for kind in ONE_OF_EACH if "clairvoyance" in str(kind))
    game = random_game(kind)
    codes = bytearray(codes_of(game))
    for place, (_, move) in enumerate(game.rounds[0].moves):
        if str(move).startswith("play"):
            codes[place] = PLAY_UNSEEN
    native = Replayed(kind.options, kind.players, 7)
    assert native.play(bytes(codes))
    assert native.game(game.players, 7).rounds == game.rounds
    begun = Replayed(kind.options, kind.players, 7)
    assert begun.play(bytes(codes[:2]))
    assert [str(move) for move in begun.game(game.players, 7).seen_moves] == [
        str(move) for move in random_game(kind, 2).seen_moves
    ]


def test_the_ends_of_all_rounds() -> None:
    for kind in SOME:
        game, native = random_game(kind), Replayed(kind.options, kind.players, 7)
        assert native.play(codes_of(game))
        points = [story.result.points for story in game.rounds if story.result is not None]
        assert [*native.by_round("score")] == [one for each in points for one in each]


def test_a_game_that_was_read_is_dealt_on() -> None:
    kind = SOME[0]
    first, second, *_ = random_game(kind).rounds
    played = kind.game()
    played.deal(first.hands, first.turned)
    for _, move in first.moves:
        played.apply(move)
    again = loads(dumps(played))
    assert again.deal(second.hands, second.turned) == played.deal(second.hands, second.turned)
    assert again.events == played.events


def test_fields_are_those_of_the_state() -> None:
    state = random_game(SOME[0], 9).state()
    fields = Fields(type(state), numbers_of(state))
    assert (fields.round, fields.bid) == (state.round, getattr(state, "bid", None))
    with pytest.raises(AttributeError, match="nothing"):
        _ = fields.nothing
