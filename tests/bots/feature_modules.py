"""The feature modules of both games, for tests that hold for both."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType

import numpy as np
import pytest

from foretell import Game
from foretell.bots.net.extreme import features as extreme_features
from foretell.bots.net.extreme import layout as extreme_layout
from foretell.bots.net.extreme import suit_slots as extreme_slots
from foretell.bots.net.wizard import features, layout, suit_slots
from foretell.engine.build import compile_modules
from foretell.engine.compiled import GAMES
from foretell.engine.native import Library
from foretell.engine.records import record_type, to_records
from foretell.rules.extreme.codes import PLAY as EXTREME_PLAY
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.codes import PLAY
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import EXTREME, ONE_OF_EACH, Kind, play_on

View = WizardView | ExtremeView
EXTREME_KINDS = [*EXTREME[:3], EXTREME[-1]]
KINDS = [*(kind for kind in ONE_OF_EACH if kind.options.game == "wizard"), *EXTREME_KINDS]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)


@dataclass(frozen=True, slots=True)
class FeatureModules:
    """The modules that turn a game's views into features."""

    game: str
    layout: ModuleType
    features: ModuleType
    slots: ModuleType
    first_card: int
    """From this code on, the second network answers."""

    def slots_of(self, view: View) -> list[int]:
        """The slots for this viewer."""
        places = self.slots.Places()
        self.slots.find_slots(view, places)
        return list(places.slots)

    def seen(self, view: View) -> list[int]:
        """The numbers of the view's true features."""
        out = [0] * int(self.layout.MOST_FEATURES)
        return out[: self.features.write_features(view, self.slots_of(view), out)]

    def seen_compiled(self, views: Sequence[View]) -> list[list[int]]:
        """The same for many views, by both functions in C."""
        native = compiled_features(self.game)
        places, out = np.zeros(1, record_type(self.slots.Places)), np.zeros(self.layout.MOST_FEATURES, np.int64)
        found = []
        for view in views:
            record = to_records([view], GAMES[self.game].view)
            native.function("it_find_slots")(record, places)
            found.append(out[: native.function("it_write_features")(record, places["slots"][0], out)].tolist())
        return found

    def card_place(self, code: int, slots: list[int]) -> int:
        """The place of the card that a move plays."""
        place = self.slots.place_of if self.game == "extreme" else self.slots.move_slot
        return int(place(code, slots))

    def places(self, codes: Sequence[int]) -> int:
        """How many moves the network answers that is asked about these."""
        return int(self.layout.CARDPLAY_MOVES if codes[0] >= self.first_card else self.layout.FORETELLING_MOVES)


@cache
def compiled_features(game: str) -> Library:
    """A library with the features of a game."""
    modules = [f"foretell.bots.net.{game}.{module}" for module in ("features", "suit_slots")]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        return compile_modules(modules, Path(folder) / "features.so")


WIZARD = FeatureModules("wizard", layout, features, suit_slots, PLAY)
EXTREME_MODULES = FeatureModules("extreme", extreme_layout, extreme_features, extreme_slots, EXTREME_PLAY)


def modules_of(kind: Kind) -> FeatureModules:
    """The feature modules for games of this kind."""
    return WIZARD if kind.options.game == "wizard" else EXTREME_MODULES


def positions(kind: Kind, seed: int, step: int = 1) -> Iterator[tuple[Game, int]]:
    """A game played at random, with the seat to move, after every ``step`` moves."""
    game, rng = kind.game(seed), Random(seed)
    while game.turn is not None:
        yield game, game.turn
        play_on(game, rng, step)
