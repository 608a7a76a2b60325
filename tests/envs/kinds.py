"""The kinds of games whose environments are checked: each mode, way to bid, number of seats, and all special cards."""

import pytest

from foretell import WizardOptions
from tests.game.kinds import ONE_OF_EACH, Kind

KINDS = [*ONE_OF_EACH, Kind(WizardOptions(round_sizes=(2, 9), first_dealer=3), 4)]
EVERY_KIND = pytest.mark.parametrize("kind", KINDS, ids=str)
