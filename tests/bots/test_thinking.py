"""The nets' arithmetic: the text of restricted Python and numpy give the same bits."""

import math
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from foretell.bots.net.by_numpy import nets
from foretell.bots.net.netfile import shipped
from foretell.bots.net.network import Network, total
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import FIRST_MOST, OUTCOMES, SECOND_MOST, Net, Thinking, answer, think
from tests.game.kinds import EXTREME, ONE_OF_EACH, Kind, play_on

from .feature_modules import modules_of
from .some_nets import random_nets

POSITIONS = 80
Asked = tuple[int, list[int], list[int]]
"""The number of a net, the true features, and the places of the moves."""


def as_lists(record: NDArray[np.void]) -> Net:
    """A net of plain lists of Python's integers."""
    return Net(*(record[name].tolist() for name in record.dtype.names or ()))


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
def test_the_text_and_numpy_give_the_same_bits(name: str) -> None:
    plain, by_numpy = [as_lists(net) for net in shipped(name)], nets(name)
    thinking, most = Thinking(), 0
    for which, seen, places in many_asked(name):
        think(plain[which], seen, len(seen), thinking)
        hidden = by_numpy[which].hidden(seen)
        assert list(thinking.values) == hidden.tolist()
        for place, expected in zip(places, by_numpy[which].chances(hidden, places).tolist(), strict=True):
            answer(plain[which], place, thinking)
            assert list(thinking.chances) == expected
            assert sum(expected) == pytest.approx(1.0, abs=1e-12)
        most = max(most, *hidden.tolist())
    assert most == SECOND_MOST


@pytest.mark.parametrize("name", ["wizard", "extreme"])
def test_that_holds_for_any_net(name: str) -> None:
    rng, thinking = Random(5), Thinking()
    for record in random_nets(name):
        plain, by_numpy = as_lists(record), Network(record)
        for _ in range(4):
            seen = rng.sample(range(1600), rng.randrange(120))
            think(plain, seen, len(seen), thinking)
            hidden = by_numpy.hidden(seen)
            assert list(thinking.values) == hidden.tolist()
            answer(plain, 3, thinking)
            assert list(thinking.chances) == by_numpy.chances(hidden, [3])[0].tolist()


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


def test_numbers_are_added_up_from_the_left() -> None:
    row = [1.0, 1e-16, 1e-16, -1.0, 1e-16]
    assert total(np.array([row])).tolist() == [1e-16]
