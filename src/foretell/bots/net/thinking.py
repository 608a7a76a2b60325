"""A net's answers, in integers: every platform computes the same bits.  Restricted Python.

A view's true features choose rows of weights, whose sum is the first layer.  Both layers are rectified and scaled to
small integers.  A move's answers are the chances of its outcomes (``layout`` of each game).
"""

from dataclasses import dataclass, field

from ...rules.arrays import Floats, Int8s, Int16s, Int32s, Numbers
from ...rules.floats import exp
from .rows import PADDED, WIDTH, add_answers, add_layer, add_rows, scale

FEATURES, MOVES, OUTCOMES = 1924, 162, 13
"""Room in a net: the largest numbers of both games and nets.  What a net does not use is 0."""
FIRST_SHIFT, FIRST_MOST = 16, 127
SECOND_SHIFT, SECOND_MOST = 14, 1023
"""How the sums of a layer, times their gains, become its values."""


@dataclass(slots=True)
class Net:
    """One of a game's nets: weights, and what to multiply sums with (``rows.scale``)."""

    features: Int8s = field(default_factory=lambda: [0] * (FEATURES * WIDTH))
    """A row for each feature."""
    layer: Int8s = field(default_factory=lambda: [0] * (WIDTH * WIDTH))
    """A row for each value of the first layer."""
    answers: Int16s = field(default_factory=lambda: [0] * (MOVES * WIDTH * PADDED))
    """By move a row for each value of the second layer, with a number for each outcome; the last three are 0."""
    features_bias: Int32s = field(default_factory=lambda: [0] * WIDTH)
    features_gains: Int32s = field(default_factory=lambda: [0] * WIDTH)
    layer_bias: Int32s = field(default_factory=lambda: [0] * WIDTH)
    layer_gains: Int32s = field(default_factory=lambda: [0] * WIDTH)
    answers_bias: Int32s = field(default_factory=lambda: [0] * (MOVES * PADDED))
    steps: Floats = field(default_factory=lambda: [0.0] * MOVES)
    """By move, what 1 in the sum of an outcome is worth in the exponent of its chance."""


@dataclass(slots=True)
class Thinking:
    """Buffers, and the answers."""

    rows: Int16s = field(default_factory=lambda: [0] * WIDTH)
    """The sums of the features' rows."""
    sums: Int32s = field(default_factory=lambda: [0] * WIDTH)
    values: Int16s = field(default_factory=lambda: [0] * WIDTH)
    """A layer's values, and the indices of those above 0."""
    active: Int16s = field(default_factory=lambda: [0] * WIDTH)
    many: int = 0
    """How many these are."""
    logits: Int32s = field(default_factory=lambda: [0] * PADDED)
    chances: Floats = field(default_factory=lambda: [0.0] * OUTCOMES)
    """The chances of the outcomes of the move that was asked about last."""


def think(net: Net, seen: Numbers, many: int, thinking: Thinking) -> None:
    """Compute both layers for a view with these true features (the first ``many``); they serve all its moves."""
    for i in range(WIDTH):
        thinking.rows[i] = 0
    add_rows(thinking.rows, net.features, seen, many)
    for i in range(WIDTH):
        thinking.sums[i] = net.features_bias[i] + thinking.rows[i]
    active = scale(thinking.sums, net.features_gains, FIRST_SHIFT, FIRST_MOST, thinking.values, thinking.active)
    for i in range(WIDTH):
        thinking.sums[i] = net.layer_bias[i]
    add_layer(thinking.sums, net.layer, thinking.values, thinking.active, active)
    thinking.many = scale(thinking.sums, net.layer_gains, SECOND_SHIFT, SECOND_MOST, thinking.values, thinking.active)


def answer(net: Net, move: int, thinking: Thinking) -> None:
    """After ``think``: write the chances of a move's outcomes into ``thinking.chances``."""
    for i in range(PADDED):
        thinking.logits[i] = net.answers_bias[PADDED * move + i]
    add_answers(thinking.logits, net.answers, move, thinking.values, thinking.active, thinking.many)
    highest = thinking.logits[0]
    for i in range(1, OUTCOMES):
        highest = max(highest, thinking.logits[i])
    total = 0.0
    for i in range(OUTCOMES):
        thinking.chances[i] = exp((thinking.logits[i] - highest) * net.steps[move])
        total += thinking.chances[i]
    for i in range(OUTCOMES):
        thinking.chances[i] /= total
