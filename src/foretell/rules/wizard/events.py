"""The events of Wizard as numbers (``foretell.rules.events``): what a deal or a move causes, and who may know it."""

from collections.abc import MutableSequence

from .. import events as kinds
from ..events import EventNumbers, note
from .cards import BOMB, NONE, SUITLESS, WEREWOLF
from .codes import BID, CHANGE, PLAY_OTHER, PLAY_UNSEEN, WAY_CARDS, passed_card
from .deal import deals_unseen
from .hands import with_card, without_card
from .moves import apply, unseen_code
from .scoring import winners
from .state import BIDDING, FINISHED, HIDDEN, NAMING, OPEN, PASSING, PLAYING, SECRET, State


def hand_shown_to(owner: int, seats: int, unseen: bool) -> int:
    """A9: the seats that see the owner's hand when it is dealt, as a set; V4: all but the owner."""
    return (((1 << seats) - 1) ^ (1 << owner)) if unseen else 1 << owner


def pass_shown_to(giver: int, seats: int) -> int:
    """S6: the seats that see which card the giver passed, once all have chosen: giver and receiver, as a set."""
    return 1 << giver | 1 << (giver + 1 if giver + 1 < seats else 0)


def deal_events(s: State, events: MutableSequence[EventNumbers]) -> int:
    """A2 to A5, S5: write the events of the deal that was just made; return how many there are."""
    round_dealt(s, events[0])
    if s.werewolf_seat != NONE:
        note(events[1], kinds.WEREWOLF_SWAPPED, s.werewolf_seat, s.turned)
        return 2
    if s.phase == NAMING:
        return 1
    note(events[1], kinds.TRUMP_SET, NONE, s.trump)
    return 2


def round_dealt(s: State, event: EventNumbers) -> None:
    """The hands as dealt, and the card turned up."""
    note(event, kinds.ROUND_DEALT, s.dealer, s.turned)
    event.other = s.round
    event.seats = s.seats
    event.secret = (1 << s.seats) - 1
    for seat in range(s.seats):
        event.shown[seat] = hand_shown_to(seat, s.seats, deals_unseen(s))
        event.first[seat], event.second[seat] = s.suited[seat], s.others[seat]
    if s.werewolf_seat != NONE:
        return_werewolf(event, s.werewolf_seat, s.turned)


def return_werewolf(event: EventNumbers, seat: int, turned: int) -> None:
    """S5: put the Werewolf back into the hand in place of the turned-up card."""
    if turned < SUITLESS:
        event.first[seat] &= ~(1 << turned)
    else:
        event.second[seat] = without_card(event.second[seat], turned)
    event.second[seat] = with_card(event.second[seat], WEREWOLF)


def apply_with_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """Make a move, which must be legal, and write the events that it causes; return how many there are."""
    if s.phase == PLAYING:
        return play_events(s, unseen_code(s) if code == PLAY_UNSEEN else code, events)
    if s.phase == BIDDING:
        return bid_events(s, code, events)
    if s.phase == PASSING:
        return pass_events(s, code, events)
    seat = s.turn
    if s.phase == NAMING:
        apply(s, code)
        note(events[0], kinds.TRUMP_SET, seat, s.trump)
        return 1
    apply(s, code)
    note(events[0], kinds.BID_CHANGED, seat, 2 * (code - CHANGE) - 1)
    return score_events(s, events, 1)


def bid_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """A6: the bid, which V2 and V3 hide from the others; V2: all bids are shown when the last one is made."""
    seat = s.turn
    apply(s, code)
    event = events[0]
    note(event, kinds.BID_MADE, seat, 0)
    event.seats = s.seats
    event.first[seat] = code - BID
    if s.bidding != OPEN:
        event.secret = event.shown[seat] = 1 << seat
        if s.bidding == HIDDEN and s.phase == PLAYING:
            bids_shown(s, events[1])
            return 2
    return 1


def bids_shown(s: State, event: EventNumbers) -> None:
    """V2, V3: all bids."""
    note(event, kinds.BIDS_SHOWN, NONE, 0)
    event.seats = s.seats
    for seat in range(s.seats):
        event.first[seat] = s.bid[seat]


def play_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """A8: the card; A11, S4: the trick that it completes; A12: the round."""
    leader = s.leader
    tricks = s.tricks_left
    note(events[0], kinds.CARD_PLAYED, s.turn, code)
    apply(s, code)
    if s.tricks_left == tricks:
        return 1
    event = events[1]
    note(event, kinds.TRICK_TAKEN, s.best_seat, 0)
    event.other = leader
    event.seats = s.seats
    for i in range(s.seats):
        event.first[i] = s.trick[i]
        if s.trick[i] >= PLAY_OTHER and WAY_CARDS[s.trick[i] - PLAY_OTHER] == BOMB:
            event.kind = kinds.TRICK_BOMBED
    return score_events(s, events, 2)


def pass_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """S6: the card laid aside, and the pass, once all seats have chosen."""
    seat = s.turn
    apply(s, code)
    event = events[0]
    note(event, kinds.CARD_LAID_ASIDE, seat, 0)
    event.seats = s.seats
    event.first[seat] = passed_card(code)
    event.secret = event.shown[seat] = 1 << seat
    if s.phase == PASSING:
        return 1
    event = events[1]
    note(event, kinds.CARDS_PASSED, NONE, 0)
    event.seats = s.seats
    event.secret = (1 << s.seats) - 1
    for giver in range(s.seats):
        event.first[giver] = s.passed[giver]
        event.shown[giver] = pass_shown_to(giver, s.seats)
    return 2


def score_events(s: State, events: MutableSequence[EventNumbers], n: int) -> int:
    """A12, A13, V3: add the events at the end of a round, and of the game; return how many there are now."""
    if s.turn != NONE:
        return n
    if s.bidding == SECRET:
        bids_shown(s, events[n])
        n += 1
    event = events[n]
    note(event, kinds.ROUND_SCORED, NONE, s.round)
    event.seats = s.seats
    for seat in range(s.seats):
        event.first[seat], event.second[seat] = s.score[seat], s.total[seat]
    n += 1
    if s.phase == FINISHED:
        game_over(s, events[n])
        n += 1
    return n


def game_over(s: State, event: EventNumbers) -> None:
    """A13: the winners and the totals."""
    note(event, kinds.GAME_OVER, NONE, winners(s))
    event.seats = s.seats
    for seat in range(s.seats):
        event.second[seat] = s.total[seat]
