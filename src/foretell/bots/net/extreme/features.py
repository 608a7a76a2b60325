"""The features of a seat's view, as numbers (``layout``).  Restricted Python: also runs compiled.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.extreme.cards import BLACK, KINDS, NONE, SUITS, WHITE
from ....rules.extreme.codes import PLAY, card_of
from ....rules.extreme.deal import values_in_deck
from ....rules.extreme.scoring import base_in
from ....rules.extreme.state import PLAYING, PREDICTING, RETURNING
from ....rules.extreme.tricks import strength
from ....rules.extreme.view import View
from . import layout
from .suit_slots import CHOSEN, SURPLUSES, card_place, cards_of, kind_slot, place_of, relative


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
    out[n] = layout.PLAYERS + v.seats - 3
    out[n + 1] = layout.LEFT + v.tricks_left
    out[n + 2] = layout.DEALER + relative(v, v.dealer)
    out[n + 3] = layout.PHASE + v.phase
    out[n + 4] = layout.MAGICIAN_BASE + (1 if raised else 0)
    n += 5
    if v.magician != NONE:
        out[n] = layout.MAGICIAN_WITH + relative(v, v.magician)
        n += 1
    return n


def put_seals(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B2: the seals of each seat and of the pool, and all seals to be spent compared with the remaining tricks."""
    demand = -v.tricks_left
    for seat in range(v.seats):
        place, needs = relative(v, seat), 0
        for kind in range(KINDS):
            held = v.seals[KINDS * seat + kind]
            needs += held if kind <= WHITE else 0
            if held:
                out[n] = layout.SEALS + layout.SEALS_SEEN * (layout.KINDS * place + kind_slot(kind, slots)) + held
                n += 1
        out[n] = layout.NEEDS + layout.TRICKS * place + min(needs, layout.TRICKS - 1)
        n += 1
        demand += needs
    for kind in range(BLACK + 1):
        out[n] = layout.POOL + layout.SEALS_SEEN * kind_slot(kind, slots) + v.pool[kind]
        n += 1
    out[n] = layout.DEMAND + min(max(demand - layout.LEAST_DEMAND, 0), layout.DEMANDS_SEEN - 1)
    return n + 1


def put_played(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """For each other seat the cards that it has played, by suit, and the suits that it certainly lacks (B7)."""
    for seat in range(v.seats):
        other = relative(v, seat) - 1
        if other >= 0:
            for suit in range(SUITS):
                played = count(cards_of(v.played_suited[seat], v.played_others[seat], suit))
                if played:
                    out[n] = (
                        layout.PLAYED_BY
                        + layout.OUT_SEEN * (5 * other + slots[suit])
                        + min(played, layout.OUT_SEEN - 1)
                    )
                    n += 1
            lacks = v.lacks[seat]
            while lacks:
                out[n] = layout.LACKS + 5 * other + slots[lowest(lacks)]
                lacks &= lacks - 1
                n += 1
    return n


def put_estimate(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The surplus of seals over expected tricks, for each suit and in total; the move that thumb would make."""
    for suit in range(SUITS):
        out[n] = layout.SURPLUS + layout.SURPLUS_SEEN * slots[suit] + slots[SURPLUSES + suit]
        n += 1
    out[n] = layout.SURPLUS + layout.SURPLUS_SEEN * SUITS + slots[SURPLUSES + SUITS]
    n += 1
    if slots[CHOSEN] != NONE:
        out[n] = (
            layout.CHOICE + place_of(slots[CHOSEN], slots) + (0 if v.phase == PREDICTING else layout.FORETELLING_PLACES)
        )
        n += 1
    return n


def put_hand(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B3: the viewer's cards; for each suit how many, how many others hold, and how the viewer's rank among them."""
    suited, others = v.suited[v.seat], v.others[v.seat]
    gone, gone_purple = suited, others
    for seat in range(v.seats):
        gone |= v.played_suited[seat]
        gone_purple |= v.played_others[seat]
    full = (1 << values_in_deck(v.seats)) - 1
    for suit in range(SUITS):
        mine = cards_of(suited, others, suit)
        theirs = full & ~cards_of(gone, gone_purple, suit)
        out[n] = layout.LENGTHS + layout.TRICKS * slots[suit] + count(mine)
        out[n + 1] = layout.OUT + layout.TRICKS * slots[suit] + count(theirs)
        n = put_standing(mine, theirs, slots[suit], out, n + 2)
        while mine:
            out[n] = layout.HAND + card_place(suit, lowest(mine), slots)
            mine &= mine - 1
            n += 1
    return n


def put_standing(mine: int, theirs: int, slot: int, out: Numbers, n: int) -> int:
    """For the highest and the lowest cards of a suit, how many of the others' are higher and lower."""
    many, place = count(mine), 0
    while mine:
        bit = lowest(mine)
        mine &= mine - 1
        lower = count(theirs & ((1 << bit) - 1))
        if place < layout.LOWEST:
            out[n] = layout.LOWER + layout.OUT_SEEN * (layout.LOWEST * slot + place) + min(lower, layout.OUT_SEEN - 1)
            n += 1
        if many - 1 - place < layout.HIGHEST:
            higher = min(count(theirs) - lower, layout.OUT_SEEN - 1)
            out[n] = layout.HIGHER + layout.OUT_SEEN * (layout.HIGHEST * slot + many - 1 - place) + higher
            n += 1
        place += 1
    return n


def put_trick(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Who leads, who is winning and with which card, the suit to follow, and who could pay for the trick (B9)."""
    out[n] = layout.LEADER + relative(v, v.leader)
    out[n + 1] = layout.LED + (slots[v.led] if v.led != NONE else SUITS)
    n += 2
    if v.played:
        card = card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY)
        out[n] = layout.BEST + relative(v, v.best_seat)
        out[n + 1] = layout.BEST_CARD + card_place(card >> 4, card & 15, slots)
        n += 2
        for seat in range(v.seats):
            out[n] = layout.PAYS + layout.PAYMENTS * relative(v, seat) + payment(v, seat)
            n += 1
    return n


def payment(v: View, seat: int) -> int:
    """What the seat would pay for the trick if it won with a card of the suit led (``layout``)."""
    if seat == v.magician:
        return 3
    if v.seals[KINDS * seat + v.led]:
        return 1
    return 2 if v.seals[KINDS * seat + WHITE] else 0


def put_cards_ahead(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """B8: a feature for each legal card that would be the best of the trick so far."""
    best = strength(card_of(v.trick[(v.best_seat - v.leader) % v.seats] - PLAY), v.led)
    purple = v.legal_rest
    for suit in range(SUITS):
        cards = cards_of(v.legal_suited, purple, suit)
        while cards:
            bit = lowest(cards)
            cards &= cards - 1
            if strength(16 * suit + bit, v.led) > best:
                out[n] = layout.AHEAD + card_place(suit, bit, slots)
                n += 1
    return n
