"""The features for Wizard Extreme: seats and suits relative to the viewer, and the choice of thumb."""

import pytest

from foretell.bots import make_bot
from foretell.bots.net.extreme import layout
from foretell.bots.net.extreme.suit_slots import move_slot, place_of
from foretell.game.moves import EXTREME_MOVES
from foretell.rules.extreme.codes import PLAY, RETURN
from tests.game.kinds import Kind

from .feature_modules import EXTREME_KINDS, EXTREME_MODULES, positions


def test_seats_and_suits_of_moves_are_counted_from_the_viewer() -> None:
    slots = [3, 1, 0, 2, 4, 0, 0, 0, 0, 0, 2, 4, -1, 0, 0, 0, 0, 0, 0]
    assert [move_slot(code, slots) for code in (0, 2, 30, 31)] == [3, 0, 30, 31]
    assert move_slot(5 + 5 * 1 + 3, slots) == 5 + 5 * 1 + 1
    assert move_slot(5 + 5 * 0 + 1, slots) == 5 + 5 * 3 + 3
    assert [move_slot(code, [*slots[:12], code, *slots[13:]]) for code in (0, 2, 30, 31)] == [35, 32, 37, 38]
    assert [move_slot(RETURN + kind, slots) for kind in (0, 5)] == [layout.RETURN_FIRST + 3, layout.RETURN_FIRST + 5]


@pytest.mark.parametrize("kind", EXTREME_KINDS, ids=str)
def test_thumbs_move_is_a_feature(kind: Kind) -> None:
    same, compared, thumb = 0, 0, make_bot("thumb", 0)
    for game, seat in positions(kind, 9):
        observation = game.observe(seat)
        foretelling = game.legal_moves.codes[0] < PLAY
        first = layout.CHOICE + (0 if foretelling else layout.FORETELLING_PLACES)
        slots = EXTREME_MODULES.slots_of(observation.view)
        chosen = first + place_of(EXTREME_MOVES.index(thumb.choose(observation)), slots)
        same += [n for n in EXTREME_MODULES.seen(observation.view) if n >= layout.CHOICE] == [chosen]
        compared += 1
    # No output depends on whose seal is taken: thumb looks at the totals, the networks do not.
    assert same > 0.97 * compared > 100
