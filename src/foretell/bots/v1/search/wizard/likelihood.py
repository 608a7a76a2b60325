"""How likely the other seats' actions are in a world: their bids, the trump they chose, the current trick.

A world is taken back to the time of each of these moves, and the network is asked as the seat that moved saw it.
"""

from typing import Any

from .....rules.wizard.cards import FOOLS, FREE, NONE, SUITLESS, WIZARDS
from .....rules.wizard.codes import TRUMP
from .....rules.wizard.state import BIDDING, NAMING, OPEN, PASSING, PLAYING, SECRET
from ...compiling.cached import compiled
from ...compiling.loader import load
from .playouts import explain_cards, judge_view, likely_move, log_chance, moves_of_turn

_hands = load("rules.wizard.hands")
_give, _take, _without_card, _from_below = _hands.give, _hands.take, _hands.without_card, _hands.from_below
_count, _card_of_play = load("rules.bits").count, load("rules.wizard.codes").card_of_play
_start_trick, _next_seat = load("rules.wizard.turns").start_trick, load("rules.wizard.turns").next_seat
_trump_of_round = load("rules.wizard.trump").trump_of_round


@compiled
def both(others: int, more: int) -> Any:
    """The cards without a suit of two sets together; Wizards and Fools fill their bits from the lowest."""
    wizards = _count(others & WIZARDS) + _count(more & WIZARDS)
    fools = _count(others & FOOLS) + _count(more & FOOLS)
    return ((others | more) & ~(WIZARDS | FOOLS)) | _from_below(wizards, fools)


@compiled
def hands_as_dealt(s: Any) -> None:
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
                _take(s, _next_seat(s, seat), s.passed[seat])
            _give(s, seat, s.passed[seat])
    for seat in range(s.seats):
        s.passed[seat] = NONE
    s.tricks_left, s.played, s.cloud_seat = s.cards, 0, NONE


@compiled
def asked_for_trump(s: Any) -> Any:
    """A4, S5: the seat that had to choose trump, or NONE."""
    if s.werewolf_seat != NONE:
        return s.werewolf_seat
    return s.dealer if _trump_of_round(s) == FREE else NONE


@compiled
def explain_trump(s: Any, past: Any, seat: int, model: Any, nets: Any, buffers: Any) -> Any:
    """The log-likelihood of another seat's choice of trump; ``past`` is the state with the hands restored."""
    namer = asked_for_trump(s)
    if s.phase == NAMING or namer in (NONE, seat):
        return 0.0
    past.phase, past.turn, past.trump = NAMING, namer, NONE
    n = moves_of_turn(past, buffers)
    judge_view(buffers.views[0], n, nets, buffers)
    past.trump = s.trump
    return log_chance(TRUMP + (s.trump if s.trump != NONE else 4), n, buffers, model)


@compiled
def sees_bid(s: Any) -> Any:
    """A6, V2, V3: whether the others' bids are visible now."""
    return s.bidding == OPEN or (s.bidding != SECRET and s.phase > BIDDING)


@compiled
def explain_bids(s: Any, past: Any, seat: int, model: Any, nets: Any, buffers: Any) -> Any:
    """The log-likelihood of the bids, in order; a hidden bid is filled in by the network for the world's hand."""
    log, bidder, shown = 0.0, s.dealer, sees_bid(s)
    past.phase = BIDDING
    for _ in range(s.seats):
        bidder = past.turn = _next_seat(s, bidder)
        if s.bid[bidder] == NONE:
            return log
        if bidder != seat:
            n = moves_of_turn(past, buffers)
            judge_view(buffers.views[0], n, nets, buffers)
            if shown:
                log += log_chance(s.bid[bidder], n, buffers, model)
            else:
                s.bid[bidder] = likely_move(n, buffers, model)
        past.bid[bidder] = s.bid[bidder]
    return log


@compiled
def take_back_trick(s: Any) -> None:
    """Put the cards of the current trick back into the hands; its leader is to move."""
    for i in range(s.played):
        seat, card = (s.leader + i) % s.seats, _card_of_play(s.trick[i])
        _give(s, seat, card)
        if card < SUITLESS:
            s.played_suited[seat] &= ~(1 << card)
        else:
            s.played_others[seat] = _without_card(s.played_others[seat], card)
    _start_trick(s, s.leader)


@compiled
def explain_trick(s: Any, past: Any, model: Any, nets: Any, buffers: Any) -> Any:
    """The log-likelihood of the cards of the current trick; ``past`` is a copy of the state."""
    if s.phase != PLAYING:
        return 0.0
    take_back_trick(past)
    return explain_cards(s, past, model, nets, buffers)


@compiled
def log_likelihoods(
    worlds: Any, seat: int, _foretold: Any, model: Any, nets: Any, buffers: Any, past: Any, logs: Any
) -> None:
    """For each world, the log-likelihood of what the seat has seen, up to a constant."""
    for w in range(len(worlds)):
        s = worlds[w]
        past[0] = worlds[w]
        hands_as_dealt(past[0])
        log = explain_trump(s, past[0], seat, model, nets, buffers)
        log += explain_bids(s, past[0], seat, model, nets, buffers)
        past[0] = worlds[w]
        logs[w] = log + explain_trick(s, past[0], model, nets, buffers)
