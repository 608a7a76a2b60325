"""What the nets of either game see: the same in both halves, within its room, and nothing of what is hidden."""

import pytest

from foretell.engine.compiled import GAMES
from foretell.rules.wizard.codes import CHANGE
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind

from .sights import EVERY_KIND, EXTREME_KINDS, EXTREME_SIGHT, KINDS, WIZARD, Sight, positions, sight_of
from .test_every_bot import with_other_secrets


@pytest.mark.parametrize("sight", [WIZARD, EXTREME_SIGHT], ids=lambda sight: sight.game)
def test_both_halves_see_the_same(sight: Sight) -> None:
    kinds = [kind for kind in KINDS if sight_of(kind) is sight]
    views = [game.observe(seat).view for kind in kinds for game, seat in positions(kind, 3, step=5)]
    plain = [sight.seen(view) for view in views]
    assert len(views) > 200
    assert plain == sight.seen_compiled(views)
    assert max(map(len, plain)) > 80


@EVERY_KIND
def test_features_are_different_and_within_their_room(kind: Kind) -> None:
    sight = sight_of(kind)
    for game, seat in positions(kind, 5, step=3):
        numbers = sight.seen(game.observe(seat).view)
        assert len(set(numbers)) == len(numbers) <= sight.layout.ROOM
        assert 0 <= min(numbers) <= max(numbers) < sight.layout.FEATURES


@EVERY_KIND
def test_nothing_hidden_is_seen(kind: Kind) -> None:
    sight, compared = sight_of(kind), 0
    for game, seat in positions(kind, 8, step=4):
        now = sight.seen(game.observe(seat).view)
        for other in with_other_secrets(game, seat):
            other._state.seed += 1
            assert sight.seen(other.observe(seat).view) == now
            compared += 1
        if compared > 300:
            break
    assert compared > 40


@EVERY_KIND
def test_every_legal_move_has_a_place_of_its_own(kind: Kind) -> None:
    """S7: but for the Cloud's change of the bid, which no net is asked for."""
    sight = sight_of(kind)
    for game, seat in positions(kind, 4):
        slots, codes = sight.slots_of(game.observe(seat).view), game.legal_moves.codes
        places = [sight.slots.move_slot(code, slots) for code in codes]
        assert len(set(places)) == len(places)
        assert min(places) >= 0
        assert max(places) < sight.places(codes) or (sight is WIZARD and codes[0] >= CHANGE)


@pytest.mark.parametrize("kind", [PLAIN[1], FULL_BOX[3], MODES[4], *EXTREME_KINDS], ids=str)
def test_cards_that_are_ahead_are_those_that_the_rules_put_ahead(kind: Kind) -> None:
    """The Dragon and Fairy's meeting, and the Bomb, left aside: there the best card need not win."""
    sight, compared = sight_of(kind), 0
    rules, layout = GAMES[sight.game].plain, sight.layout
    for game, seat in positions(kind, 6):
        state, view = game._state, game.observe(seat).view
        if game.phase != "play" or not 0 < state.played < state.seats - 1 or getattr(view, "unseen", False):
            continue
        slots = sight.slots_of(view)
        ahead = {n - layout.AHEAD for n in sight.seen(view) if layout.AHEAD <= n < layout.LACKS}
        for code in game.legal_moves.codes:
            after = state.copy()
            rules.apply(after, code)
            assert (sight.card_place(code, slots) in ahead) == (after.best_seat == seat)
            compared += 1
    assert compared > 100
