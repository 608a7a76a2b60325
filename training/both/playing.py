"""Self-play.  Restricted Python: runs compiled.

What the nets see and answer is computed by the functions by which the bots decide (``judging``).
"""

from collections.abc import MutableSequence, Sequence

from foretell.bots.choices import best_of
from foretell.bots.net.both.judging import judge
from foretell.bots.net.thinking import OUTCOMES, Net, answer
from foretell.bots.net.wizard.facts import asked_net, automatic
from foretell.bots.net.wizard.layout import FORETELLING, MOST_FEATURES
from foretell.bots.net.wizard.suit_slots import move_slot
from foretell.rules.arrays import Numbers
from foretell.rules.wizard.moves import apply, seen_rest, seen_suited, write_codes
from foretell.rules.wizard.state import DEALING, FINISHED
from foretell.rules.wizard.view import look

from ..decisions import Decision, Kind
from ..exploring import explored_bid, explored_card, happens
from ..wizard.facts import cards_each, is_favourite
from .tables import PHASES, Playing, Table, begin, place_of, settle

_NOTHING = -1
"""Stands behind the last true feature."""
_TRUSTED = 0.5
"""While more than this share of moves follows rules of thumb, moves that do not follow them count as exploration."""


def play_on(
    p: Playing,
    tables: MutableSequence[Table],
    many: int,
    replay: MutableSequence[Decision],
    nets: Sequence[Net],
    kinds: Sequence[Kind],
    rng: Numbers,
) -> None:
    """Make a decision at each of this many tables; of two sides, where it is the turn of ``p.side``."""
    for i in range(many):
        choices = go_on(p, tables[i], replay, kinds, rng)
        if p.side == 0 or (tables[i].seconds >> tables[i].state.turn & 1) == p.side - 1:
            decide(p, tables[i], choices, replay, nets, rng)


def go_on(p: Playing, t: Table, replay: MutableSequence[Decision], kinds: Sequence[Kind], rng: Numbers) -> int:
    """Advance a table to its next decision, from round to round; return the number of moves, which are in ``codes``."""
    s, n = t.state, 0
    while n < 2:
        if s.phase in (DEALING, FINISHED):
            if s.round > 0:
                settle(p, t, replay)
            begin(p, t, kinds, rng)
        elif asked_net(s.phase) < 0:
            look(s, s.turn, p.view)
            apply(s, automatic(p.view))
        else:
            n = write_codes(s.phase, seen_suited(s), seen_rest(s), p.codes)
            if n == 1:
                apply(s, p.codes[0])
    return n


def decide(
    p: Playing, t: Table, many: int, replay: MutableSequence[Decision], nets: Sequence[Net], rng: Numbers
) -> None:
    """Make one of the moves in ``codes``: that which a net expects most of, or another to explore."""
    s, j, net = t.state, p.judging, asked_net(t.state.phase)
    look(s, s.turn, p.view)
    for i in range(MOST_FEATURES):
        j.seen[i] = _NOTHING
    judge(j, p.view, p.codes, many, nets)
    best = best_of(j.points, many)
    usual = usual_move(p, net, best, many, rng)
    t.expected[PHASES * s.turn + s.phase] += j.points[best]
    t.asked[PHASES * s.turn + s.phase] += 1
    if p.exploring.alone and s.turn != t.explorer:
        chosen = usual
    elif net == FORETELLING:
        chosen = explored_bid(p.exploring, usual, many, rng)
    else:
        chosen = explored_card(p.exploring, usual, many, s.seats * cards_each(s), rng)
    if chosen != best:
        t.explored = 1
    if p.exploring.alone and chosen != usual and t.strayed == 0:
        t.strayed = t.many + 1
    answer(nets[net], move_slot(p.codes[best], j.places.slots), j.thinking)
    trusted = usual if p.exploring.guided > _TRUSTED else best
    keep(p, t, move_slot(p.codes[chosen], j.places.slots), 1 if chosen != trusted else 0, replay)
    apply(s, p.codes[chosen])


def usual_move(p: Playing, net: int, best: int, many: int, rng: Numbers) -> int:
    """The index of the best move or, while rules of thumb guide the play, often of the one that they choose."""
    if p.exploring.guided > 0.0 and happens(p.exploring.guided, rng):
        for k in range(many):
            if is_favourite(net, move_slot(p.codes[k], p.judging.places.slots)):
                return k
    return best


def keep(p: Playing, t: Table, move: int, tried: int, replay: MutableSequence[Decision]) -> None:
    """Write a decision into the replay, and what was thought into the table, until the round is over."""
    j, net, thought = p.judging, asked_net(t.state.phase), t.thoughts[t.many]
    thought.net, thought.number, thought.seat = net, p.made[net], t.state.turn
    thought.move, thought.tried = move, tried
    for i in range(OUTCOMES):
        thought.chances[i] = j.thinking.chances[i]
    t.many += 1
    place = place_of(p, net, p.made[net])
    p.made[net] += 1
    put_features(j.seen, replay[place])
    replay[place].move, replay[place].known = move, 0


def put_features(seen: Numbers, decision: Decision) -> None:
    """Copy the numbers of the true features."""
    n = 0
    while n < MOST_FEATURES and seen[n] != _NOTHING:
        decision.seen[n] = seen[n]
        n += 1
    decision.many = n
