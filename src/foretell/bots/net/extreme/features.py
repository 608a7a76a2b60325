"""The features of a seat's view, as numbers (``layout``).  Restricted Python: also runs compiled.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.extreme.cards import BLACK, NONE, SUITS, WHITE
from ....rules.extreme.cards import KINDS as SEAL_KINDS
from ....rules.extreme.scoring import base_in
from ....rules.extreme.state import PLAYING, PREDICTING, RETURNING
from ....rules.extreme.view import View
from .hand_features import put_hand
from .layout import (
    CHOICE,
    DEALER,
    DEMAND,
    DEMANDS_SEEN,
    FORETELLING_PLACES,
    KINDS,
    LACKS,
    LEAST_DEMAND,
    LEFT,
    MAGICIAN_BASE,
    MAGICIAN_WITH,
    NEEDS,
    OUT_SEEN,
    PHASE,
    PLAYED_BY,
    PLAYERS,
    POOL,
    SEALS,
    SEALS_SEEN,
    SURPLUS,
    SURPLUS_SEEN,
    TRICKS,
)
from .suit_slots import kind_slot, place_of
from .suits import CHOSEN, SURPLUSES, cards_of, relative
from .trick_features import put_cards_ahead, put_trick


def write_features(v: View, slots: Numbers, out: Numbers) -> int:
    """Write the numbers of all true features (at most layout.MOST_FEATURES); return how many there are."""
    n = put_game(v, out, 0)
    n = put_seals(v, slots, out, n)
    n = put_hand(v, slots, out, n)
    n = put_played(v, slots, out, n)
    if v.phase in (PLAYING, RETURNING):
        n = put_trick(v, slots, out, n)
    if v.phase == PLAYING and v.played:
        n = put_cards_ahead(v, slots, out, n)
    return put_estimate(v, slots, out, n)


def put_game(v: View, out: Numbers, n: int) -> int:
    """The number of players, the dealer, the question; the Magician's base (B13, B16) and who has him."""
    raised = base_in(v.magician_base, v.raise_magician, v.round, v.rounds) > 4
    out[n] = PLAYERS + v.seats - 3
    out[n + 1] = LEFT + v.tricks_left
    out[n + 2] = DEALER + relative(v, v.dealer)
    out[n + 3] = PHASE + v.phase
    out[n + 4] = MAGICIAN_BASE + (1 if raised else 0)
    n += 5
    if v.magician != NONE:
        out[n] = MAGICIAN_WITH + relative(v, v.magician)
        n += 1
    return n


def put_seals(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B2: the seals of each seat and of the pool, and all seals to be spent compared with the remaining tricks."""
    demand = -v.tricks_left
    for seat in range(v.seats):
        place, needs = relative(v, seat), 0
        for kind in range(SEAL_KINDS):
            held = v.seals[SEAL_KINDS * seat + kind]
            needs += held if kind <= WHITE else 0
            if held:
                out[n] = SEALS + SEALS_SEEN * (KINDS * place + kind_slot(kind, slots)) + held
                n += 1
        out[n] = NEEDS + TRICKS * place + min(needs, TRICKS - 1)
        n += 1
        demand += needs
    for kind in range(BLACK + 1):
        out[n] = POOL + SEALS_SEEN * kind_slot(kind, slots) + v.pool[kind]
        n += 1
    out[n] = DEMAND + min(max(demand - LEAST_DEMAND, 0), DEMANDS_SEEN - 1)
    return n + 1


def put_played(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """For each other seat the cards that it has played, by suit, and the suits that it certainly lacks (B7)."""
    for seat in range(v.seats):
        other = relative(v, seat) - 1
        if other >= 0:
            for suit in range(SUITS):
                played = count(cards_of(v.played_suited[seat], v.played_others[seat], suit))
                if played:
                    out[n] = PLAYED_BY + OUT_SEEN * (5 * other + slots[suit]) + min(played, OUT_SEEN - 1)
                    n += 1
            lacks = v.lacks[seat]
            while lacks:
                out[n] = LACKS + 5 * other + slots[lowest(lacks)]
                lacks &= lacks - 1
                n += 1
    return n


def put_estimate(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The surplus of seals over expected tricks, for each suit and in total; the move that thumb would make."""
    for suit in range(SUITS):
        out[n] = SURPLUS + SURPLUS_SEEN * slots[suit] + slots[SURPLUSES + suit]
        n += 1
    out[n] = SURPLUS + SURPLUS_SEEN * SUITS + slots[SURPLUSES + SUITS]
    n += 1
    if slots[CHOSEN] != NONE:
        out[n] = CHOICE + place_of(slots[CHOSEN], slots) + (0 if v.phase == PREDICTING else FORETELLING_PLACES)
        n += 1
    return n
