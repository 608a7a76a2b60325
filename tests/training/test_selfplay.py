"""Self-play is the same in CPython and in the native library, and sees and plays what the bots see and play."""

from importlib import import_module
from types import ModuleType

import numpy as np
import pytest

from foretell import SPECIALS, ExtremeOptions, Mode, WizardOptions
from foretell.bots.net.judges import PlainJudge
from tests.bots.feature_modules import EXTREME_MODULES, WIZARD, FeatureModules
from tests.bots.some_nets import random_nets
from training import selfplay
from training.all_games import GAMES
from training.exploring import Exploring
from training.games import Share
from training.netfile import shipped
from training.players import ANYTHING
from training.selfplay import Tables

from .sides import PlainTables, no_nets, plain_nets

MUCH = Exploring(bids_near=0.3, bids_anywhere=0.1, cards=5.0)
ALONE = Exploring(bids_near=0.3, bids_anywhere=0.1, cards=15.0, alone=1)
GUIDED = Exploring(bids_anywhere=0.1, cards=5.0, guided=0.6)
FEATURES: dict[str, FeatureModules] = {"wizard": WIZARD, "extreme": EXTREME_MODULES}
SHARES = {
    "wizard": [
        Share(WizardOptions(), 3, 0.5, 0),
        Share(WizardOptions(SPECIALS), 4, 0.3, 8),
        Share(WizardOptions(mode=Mode.CLAIRVOYANCE), 6, 0.2, 5),
    ],
    "extreme": [Share(ExtremeOptions(), 3, 0.6, 0), Share(ExtremeOptions(magician=5), 5, 0.4, 3)],
}


def facts_of(game: str) -> ModuleType:
    return import_module(f"foretell.bots.net.{game}.facts")


def moves_of(game: str) -> ModuleType:
    return import_module(f"foretell.rules.{game}.moves")


def some_tables(game: str, many: int, seed: int) -> Tables:
    return Tables(GAMES[game], SHARES[game], many, seed, (60, 150), 0.7)


@pytest.mark.parametrize(
    ("game", "exploring", "times"),
    [("wizard", MUCH, 40), ("wizard", ALONE, 40), ("extreme", MUCH, 12), ("extreme", GUIDED, 60)],
)
def test_cpython_and_the_native_library_make_the_same_decisions(game: str, exploring: Exploring, times: int) -> None:
    nets, native = random_nets(game), some_tables(game, 2, 5)
    plain, objects = PlainTables(native, exploring), plain_nets(nets)
    for _ in range(times):
        native.play(nets, exploring)
        plain.play(objects)
    plain.check_equal()
    assert bool(native.replay.decisions["known"].any()) == (times > 12)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_learned_from_are_the_bots_features_and_the_masters_moves(game: str) -> None:
    modules, master, room = FEATURES[game], PlainJudge(game), [0] * 64
    plain, objects = PlainTables(some_tables(game, 1, 8), Exploring()), plain_nets(shipped(game))
    for _ in range(40):
        plain.play(objects)
        view, made = plain.playing.view, plain.playing.made
        many = moves_of(game).write_codes(view.phase, view.legal_suited, view.legal_rest, room)
        codes = plain.playing.codes[:many]
        which = facts_of(game).asked_net(view.phase)
        decision = plain.replay[plain.playing.first[which] + (made[which] - 1) % plain.playing.room[which]]
        assert decision.seen[: decision.many] == modules.seen(view)
        assert decision.move == modules.slots.move_slot(master.choose(view, codes), modules.slots_of(view))


@pytest.mark.parametrize("game", GAMES)
def test_the_library_with_checks_finds_no_fault(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_BOUNDSCHECK", "1")
    selfplay.function.cache_clear()
    try:
        tables = Tables(GAMES[game], GAMES[game].mixture(0.2), 200, 3, (4000, 9000), 0.9)
        tables.play(no_nets(), ANYTHING, 60)
    finally:
        selfplay.function.cache_clear()


def test_outcomes_alone_are_learned_with_the_longest_trace() -> None:
    tables = Tables(GAMES["extreme"], SHARES["extreme"], 50, 2, (10_000, 10_000), 1.0)
    tables.play(shipped("extreme"), Exploring(), 200)
    for which in range(2):
        part = tables.replay.part(which)
        assert set(part["targets"][part["known"] == 1].max(axis=1)) == {1.0}
        assert not part["targets"][part["known"] == 0].any()


def test_rounds_of_random_moves_are_counted_by_kind_only_where_nothing_was_tried() -> None:
    tables = some_tables("wizard", 100, 4)
    tables.play(no_nets(), ANYTHING, 100)
    assert tables.counts[:, :, 0].sum() < 100
    tables.play(shipped("wizard"), Exploring(), 100)
    assert set(np.flatnonzero(tables.counts[:, :, 0].sum(axis=1))) == {0, 5, 8}
    (met, points), nothing = tables.means(0), tables.means(1)
    assert 0.5 < met < 1
    assert points > 15
    assert nothing == []
