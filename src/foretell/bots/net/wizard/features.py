"""The features of a seat's view, as numbers (``layout``).  Restricted Python: also runs compiled.

Each function writes the numbers of true features to ``out`` from index ``n`` on and returns the next index.
"""

from ....rules.arrays import Numbers
from ....rules.bits import count, lowest
from ....rules.members import put_members
from ....rules.wizard.cards import FOOLS, NONE, SUITLESS, WIZARDS
from ....rules.wizard.codes import OTHER_UNSEEN, PLAY, PLAY_OTHER, number_index
from ....rules.wizard.hands import from_below
from ....rules.wizard.state import BIDDING, NAMING, PLAYING, SINGLE_SUIT
from ....rules.wizard.view import UNKNOWN, View
from ...thumb.wizard.trick import PLAYED_SUITS, strength
from . import layout
from .suit_slots import play_slot, relative, suit_slot


def write_features(v: View, slots: Numbers, out: Numbers) -> int:
    """Write the numbers of all true features (at most layout.MOST_FEATURES); return how many there are."""
    n = put_game(v, out, 0)
    n = put_places(v, slots, out, n)
    n = put_bids(v, out, n)
    n = put_hand(v, slots, out, n)
    n = put_gone(v, slots, out, n)
    n = put_known(v, slots, out, n)
    n = put_turned(v, slots, out, n)
    if v.phase == PLAYING:
        n = put_trick(v, slots, out, n)
        n = put_cards_ahead(v, slots, out, n)
    return n


def put_game(v: View, out: Numbers, n: int) -> int:
    """The options, the size of the round, and the question."""
    out[n] = layout.PLAYERS + v.seats - 3
    out[n + 1] = layout.MODE + v.mode
    out[n + 2] = layout.BIDDING_KIND + v.bidding
    out[n + 3] = layout.DEALT + v.cards
    out[n + 4] = layout.LEFT + v.tricks_left
    out[n + 5] = layout.PHASE + v.phase
    n += 6
    if v.plus_minus_one:
        out[n] = layout.PLUS_MINUS_ONE
        n += 1
    if v.unseen:
        out[n] = layout.UNSEEN
        n += 1
    return put_members(layout.DECK, v.specials, out, n)


