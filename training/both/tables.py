"""Tables at which rounds are played, and their outcomes.  Restricted Python."""

from array import array
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from foretell.bots.net.both.judging import Judging
from foretell.bots.net.thinking import OUTCOMES
from foretell.rules.arrays import Float32s, Floats, Numbers
from foretell.rules.chance import below
from foretell.rules.wizard.deal import DECK_ROOM, deal
from foretell.rules.wizard.state import SEATS, State
from foretell.rules.wizard.view import View

from ..decisions import Decision, Kind, Thought
from ..exploring import Exploring, random_seed
from ..wizard.facts import cards_each, is_met, names_trump, outcome_of, start, worth_of

MOST_THOUGHTS = 320
"""The most decisions in a round: at most 75 cards, as many seals given back, and some 100 taken."""
NETS = 2
PHASES = 6
"""How many phases of a game there are at most in which a seat can be asked, by their numbers in the rules."""
GROUPS, SIZES, COUNTED = 9, 21, 8 + 3 * PHASES
ROUNDS, MET, POINTS, BETTER, MORE = 0, 1, 3, 5, 8
"""Results are counted for each group of kinds and each number of cards (0 to 20): the number of rounds, and sums of the
share of bids met and of the points a seat, each with the sum of its squares; then the same of how much better the first
of two sides is, and the number of rounds with both; then the same for each phase of how many points more than they
expected when asked the seats got (with fewer penalty points), and the number of rounds in which a seat was asked."""
_UNIT = 1 << 20
_UNKNOWN, _CUT = -1.0, -2.0
"""Stand for a seat's targets: none yet, and none because another seat has explored since."""


@dataclass(slots=True)
class Table:
    """A table that plays round after round, each of another game."""

    state: State = field(default_factory=State)
    group: int = 0
    """That of the game's kind."""
    seconds: int = 0
    """A bit for each seat of the second side (``Playing.side``)."""
    expected: Floats = field(default_factory=lambda: [0.0] * (SEATS * PHASES))
    """By seat and phase, the sum of the points that it expected when it had a choice."""
    asked: Numbers = field(default_factory=lambda: [0] * (SEATS * PHASES))
    """By seat and phase, how many choices it had."""
    explored: int = 0
    """Whether a seat has made another move than the best in this round."""
    explorer: int = 0
    """The seat that explores, if only one does (``Exploring.alone``)."""
    strayed: int = 0
    """How many decisions there were up to its first exploring move; 0: it has made none."""
    many: int = 0
    """How many decisions this round had so far."""
    thoughts: list[Thought] = field(default_factory=lambda: [Thought() for _ in range(MOST_THOUGHTS)])
    """These decisions."""


@dataclass(slots=True)
class Playing:
    """How to play, what was counted, and buffers; one for all tables."""

    exploring: Exploring = field(default_factory=Exploring)
    side: int = 0
    """Whose turn it is, if two sides play against each other, each at random seats: 1 or 2; 0: there is one."""
    trace: float = 1.0
    """How far outcomes reach back (λ); 1: they alone count."""
    first: Numbers = field(default_factory=lambda: [0] * NETS)
    room: Numbers = field(default_factory=lambda: [1] * NETS)
    """By net: its first place in the replay, and how many it has."""
    made: Numbers = field(default_factory=lambda: [0] * NETS)
    """By net: how many decisions it has made; each replaces the oldest of its places."""
    counts: Floats = field(default_factory=lambda: [0.0] * (GROUPS * SIZES * COUNTED))
    """Results of the rounds without exploration."""
    judging: Judging = field(default_factory=Judging)
    view: View = field(default_factory=View)
    codes: Numbers = field(default_factory=lambda: [0] * 64)
    deck: Numbers = field(default_factory=lambda: [0] * DECK_ROOM)
    targets: Float32s = field(default_factory=lambda: array("f", [0.0] * (SEATS * OUTCOMES)))


def begin(p: Playing, t: Table, kinds: Sequence[Kind], rng: Numbers) -> None:
    """Deal a random round of a game of a random kind."""
    lot = float(below(rng, _UNIT)) / float(_UNIT)
    kind = 0
    while lot >= kinds[kind].up_to:
        kind += 1
    start(t.state, kinds[kind], random_seed(rng))
    t.state.round = below(rng, t.state.rounds)
    t.group = kinds[kind].group
    t.explorer = below(rng, t.state.seats)
    t.seconds = below(rng, 1 << t.state.seats) if p.side else 0
    for i in range(SEATS * PHASES):
        t.asked[i], t.expected[i] = 0, 0.0
    deal(t.state, p.deck)


