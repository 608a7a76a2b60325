"""Claims of the rest of a round's tricks: allowed if no unseen card could win one of them.

A claim is judged from the claimer's view alone, and on the safe side: as if each of the others could answer each of the
claimer's cards with any unseen card.  A card is tried by playing it, so the rules say which card beats which.
"""

from collections.abc import MutableSequence
from dataclasses import dataclass, field

from ..bits import count, lowest
from .cards import FOOL, FOOLS, NONE, SUITLESS, UNSETTLING, WIZARD, WIZARDS, kind_bits, special_bit
from .codes import OTHER_SHAPESHIFTER, PLAY, PLAY_OTHER, card_of_play, number_index, playable_others
from .deal import others_in_deal, suited_in_deal
from .reasons import may_make
from .state import PLAYING, SEATS, State
from .tricks import play
from .turns import start_trick
from .view import View

_ROOM = 80
"""More than there are ways to play all cards."""
_AS_FOOL = 1 << (OTHER_SHAPESHIFTER + 1)
_TOO_MANY = -2


def codes_room() -> list[int]:
    """A list with room for the codes of all plays."""
    return [0] * _ROOM


@dataclass(slots=True)
class ClaimBuffers:
    """Buffers for judging a claim."""

    table: State = field(default_factory=State)
    """A state on which tricks are tried; only its trick counts."""
    leads: list[int] = field(default_factory=codes_room)
    """A code for each kind of card in the claimer's hand."""
    lead_count: int = 0
    unseen: list[int] = field(default_factory=codes_room)
    """The codes of playing cards that the others may hold."""
    unseen_count: int = 0


def may_claim(v: View, buffers: ClaimBuffers) -> bool:
    """Whether the viewer, whose turn it is, may claim the rest of the tricks: at least two."""
    return v.tricks_left > 1 and sure_code(v, buffers) != NONE


def sure_code(v: View, buffers: ClaimBuffers) -> int:
    """A move that wins this trick and keeps all later ones safe, whatever the others play; NONE if there is none."""
    if v.phase != PLAYING or v.seat != v.turn or v.unseen:
        return NONE
    others = unseen_others(v)
    if others & WIZARDS and count(v.suited[v.seat]) > (1 if v.played else 0):
        return NONE  # the usual case: a Wizard that may still be played beats each of these cards
    lay_trick(v, buffers.table)
    if (others | v.others[v.seat] | buffers.table.special_cards) & UNSETTLING:
        return NONE
    ways = playable_others(v.others[v.seat]) & ~_AS_FOOL  # S1: to win tricks, it is a Wizard
    buffers.lead_count = write_plays(v.suited[v.seat], ways, buffers.leads)
    # For most hands the cards without a suit are enough to see that they are unsure.
    buffers.unseen_count = write_plays(0, playable_others(others), buffers.unseen)
    if unsure_lead(v, buffers) == _TOO_MANY:
        return NONE
    buffers.unseen_count = write_plays(unseen_suited(v), playable_others(others), buffers.unseen)
    return sure_play(v, buffers, unsure_lead(v, buffers))


def sure_play(v: View, buffers: ClaimBuffers, unsure: int) -> int:
    """The first play that is sure, if at most this lead is not (NONE: all are); NONE if there is none."""
    if unsure == _TOO_MANY:
        return NONE
    if unsure != NONE:
        return unsure if wins_now(v, buffers, unsure) and not stays_in_hand(v, unsure) else NONE
    for i in range(buffers.lead_count):
        if wins_now(v, buffers, buffers.leads[i]):
            return buffers.leads[i]
    return NONE


def unsure_lead(v: View, buffers: ClaimBuffers) -> int:
    """The lead that may lose its trick, NONE if all are sure.

    _TOO_MANY if there are more than the one that may be played to the trick on the table.
    """
    unsure = NONE
    for i in range(buffers.lead_count):
        start_trick(buffers.table, 0)
        if not wins_trick(buffers, buffers.leads[i], buffers.unseen_count):
            if unsure != NONE or v.played == 0:
                return _TOO_MANY
            unsure = buffers.leads[i]
    return unsure


