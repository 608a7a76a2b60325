"""Properties of every bot in games of every kind."""

from copy import deepcopy
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from foretell import ForetellError, Game, Observation, OptionsError
from foretell.bots import BOT_NAMES, Bot, OutOfTurn, UnknownBot, make_bot
from foretell.bots.judging import Judge
from foretell.bots.levels import level_of
from tests.game.kinds import ONE_OF_EACH, Kind

QUICK = [name for name in BOT_NAMES if not level_of(name).thinks_long]
EVERY_BOT = pytest.mark.parametrize("name", QUICK)
"""All levels except those that think long, which have tests of their own."""
EVERY_KIND = pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)


def play(game: Game, bots: list[Bot], most: int | None = None) -> list[str]:
    """Play the game to its end, or this many moves of it at most; returns the bots' moves."""
    moves: list[str] = []
    while game.turn is not None and len(moves) != most:
        move = bots[game.turn].choose(game.observe(game.turn))
        game.apply(move)
        moves.append(str(move))
    return moves


def table(name: str, kind: Kind, seed: int) -> list[Bot]:
    """A bot of this name in every seat."""
    return [make_bot(name, seed + seat) for seat in range(kind.players)]


def with_other_secrets(game: Game, seat: int) -> list[Game]:
    """The same game with other hidden values: the others' cards swapped, and other hidden bids."""
    others = [s for s in range(len(game.players)) if s != seat]
    games = []
    for a, b in pairwise(others):
        changed = game.copy()
        state = changed._state
        for hands in (state.suited, state.others):
            hands[a], hands[b] = hands[b], hands[a]
        games.append(changed)
    return [changed for changed in games if changed.observe(seat) == game.observe(seat)]


@cache
def played(name: str, kind: Kind) -> list[str]:
    """The bots' moves in a whole game, cached."""
    game = kind.game(11)
    moves = play(game, table(name, kind, 3))
    assert game.is_over
    return moves


@EVERY_BOT
@EVERY_KIND
def test_a_whole_game_has_only_legal_moves(name: str, kind: Kind) -> None:
    assert played(name, kind)


@pytest.mark.slow
@EVERY_BOT
@EVERY_KIND
def test_a_choice_does_not_depend_on_what_is_hidden_nor_change_what_was_shown(name: str, kind: Kind) -> None:
    """Compared at two of seven moves, so that it is each seat's turn at some of them."""
    game, bots, compared = kind.game(12), table(name, kind, 5), 0
    for number in range(60 * kind.players):
        seat = game.turn
        if seat is None:
            break
        if number % 7 > 1:
            game.apply(bots[seat].choose(game.observe(seat)))
            continue
        shown = game.observe(seat)
        before = deepcopy(shown)
        others = with_other_secrets(game, seat)
        copies = [deepcopy(bots[seat]) for _ in others]
        move = bots[seat].choose(shown)
        assert shown == before
        assert [bot.choose(other.observe(seat)) for bot, other in zip(copies, others, strict=True)] == [move] * len(
            others
        )
        compared += len(others)
        game.apply(move)
    assert compared > 6 * kind.players


@pytest.mark.slow
@EVERY_BOT
@EVERY_KIND
def test_the_same_seed_plays_the_same_game(name: str, kind: Kind) -> None:
    most = 20 * kind.players
    assert play(kind.game(11), table(name, kind, 3), most) == played(name, kind)[:most]


def test_another_seed_makes_other_choices() -> None:
    kind = ONE_OF_EACH[0]
    assert play(kind.game(1), table("random", kind, 1)) != play(kind.game(1), table("random", kind, 100))


def test_random_makes_every_legal_move_equally_often() -> None:
    game, bot = Game(players=3, seed=2), make_bot("random", 4)
    observation: Observation = game.observe(1)
    chosen = [str(bot.choose(observation)) for _ in range(2000)]
    assert {move: 900 < chosen.count(move) < 1100 for move in set(chosen)} == {"bid 0": True, "bid 1": True}


@EVERY_BOT
def test_a_bot_has_its_name(name: str) -> None:
    assert make_bot(name, 0).name == name


def test_an_unknown_bot_is_refused_with_a_list_of_all() -> None:
    with pytest.raises(UnknownBot, match=r"^'tumb' is not a bot; the bots are random, apprentice, thumb") as caught:
        make_bot("tumb", 0)
    assert isinstance(caught.value, ForetellError)


@pytest.mark.slow
@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_bot_that_is_asked_out_of_turn_says_whose_turn_it_is(name: str) -> None:
    bot, game = make_bot(name, 1), Game(players=3, seed=1)
    asked = [bot.choose, bot.judge] if isinstance(bot, Judge) else [bot.choose]
    for ask in asked:
        with pytest.raises(OutOfTurn, match="it is seat 1's turn, not seat 0's"):
            ask(game.observe(0))
        with pytest.raises(OutOfTurn, match="it is seat 1's turn, not nobody's"):
            ask(game.observe(None))
        with pytest.raises(OutOfTurn, match="it is nobody's turn, not seat 0's"):
            ask(Game(players=3).observe(0))


def test_a_bot_s_seed_is_a_number() -> None:
    seed: Any = "x"
    with pytest.raises(OptionsError, match="a bot's seed must be a whole number, not 'x'"):
        make_bot("thumb", seed)
