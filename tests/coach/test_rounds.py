"""Whole rounds and games by the levels in the native library: the same moves as the bots at a table make."""

from array import array
from collections.abc import Sequence

import pytest

from foretell import SPECIALS, ExtremeOptions, Game, Options, WizardOptions
from foretell.bots import BOT_NAMES, make_bot
from foretell.bots.net.native import function, nets_of, numbers_of, struct
from foretell.game.rulesets import ruleset_of

LEVELS = ("journeyman", "thumb", "master", "apprentice")
AT_RANDOM = ("random", "random", "thumb", "random")


@pytest.mark.parametrize("options", [WizardOptions(SPECIALS, round_sizes=(3, 5, 8)), ExtremeOptions(rounds=2)])
@pytest.mark.parametrize("levels", [LEVELS, AT_RANDOM])
def test_levels_play_as_the_bots_do(options: Options, levels: Sequence[str]) -> None:
    game = Game(options, 4, seed=42)
    bots = [make_bot(level, seat) for seat, level in enumerate(levels)]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    name, state = options.game, ruleset_of(options).new_state(options, 4, 42)
    seats, players = len(state.score), struct(f"bots_coach_{options.game}_rounds_Players")
    points = array("d", bytes(8 * seats * 3))
    function(name, "sit_at_table")(players, array("q", map(BOT_NAMES.index, levels)), 4, 0.0, 1)
    function(name, "finish_game")(players, numbers_of(state), nets_of(name), array("q", range(4)), points)
    made = [tuple(map(int, points[seats * i : seats * i + 4])) for i in range(len(game.rounds))]
    assert made == [story.result.points for story in game.rounds if story.result is not None]
