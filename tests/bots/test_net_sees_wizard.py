"""The features for Wizard: suits by their meaning to the viewer."""

from itertools import permutations
from random import Random

import pytest

from foretell import Game, Mode, WizardOptions
from foretell.bots.net.wizard import layout
from foretell.bots.net.wizard.suit_slots import move_slot
from foretell.rules.wizard.codes import PASS, PLAY, PLAY_OTHER
from foretell.rules.wizard.view import View
from tests.game.kinds import PLAIN, Kind, play_on

from .feature_modules import WIZARD


def view_of(game: Game, seat: int) -> View:
    """A seat's view of a game of Wizard."""
    view = game.observe(seat).view
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize("kind", [PLAIN[0], PLAIN[7]], ids=str)
def test_suits_are_seen_by_what_they_mean(kind: Kind) -> None:
    """The same position in other colours has the same features, if the viewer holds different sets of each suit."""
    compared = 0
    for seed in range(30):
        game = kind.game(seed)
        play_on(game, Random(seed), 60 + 5 * seed)
        view = view_of(game, game.turn or 0)
        held = [view.suited[view.seat] >> (16 * suit) & 0xFFFF for suit in range(4)]
        if len(set(held)) == 4:
            compared += 1
            for order in list(permutations(range(4)))[::5]:
                assert sorted(WIZARD.seen(recoloured(view, order))) == sorted(WIZARD.seen(view))
    assert compared > 10


def recoloured(view: View, order: tuple[int, ...]) -> View:
    """The same view with other colours: suit i becomes ``order[i]``."""
    other = View(**{name: getattr(view, name) for name in View.__slots__})
    for name in ("suited", "played_suited"):
        setattr(other, name, [recoloured_cards(cards, order) for cards in getattr(view, name)])
    for name in ("lacks", "lacked"):
        setattr(other, name, [sum(1 << order[s] for s in range(4) if bits >> s & 1) for bits in getattr(view, name)])
    other.legal_suited = recoloured_cards(view.legal_suited, order)
    other.trump = order[view.trump] if view.trump >= 0 else view.trump
    other.led = order[view.led] if view.led >= 0 else view.led
    if 0 <= view.turned < 64:
        other.turned = 16 * order[view.turned >> 4] + (view.turned & 15)
    other.trick = [recoloured_play(code, order) for code in view.trick]
    return other


def recoloured_play(code: int, order: tuple[int, ...]) -> int:
    """A move that plays a card, in another colour."""
    suit, bit = divmod(code - PLAY, 13)
    return PLAY + 13 * order[suit] + bit if PLAY <= code < PLAY_OTHER else code


def recoloured_cards(cards: int, order: tuple[int, ...]) -> int:
    """A set of number cards in other colours."""
    return sum(((cards >> (16 * suit)) & 0xFFFF) << (16 * order[suit]) for suit in range(4))


def test_a_suit_with_single_suits_means_its_owner() -> None:
    game = Kind(WizardOptions(mode=Mode.SINGLE_SUIT), 4).game(1)
    for seat in range(4):
        assert WIZARD.slots_of(view_of(game, seat))[:4] == [(suit - seat) % 4 for suit in range(4)]


def test_passing_has_places_behind_those_of_playing() -> None:
    assert move_slot(PASS, [2, 0, 1, 3]) == layout.PASS_FIRST + 26
    assert move_slot(PLAY, [2, 0, 1, 3]) == 26
