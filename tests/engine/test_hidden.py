"""Changing what a seat cannot see changes neither its view nor its moves in the compiled half (B3, V2 to V4)."""

from random import Random

import numpy as np
import pytest

from foretell import Mode, WizardOptions
from foretell.engine.fast import Batch, as_rows, generator
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.state import (
    BIDDING,
    CLAIRVOYANCE,
    DEALING,
    FINISHED,
    HIDDEN,
    NAMING,
    OPEN,
    PASSING,
    SECRET,
)
from foretell.rules.wizard.state import State as WizardState
from tests.engine.sides import assert_same, batch_of
from tests.game.kinds import ONE_OF_EACH, Kind, wizard_kinds

GAMES = 12
JUGGLED = wizard_kinds(("juggler", "cloud"))[::5]
"""Kinds of games in which cards are often passed."""


def hide(state: WizardState | ExtremeState, seat: int, rng: Random) -> list[str]:
    """Change everything that the seat (-1: a spectator) cannot see; return the names of what has changed."""
    state.seed = rng.randrange(2**63)
    changed = ["seed"]
    for other in range(state.seats):
        if cannot_see_hand(state, seat, other):
            state.suited[other] = rng.getrandbits(63) & 0x1FFF_1FFF_1FFF_1FFF
            state.others[other] = rng.getrandbits(15)
            changed.append("hand")
        if isinstance(state, WizardState):
            changed += hide_bid(state, seat, other, rng) + hide_passed(state, seat, other, rng)
    return changed


def cannot_see_hand(state: WizardState | ExtremeState, seat: int, other: int) -> bool:
    """Seats see only their own cards; V4: in the first round, all others' instead."""
    if isinstance(state, WizardState) and state.mode == CLAIRVOYANCE and state.round == 1:
        return seat in (-1, other)
    return seat != other


def hide_bid(state: WizardState, seat: int, other: int, rng: Random) -> list[str]:
    """V2: others' bids are hidden until all have bid; V3: until the round is over."""
    over = state.phase in (DEALING, FINISHED)
    hidden = {OPEN: False, HIDDEN: state.phase in (NAMING, BIDDING), SECRET: not over}[state.bidding]
    if not hidden or seat == other or state.bid[other] < 0:
        return []
    state.bid[other] = rng.randrange(state.cards + 1)
    return ["bid"]


def hide_passed(state: WizardState, seat: int, other: int, rng: Random) -> list[str]:
    """S6: seats know which card they passed and, once all have chosen, which one they got from the right."""
    got_it = (other + 1) % state.seats == seat and state.phase != PASSING
    if seat == other or got_it or state.passed[other] < 0:
        return []
    state.passed[other] = rng.choice([0, 17, 35, 64, 68, 73])
    return ["passed"]


def positions(kind: Kind) -> list[Batch]:
    """Games of the kind at various points."""
    batch, rng = batch_of(kind, GAMES), generator(GAMES)
    found = []
    for moves in range(100):
        batch.apply(batch.random_moves(rng))
        if moves % 9 == 0 or (isinstance(kind.options, WizardOptions) and (batch.states["phase"] == PASSING).any()):
            found.append(batch.copy())
        batch.deal()
    return found


@pytest.mark.parametrize("kind", [*ONE_OF_EACH, *JUGGLED], ids=str)
def test_what_a_seat_cannot_see_may_be_anything(kind: Kind) -> None:
    rng = Random(1)
    for batch in positions(kind):
        for seat in range(-1, kind.players):
            states = [batch.state(i) for i in range(GAMES)]
            for state in states:
                hide(state, seat, rng)
            other = Batch.of(states)
            assert not np.array_equal(as_rows(other.states), as_rows(batch.states))
            assert_same(other.observe(seat), batch.observe(seat))
            own_turn = batch.states["turn"] == seat
            np.testing.assert_array_equal(other.legal_masks()[own_turn], batch.legal_masks()[own_turn])


def test_all_that_can_be_hidden_was_changed() -> None:
    changed: set[str] = set()
    for kind in [*ONE_OF_EACH, *JUGGLED]:
        for batch in positions(kind):
            for state in (batch.state(0), batch.state(1)):
                changed.update(hide(state, 1, Random(1)))
    assert changed == {"seed", "hand", "bid", "passed"}


def test_own_cards_are_hidden_in_clairvoyance_alone() -> None:
    for mode in (Mode.STANDARD, Mode.CLAIRVOYANCE):
        batch = batch_of(Kind(WizardOptions(mode=mode), 4), GAMES)
        views = batch.observe(2)
        sees_own = ((views["suited"][:, 2] | views["others"][:, 2]) != 0).all()
        sees_others = ((views["suited"][:, 1] | views["others"][:, 1]) != 0).all()
        assert (sees_own, sees_others) == ((False, True) if mode is Mode.CLAIRVOYANCE else (True, False))
