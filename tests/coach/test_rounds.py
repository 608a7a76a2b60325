"""Whole rounds and games by the levels in the native library: the same moves as the bots at a table make."""

from collections.abc import Sequence

import pytest

from foretell import SPECIALS, ExtremeOptions, Game, Options, WizardOptions
from foretell.arena.native_table import table_of
from foretell.bots import make_bot

LEVELS = ("journeyman", "thumb", "master", "apprentice")
AT_RANDOM = ("random", "random", "thumb", "random")


@pytest.mark.parametrize("options", [WizardOptions(SPECIALS, round_sizes=(3, 5, 8)), ExtremeOptions(rounds=2)])
@pytest.mark.parametrize("levels", [LEVELS, AT_RANDOM])
def test_levels_play_as_the_bots_do(options: Options, levels: Sequence[str]) -> None:
    game = Game(options, 4, seed=42)
    bots = [make_bot(level, seat) for seat, level in enumerate(levels)]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    made = table_of(options, 4).points(42, levels, range(4))
    assert list(made) == [story.result.points for story in game.rounds if story.result is not None]
