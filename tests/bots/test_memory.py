"""Limited memory: the table and the own hand always stay, the rest as the memory says."""

from copy import deepcopy
from dataclasses import fields

import pytest

from foretell.bots.memory_limits.extreme import forget as forget_extreme
from foretell.bots.memory_limits.memory import Memory
from foretell.bots.memory_limits.wizard import forget as forget_wizard
from foretell.rules.extreme.state import PREDICTING
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.state import PLAYING
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, Kind

from .test_every_bot import table

NOTHING = Memory()
ALL = Memory(lowest=1, trumps=True, others=True)
HIGH = Memory(lowest=10, trumps=True, others=True)
KINDS = [FULL_BOX[0], FULL_BOX[-1], MODES[0], MODES[16], *ONE_OF_EACH[-3:]]
FORGOTTEN = {"won", "bid", "passed", "lacks", "lacked", "seals", "magician", "suited", "others"}
FORGOTTEN |= {"played_suited", "played_others", "earlier_suited", "earlier_others"}


def views(kind: Kind) -> list[WizardView | ExtremeView]:
    """The views of seats when they are to move, in a game played by thumb."""
    game, bots, seen = kind.game(4), table("thumb", kind, 1), []
    while game.turn is not None:
        seen.append(game.observe(game.turn).view)
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return seen


def remembered(view: WizardView | ExtremeView, memory: Memory) -> WizardView | ExtremeView:
    limited = deepcopy(view)
    if isinstance(limited, WizardView):
        forget_wizard(limited, memory)
    else:
        forget_extreme(limited, memory)
    return limited


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_perfect_memory_sees_the_whole_view(kind: Kind) -> None:
    assert all(remembered(view, ALL) == view for view in views(kind))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_an_empty_memory_sees_the_table_and_the_own_hand(kind: Kind) -> None:
    for view in views(kind):
        mind, me = remembered(view, NOTHING), view.seat
        same = [field.name for field in fields(view) if field.name not in FORGOTTEN]
        assert [getattr(mind, name) for name in same] == [getattr(view, name) for name in same]
        assert (mind.suited[me], mind.others[me], mind.won[me]) == (view.suited[me], view.others[me], view.won[me])
        gone = sum(cards.bit_count() for cards in (*mind.played_suited, *mind.played_others))
        on_table = view.phase == PLAYING if isinstance(view, WizardView) else view.phase != PREDICTING
        assert gone == (view.played if on_table else 0)
        assert not any(mind.lacks)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_memory_for_striking_cards_keeps_less_and_invents_nothing(kind: Kind) -> None:
    lost = 0
    for view in views(kind):
        mind = remembered(view, HIGH)
        for was, now in zip(view.played_suited, mind.played_suited, strict=True):
            assert now & ~was == 0
            lost += (was & ~now).bit_count()
        if isinstance(view, WizardView):
            assert mind.played_others == view.played_others
        assert mind.won == view.won
    assert lost > 0


def test_trumps_and_high_cards_are_remembered() -> None:
    view = WizardView(seats=3, trump=1, played_suited=[0x1FFF_1FFF, 0, 0, 0, 0, 0], leader=1)
    assert remembered(view, HIGH).played_suited[0] == 0x1FFF_1E00
    assert remembered(view, NOTHING).played_suited[0] == 0