def wins_now(v: View, buffers: ClaimBuffers, code: int) -> bool:
    """Whether the card may be played, and wins the trick on the table, whatever follows."""
    if not may_make(v, code):
        return False
    lay_trick(v, buffers.table)
    return wins_trick(buffers, code, 0 if v.played == v.seats - 1 else buffers.unseen_count)


def wins_trick(buffers: ClaimBuffers, code: int, replies: int) -> bool:
    """Whether the next card wins the trick, whichever of the first unseen cards (this many) is played next.

    Once a suit is led (or none is to be followed), no card changes the strength of another, so each reply is tried by
    itself.
    """
    s = buffers.table
    seat = s.turn
    play(s, code)
    if s.best_seat != seat or s.led == NONE:
        return False
    best, turn, played = s.best_strength, s.turn, s.played
    for i in range(replies):
        play(s, buffers.unseen[i])
        if s.best_seat != seat:
            return False
        s.best_strength, s.turn, s.played = best, turn, played
    return True


def lay_trick(v: View, s: State) -> None:
    """Lay the trick on the table, as if seat 0 had led it."""
    s.seats = SEATS + 1  # so that no trick is ever complete
    s.trump, s.mode = v.trump, v.mode
    start_trick(s, 0)
    for i in range(v.played):
        play(s, v.trick[i])


def stays_in_hand(v: View, code: int) -> bool:
    """Whether the hand still holds such a card after this play."""
    card = card_of_play(code)
    return card >= SUITLESS and count(v.others[v.seat] & kind_bits(card)) > 1


def write_plays(suited: int, ways: int, codes: MutableSequence[int]) -> int:
    """Write the codes of playing these cards, the strongest first; return how many there are."""
    n = 0
    while ways:
        codes[n] = PLAY_OTHER + lowest(ways)
        ways &= ways - 1
        n += 1
    n += count(suited)
    i = n
    while suited:
        i -= 1
        codes[i] = PLAY + number_index(lowest(suited))
        suited &= suited - 1
    return n


def unseen_suited(v: View) -> int:
    """The number cards that are neither in the viewer's hand nor seen to be out of play."""
    cards = suited_in_deal(v.mode, v.seats) & ~v.suited[v.seat]
    if lies_open(v) and v.turned < SUITLESS:
        cards &= ~(1 << v.turned)
    for seat in range(v.seats):
        cards &= ~v.played_suited[seat]
    return cards


def unseen_others(v: View) -> int:
    """The same for the cards without a suit; of equal cards one."""
    gone = v.others[v.seat]
    wizards = unseen_copies(v, WIZARDS)
    fools = unseen_copies(v, FOOLS)
    if lies_open(v) and v.turned >= SUITLESS:
        gone |= special_bit(v.turned)
    for seat in range(v.seats):
        gone |= v.played_others[seat]
    cards = others_in_deal(v.specials, v.mode, v.seats) & ~(gone | WIZARDS | FOOLS)
    return cards | (special_bit(WIZARD) if wizards > 0 else 0) | (special_bit(FOOL) if fools > 0 else 0)


def unseen_copies(v: View, kind: int) -> int:
    """How many of the Wizards or of the Fools (given by all their bits) are unseen."""
    n = count(others_in_deal(v.specials, v.mode, v.seats) & kind) - count(v.others[v.seat] & kind)
    if lies_open(v) and v.turned >= SUITLESS and special_bit(v.turned) & kind:
        n -= 1
    for seat in range(v.seats):
        n -= count(v.played_others[seat] & kind)
    return n


def lies_open(v: View) -> bool:
    """Whether the card turned up for trump lies on the table; S5: not if it was exchanged for the Werewolf."""
    return v.turned != NONE and v.werewolf_seat == NONE