def place_of(p: Playing, net: int, number: int) -> int:
    """Where the replay has this decision of a net."""
    return p.first[net] + number % p.room[net]


def settle(p: Playing, t: Table, replay: MutableSequence[Decision]) -> None:
    """After a round: write the targets of its decisions into the replay, and count it.

    From the last decision of a seat to its first, the target is the outcome, and then more and more what the seat
    expected later in the round (TD(λ)).  Where one seat explores alone, the others learn nothing from what happened
    after its first exploring move, because no seat makes such moves when it counts.
    """
    targets = p.targets
    for seat in range(t.state.seats):
        targets[OUTCOMES * seat] = _CUT if t.strayed > 0 and seat != t.explorer else _UNKNOWN
    for k in range(t.many - 1, -1, -1):
        if t.strayed == 0 or k < t.strayed or t.thoughts[k].seat == t.explorer:
            settle_thought(p, t.state, t.thoughts[k], replay)
    if t.explored == 0:
        cell = COUNTED * (SIZES * t.group + cards_each(t.state))
        count_round(p.counts, cell, t.state)
        for phase in range(PHASES):
            count_more(p.counts, cell + MORE + 3 * phase, t, phase)
        count_better(p.counts, cell, t)
    t.many = t.explored = t.strayed = 0


def settle_thought(p: Playing, s: State, thought: Thought, replay: MutableSequence[Decision]) -> None:
    """Write the targets of one decision, and what they are for the seat's decision before."""
    targets, first, net = p.targets, OUTCOMES * thought.seat, thought.net
    cut = targets[first] == _CUT
    if not cut and (targets[first] < 0.0 or names_trump(net, thought.move)):
        for i in range(OUTCOMES):
            targets[first + i] = 0.0
        targets[first + outcome_of(s, thought.seat, net, thought.move)] = 1.0
    if not cut and p.made[net] - thought.number <= p.room[net]:  # else another decision has its place by now
        place = place_of(p, net, thought.number)
        for i in range(OUTCOMES):
            replay[place].targets[i] = targets[first + i]
        replay[place].known = 1
    reach = 0.0 if cut or thought.tried else p.trace
    for i in range(OUTCOMES):
        targets[first + i] = thought.chances[i] + reach * (targets[first + i] - thought.chances[i])


def count_round(counts: Floats, cell: int, s: State) -> None:
    """Count a round without exploration."""
    met = points = 0.0
    for seat in range(s.seats):
        met += (1.0 if is_met(s, seat) else 0.0) / float(s.seats)
        points += float(s.score[seat]) / float(s.seats)
    counts[cell + ROUNDS] += 1.0
    add(counts, cell + MET, met)
    add(counts, cell + POINTS, points)


def count_more(counts: Floats, place: int, t: Table, phase: int) -> None:
    """Count how many points more the seats got than they expected when they were asked in this phase."""
    asked, more = 0, 0.0
    for seat in range(t.state.seats):
        choices = t.asked[PHASES * seat + phase]
        if choices > 0:
            asked += 1
            more += worth_of(t.state, seat) - t.expected[PHASES * seat + phase] / float(choices)
    if asked > 0:
        add(counts, place, more / float(asked))
        counts[place + 2] += 1.0


def count_better(counts: Floats, cell: int, t: Table) -> None:
    """Count how many points more the seats of the first side got than those of the second."""
    seats, seconds, first, second = t.state.seats, 0, 0.0, 0.0
    for seat in range(seats):
        if t.seconds >> seat & 1:
            seconds += 1
            second += float(t.state.score[seat])
        else:
            first += float(t.state.score[seat])
    if 0 < seconds < seats:
        add(counts, cell + BETTER, first / float(seats - seconds) - second / float(seconds))
        counts[cell + BETTER + 2] += 1.0


def add(counts: Floats, place: int, value: float) -> None:
    """Add to a sum, and to the sum of squares after it."""
    counts[place] += value
    counts[place + 1] += value * value