def put_places(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Who deals, leads, is winning, or has a card that matters later; trump and the suit to follow."""
    out[n] = layout.DEALER + relative(v, v.dealer)
    out[n + 1] = layout.TRUMP + (0 if v.trump >= 0 else (1 if v.phase != NAMING else 2))
    n += 2
    if v.phase == PLAYING:
        out[n] = layout.LEADER + relative(v, v.leader)
        out[n + 1] = layout.LED + suit_slot(v.led, slots)
        n += 2
        if v.played:
            out[n] = layout.BEST + relative(v, v.best_seat)
            n += 1
    if v.werewolf_seat != NONE:
        out[n] = layout.WEREWOLF + relative(v, v.werewolf_seat)
        n += 1
    if v.cloud_seat != NONE:
        out[n] = layout.CLOUD_WITH + relative(v, v.cloud_seat)
        n += 1
    return n


def put_bids(v: View, out: Numbers, n: int) -> int:
    """A6, A7: bids, tricks, what everybody still needs, and the sum of that compared with the remaining tricks."""
    demand = -v.tricks_left
    for seat in range(v.seats):
        place, bid = relative(v, seat), v.bid[seat]
        seen = bid if bid >= 0 else (layout.BID_UNKNOWN if bid == UNKNOWN else layout.NOT_BID)
        out[n] = layout.BIDS + layout.BIDS_SEEN * place + seen
        n += 1
        if v.phase not in (BIDDING, NAMING):
            out[n] = layout.WON + layout.TRICKS * place + v.won[seat]
            n += 1
        if bid >= 0:
            need = bid - v.won[seat]
            demand += max(need, 0)
            out[n] = (
                layout.NEEDS + layout.NEEDS_SEEN * place + min(max(need - layout.LEAST_NEED, 0), layout.NEEDS_SEEN - 1)
            )
            n += 1
    out[n] = layout.DEMAND + min(max(demand - layout.LEAST_DEMAND, 0), layout.DEMANDS_SEEN - 1)
    return n + 1


def put_cards(first: int, suited: int, others: int, slots: Numbers, out: Numbers, n: int) -> int:
    """A set of cards."""
    while suited:
        card = lowest(suited)
        out[n] = first + 13 * slots[card >> 4] + (card & 15)
        suited &= suited - 1
        n += 1
    return put_members(first + layout.SUITLESS_CARDS, others, out, n)


def put_hand(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The viewer's own cards, and how many of each suit."""
    mine = v.seat
    if v.unseen:
        return n
    for suit in range(4):
        out[n] = layout.LENGTHS + 14 * slots[suit] + count((v.suited[mine] >> (16 * suit)) & 0xFFFF)
        n += 1
    return put_cards(layout.HAND, v.suited[mine], v.others[mine], slots, out, n)


def put_gone(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The cards played, in total and by seat, and the suits that the others have shown to lack."""
    suited = specials = wizards = fools = 0
    for seat in range(v.seats):
        place, others = relative(v, seat), v.played_others[seat]
        n = put_cards(layout.GONE_BY + layout.CARDS * place, v.played_suited[seat], others, slots, out, n)
        suited |= v.played_suited[seat]
        specials |= others & ~(WIZARDS | FOOLS)
        wizards += count(others & WIZARDS)
        fools += count(others & FOOLS)
        if place:
            n = put_lacks(layout.LACKS + 4 * (place - 1), v.lacks[seat], slots, out, n)
            n = put_lacks(layout.LACKED + 4 * (place - 1), v.lacked[seat], slots, out, n)
    return put_cards(layout.GONE, suited, specials | from_below(wizards, fools), slots, out, n)


def put_lacks(first: int, suits: int, slots: Numbers, out: Numbers, n: int) -> int:
    """A set of suits."""
    for suit in range(4):
        if (suits >> suit) & 1:
            out[n] = first + slots[suit]
            n += 1
    return n


def put_known(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """Cards that others are known to hold (S5, S6, V4)."""
    for seat in range(v.seats):
        if seat != v.seat:
            first = layout.KNOWN + layout.CARDS * (relative(v, seat) - 1)
            n = put_cards(first, v.suited[seat], v.others[seat], slots, out, n)
    return n


def put_turned(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """A4: the card that was turned up."""
    if v.turned == NONE:
        return n
    if v.turned < SUITLESS:
        out[n] = layout.TURNED + 13 * slots[v.turned >> 4] + (v.turned & 15)
    else:
        out[n] = layout.TURNED + layout.SUITLESS_CARDS + v.turned - SUITLESS
    return n + 1


def put_trick(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """The cards of the trick by the seat that played them, with what was declared."""
    for i in range(v.played):
        place = relative(v, v.leader + i)
        out[n] = layout.ON_TABLE + layout.CARDS * (place - 1) + play_slot(v.trick[i], slots)
        n += 1
    return n


def put_cards_ahead(v: View, slots: Numbers, out: Numbers, n: int) -> int:
    """A feature for each way of playing a card that would be the best of the trick so far."""
    if v.played == 0:
        return n
    best = height(v, v.trick[(v.best_seat - v.leader) % v.seats])
    suited, rest = v.legal_suited, v.legal_rest
    while suited:
        code = PLAY + number_index(lowest(suited))
        suited &= suited - 1
        if height(v, code) > best:
            out[n] = layout.AHEAD + play_slot(code, slots)
            n += 1
    while rest:
        code = PLAY_OTHER + lowest(rest)
        rest &= rest - 1
        if code < PLAY_OTHER + OTHER_UNSEEN and height(v, code) > best:
            out[n] = layout.AHEAD + play_slot(code, slots)
            n += 1
    return n


def height(v: View, code: int) -> int:
    """The strength in the trick of the card that this move plays; until a suit is set, as if it set its own.

    The networks were trained with Fairy and Bomb equally low.
    """
    led = PLAYED_SUITS[code - PLAY] if v.led == NONE else v.led
    return max(strength(code, v.trump, led, 1 if v.mode == SINGLE_SUIT else 0), -1)
