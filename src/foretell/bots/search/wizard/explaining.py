"""How likely the other seats' actions are in a world: their bids, the trump they chose, the current trick.

A world is taken back to the time of each of these moves, and the net is asked as the seat that moved saw it.
Restricted Python.
"""

from collections.abc import MutableSequence, Sequence

from ....rules.arrays import Numbers
from ....rules.bits import count
from ....rules.memory import put_copy
from ....rules.wizard.cards import FOOLS, FREE, NONE, SUITLESS, WIZARDS
from ....rules.wizard.codes import NO_TRUMP, TRUMP, card_of_play
from ....rules.wizard.hands import from_below, give, take, without_card
from ....rules.wizard.state import BIDDING, NAMING, OPEN, PASSING, PLAYING, SECRET, State
from ....rules.wizard.trump import trump_of_round
from ....rules.wizard.turns import next_seat, start_trick
from ...net.thinking import Net
from ..both.actions import Model, explain_cards, is_given_up, judge_turn, likely_move, log_chance
from ..both.playing import Playing


def explain(
    p: Playing,
    worlds: MutableSequence[State],
    w: int,
    seat: int,
    _foretold: Numbers,
    past: MutableSequence[State],
    model: Model,
    nets: Sequence[Net],
) -> float:
    """The log-likelihood of what the seat has seen, if this world is the true one, up to a constant.

    Hidden bids are filled in.  A world that is given up (``Model.least``) gets more than it is worth.  ``past``: room
    for one state.
    """
    s = worlds[w]
    put_copy(past, 0, worlds, w)
    hands_as_dealt(past[0])
    total = explain_trump(p, s, past[0], seat, model, nets)
    total += explain_bids(p, s, past[0], seat, model, nets)
    if s.phase == PLAYING:
        put_copy(past, 0, worlds, w)
        take_back_trick(past[0])
        total += explain_cards(p, s, past[0], total, model, nets)
    return total


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


def explain_trump(p: Playing, s: State, past: State, seat: int, model: Model, nets: Sequence[Net]) -> float:
    """The log-likelihood of another seat's choice of trump; ``past`` is the state with the hands restored."""
    namer = asked_for_trump(s)
    if s.phase == NAMING or namer in (NONE, seat):
        return 0.0
    past.phase, past.turn, past.trump = NAMING, namer, NONE
    many = judge_turn(p, past, nets)
    past.trump = s.trump
    return log_chance(p, TRUMP + s.trump if s.trump != NONE else NO_TRUMP, many, model)


def explain_bids(p: Playing, s: State, past: State, seat: int, model: Model, nets: Sequence[Net]) -> float:
    """The log-likelihood of the bids, in order; a hidden bid is filled in by the net for the world's hand.

    A6, V2, V3: whether the others' bids are visible now depends on the kind of bidding.
    """
    total, bidder = 0.0, s.dealer
    shown = s.bidding == OPEN or (s.bidding != SECRET and s.phase > BIDDING)
    past.phase = BIDDING
    for _ in range(s.seats):
        bidder = next_seat(s, bidder)
        past.turn = bidder
        if s.bid[bidder] == NONE or is_given_up(total, model):
            return total
        if bidder != seat:
            many = judge_turn(p, past, nets)
            if shown:
                total += log_chance(p, s.bid[bidder], many, model)
            else:
                s.bid[bidder] = likely_move(p, many, model)
        past.bid[bidder] = s.bid[bidder]
    return total


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
