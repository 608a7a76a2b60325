"""Bots in the native library: the worlds they draw, their room, and levels where it is missing.

``tests.lockstep`` compares their decisions with those of all other targets.
"""

from array import array
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields
from mmap import mmap
from random import Random
from typing import Any

import numpy as np
import pytest

from foretell import Game
from foretell.both import module_in
from foretell.bots import make_bot
from foretell.bots.net import judges
from foretell.bots.net.bot import NetBot
from foretell.bots.net.judges import NativeJudge, PlainJudge
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.extreme import facts as extreme
from foretell.bots.search.settings import Settings
from foretell.bots.search.wizard import facts as wizard
from foretell.engine.memory import function, numbers_of, struct
from foretell.engine.native import load
from foretell.engine.records import record_type
from foretell.engine.worlds import sampler
from foretell.engine.worlds.ways import ENTRIES
from foretell.game.moves import Move
from foretell.game.observation import Observation
from foretell.rules.chance import round_key
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import EXTREME, FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind, play_on

KINDS = [PLAIN[1], MODES[1], MODES[16], MODES[24], *FULL_BOX[:4], *ONE_OF_EACH[-3:]]
HARDEST = next(kind for kind in reversed(FULL_BOX) if kind.players == 6)
"""The kind that needs most room for counting worlds."""
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)
UNKNOWN_BID = -2
KEYS: dict[str, Callable[[Any, int], int]] = {"wizard": wizard.key_of_view, "extreme": extreme.key_of_view}


def positions(kind: Kind, seed: int, step: int) -> Iterator[Observation]:
    """Some of the decisions of a game played at random."""
    game, rng, number = kind.game(seed), Random(seed), 0
    while game.turn is not None:
        shown = game.observe(game.turn)
        if len(shown.legal_moves) > 1:
            number += 1
            if number % step == 0:
                yield shown
        play_on(game, rng, 1)


@pytest.mark.parametrize("level", ["journeyman", "master"])
@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=str)
def test_a_level_without_the_library_plays_the_same(level: str, kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    played: dict[str, list[Move]] = {}
    for half in ("native", "plain"):
        bot = make_bot(level, 0)
        played[half] = [bot.choose(shown) for shown in positions(kind, 9, 5)]
        assert isinstance(bot, NetBot)
        judge = bot.net_judge(kind.options.game)
        assert isinstance(judge, NativeJudge if half == "native" else PlainJudge)
        assert isinstance(deepcopy(bot).net_judge(kind.options.game), type(judge))
        monkeypatch.setattr(judges, "is_at_hand", lambda: False)
    assert len(played["native"]) > 5
    assert played["native"] == played["plain"]


@pytest.mark.parametrize(("kind", "key"), [(WizardView, wizard.key_of_view), (ExtremeView, extreme.key_of_view)])
def test_every_field_of_a_view_counts_in_the_key_of_a_search(
    kind: Callable[[], Any], key: Callable[[Any, int], int]
) -> None:
    keys, changed = {key(kind(), 1), key(kind(), 2)}, 2
    for each in fields(kind()):
        value = getattr(kind(), each.name)
        for place in range(len(value) if isinstance(value, list) else 1):
            view = kind()
            if isinstance(value, list):
                getattr(view, each.name)[place] = 3
            else:
                setattr(view, each.name, 3)
            keys.add(key(view, 1))
            changed += 1
    assert len(keys) == changed > 90


@EVERY_KIND
def test_the_same_worlds_are_drawn_natively(kind: Kind) -> None:
    game = kind.options.game
    nets, search = NativeJudge(game)._nets, struct(f"bots_search_{game}_steps_Search")
    lowest_equal: dict[str, Any] = {"wizard": wizard.lowest_equal, "extreme": extreme.lowest_equal}
    size, some = load().sizes[f"rules_{game}_state_State"], 3
    function(game, "set_model")(search, 1.0, 0.1, 1, 0.02)
    function(game, "set_trust")(search, 0, 1e9, 1.0, 1.0, 2.0)
    for shown in positions(kind, 5, 11):
        view, codes = shown.view, array("q", shown.legal_moves.codes)
        if str(shown.phase) == "cloud" or UNKNOWN_BID in getattr(view, "bid", ()):
            continue
        worlds, logs = bytearray(some * size), array("d", bytes(8 * some))
        function(game, "set_foretold")(search, array("q", [0]), 0)
        if not function(game, "begin")(search, numbers_of(view), codes, len(codes), 1, nets):
            assert len({lowest_equal[game](view, code) for code in codes}) == 1
            continue
        function(game, "draw_worlds")(search, worlds, logs, some, nets)
        rng = [round_key(KEYS[game](view, 1), 1)]
        expected = sampler(view).draws(some, rng)
        assert worlds == b"".join(numbers_of(world).tobytes() for world in expected)


def search_with_records(game: str) -> tuple[mmap, Any]:
    """A native search, ready to begin, and the sampler in its memory as a record."""
    search = struct(f"bots_search_{game}_steps_Search")
    function(game, "set_model")(search, 1.0, 0.1, 1, 0.02)
    function(game, "set_trust")(search, 0, 1e9, 1.0, 1.0, 2.0)
    kind = module_in(game, "foretell.bots.search.both.steps").Search
    return search, np.frombuffer(search, record_type(kind))[0]["table"]["sampler"]


@pytest.mark.parametrize("kind", [*KINDS, HARDEST], ids=str)
def test_there_is_far_more_room_for_counting_worlds_than_games_need(kind: Kind) -> None:
    game = kind.options.game
    search, sampler = search_with_records(game)
    nets = NativeJudge(game)._nets
    for shown in positions(kind, 7, 5):
        codes = array("q", shown.legal_moves.codes)
        function(game, "begin")(search, numbers_of(shown.view), codes, len(codes), 1, nets)
        assert not sampler["is_full"]
        assert sampler["cases"]["graph"]["entries"].max() <= ENTRIES // 32


@pytest.mark.parametrize("kind", [PLAIN[1], EXTREME[-1]], ids=str)
def test_without_room_for_counting_worlds_the_nets_decide(kind: Kind) -> None:
    game = kind.options.game
    search, sampler = search_with_records(game)
    sampler["cases"]["graph"]["room"] = 8
    judge, found = NativeJudge(game), 0
    for shown in positions(kind, 7, 9):
        codes = array("q", shown.legal_moves.codes)
        if not function(game, "begin")(search, numbers_of(shown.view), codes, len(codes), 1, judge._nets):
            found += int(sampler["is_full"])
            points, chances = array("d", bytes(8 * len(codes))), array("d", bytes(8 * len(codes)))
            function(game, "conclude")(search, points, chances)
            assert (points.tolist(), chances.tolist()) == judge.judge(shown.view, codes)
    assert found > 0


@EVERY_KIND
def test_a_search_is_repeated_with_its_seed_alone(kind: Kind) -> None:
    settings = Settings(seconds=None, worlds=6, drawn=3)
    for shown in list(positions(kind, 6, 23))[:4]:
        first, again, other = (SearchBot(seed, None, settings=settings) for seed in (1, 1, 2))
        assert first.judge(shown) == again.judge(shown) == first.judge(shown)
        assert [each.move for each in other.judge(shown)] == list(shown.legal_moves)


def test_one_legal_move_needs_no_search() -> None:
    game = Game(players=3, seed=1)
    while len(game.legal_moves) > 1:
        game.apply(game.legal_moves[0])
    bot = make_bot("grandmaster", 1)
    assert game.turn is not None
    assert bot.choose(game.observe(game.turn)) == game.legal_moves[0]
