"""How likely the other seats' actions are in a world: their bids, the trump they chose, the current trick.

A world is taken back to the time of each of these moves, and the network is asked as the seat that moved saw it.
Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from .....rules.arrays import Floats, Numbers
from .....rules.bits import count
from .....rules.memory import put_copy
from .....rules.wizard.cards import FOOLS, FREE, NONE, SUITLESS, WIZARDS
from .....rules.wizard.codes import TRUMP, card_of_play
from .....rules.wizard.hands import from_below, give, take, without_card
from .....rules.wizard.state import BIDDING, NAMING, OPEN, PASSING, PLAYING, SECRET, State
from .....rules.wizard.trump import trump_of_round
from .....rules.wizard.turns import next_seat, start_trick
from ...net.thinking import FastNet
from .playouts import Buffers, explain_cards, judge_turn, likely_move, log_chance


def both(others: int, more: int) -> int:
    """The cards without a suit of two sets together; Wizards and Fools fill their bits from the lowest."""
    wizards = count(others & WIZARDS) + count(more & WIZARDS)
    fools = count(others & FOOLS) + count(more & FOOLS)
    return ((others | more) & ~(WIZARDS | FOOLS)) | from_below(wizards, fools)


def hands_as_dealt(s: State) -> None:
    """Restore every hand as it was during the bidding: played and passed cards are back (S6), the table is empty."""
    was_passed = False
    for seat in range(s.seats):
        was_passed = was_passed or (s.passed[seat] != NONE and s.phase != PASSING)
        s.suited[seat] |= s.played_suited[seat]
        s.others[seat] = both(s.others[seat], s.played_others[seat])
        s.played_suited[seat] = s.played_others[seat] = s.earlier_suited[seat] = s.earlier_others[seat] = 0
        s.lacks[seat] = s.lacked[seat] = s.won[seat] = 0
        s.bid[seat] = NONE
    for seat in range(s.seats):
        if s.passed[seat] != NONE:
            if was_passed:
                take(s, next_seat(s, seat), s.passed[seat])
            give(s, seat, s.passed[seat])
    for seat in range(s.seats):
        s.passed[seat] = NONE
    s.tricks_left, s.played, s.cloud_seat = s.cards, 0, NONE


def asked_for_trump(s: State) -> int:
    """A4, S5: the seat that had to choose trump, or NONE."""
    if s.werewolf_seat != NONE:
        return s.werewolf_seat
    return s.dealer if trump_of_round(s) == FREE else NONE


def explain_trump(s: State, past: State, seat: int, nets: Sequence[FastNet], b: Buffers) -> float:
    """The log-likelihood of another seat's choice of trump; ``past`` is the state with the hands restored."""
    namer = asked_for_trump(s)
    if s.phase == NAMING or namer in (NONE, seat):
        return 0.0
    past.phase, past.turn, past.trump = NAMING, namer, NONE
    n = judge_turn(past, nets, b)
    past.trump = s.trump
    return log_chance(TRUMP + (s.trump if s.trump != NONE else 4), n, b)


def sees_bid(s: State) -> bool:
    """A6, V2, V3: whether the others' bids are visible now."""
    return s.bidding == OPEN or (s.bidding != SECRET and s.phase > BIDDING)


def explain_bids(s: State, past: State, seat: int, nets: Sequence[FastNet], b: Buffers) -> float:
    """The log-likelihood of the bids, in order; a hidden bid is filled in by the network for the world's hand."""
    log, bidder, shown = 0.0, s.dealer, sees_bid(s)
    past.phase = BIDDING
    for _ in range(s.seats):
        bidder = next_seat(s, bidder)
        past.turn = bidder
        if s.bid[bidder] == NONE:
            return log
        if bidder != seat:
            n = judge_turn(past, nets, b)
            if shown:
                log += log_chance(s.bid[bidder], n, b)
            else:
                s.bid[bidder] = likely_move(n, b)
        past.bid[bidder] = s.bid[bidder]
    return log


def take_back_trick(s: State) -> None:
    """Put the cards of the current trick back into the hands; its leader is to move."""
    for i in range(s.played):
        seat, card = (s.leader + i) % s.seats, card_of_play(s.trick[i])
        give(s, seat, card)
        if card < SUITLESS:
            s.played_suited[seat] &= ~(1 << card)
        else:
            s.played_others[seat] = without_card(s.played_others[seat], card)
    start_trick(s, s.leader)


def explain_trick(s: State, past: State, nets: Sequence[FastNet], b: Buffers) -> float:
    """The log-likelihood of the cards of the current trick; ``past`` is a copy of the state."""
    if s.phase != PLAYING:
        return 0.0
    take_back_trick(past)
    return explain_cards(s, past, nets, b)


def log_likelihoods(
    worlds: MutableSequence[State],
    many: int,
    seat: int,
    _foretold: Numbers,
    _seals: int,
    nets: Sequence[FastNet],
    b: Buffers,
    logs: Floats,
) -> None:
    """For each of many worlds, the log-likelihood of what the seat has seen, up to a constant."""
    for w in range(many):
        s = worlds[w]
        put_copy(b.here, 0, worlds, w)
        hands_as_dealt(b.here[0])
        sum_of_logs = explain_trump(s, b.here[0], seat, nets, b)
        sum_of_logs += explain_bids(s, b.here[0], seat, nets, b)
        put_copy(b.here, 0, worlds, w)
        logs[w] = sum_of_logs + explain_trick(s, b.here[0], nets, b)
