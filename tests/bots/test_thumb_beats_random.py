"""Thumb against random in one duplicate game of each kind; benchmarks/bots.py measures more precisely.

Every game is played twice, with the bots alternating around the table, so that each bot plays every hand once.
"""

from statistics import fmean

import pytest

from foretell import SPECIALS, ExtremeOptions, WizardOptions
from foretell.bots import make_bot
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind

ALONE = [(name,) for name in SPECIALS if name not in {"dragon", "fairy"}]
SPECIAL = [Kind(WizardOptions(names), 4) for names in [*ALONE, ("dragon", "fairy")]]
EXTREME = [
    Kind(ExtremeOptions(rounds, base, raised), players)
    for rounds, base, raised in ((None, 4, False), (None, 5, False), (6, 4, True))
    for players in (3, 4, 5)
]


def points(kind: Kind, seed: int) -> tuple[float, float]:
    """The points of thumb and of random per seat and round."""
    scored: dict[str, list[float]] = {"thumb": [], "random": []}
    for turn in (0, 1):
        names = ["thumb" if (seat + turn) % 2 else "random" for seat in range(kind.players)]
        bots = [make_bot(name, seat) for seat, name in enumerate(names)]
        game = kind.game(seed)
        while game.turn is not None:
            game.apply(bots[game.turn].choose(game.observe(game.turn)))
        for name, total in zip(names, game.totals, strict=True):
            scored[name].append(total / game.round_count)
    return fmean(scored["thumb"]), fmean(scored["random"])


@pytest.mark.parametrize("kind", [*PLAIN, *MODES, *SPECIAL, *FULL_BOX], ids=str)
def test_wizard(kind: Kind) -> None:
    thumb, dull = points(kind, 22)
    assert thumb > dull + 8
    assert thumb > 0


@pytest.mark.parametrize("kind", EXTREME, ids=str)
def test_extreme(kind: Kind) -> None:
    thumb, dull = points(kind, 22)
    assert thumb < dull - 3
