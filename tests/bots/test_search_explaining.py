"""Worlds are taken back to what they were, and those that explain what was seen are likelier.  All in CPython."""

from random import Random
from typing import Any

import pytest

from foretell import Game
from foretell.both import module_in
from foretell.bots.net.judges import plain_nets
from foretell.bots.search.both import actions, playing
from foretell.bots.search.extreme import explaining as extreme
from foretell.bots.search.wizard import explaining as wizard
from foretell.engine.worlds import sampler
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.state import BIDDING, NAMING, PASSING, PLAYING
from foretell.rules.wizard.state import State as WizardState
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind, play_on

KINDS = [MODES[1], FULL_BOX[1], *ONE_OF_EACH[::4], *ONE_OF_EACH[-2:]]


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
def test_hands_of_wizard_are_taken_back_to_the_deal(kind: Kind) -> None:
    """S6: also after cards were passed, and while some are laid aside."""
    asked = 0
    for seed in range(12):
        states = played_round(kind, seed)
        bidding = [s for s in states if s.phase in (NAMING, BIDDING)]
        later = [s for s in states if s.phase in (PLAYING, PASSING)]
        if bidding and later:
            for state in later:
                assert isinstance(state, WizardState)
                wizard.hands_as_dealt(state)
                assert hands(state) == hands(bidding[-1])
                assert not any(state.played_suited)
                asked += 1
    assert asked > 50


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_current_trick_is_taken_back(kind: Kind) -> None:
    game, rng, compared = kind.game(9), Random(9), 0
    start = None
    for _ in range(600):
        if game.turn is None:
            break
        state = game._state
        if game.phase == "play" and state.played == 0:
            start = state.copy()
        elif game.phase == "play" and start is not None:
            back = state.copy()
            if isinstance(back, WizardState):
                wizard.take_back_trick(back)
            else:
                extreme.take_back_trick(back)
            assert hands(back) == hands(start)
            assert back.played_suited == start.played_suited
            assert back.played_others == start.played_others
            assert (back.turn, back.led, back.played, back.phase) == (start.turn, start.led, 0, start.phase)
            compared += 1
        play_on(game, rng, 1)
    assert compared > 20


def test_seals_are_taken_back_to_the_pool() -> None:
    """B5: coloured seals return to the pool when a world is taken back to the predictions."""
    game, rng = Game(ONE_OF_EACH[-1].options, ONE_OF_EACH[-1].players, seed=5), Random(5)
    while game.phase == "predict":
        play_on(game, rng, 1)
    state = game._state
    assert isinstance(state, ExtremeState)
    seats = state.seats
    foretold = [*state.seals[: 7 * seats], *state.pool]
    dealt = hands(state)
    play_on(game, rng, 40)
    back = game._state.copy()
    assert isinstance(back, ExtremeState)
    extreme.as_dealt(back, foretold)
    assert hands(back) == dealt
    assert back.pool[:5] == [3, 3, 5, 3, 3]
    assert not any(back.seals[7 * seat + suit] for seat in range(seats) for suit in range(5))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [PLAIN[1], ONE_OF_EACH[-1]], ids=str)
def test_a_world_is_given_up_once_it_is_hopeless(kind: Kind) -> None:
    """It keeps the likelihood of what was looked at until then; all others have the same as without a limit."""
    name, text = kind.options.game, {"wizard": wizard, "extreme": extreme}[kind.options.game]
    game, rng = kind.game(4), Random(4)
    while name == "wizard" and game.round < 8:
        play_on(game, rng, 1)
    while game.phase != "play" or game._state.played < 2:
        play_on(game, rng, 1)
    view: Any = game.observe(game.turn or 0).view
    foretold = [*view.seals[: 7 * view.seats], *view.pool] if name == "extreme" else [0]
    worlds, nets = sampler(view).draws(6, [3]), plain_nets(name)
    model = module_in(name, actions.__name__).Model(1.5 if name == "wizard" else 0.2, 0.03)

    def explained() -> list[float]:
        found: Any = module_in(name, playing.__name__).Playing()
        states = [world.copy() for world in worlds]
        past = [states[0].copy()]
        return [text.explain(found, states, w, view.seat, [*foretold], past, model, nets) for w in range(len(states))]

    whole = explained()
    model.least = max(whole) - 0.1
    given = explained()
    for found, full in zip(given, whole, strict=True):
        assert found == full if full >= model.least else full <= found < model.least
    assert given != whole
