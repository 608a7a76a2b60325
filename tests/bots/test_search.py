"""The grand master: search on top of the networks."""

import inspect
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import islice

import pytest

from foretell import Bidding, Game, Mode, WizardOptions
from foretell.bots.net.bot import NetBot
from foretell.bots.net.loading import WEIGHTS
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.memory import Foretold
from foretell.bots.search.settings import Settings
from foretell.engine.worlds import sampler
from foretell.game.moves import ChangeBid
from foretell.game.observation import Observation
from foretell.rules.extreme.view import View
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind
from training.netfile import write

from .some_nets import LAYOUTS, random_nets
from .test_every_bot import with_other_secrets
from .test_net import forget_nets

QUICK = Settings(worlds=4, drawn=2)
KINDS = [PLAIN[1], MODES[1], MODES[18], MODES[24], FULL_BOX[6], *ONE_OF_EACH[-2:]]
SOME_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


@pytest.fixture(autouse=True, scope="module")
def both_games_have_nets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Untrained networks for both games: what holds for them holds for all."""
    with pytest.MonkeyPatch.context() as patch:
        for game in LAYOUTS:
            file = tmp_path_factory.mktemp("nets") / f"{game}.net"
            write(file, game, random_nets(game))
            patch.setitem(WEIGHTS, game, file)
        forget_nets()
        yield
    forget_nets()


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
    first, again = (play_some(kind.game(5), quick_bots(kind), 30) for _ in range(2))
    assert first == again


@SOME_KIND
def test_it_judges_every_move_and_chooses_the_best(kind: Kind) -> None:
    game, bots = kind.game(6), quick_bots(kind)
    for _ in range(25):
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
    for _ in range(20):
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


def test_far_from_the_end_it_tries_one_stage() -> None:
    seen = FULL_BOX[0].game(3).observe(FULL_BOX[0].game(3).turn)
    few = SearchBot(3, None, settings=replace(QUICK, worlds=4)).judge(seen)
    one = replace(QUICK, worlds=40, stage=4, far=0)
    assert SearchBot(3, None, settings=one).judge(seen) == few
    assert SearchBot(3, None, settings=replace(one, far=99)).judge(seen) != few


def test_stages_try_all_worlds_where_more_than_one_move_is_left() -> None:
    seen = FULL_BOX[0].game(3).observe(FULL_BOX[0].game(3).turn)
    evaluated = []
    for stage in (4, 12):
        bot = SearchBot(3, None, settings=replace(QUICK, worlds=12, stage=stage, sure=1e9))
        bot.judge(seen)
        evaluated.append(bot.search("wizard").evaluated)
    assert evaluated[0] > 0
    assert 0.5 < evaluated[0] / evaluated[1] < 2.0


def positions_with(kind: Kind, worlds: range) -> Iterator[Observation]:
    """What seats with a choice of cards see in some games, where so many worlds fit."""
    for seed in range(4):
        game = kind.game(seed)
        while game.turn is not None:
            shown = game.observe(game.turn)
            if shown.phase == "play" and len(shown.legal_moves) > 1 and sampler(shown.view).count in worlds:
                yield shown
            game.apply(game.legal_moves[-1])


@pytest.mark.parametrize("kind", [Kind(WizardOptions(mode=Mode.MAXIMUS), 6), ONE_OF_EACH[-1]], ids=str)
def test_where_few_worlds_fit_each_is_tried_once_whatever_the_seed(kind: Kind) -> None:
    """So it is by chance alone where more fit than would be drawn."""
    settings = replace(QUICK, worlds=20, drawn=4, sure=1e9)
    judged = {
        few: [
            [SearchBot(seed, None, settings=settings).judge(shown) for seed in (1, 2)]
            for shown in islice(positions_with(kind, worlds), 6)
        ]
        for few, worlds in ((True, range(2, 81)), (False, range(1000, 10**9)))
    }
    assert [one for one, other in judged[True] if one == other] == [one for one, _ in judged[True]]
    assert sum(one == other for one, other in judged[False]) < len(judged[False]) == len(judged[True]) == 6


def test_where_bids_are_hidden_worlds_are_drawn() -> None:
    """V3: worlds with the same cards differ in the bids that they draw."""
    shown = next(positions_with(Kind(WizardOptions(bidding=Bidding.SECRET), 6), range(2, 81)))
    settings = replace(QUICK, worlds=20, drawn=4, sure=1e9)
    judged = [SearchBot(seed, None, settings=settings).judge(shown) for seed in range(6)]
    assert any(each != judged[0] for each in judged)


def test_in_classic_wizard_and_with_the_setting_it_bids_like_the_network() -> None:
    for seed, kind in enumerate((PLAIN[1], PLAIN[1], FULL_BOX[1], FULL_BOX[1])):
        game = kind.game(seed)
        bot = SearchBot(1, None, bids=kind is PLAIN[1], settings=QUICK)
        while game.phase == "bid" and game.turn is not None:
            shown = game.observe(game.turn)
            move = NetBot(1).choose(shown)
            assert bot.choose(shown) == move
            game.apply(move)


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
