"""Nets that nobody trained, for tests of what holds for all nets, and what nets answer."""

from collections.abc import Iterable, Sequence
from types import ModuleType

import numpy as np

from foretell.bots.net.extreme import layout as extreme_layout
from foretell.bots.net.rows import PADDED, WIDTH
from foretell.bots.net.thinking import OUTCOMES, Net, Thinking, answer, think
from foretell.bots.net.wizard import layout as wizard_layout
from training.netfile import NET, Nets

LAYOUTS: dict[str, ModuleType] = {"wizard": wizard_layout, "extreme": extreme_layout}


def random_nets(game: str) -> Nets:
    """Both nets of a game, whose answers depend on the features."""
    rng, layout, nets = np.random.default_rng(3), LAYOUTS[game], np.zeros(2, NET)
    for net, moves in zip(nets, (layout.FORETELLING_MOVES, layout.CARDPLAY_MOVES), strict=True):
        net["features"].reshape(-1, WIDTH)[: layout.FEATURES] = rng.integers(-60, 61, (layout.FEATURES, WIDTH))
        net["layer"] = rng.integers(-90, 91, WIDTH * WIDTH)
        answers = net["answers"].reshape(-1, WIDTH, PADDED)
        answers[:moves, :, :OUTCOMES] = rng.integers(-2047, 2048, (moves, WIDTH, OUTCOMES))
        for name, largest in (("features_bias", 300), ("layer_bias", 30_000), ("answers_bias", 10_000)):
            net[name] = rng.integers(-largest, largest + 1, len(net[name]))
        net["features_gains"] = rng.integers(8_000, 16_000, WIDTH)
        net["layer_gains"] = rng.integers(50, 150, WIDTH)
        net["steps"][:moves] = rng.uniform(1e-7, 1e-6, moves)
    return nets


def answers(net: Net, seen: Sequence[int], moves: Iterable[int]) -> list[list[float]]:
    """The chances of the outcomes of each of these moves of a net, for a view with these true features."""
    thinking, found = Thinking(), []
    think(net, [*seen], len(seen), thinking)
    for move in moves:
        answer(net, move, thinking)
        found.append([*thinking.chances])
    return found
