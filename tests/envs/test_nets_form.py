"""Observations with the nets' features: those that the nets see, with the map between codes and the nets' answers."""

import numpy as np
import pytest

from foretell.engine.compiled import GAMES
from foretell.engine.records import from_record
from foretell.envs.vector import VectorGames
from tests.bots.feature_modules import EXTREME_KINDS, modules_of
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind

KINDS = [PLAIN[1], FULL_BOX[2], MODES[0], EXTREME_KINDS[1]]


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("form", ["nets-index", "nets-uint8", "nets-float32"])
def test_the_features_and_places_are_those_of_the_nets(kind: Kind, form: str) -> None:
    games = VectorGames(kind.options, kind.players, 3, 2, form=form, unit="round", autoreset="same_step")
    modules, game = modules_of(kind), GAMES[kind.options.game]
    assert games.size == modules.layout.FEATURES
    views = np.zeros(3, game.view)
    for _ in range(12):
        arrays = games.random_step()
        game.function("look_all")(games.states, 3, arrays.turn, views)
        for i in range(3):
            view, row = from_record(views, i, game.plain.view), arrays.observation[i]
            found = row[row < games.size] if form == "nets-index" else row.nonzero()[0]
            assert set(found.tolist()) == set(modules.seen(view))
            slots, places = modules.slots_of(view), games.places()[i]
            legal = arrays.mask[i].nonzero()[0].tolist()
            assert [places[code] for code in legal] == [modules.slots.move_slot(code, slots) for code in legal]
            assert (places >= 0).sum() == len(legal) == len(set(places[places >= 0].tolist()))


def test_after_the_end_no_feature_is_true() -> None:
    kind = EXTREME_KINDS[1]
    games = VectorGames(kind.options, kind.players, 2, 2, form="nets-uint8", unit="round", autoreset="disabled")
    while not games.arrays.done.all():
        games.random_step()
    assert not games.arrays.observation.any()
    assert (games.places() == -1).all()
