"""What the nets for Wizard Extreme see: the same in both halves, within its room, and nothing of what is hidden."""

from random import Random

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from foretell import Game
from foretell.bots import make_bot
from foretell.bots.net.compiling import compiled_copy
from foretell.bots.net.extreme import layout
from foretell.bots.net.extreme.sight import see
from foretell.bots.net.extreme.slots import SLOT_ROOM, find_slots, move_slot, place_of
from foretell.engine.compiled import GAMES
from foretell.engine.plain import EXTREME as EXTREME_RULES
from foretell.engine.records import Records, to_records
from foretell.game.moves import EXTREME_MOVES
from foretell.rules.extreme.codes import PLAY, RETURN
from foretell.rules.extreme.state import PLAYING
from foretell.rules.extreme.view import View
from tests.game.kinds import EXTREME, Kind, play_on

from .test_every_bot import with_other_secrets

KINDS = [EXTREME[0], EXTREME[1], EXTREME[2], EXTREME[-1]]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


def view_of(game: Game, seat: int) -> View:
    """What a seat sees of a game of Wizard Extreme."""
    view = game.observe(seat).view
    assert isinstance(view, View)
    return view


def seen(view: View) -> list[int]:
    """The numbers of the view's true features."""
    slots, out = [0] * SLOT_ROOM, [0] * layout.ROOM
    find_slots(view, slots)
    return out[: see(view, slots, out)]


def seen_compiled(views: Records) -> list[list[int]]:
    """The same for many views at once, by the compiled copies of both functions."""
    compiled_see, compiled_find = compiled_copy("extreme.sight").see, compiled_copy("extreme.slots").find_slots

    def loop(views: Records, slots: NDArray[np.int64], out: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
        for i in range(len(views)):
            compiled_find(views[i], slots)
            counts[i] = compiled_see(views[i], slots, out[i])

    out, counts = np.zeros((len(views), layout.ROOM), np.int16), np.zeros(len(views), np.int64)
    numba.njit(loop)(views, np.zeros(SLOT_ROOM, np.int64), out, counts)
    return [row[:count].tolist() for row, count in zip(out, counts, strict=True)]


def views_of(kind: Kind, seed: int) -> list[View]:
    """What the seats that are asked see, all through a game."""
    game, rng, views = kind.game(seed), Random(seed), []
    while game.turn is not None:
        views.append(view_of(game, game.turn))
        play_on(game, rng, 1)
    return views


def test_both_halves_see_the_same() -> None:
    views = [view for kind in KINDS for view in views_of(kind, 3)]
    plain = [seen(view) for view in views]
    assert plain == seen_compiled(to_records(views, GAMES["extreme"].view))


@EVERY_KIND
def test_features_are_different_and_within_their_room(kind: Kind) -> None:
    for view in views_of(kind, 5):
        numbers = seen(view)
        assert len(set(numbers)) == len(numbers) <= layout.ROOM
        assert 0 <= min(numbers) <= max(numbers) < layout.FEATURES


@EVERY_KIND
def test_nothing_hidden_is_seen(kind: Kind) -> None:
    game, rng, compared = kind.game(8), Random(8), 0
    while game.turn is not None and compared < 300:
        now = seen(view_of(game, game.turn))
        for other in with_other_secrets(game, game.turn):
            other._state.seed += 1
            assert seen(view_of(other, game.turn)) == now
            compared += 1
        play_on(game, rng, 1)
    assert compared > 40


@EVERY_KIND
def test_every_legal_move_has_a_place_of_its_own(kind: Kind) -> None:
    game, rng, slots = kind.game(4), Random(4), [0] * SLOT_ROOM
    while game.turn is not None:
        codes = game.legal_moves.codes
        find_slots(view_of(game, game.turn), slots)
        places = [move_slot(code, slots) for code in codes]
        assert len(set(places)) == len(places)
        assert min(places) >= 0
        assert max(places) < (layout.CARDPLAY_MOVES if codes[0] >= PLAY else layout.FORETELLING_MOVES)
        play_on(game, rng, 1)


@EVERY_KIND
def test_cards_that_are_ahead_are_those_that_the_rules_put_ahead(kind: Kind) -> None:
    game, rng, compared = kind.game(6), Random(6), 0
    while game.turn is not None:
        state, view = game._state, view_of(game, game.turn)
        if state.phase == PLAYING and 0 < state.played < state.seats - 1:
            slots = [0] * SLOT_ROOM
            find_slots(view, slots)
            ahead = {n - layout.AHEAD for n in seen(view) if layout.AHEAD <= n < layout.LACKS}
            for code in game.legal_moves.codes:
                after = state.copy()
                EXTREME_RULES.apply(after, code)
                assert (place_of(code, slots) in ahead) == (after.best_seat == view.seat)
                compared += 1
        play_on(game, rng, 1)
    assert compared > 40


def test_seats_and_suits_of_moves_are_counted_from_the_viewer() -> None:
    slots = [3, 1, 0, 2, 4, 0, 0, 0, 0, 0, 2, 4, -1, 0, 0, 0, 0, 0, 0]
    assert [move_slot(code, slots) for code in (0, 2, 30, 31)] == [3, 0, 30, 31]
    assert move_slot(5 + 5 * 1 + 3, slots) == 5 + 5 * 1 + 1
    assert move_slot(5 + 5 * 0 + 1, slots) == 5 + 5 * 3 + 3
    assert [move_slot(code, [*slots[:12], code, *slots[13:]]) for code in (0, 2, 30, 31)] == [35, 32, 37, 38]
    assert [move_slot(RETURN + kind, slots) for kind in (0, 5)] == [layout.RETURN_FIRST + 3, layout.RETURN_FIRST + 5]


@EVERY_KIND
def test_the_move_of_thumb_is_seen(kind: Kind) -> None:
    game, rng, slots, same, compared = kind.game(9), Random(9), [0] * SLOT_ROOM, 0, 0
    while game.turn is not None:
        observation = game.observe(game.turn)
        view, foretelling = view_of(game, game.turn), game.legal_moves.codes[0] < PLAY
        find_slots(view, slots)
        first = layout.CHOICE + (0 if foretelling else layout.FORETELLING_PLACES)
        chosen = first + place_of(EXTREME_MOVES.index(make_bot("thumb", 0).choose(observation)), slots)
        same += [n for n in seen(view) if n >= layout.CHOICE] == [chosen]
        compared += 1
        play_on(game, rng, 1)
    # From whom a seal is taken stands in no weights: thumb looks at the totals, the nets do not.
    assert same > 0.97 * compared > 100
