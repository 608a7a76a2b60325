"""The grand master: search on top of the networks."""

import inspect
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretell import Game
from foretell.bots.net import bot as net_bot
from foretell.bots.net.bot import NetBot
from foretell.bots.net.network import PARTS, Floats, Net, write_nets
from foretell.bots.search import buffers
from foretell.bots.search.blending import Blend
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.memory import Foretold
from foretell.bots.search.preparing import is_prepared, prepare
from foretell.bots.search.searching import tempered
from foretell.bots.search.settings import Settings, Trust
from foretell.game.moves import ChangeBid
from foretell.rules.extreme.view import View
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind

from .test_every_bot import with_other_secrets
from .test_search_fast import NETS

QUICK = Settings(worlds=4, drawn=2)
KINDS = [PLAIN[1], MODES[1], MODES[18], MODES[24], FULL_BOX[6], *ONE_OF_EACH[-2:]]
SOME_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


@pytest.fixture(autouse=True)
def both_games_have_nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Small untrained networks for both games: what holds for them holds for all."""
    for game, nets in NETS.items():
        file = tmp_path / f"{game}.npz"
        write_nets(file, {name: parts_of(net) for name, net in zip(net_bot.NETS, nets, strict=True)})
        monkeypatch.setitem(net_bot.WEIGHTS, game, file)
    forget_nets()
    yield
    forget_nets()


def parts_of(net: Net) -> dict[str, Floats]:
    """A network's parts, as a file stores them."""
    return {part: getattr(net, part) for part in PARTS}


def forget_nets() -> None:
    net_bot.nets.cache_clear()
    buffers.nets_of.cache_clear()


def quick_bots(kind: Kind) -> list[SearchBot]:
    return [SearchBot(seat, None, settings=QUICK) for seat in range(kind.players)]


def play_some(game: Game, bots: list[SearchBot], moves: int) -> list[str]:
    made: list[str] = []
    while game.turn is not None and len(made) < moves:
        move = bots[game.turn].choose(game.observe(game.turn))
        game.apply(move)
        made.append(str(move))
    return made


@SOME_KIND
def test_it_makes_legal_moves_and_the_same_ones_again(kind: Kind) -> None:
    first, again = (play_some(kind.game(5), quick_bots(kind), 50) for _ in range(2))
    assert first == again


@SOME_KIND
def test_it_judges_every_move_and_chooses_the_best(kind: Kind) -> None:
    game, bots = kind.game(6), quick_bots(kind)
    for _ in range(40):
        if game.turn is None:
            break
        shown = game.observe(game.turn)
        judged = bots[game.turn].judge(shown)
        assert [each.move for each in judged] == list(shown.legal_moves)
        assert all(-0.001 <= each.chance <= 1.001 for each in judged)
        move = bots[game.turn].choose(shown)
        if kind.options.game == "wizard" and len(judged) > 1 and not isinstance(move, ChangeBid):
            assert move == max(judged, key=lambda each: each.points).move
        elif len(judged) > 1 and not isinstance(move, ChangeBid):
            assert move == min(judged, key=lambda each: each.points).move
        game.apply(move)


@SOME_KIND
def test_it_depends_only_on_what_its_seat_sees(kind: Kind) -> None:
    game, bots, compared = kind.game(12), quick_bots(kind), 0
    for _ in range(30):
        seat = game.turn
        if seat is None:
            break
        others = [other.observe(seat) for other in with_other_secrets(game, seat)]
        copies = [deepcopy(bots[seat]) for _ in others]
        move = bots[seat].choose(game.observe(seat))
        assert [one.choose(other) for one, other in zip(copies, others, strict=True)] == [move] * len(others)
        compared += len(others)
        game.apply(move)
    assert compared > 10


def test_the_clock_ends_a_search() -> None:
    """With no time at all it tries its moves in a few worlds, and answers."""
    game = PLAIN[1].game(3)
    bot = SearchBot(1, 0.0, settings=Settings(worlds=100_000))
    assert bot.choose(game.observe(game.turn or 0)) in game.legal_moves


