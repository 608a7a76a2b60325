"""Deals with open cards: the search over records agrees with plain backward induction."""

import pytest

from benchmarks.exact.open_cards import best_reply, dealt_round, everybody_best, until_asked
from foretell.bots import make_bot
from foretell.engine.plain import WIZARD as RULES
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.state import State


def backwards(state: State) -> list[int]:
    """Points by seat if each maximises its own; of equal moves, the first."""
    if state.turn == NONE:
        return state.score[: state.seats]
    room, worths = [0] * 64, []
    for code in room[: RULES.legal_codes(state, room)]:
        after = state.copy()
        RULES.apply(after, code)
        worths.append(backwards(after))
    return max(worths, key=lambda worth: worth[state.turn])


@pytest.mark.parametrize(("players", "cards", "seed"), [(3, 1, 5), (4, 1, 2), (3, 2, 0), (3, 2, 8), (4, 2, 4)])
def test_every_player_maximises_their_own_points(players: int, cards: int, seed: int) -> None:
    state = dealt_round(players, cards, seed)
    points, beyond = everybody_best(state)
    assert points == backwards(state)
    assert [more == 0 for more in beyond] == [point > 0 for point in points]


@pytest.mark.parametrize("seed", range(4))
def test_a_best_response_is_never_worse_than_the_bot_s_own_result(seed: int) -> None:
    state, bot = dealt_round(3, 3, seed), make_bot("thumb", 0)
    played = until_asked(state.copy(), NONE, bot)
    for seat in range(3):
        assert best_reply(state, seat, bot) >= played.score[seat]
