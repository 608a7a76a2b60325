"""Whole rounds and games, played by the levels that answer at once.

Restricted Python.
"""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ....rules.arrays import Floats
from ....rules.chance import below, round_key
from ....rules.memory import put_copy
from ....rules.wizard.deal import DECK_ROOM, deal
from ....rules.wizard.moves import apply, write_codes
from ....rules.wizard.state import SEATS, State
from ....rules.wizard.view import View, look
from ...apprentice.wizard import choose_as_apprentice
from ...choices import best_of, choose_at_random
from ...memory_limits.memory import Memory
from ...net.both.judging import Judging, choose_as_master, judge
from ...net.both.misjudging import choose_as_journeyman
from ...net.thinking import Net
from ...net.weakness import Weakness
from ...net.wizard.errors import set_usual
from ...net.wizard.facts import asked_net
from ...per_move import whole_per_move
from ...thumb.wizard.buffers import Buffers
from ...thumb.wizard.choosing import choose_as_thumb

_HALF = 1 << 20
_UNIT = 2 * _HALF
RANDOM, APPRENTICE, THUMB, JOURNEYMAN, MASTER = range(5)
"""The levels that play here, by their places among all of them (``levels.BOT_NAMES``)."""
FOR_WIN = 8
"""Added to a level that plays by nets: it plays for the win of the game, not for points."""


@dataclass(slots=True)
class Players:
    """Who plays, and their buffers."""

    levels: list[int] = field(default_factory=lambda: [MASTER] * SEATS)
    """By seat: its level.  The host writes them here, at the beginning."""
    generator: list[int] = field(default_factory=lambda: [0])
    """The state of a random generator (``rules.chance``)."""
    deck: list[int] = field(default_factory=lambda: [0] * DECK_ROOM)
    codes: list[int] = field(default_factory=whole_per_move)
    """The legal moves of the seat to move."""
    waver: float = 0.0
    """By how many points at most masters misjudge each move at random, up or down; 0: they never do."""
    view: View = field(default_factory=View)
    judging: Judging = field(default_factory=Judging)
    buffers: Buffers = field(default_factory=Buffers)
    weakness: Weakness = field(default_factory=Weakness)
    remembered: Memory = field(default_factory=Memory)
    """What a journeyman remembers."""
    nothing: Memory = field(default_factory=Memory)
    """What an apprentice remembers; the defaults of C are 0, so ``sit_at_table`` sets it."""


def sit_at_table(p: Players, levels: Sequence[int], seats: int, waver: float, seed: int) -> None:
    """Seat these levels; ``waver``: how far masters do; ``seed``: of all that happens at random."""
    for seat in range(seats):
        p.levels[seat] = levels[seat]
    p.waver, p.generator[0] = waver, seed
    p.nothing.lowest, p.nothing.trumps, p.nothing.others = 99, False, False


def choose_as(p: Players, level: int, many: int, nets: Sequence[Net]) -> int:
    """The code of the move that a level chooses in the position in ``view``, of the ``many`` in ``codes``.

    As at a table, one that plays at random draws a number even for a single move.
    """
    if level == RANDOM:
        return choose_at_random(p.codes, many, p.generator)
    if many == 1:
        return p.codes[0]
    if level == MASTER and p.waver > 0.0:
        return choose_wavering(p, many, nets)
    if level in (MASTER, FOR_WIN + MASTER):
        return choose_as_master(p.judging, p.view, p.codes, many, nets, level > FOR_WIN)
    if level in (JOURNEYMAN, FOR_WIN + JOURNEYMAN):
        set_usual(p.weakness, p.view)
        return choose_as_journeyman(p.judging, p.view, p.codes, many, nets, p.weakness, p.remembered, level > FOR_WIN)
    if level == THUMB:
        return choose_as_thumb(p.view, p.codes, many, p.buffers)
    return choose_as_apprentice(p.view, p.codes, many, p.nothing, p.buffers)


def choose_wavering(p: Players, many: int, nets: Sequence[Net]) -> int:
    """The code of the move that a master chooses who misjudges each a little; S7: never what is certain."""
    judge(p.judging, p.view, p.codes, many, nets)
    points = p.judging.points
    if asked_net(p.view.phase) >= 0:
        for k in range(many):
            points[k] += p.waver * (below(p.generator, _UNIT) / float(_HALF) - 1.0)
    return p.codes[best_of(points, many)]


def make_move(p: Players, s: State, nets: Sequence[Net]) -> None:
    """Make the move of the seat whose turn it is, by its level and by what it sees."""
    look(s, s.turn, p.view)
    many = write_codes(p.view.phase, p.view.legal_suited, p.view.legal_rest, p.codes)
    apply(s, choose_as(p, p.levels[s.turn], many, nets))


def play_to_end(p: Players, s: State, nets: Sequence[Net]) -> None:
    """Play the current round to its end."""
    while s.turn >= 0:
        make_move(p, s, nets)


def finish_rounds(
    p: Players,
    start: Sequence[State],
    here: MutableSequence[State],
    seed: int,
    many: int,
    nets: Sequence[Net],
    sums: Floats,
) -> None:
    """Play the round of ``start``, which is dealt, to its end ``many`` times; add up the points by seat.

    The state stays as it is; ``here``: room for another.
    """
    for i in range(many):
        put_copy(here, 0, start, 0)
        p.generator[0] = round_key(seed, i)
        play_to_end(p, here[0], nets)
        for seat in range(here[0].seats):
            sums[seat] += float(here[0].score[seat])


def fresh_rounds(
    p: Players,
    start: Sequence[State],
    here: MutableSequence[State],
    seed: int,
    many: int,
    nets: Sequence[Net],
    sums: Floats,
) -> None:
    """Deal the next round of ``start``, which waits for a deal, ``many`` times afresh, and play each to its end.

    Adds up the points by place, from the dealer's left on, and after them their squares.  ``here``: room for a state.
    """
    for i in range(many):
        put_copy(here, 0, start, 0)
        s = here[0]
        s.seed = round_key(seed, i)
        deal(s, p.deck)
        play_to_end(p, s, nets)
        for seat in range(s.seats):
            place, points = (seat - s.dealer - 1) % s.seats, float(s.score[seat])
            sums[place] += points
            sums[SEATS + place] += points * points
