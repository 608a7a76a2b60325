"""What the nets for Wizard see: the same in both halves, within its room, and nothing of what is hidden."""

from itertools import permutations
from random import Random

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from foretell import Game, Mode, WizardOptions
from foretell.bots.net.compiling import compiled_copy
from foretell.bots.net.wizard import layout
from foretell.bots.net.wizard.sight import see
from foretell.bots.net.wizard.slots import SLOT_ROOM, find_slots, move_slot
from foretell.engine.fast import Batch, Records, generator
from foretell.engine.plain import WIZARD as WIZARD_RULES
from foretell.engine.records import from_record
from foretell.rules.wizard.codes import CHANGE, PASS, PLAY, PLAY_OTHER
from foretell.rules.wizard.state import PLAYING
from foretell.rules.wizard.view import View
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind, play_on

from .test_every_bot import with_other_secrets

WIZARD = [kind for kind in ONE_OF_EACH if kind.options.game == "wizard"]
EVERY_KIND = pytest.mark.parametrize("kind", WIZARD, ids=str)


def seen(view: View) -> list[int]:
    """The numbers of the view's true features."""
    slots, out = [0] * SLOT_ROOM, [0] * layout.ROOM
    find_slots(view, slots)
    return out[: see(view, slots, out)]


def view_of(game: Game, seat: int) -> View:
    """What a seat sees of a game of Wizard."""
    view = game.observe(seat).view
    assert isinstance(view, View)
    return view


def seen_compiled(views: Records) -> list[list[int]]:
    """The same for many views at once, by the compiled copies of both functions."""
    compiled_see, compiled_find = compiled_copy("wizard.sight").see, compiled_copy("wizard.slots").find_slots

    def loop(views: Records, slots: NDArray[np.int64], out: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
        for i in range(len(views)):
            compiled_find(views[i], slots)
            counts[i] = compiled_see(views[i], slots, out[i])

    out, counts = np.zeros((len(views), layout.ROOM), np.int16), np.zeros(len(views), np.int64)
    numba.njit(loop)(views, np.zeros(SLOT_ROOM, np.int64), out, counts)
    return [row[:count].tolist() for row, count in zip(out, counts, strict=True)]


def views_of(kind: Kind) -> Records:
    """What the seats that are asked see in games of a kind, at many points of them."""
    batch, rng, views = Batch(kind.options, kind.players, 3, seed=9), generator(5), []
    for step in range(400):
        asked = batch.states["turn"] >= 0
        if step % 9 == 0 and asked.any():
            views.append(batch.take(asked).observe())
        batch.apply(batch.random_moves(rng))
        batch.deal()
    return np.concatenate(views)


def test_both_halves_see_the_same() -> None:
    views = np.concatenate([views_of(kind) for kind in WIZARD])
    plain = [seen(from_record(views, i, View)) for i in range(len(views))]
    assert len(views) > 1500
    assert plain == seen_compiled(views)
    assert max(map(len, plain)) > 100


@EVERY_KIND
def test_features_are_different_and_within_their_room(kind: Kind) -> None:
    for game, rng in ((kind.game(seed), Random(seed)) for seed in range(12)):
        play_on(game, rng, 40 * game._state.seats)
        if game.turn is not None:
            numbers = seen(view_of(game, game.turn))
            assert len(set(numbers)) == len(numbers) <= layout.ROOM
            assert 0 <= min(numbers) <= max(numbers) < layout.FEATURES


@EVERY_KIND
def test_nothing_hidden_is_seen(kind: Kind) -> None:
    compared = 0
    for seed in range(30):
        game = kind.game(seed)
        play_on(game, Random(seed), 3 * seed)
        seat = game.turn
        if seat is not None:
            now = seen(view_of(game, seat))
            for other in with_other_secrets(game, seat):
                other._state.seed += 1
                assert seen(view_of(other, seat)) == now
                compared += 1
    assert compared > 15


@pytest.mark.parametrize("kind", [PLAIN[0], PLAIN[7]], ids=str)
def test_suits_are_seen_by_what_they_mean(kind: Kind) -> None:
    """The same position in other colours looks the same, as long as the viewer holds different sets of each suit."""
    for seed in range(30):
        game = kind.game(seed)
        play_on(game, Random(seed), 60 + 5 * seed)
        view = view_of(game, game.turn or 0)
        held = [view.suited[view.seat] >> (16 * suit) & 0xFFFF for suit in range(4)]
        if len(set(held)) == 4:
            for order in list(permutations(range(4)))[::5]:
                assert sorted(seen(recoloured(view, order))) == sorted(seen(view))


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
    other.trick = [
        PLAY + 13 * order[(c - PLAY) // 13] + (c - PLAY) % 13 if PLAY <= c < PLAY_OTHER else c for c in view.trick
    ]
    return other


def recoloured_play(code: int, order: tuple[int, ...]) -> int:
    """A move that plays a card, in another colour."""
    suit, bit = divmod(code - PLAY, 13)
    return PLAY + 13 * order[suit] + bit if PLAY <= code < PLAY_OTHER else code


def recoloured_cards(cards: int, order: tuple[int, ...]) -> int:
    """A set of number cards in other colours."""
    return sum(((cards >> (16 * suit)) & 0xFFFF) << (16 * order[suit]) for suit in range(4))


@EVERY_KIND
def test_every_legal_move_has_a_place_of_its_own(kind: Kind) -> None:
    """But for the Cloud's change of the bid, which no net is asked for."""
    limits = (layout.FORETELLING_MOVES, layout.CARDPLAY_MOVES)
    game, rng, slots = kind.game(4), Random(4), [0] * SLOT_ROOM
    for _ in range(150):
        if game.turn is None:
            break
        view, codes = view_of(game, game.turn), game.legal_moves.codes
        find_slots(view, slots)
        places = [move_slot(code, slots) for code in codes]
        assert len(set(places)) == len(places)
        assert min(places) >= 0
        assert codes[0] >= CHANGE or max(places) < limits[codes[0] >= PLAY]
        play_on(game, rng, 1)


@pytest.mark.parametrize("kind", [PLAIN[1], FULL_BOX[3], MODES[4]], ids=str)
def test_cards_that_are_ahead_are_those_that_the_rules_put_ahead(kind: Kind) -> None:
    """The Dragon and Fairy's meeting, and the Bomb, left aside: there the best card need not win."""
    game, rng, compared = kind.game(6), Random(6), 0
    while game.turn is not None:
        state, view = game._state, view_of(game, game.turn)
        if state.phase == PLAYING and 0 < state.played < state.seats - 1 and not view.unseen:
            slots = [0] * SLOT_ROOM
            find_slots(view, slots)
            ahead = {n - layout.AHEAD for n in seen(view) if layout.AHEAD <= n < layout.LACKS}
            for code in game.legal_moves.codes:
                after = state.copy()
                WIZARD_RULES.apply(after, code)
                assert (move_slot(code, slots) in ahead) == (after.best_seat == view.seat)
                compared += 1
        play_on(game, rng, 1)
    assert compared > 100


def test_a_suit_with_single_suits_means_its_owner() -> None:
    game, slots = Kind(WizardOptions(mode=Mode.SINGLE_SUIT), 4).game(1), [0] * SLOT_ROOM
    for seat in range(4):
        find_slots(view_of(game, seat), slots)
        assert slots[:4] == [(suit - seat) % 4 for suit in range(4)]


def test_passing_has_places_behind_those_of_playing() -> None:
    assert move_slot(PASS, [2, 0, 1, 3]) == layout.PASS_FIRST + 26
    assert move_slot(PLAY, [2, 0, 1, 3]) == 26
