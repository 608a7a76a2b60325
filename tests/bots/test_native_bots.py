"""The bots' text gives the same in CPython, in the native library and everywhere: worlds, nets and searches."""

import json
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell import Game
from foretell.bots import make_bot
from foretell.bots.apprentice.bot import ApprenticeBot
from foretell.bots.net.bot import NetBot
from foretell.bots.net.journeyman import JourneymanBot
from foretell.bots.net.loading import WEIGHTS
from foretell.bots.net.native import NativeJudge, function, nets_of, numbers_of, struct
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.extreme.facts import key_of_view as key_of_extreme
from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL, Settings
from foretell.bots.search.wizard.facts import key_of_view as key_of_wizard
from foretell.bots.thumb.bot import ThumbBot
from foretell.engine.native import load
from foretell.engine.worlds import sampler
from foretell.game.observation import Observation
from foretell.rules.chance import round_key
from scripts.node import Node
from scripts.wasm import FOLDER
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind, play_on

KINDS = [PLAIN[1], MODES[1], MODES[16], MODES[24], *FULL_BOX[:4], *ONE_OF_EACH[-3:]]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)
UNKNOWN_BID = -2
KEYS: dict[str, Callable[[Any, int], int]] = {"wizard": key_of_wizard, "extreme": key_of_extreme}


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


@EVERY_KIND
def test_levels_without_nets_choose_the_same_natively(kind: Kind) -> None:
    thumb, apprentice, memory = ThumbBot(0), ApprenticeBot(0), struct("bots_memory_limits_memory_Memory")
    memory[:8] = (99).to_bytes(8, "little")
    buffers = struct(f"bots_thumb_{kind.options.game}_buffers_Buffers")
    for shown in positions(kind, 3, 7):
        game, codes = shown.game, array("q", shown.legal_moves.codes)
        chosen = function(game, "choose_as_thumb")(numbers_of(shown.view), codes, len(codes), buffers)
        assert chosen == thumb.choose_code(game, shown.view, codes.tolist())
        chosen = function(game, "choose_as_apprentice")(numbers_of(shown.view), codes, len(codes), memory, buffers)
        assert chosen == apprentice.choose_code(game, shown.view, codes.tolist())


@EVERY_KIND
def test_the_nets_say_the_same_natively(kind: Kind) -> None:
    master, judge = NetBot(0), NativeJudge(kind.options.game)
    for shown in positions(kind, 4, 9):
        points, chances = judge.judge(shown.view, shown.legal_moves.codes)
        expected = master.judge(shown)
        sign = shown.codebook.rules.sign
        assert [sign * value for value in points] == [each.points for each in expected]
        assert chances == [each.chance for each in expected]
        assert judge.choose(shown.view, shown.legal_moves.codes) == master.choose_code(
            shown.game, shown.view, shown.legal_moves.codes
        )


@EVERY_KIND
def test_the_journeyman_misjudges_the_same_natively(kind: Kind) -> None:
    game, bot = kind.options.game, JourneymanBot(0)
    judging, nets = struct(f"bots_net_{game}_judging_Judging"), nets_of(game)
    weakness, memory = struct("bots_net_weakness_Weakness"), struct("bots_memory_limits_memory_Memory")
    for shown in positions(kind, 5, 9):
        codes, view = array("q", shown.legal_moves.codes), numbers_of(shown.view)
        function(game, "set_usual")(weakness, view)
        function(game, "misjudge")(judging, view, codes, len(codes), nets, weakness, memory)
        points = array("d", judging[: 8 * len(codes)])
        sign = shown.codebook.rules.sign
        assert [sign * value for value in points] == pytest.approx([each.points for each in bot.judge(shown)], abs=1e-9)


@EVERY_KIND
def test_the_same_worlds_are_drawn_natively(kind: Kind) -> None:
    game = kind.options.game
    nets, search = NativeJudge(game)._nets, struct(f"bots_search_{game}_steps_Search")
    size, some = load().sizes[f"rules_{game}_state_State"], 3
    function(game, "set_model")(search, 1.0, 0.1, 1, 0.02)
    function(game, "set_trust")(search, 0, 1e9, 1.0, 1.0, 2.0)
    for shown in positions(kind, 5, 11):
        view, codes = shown.view, array("q", shown.legal_moves.codes)
        if str(shown.phase) == "cloud" or UNKNOWN_BID in getattr(view, "bid", ()):
            continue
        worlds, logs = bytearray(some * size), array("d", bytes(8 * some))
        function(game, "set_foretold")(search, array("q", [0]), 0)
        assert function(game, "begin")(search, numbers_of(view), codes, len(codes), 1, nets)
        function(game, "draw_worlds")(search, worlds, logs, some, nets)
        rng = [round_key(KEYS[game](view, 1), 1)]
        expected = sampler(view).draws(some, rng)
        assert worlds == b"".join(numbers_of(world).tobytes() for world in expected)


@EVERY_KIND
def test_a_search_is_repeated_with_its_seed_alone(kind: Kind) -> None:
    settings = Settings(seconds=None, worlds=6, drawn=3)
    for shown in list(positions(kind, 6, 23))[:4]:
        first, again, other = (SearchBot(seed, None, settings=settings) for seed in (1, 1, 2))
        assert first.judge(shown) == again.judge(shown) == first.judge(shown)
        assert [each.move for each in other.judge(shown)] == list(shown.legal_moves)


@pytest.mark.parametrize("kind", [FULL_BOX[1], MODES[1], ONE_OF_EACH[-1]], ids=str)
def test_browsers_find_the_same_to_the_last_bit(kind: Kind) -> None:
    game = kind.options.game
    settings = replace(USUAL[game], seconds=None, worlds=5, drawn=4)
    settings = replace(settings, bids=settings.cards)
    shown = list(positions(kind, 8, 29))[:5]
    trust = settings.cards
    assert trust is not None
    sizes = {
        "search": load().sizes[f"bots_search_{game}_steps_Search"],
        "state": load().sizes[f"rules_{game}_state_State"],
        "view": load().sizes[f"rules_{game}_view_View"],
    }
    asked = {
        "wasm": str(FOLDER / f"{game}.wasm"),
        "nets": str(WEIGHTS[game]),
        "game": game,
        "sizes": sizes,
        "model": [settings.temperature, settings.blunders, settings.drawn, settings.fewest],
        "trust": [trust.decisions, trust.margin, trust.doubt, trust.bias, settings.sure],
        "worlds": settings.worlds * settings.drawn,
        "positions": [
            {"view": [*map(str, numbers_of(one.view))], "codes": list(one.legal_moves.codes), "seed": n}
            for n, one in enumerate(shown)
        ],
    }
    script = str(Path(__file__).with_name("search.mjs"))
    found = json.loads(Node.find().output_of(script, given=json.dumps(asked)))
    search = Search(game, settings)
    expected = [search.judge(one.view, one.legal_moves.codes, n) for n, one in enumerate(shown)]
    assert [tuple(each) for each in found] == expected


def test_one_legal_move_needs_no_search() -> None:
    game = Game(players=3, seed=1)
    while len(game.legal_moves) > 1:
        game.apply(game.legal_moves[0])
    bot = make_bot("grandmaster", 1)
    assert game.turn is not None
    assert bot.choose(game.observe(game.turn)) == game.legal_moves[0]
