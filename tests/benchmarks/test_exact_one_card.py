"""Rounds of one card, compared with the rules, with brute force, and with known figures."""

from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmarks.exact.assigning import KINDS
from benchmarks.exact.bot_bids import dealt, play_of
from benchmarks.exact.equilibrium import Play, average, best_bids, equilibrium, hits_alone, value
from benchmarks.exact.one_card import (
    FOOL,
    NO_TRUMP,
    WIZARD,
    Upturn,
    assignments,
    upturns,
    ways_to_win,
)
from foretell.bots import make_bot
from foretell.engine.plain import WIZARD as RULES
from foretell.rules.chance import below
from foretell.rules.wizard.codes import TRUMP
from foretell.rules.wizard.state import NAMING

CARDS = [*range(WIZARD), *[WIZARD] * 4, *[FOOL] * 4]


def winner(kinds: list[int], upturn: Upturn, trump: int) -> int:
    """The winner of the trick under the rules, in bidding order."""
    state = dealt(kinds, upturn.turned)
    if state.phase == NAMING:
        RULES.apply(state, TRUMP + trump)
    room = [0] * 64
    for _ in kinds:
        RULES.apply(state, 0)
    for _ in kinds:
        assert RULES.legal_codes(state, room) == 1
        RULES.apply(state, room[0])
    return (state.won.index(1) - 1) % len(kinds)


@pytest.mark.parametrize("seed", range(40))
def test_the_winner_agrees_with_the_rules(seed: int) -> None:
    rng = [seed]
    players, upturn = 3 + below(rng, 4), [*upturns(paper_rule=False)][below(rng, 15)]
    left = [*CARDS]
    left.remove(upturn.turned)
    if below(rng, 2):  # with many Fools and Wizards
        left = left[below(rng, 8) :: 9] + [FOOL] * 3 + [WIZARD] * 2
    kinds = [left.pop(below(rng, len(left))) for _ in range(players)]
    trump = upturn.trumps[below(rng, len(upturn.trumps))]
    for seat in range(players):
        ways = ways_to_win(seat, kinds[seat], trump, players)
        fitting = [all(way[other, kinds[other]] for other in range(players) if other != seat) for way in ways]
        assert fitting.count(True) == (seat == winner(kinds, upturn, trump))


def test_all_ways_of_dealing_are_counted() -> None:
    counts = np.zeros(KINDS)
    counts[:4] = 1, 2, 3, 1
    weights = np.random.default_rng(1).random((3, KINDS))
    cards = [0, 1, 1, 2, 2, 2, 3]
    cards.remove(2)
    some = sum(np.prod([weights[seat, card] for seat, card in enumerate(hand)]) for hand in permutations(cards, 3))
    assert assignments(weights, counts, 2) == pytest.approx(some)


@pytest.mark.parametrize("upturn", [Upturn(4, (0,)), Upturn(FOOL, (NO_TRUMP,))], ids=str)
def test_values_agree_with_counting_all_deals(upturn: Upturn) -> None:
    """Three players with random bids, over all hands."""
    lots = np.random.default_rng(7)
    ones = tuple(lots.integers(0, 2, (KINDS, 1 << seat)) for seat in range(3))
    one, same = upturn.counts, np.eye(KINDS)
    ways = one[:, None, None] * (one - same)[:, :, None] * (one - same[:, None, :] - same[None, :, :])
    ways /= ways.sum()
    first, second, third = np.indices((KINDS, KINDS, KINDS))
    bids = [ones[0][first, 0]]
    bids.append(ones[1][second, bids[0]])
    bids.append(ones[2][third, bids[0] + 2 * bids[1]])
    found = value(Play(np.ones((KINDS, 1)), (tuple(some.astype(np.float64) for some in ones),)), upturn, 3)
    for seat in range(3):
        won = wins(seat, upturn.trumps[0])
        met = won == bids[seat]
        assert found.hits[seat] == pytest.approx((ways * met).sum())
        assert found.points[seat] == pytest.approx((ways * np.where(met, 20 + 10 * won, -10)).sum())


def wins(seat: int, trump: int) -> NDArray[np.bool_]:
    """Whether the seat wins, as an array over the cards of three seats."""
    won = np.zeros((KINDS, KINDS, KINDS), np.bool_)
    for card in range(KINDS):
        for way in ways_to_win(seat, card, trump, 3):
            way[seat] = np.arange(KINDS) == card
            won |= way[0][:, None, None] & way[1][:, None] & way[2]
    return won


def test_the_equilibrium_is_the_known_one() -> None:
    ups = [*upturns(paper_rule=True)]
    found = average([value(equilibrium(up, 4), up, 4) for up in ups])
    assert found.hits.mean() == pytest.approx(0.8716, abs=5e-5)
    assert found.points.mean() == pytest.approx(17.8905, abs=5e-5)
    assert found.points == pytest.approx([14.72, 18.39, 19.11, 19.34], abs=5e-3)
    assert found.gains == pytest.approx(np.zeros(4), abs=1e-9)
    hits = average([value(hits_alone(up, 4), up, 4) for up in ups])
    assert hits.hits.mean() > found.hits.mean()
    assert hits.points.mean() < found.points.mean()


def test_a_dealer_who_names_trump_gains_next_to_nothing_by_deviating_from_equilibrium() -> None:
    *_, named = upturns(paper_rule=False)
    found = value(equilibrium(named, 3), named, 3)
    assert found.gains == pytest.approx(np.zeros(3), abs=1e-3)


def test_a_bot_can_be_exploited_and_the_best_response_brings_the_computed_gain() -> None:
    upturn = Upturn(3, (0,))
    play = play_of(lambda: make_bot("thumb", 1), upturn, 3, even=False)
    found = value(play, upturn, 3)
    assert found.gains.min() >= -1e-9
    assert 0.01 < found.gains.max() < 5
    alike = play_of(lambda: make_bot("thumb", 1), upturn, 3, even=True)
    assert all(np.array_equal(a, b) for a, b in zip(play.ones[0], alike.ones[0], strict=True))
    first = (best_bids(upturn, play.naming[:, 0], 3)[0], *play.ones[0][1:])
    assert value(Play(play.naming, (first,)), upturn, 3).points[0] == pytest.approx(found.best[0])