def test_with_a_number_of_worlds_there_is_no_clock() -> None:
    for bot in (SearchBot(1, 0.0, worlds=7), SearchBot(1, None, settings=replace(QUICK, worlds=7))):
        settings = bot.search("wizard").settings
        assert (settings.seconds, settings.worlds) == (None, 7)
    assert {*SearchBot.SETTINGS} <= {*inspect.signature(SearchBot).parameters}


def test_with_the_setting_it_bids_like_the_network() -> None:
    for seed in range(4):
        game = Game(players=4, seed=seed)
        bot = SearchBot(1, None, bids=False, settings=QUICK)
        while game.phase == "bid" and game.turn is not None:
            shown = game.observe(game.turn)
            move = NetBot(1).choose(shown)
            assert bot.choose(shown) == move
            game.apply(move)


def test_without_numba_it_says_what_it_needs() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "try:\n    import foretell.bots.search.bot\n"
        "except ImportError as error:\n    print(error)"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'foretell[fast]'" in result.stdout


def test_it_says_whether_it_is_prepared() -> None:
    for game in ("wizard", "extreme"):
        prepare(game)
        assert is_prepared(game)


# Blending the estimates


def blend(points: list[float]) -> Blend:
    return Blend(np.array(points), np.zeros(len(points)), Trust(0, 12.0, 1.5, 0.5), 2.0)


def test_moves_that_the_network_rates_far_worse_are_not_tried() -> None:
    assert blend([10.0, 9.0, -20.0]).tried.tolist() == [True, True, False]


def test_only_strong_evidence_changes_the_choice() -> None:
    """Two points better in a few worlds that differ widely may be luck; in very many worlds it is not."""
    rng = np.random.default_rng(1)
    for worlds, changed in ((4, False), (4000, True)):
        thought = blend([10.0, 8.0])
        found = np.zeros((2, worlds, 2))
        found[0, :, 1] = 4.0 + 15 * np.sign(rng.random(worlds) - 0.5) if worlds > 4 else [19.0, -15.0, 19.0, -7.0]
        thought.learn(found, np.ones(worlds))
        assert bool(thought.conclude()[0].argmax() == 1) is changed


def test_clearly_worse_moves_are_dropped() -> None:
    thought = blend([10.0, 9.5, 9.0])
    found = np.zeros((2, 200, 3))
    found[0, :, 1] = 3.0
    found[0, :, 2] = -30.0
    thought.learn(found, np.ones(200))
    thought.drop()
    assert thought.tried.tolist() == [True, True, False]
    thought.learn(found[:, :, :2], np.ones(200))
    assert thought.conclude()[0].argmax() == 1


def test_weights_are_flattened_if_one_world_would_dominate() -> None:
    even, one = tempered(np.zeros(50), 0.1), tempered(np.array([0.0] * 49 + [400.0]), 0.1)
    assert even.tolist() == pytest.approx([0.02] * 50)
    assert 1 / (one**2).sum() >= 5
    assert one.argmax() == 49


def extreme_view(game: Game) -> View:
    """Seat 0's view."""
    view = game.observe(0).view
    assert isinstance(view, View)
    return view


def test_seals_are_remembered_until_the_next_round() -> None:
    game, memory = ONE_OF_EACH[-1].game(5), Foretold()
    while game.phase == "predict":
        game.apply(game.legal_moves[0])
    view = extreme_view(game)
    seals = memory.recall(view)
    assert seals == (*view.seals[: 7 * view.seats], *view.pool)
    while game.round == 1:
        assert memory.recall(extreme_view(game)) == seals
        game.apply(game.legal_moves[0])
    while game.phase == "predict":
        assert memory.recall(extreme_view(game)) != seals
        game.apply(game.legal_moves[0])
    while extreme_view(game).tricks_left == 15:
        game.apply(game.legal_moves[0])
    assert memory.recall(extreme_view(game)) == ()
