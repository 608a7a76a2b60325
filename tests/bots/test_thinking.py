"""The nets' arithmetic, in CPython."""

import math
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

import pytest

from foretell.bots.net.judges import nets_in
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import FIRST_MOST, OUTCOMES, SECOND_MOST, Net, Thinking, answer, think
from tests.game.kinds import EXTREME, ONE_OF_EACH, Kind, play_on
from training.netfile import shipped

from .feature_modules import modules_of
from .some_nets import answers

POSITIONS = 80
Asked = tuple[int, list[int], list[int]]
"""The number of a net, the true features, and the places of the moves."""


def asked_in(kind: Kind, seed: int) -> Iterator[Asked]:
    """What a game's nets are asked in a game played at random."""
    game, rng, modules = kind.game(seed), Random(seed), modules_of(kind)
    while game.turn is not None:
        view, codes = game.observe(game.turn).view, game.legal_moves.codes
        slots = modules.slots_of(view)
        places = [modules.slots.move_slot(code, slots) for code in codes]
        if len(codes) > 1 and game.phase != "cloud":
            yield int(codes[0] >= modules.first_card), modules.seen(view), places
        play_on(game, rng, 1 + rng.randrange(9))


def many_asked(name: str) -> list[Asked]:
    """Positions of all kinds of a game, some of each."""
    kinds = [kind for kind in (*ONE_OF_EACH, *EXTREME) if kind.options.game == name]
    games = [asked_in(kind, seed) for seed in range(1, 40) for kind in kinds]
    found: list[Asked] = []
    for game in cycle(games):
        found += islice(game, 3)
        if len(found) >= POSITIONS:
            return found
    return found


@pytest.mark.parametrize("name", ["wizard", "extreme"])
def test_chances_add_up_to_1_and_values_reach_their_limit(name: str) -> None:
    nets, thinking, most = nets_in(shipped(name).tobytes()), Thinking(), 0
    for which, seen, places in many_asked(name):
        assert [sum(chances) for chances in answers(nets[which], seen, places)] == pytest.approx([1.0] * len(places))
        think(nets[which], seen, len(seen), thinking)
        most = max(most, *thinking.values)
    assert most == SECOND_MOST


def test_layers_are_rectified_and_limited() -> None:
    net, thinking = Net(), Thinking()
    for i, bias in enumerate((-5, 0, 1, 2, 300)):
        net.features_bias[i], net.features_gains[i] = bias, 1 << 16
        net.layer[WIDTH * i + i] = 1
        net.layer_gains[i] = 1 << 14 if i < 4 else 1 << 20
    think(net, [], 0, thinking)
    assert list(thinking.values)[:6] == [0, 0, 1, 2, SECOND_MOST, 0]
    assert list(thinking.active)[: thinking.many] == [2, 3, 4]
    think(net, [0, 1], 2, thinking)
    assert FIRST_MOST == 127
    assert thinking.values[3] == 2


def test_an_answer_is_the_chances_of_its_logits() -> None:
    net, thinking = Net(), Thinking()
    net.steps[5] = 0.25
    for outcome in range(OUTCOMES):
        net.answers_bias[16 * 5 + outcome] = outcome
    think(net, [], 0, thinking)
    answer(net, 5, thinking)
    weights = [math.exp(0.25 * outcome) for outcome in range(OUTCOMES)]
    assert list(thinking.chances) == pytest.approx([weight / sum(weights) for weight in weights], rel=1e-13)
