"""Episodes in many games at once: how each begins, what a move does, and what it pays.  Restricted Python."""

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field

from ...rules.arrays import Float32s, Numbers, UInt8s
from ...rules.chance import below, round_key
from ...rules.memory import put_copy
from ...rules.wizard.cards import NONE
from ...rules.wizard.deal import DECK_ROOM, deal
from ...rules.wizard.moves import apply, card_named, first_rest_code, random_code, seen_rest, seen_suited
from ...rules.wizard.state import DEALING, State
from ...rules.wizard.view import View
from ..wizard.parts import SIGN

STEP, CHECKED, DRAW, BEGIN, SHOW, CHECK = 0, 1, 2, 3, 4, 5
"""What is done: moves, moves that are checked already, random ones, new episodes where a move is given, or nothing;
``CHECK`` only looks for an illegal move, and writes nothing."""
BY_ROUND, BY_GAME, BY_RANK = 0, 1, 2
"""What is paid."""
NEXT_STEP, SAME_STEP, NEVER = 0, 1, 2
"""When the next episode begins by itself."""
NO_ROWS, INDICES, BYTES, FLOATS = 0, 1, 2, 3
"""How observations are written."""
MOST_CODES = 64
"""The most legal moves of a seat."""
MOST_FOUND = 256
"""The most features that can be true, in any form."""
CHOSEN_ROUNDS = 64
"""The most numbers of rounds to choose from."""
CHOOSING = -1000
"""With the seed, the key from which the number of an episode's round is drawn."""
DRAWING = -1002
"""With the seed of a first episode, the key from which a game's random moves are drawn."""


@dataclass(slots=True)
class Order:
    """What is done in a game, and the seeds of its episodes."""

    move: int = 0
    """The code of a move."""
    seed: int = 0
    """Of the first episode."""
    episode: int = 0
    """The number of the episode, from 0; -1 before the first."""
    rng: int = 0
    """The state of the generator of random moves."""


@dataclass(slots=True)
class Table:
    """How games are stepped, and buffers."""

    doing: int = 0
    paying: int = 0
    beginning: int = 0
    by_round: int = 0
    """1 if an episode is a round of a game, else 0."""
    form: int = 0
    width: int = 0
    """The length of an observation's row."""
    padding: int = 0
    """What fills a row of indices behind the last."""
    chosen: int = 0
    """How many numbers of rounds ``rounds`` has; 0: all rounds of the game."""
    rounds: Numbers = field(default_factory=lambda: [0] * CHOSEN_ROUNDS)
    """The numbers of the rounds from which an episode's is drawn."""
    lots: Numbers = field(default_factory=lambda: [0])
    codes: Numbers = field(default_factory=lambda: [0] * MOST_CODES)
    found: Numbers = field(default_factory=lambda: [0] * MOST_FOUND)
    """The numbers of the true features."""
    deck: Numbers = field(default_factory=lambda: [0] * DECK_ROOM)
    start: list[State] = field(default_factory=lambda: [State()])
    """A game before its first deal."""
    view: View = field(default_factory=View)


def may_move(s: State, code: int) -> bool:
    """Whether the move is one of those that the seat to move sees as legal."""
    card = card_named(s.phase, code)
    if card != NONE:
        return (seen_suited(s) >> card) & 1 == 1
    rest = code - first_rest_code(s.phase)
    return 0 <= rest < MOST_CODES - 1 and (seen_rest(s) >> rest) & 1 == 1


def begin(t: Table, states: MutableSequence[State], i: int, order: Order) -> None:
    """Begin the next episode of a game, and deal."""
    order.episode += 1
    if order.episode == 0:
        order.rng = round_key(order.seed, DRAWING)
    put_copy(states, i, t.start, 0)
    s = states[i]
    s.seed = round_key(order.seed, -order.episode) if order.episode else order.seed
    if t.by_round:
        t.lots[0] = round_key(s.seed, CHOOSING)
        if t.chosen:
            s.round = t.rounds[below(t.lots, t.chosen)] - 1
        else:
            s.round = below(t.lots, s.rounds)
    deal(s, t.deck)


def advance(
    t: Table, states: MutableSequence[State], i: int, orders: Sequence[Order], rewards: Float32s, dones: UInt8s
) -> None:
    """Do in a game what is ordered, up to the end of the episode; write what each seat gets, and whether it is over."""
    s = states[i]
    for seat in range(s.seats):
        rewards[s.seats * i + seat] = 0.0
    if t.doing == SHOW or (t.doing == BEGIN and orders[i].move < 0):
        dones[i] = 1 if s.turn == NONE else 0
    elif t.doing == BEGIN or (s.turn == NONE and t.beginning == NEXT_STEP):
        begin(t, states, i, orders[i])
        dones[i] = 0
    elif s.turn == NONE:
        dones[i] = 1
    else:
        if t.doing == DRAW:
            t.lots[0] = orders[i].rng
            orders[i].move = random_code(s, t.lots)
            orders[i].rng = t.lots[0]
        apply(s, orders[i].move)
        dones[i] = 0
        if s.turn == NONE:
            close(t, s, i, rewards, dones)


def close(t: Table, s: State, i: int, rewards: Float32s, dones: UInt8s) -> None:
    """After a round: pay, and deal the next one or end the episode."""
    goes_on = s.phase == DEALING and t.by_round == 0
    if t.paying == BY_ROUND or not goes_on:
        for seat in range(s.seats):
            rewards[s.seats * i + seat] = reward(t, s, seat)
    if goes_on:
        deal(s, t.deck)
    else:
        dones[i] = 1


def reward(t: Table, s: State, seat: int) -> float:
    """The seat's points of the round or the game, or its rank: from 1 (first) to -1 (last)."""
    if t.paying == BY_ROUND:
        return float(SIGN * s.score[seat])
    if t.paying == BY_GAME:
        return float(SIGN * s.total[seat])
    ahead = 0
    for other in range(s.seats):
        lead = SIGN * (s.total[seat] - s.total[other])
        ahead += (1 if lead > 0 else 0) - (1 if lead < 0 else 0)
    return float(ahead) / float(s.seats - 1)
