"""A network's answers, compiled: search needs tens of thousands a second.  Restricted Python.

Most time goes into fetching weights from memory.  So they are 16-bit integers with a scale for each part, and only the
rows that count are fetched: few features are true, and half of a rectified layer is zero.
"""

from dataclasses import dataclass, field

from ....rules.arrays import Float32s, Int16s, Int32s, Numbers
from ....rules.floats import exp
from .rows import PADDED, WIDTH, add_answers, add_rows, add_weighted, rectify

FEATURES, MOVES, OUTCOMES = 1924, 162, 13
"""Room in a network: the largest numbers of both games and networks.  What a network does not use is 0."""
_LOWEST = -1e9


@dataclass(slots=True)
class FastNet:
    """One of a game's networks; a weight is an integer times the scale of its part."""

    features: Int16s = field(default_factory=lambda: [0] * (FEATURES * WIDTH))
    """A row for each feature."""
    layer: Int16s = field(default_factory=lambda: [0] * (WIDTH * WIDTH))
    """A row for each value of the first layer."""
    answers: Int16s = field(default_factory=lambda: [0] * (MOVES * WIDTH * PADDED))
    """By move a row for each value of the second layer, with a number for each outcome."""
    features_bias: Float32s = field(default_factory=lambda: [0.0] * WIDTH)
    layer_bias: Float32s = field(default_factory=lambda: [0.0] * WIDTH)
    """Divided by the scale of the layer."""
    answers_bias: Float32s = field(default_factory=lambda: [0.0] * (MOVES * PADDED))
    features_scale: float = 0.0
    layer_scale: float = 0.0
    answers_scale: float = 0.0


@dataclass(slots=True)
class Thinking:
    """Buffers, and the answers."""

    sums: Int32s = field(default_factory=lambda: [0] * WIDTH)
    first: Float32s = field(default_factory=lambda: [0.0] * WIDTH)
    second: Float32s = field(default_factory=lambda: [0.0] * WIDTH)
    """Both layers."""
    active: Numbers = field(default_factory=lambda: [0] * WIDTH)
    """The indices of a layer's values above 0."""
    many: int = 0
    """How many these are."""
    logits: Float32s = field(default_factory=lambda: [0.0] * PADDED)
    chances: Float32s = field(default_factory=lambda: [0.0] * PADDED)
    """The chances of the outcomes of the move that was asked about last."""


def think(net: FastNet, seen: Numbers, many: int, t: Thinking) -> None:
    """Compute the hidden layer for a view with these true features, shared by all moves."""
    for i in range(WIDTH):
        t.sums[i] = 0
    add_rows(t.sums, net.features, seen, many)
    for i in range(WIDTH):
        t.first[i] = net.features_bias[i] + net.features_scale * t.sums[i]
        t.second[i] = net.layer_bias[i]
    active = rectify(t.first, t.active)
    add_weighted(t.second, net.layer, t.first, t.active, active)
    for i in range(WIDTH):
        t.second[i] *= net.layer_scale
    t.many = rectify(t.second, t.active)


def answer(net: FastNet, move: int, t: Thinking) -> None:
    """After ``think``: write the chances of a move's outcomes into ``chances``."""
    for i in range(PADDED):
        t.logits[i] = 0.0
    add_answers(t.logits, net.answers, move, t.second, t.active, t.many)
    highest, total = _LOWEST, 0.0
    for i in range(OUTCOMES):
        t.logits[i] = net.answers_scale * t.logits[i] + net.answers_bias[PADDED * move + i]
        highest = max(highest, t.logits[i])
    for i in range(OUTCOMES):
        t.chances[i] = exp(t.logits[i] - highest)
        total += t.chances[i]
    for i in range(OUTCOMES):
        t.chances[i] /= total
