"""The features of both games: the same in both halves, within their limits, without hidden information."""

import pytest

from foretell.engine.compiled import GAMES
from foretell.rules.wizard.codes import CHANGE
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind

from .feature_modules import (
    EVERY_KIND,
    EXTREME_KINDS,
    EXTREME_MODULES,
    KINDS,
    WIZARD,
    FeatureModules,
    modules_of,
    positions,
)
from .test_every_bot import with_other_secrets


@pytest.mark.parametrize("modules", [WIZARD, EXTREME_MODULES], ids=lambda modules: modules.game)
def test_both_halves_compute_the_same_features(modules: FeatureModules) -> None:
    kinds = [kind for kind in KINDS if modules_of(kind) is modules]
    views = [game.observe(seat).view for kind in kinds for game, seat in positions(kind, 3, step=5)]
    plain = [modules.seen(view) for view in views]
    assert len(views) > 200
    assert plain == modules.seen_compiled(views)
    assert max(map(len, plain)) > 80


@EVERY_KIND
def test_features_are_distinct_and_within_their_range(kind: Kind) -> None:
    modules = modules_of(kind)
    for game, seat in positions(kind, 5, step=7):
        numbers = modules.seen(game.observe(seat).view)
        assert len(set(numbers)) == len(numbers) <= modules.layout.MOST_FEATURES
        assert 0 <= min(numbers) <= max(numbers) < modules.layout.FEATURES


@EVERY_KIND
def test_no_feature_depends_on_hidden_values(kind: Kind) -> None:
    modules, compared = modules_of(kind), 0
    for game, seat in positions(kind, 8, step=7):
        now = modules.seen(game.observe(seat).view)
        for other in with_other_secrets(game, seat):
            other._state.seed += 1
            assert modules.seen(other.observe(seat).view) == now
            compared += 1
        if compared > 100:
            break
    assert compared > 40


@EVERY_KIND
def test_every_legal_move_has_a_place_of_its_own(kind: Kind) -> None:
    """S7: except the Cloud's change of the bid, for which no network is asked."""
    modules = modules_of(kind)
    for game, seat in positions(kind, 4, step=3):
        slots, codes = modules.slots_of(game.observe(seat).view), game.legal_moves.codes
        places = [modules.slots.move_slot(code, slots) for code in codes]
        assert len(set(places)) == len(places)
        assert min(places) >= 0
        assert max(places) < modules.places(codes) or (modules is WIZARD and codes[0] >= CHANGE)


@pytest.mark.parametrize("kind", [PLAIN[1], FULL_BOX[3], MODES[4], *EXTREME_KINDS], ids=str)
def test_the_cards_ahead_agree_with_the_rules(kind: Kind) -> None:
    """Not counting a Dragon met by the Fairy, and the Bomb: there the best card need not win."""
    modules, compared = modules_of(kind), 0
    rules, layout = GAMES[modules.game].plain, modules.layout
    for game, seat in positions(kind, 6):
        state, view = game._state, game.observe(seat).view
        if game.phase != "play" or not 0 < state.played < state.seats - 1 or getattr(view, "unseen", False):
            continue
        slots = modules.slots_of(view)
        ahead = {n - layout.AHEAD for n in modules.seen(view) if layout.AHEAD <= n < layout.LACKS}
        for code in game.legal_moves.codes:
            after = state.copy()
            rules.apply(after, code)
            assert (modules.card_place(code, slots) in ahead) == (after.best_seat == seat)
            compared += 1
    assert compared > 100
