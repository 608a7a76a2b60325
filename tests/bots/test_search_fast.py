"""The compiled networks answer like numpy, and worlds are restored exactly."""

from dataclasses import replace
from random import Random
from types import ModuleType

import numpy as np
import pytest

from foretell import Game
from foretell.bots.net.estimates import estimates
from foretell.bots.net.extreme import layout as extreme_layout
from foretell.bots.net.fast import arrays_of
from foretell.bots.net.network import Floats, Net
from foretell.bots.net.wizard import layout as wizard_layout
from foretell.bots.search.buffers import buffers_for
from foretell.bots.search.compiling import kernels
from foretell.bots.search.searching import Search
from foretell.bots.search.settings import USUAL
from foretell.engine.compiled import GAMES
from foretell.engine.fast import Batch
from foretell.engine.records import to_records
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.state import BIDDING, NAMING, PASSING, PLAYING
from foretell.rules.wizard.state import State as WizardState
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, Kind, play_on

LAYOUTS: dict[str, ModuleType] = {"wizard": wizard_layout, "extreme": extreme_layout}
KINDS = [MODES[1], FULL_BOX[1], *ONE_OF_EACH[::4], *ONE_OF_EACH[-2:]]
WIDTH = 48


def random_nets(game: str) -> list[Net]:
    """Untrained networks whose answers depend on the features."""
    layout, rng = LAYOUTS[game], np.random.default_rng(3)

    def some(*shape: int) -> Floats:
        return rng.normal(0, 0.3, shape).astype(np.float32)

    return [
        Net(
            some(layout.FEATURES, WIDTH),
            some(WIDTH),
            some(WIDTH, WIDTH),
            some(WIDTH),
            some(moves, layout.OUTCOMES, WIDTH),
            some(moves, layout.OUTCOMES),
        )
        for moves in (layout.FORETELLING_MOVES, layout.CARDPLAY_MOVES)
    ]


NETS = {game: random_nets(game) for game in LAYOUTS}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_compiled_networks_answer_like_numpy(kind: Kind) -> None:
    game, rng, compared = kind.game(4), Random(4), 0
    name = kind.options.game
    arrays = arrays_of(NETS[name])
    buffers, playouts = buffers_for(name, arrays), kernels(name, "playouts")
    while game.turn is not None and compared < 150:
        shown = game.observe(game.turn)
        codes, kind_of_view = shown.legal_moves.codes, GAMES[name].view
        if len(codes) > 1 and str(shown.phase) != "cloud":
            buffers.codes[: len(codes)] = codes
            playouts.judge_first(to_records([shown.view], kind_of_view), len(codes), arrays, buffers)
            points, chances = estimates(name, shown.view, codes, NETS[name])
            sign = shown.codebook.rules.sign
            np.testing.assert_allclose(sign * buffers.points[: len(codes)], points, atol=0.1)
            np.testing.assert_allclose(buffers.met[: len(codes)], chances, atol=0.002)
            compared += 1
        play_on(game, rng, 1)
    assert compared > 20


def hands(state: WizardState | ExtremeState) -> list[tuple[int, int]]:
    """All hands in a state."""
    return list(zip(state.suited[: state.seats], state.others[: state.seats], strict=True))


def played_round(kind: Kind, seed: int) -> list[WizardState | ExtremeState]:
    """The states of a random round of Wizard (in which all seats hold cards), move by move."""
    game, rng = kind.game(seed), Random(seed)
    states: list[WizardState | ExtremeState] = []
    start = rng.randrange(2, 8)
    while game.round < start and game.turn is not None:
        play_on(game, rng, 1)
    while game.turn is not None and game.round == start:
        states.append(game._state.copy())
        play_on(game, rng, 1)
    return states


@pytest.mark.parametrize("kind", [k for k in ONE_OF_EACH if k.options.game == "wizard"][::3] + FULL_BOX[:4], ids=str)
def test_hands_of_wizard_are_restored_to_the_deal(kind: Kind) -> None:
    """S6: also after cards were passed, and while some are laid aside."""
    likelihood, asked = kernels("wizard", "likelihood"), 0
    for seed in range(12):
        states = played_round(kind, seed)
        bidding = [s for s in states if s.phase in (NAMING, BIDDING)]
        later = [s for s in states if s.phase in (PLAYING, PASSING)]
        if bidding and later:
            batch = Batch.of(later)
            for i in range(len(later)):
                likelihood.hands_as_dealt(batch.states[i])
                assert hands(batch.state(i)) == hands(bidding[-1])
                assert not any(batch.state(i).played_suited)
                asked += 1
    assert asked > 50


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_current_trick_is_undone(kind: Kind) -> None:
    game, rng, compared = kind.game(9), Random(9), 0
    likelihood = kernels(kind.options.game, "likelihood")
    start = None
    for _ in range(600):
        if game.turn is None:
            break
        state = game._state
        if game.phase == "play" and state.played == 0:
            start = state.copy()
        elif game.phase == "play" and start is not None:
            batch = Batch.of([state])
            likelihood.take_back_trick(batch.states[0])
            back = batch.state(0)
            assert hands(back) == hands(start)
            assert back.played_suited == start.played_suited
            assert back.played_others == start.played_others
            assert (back.turn, back.led, back.played, back.phase) == (start.turn, start.led, 0, start.phase)
            compared += 1
        play_on(game, rng, 1)
    assert compared > 20


def test_seals_are_returned_to_the_pool() -> None:
    """B5: coloured seals return to the pool when a world is taken back to the predictions."""
    game, rng = Game(ONE_OF_EACH[-1].options, ONE_OF_EACH[-1].players, seed=5), Random(5)
    while game.phase == "predict":
        play_on(game, rng, 1)
    state = game._state
    assert isinstance(state, ExtremeState)
    seats = state.seats
    foretold = np.array([*state.seals[: 7 * seats], *state.pool], np.int64)
    dealt = hands(state)
    play_on(game, rng, 40)
    batch = Batch.of([game._state])
    kernels("extreme", "likelihood").as_dealt(batch.states[0], foretold)
    back = batch.state(0)
    assert hands(back) == dealt
    assert back.pool[:5] == [3, 3, 5, 3, 3]
    assert not any(back.seals[7 * seat + suit] for seat in range(seats) for suit in range(5))


@pytest.mark.parametrize(("bid", "likelier"), [(1, True), (0, False)])
def test_worlds_that_explain_a_bid_are_likelier(bid: int, likelier: bool) -> None:
    """With one card each, a seat that bids 1 is likelier to hold a Wizard than one that bids 0 (shipped networks)."""
    game = Game(players=3, seed=2)
    bidder = game.turn or 0
    game.apply(f"bid {bid}")
    view = game.observe(game.turn or 0).view
    search = Search("wizard", replace(USUAL["wizard"], seconds=None, worlds=150, drawn=4))
    worlds, weights = search.likely_worlds(view, (), [1], 0.0)
    wizards = float(weights @ (worlds["others"][:, bidder] & 15 > 0)) / float(weights.sum())
    assert (wizards > 0.1) is likelier  # 4 of 58 cards are Wizards: 0.07
