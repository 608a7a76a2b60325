"""The events of Wizard Extreme as numbers (``foretell.rules.events``): what a deal or a move causes."""

from collections.abc import MutableSequence

from .. import events as kinds
from ..events import EventNumbers, note
from .cards import BLACK, NONE, SUITS
from .codes import DONE, MAGICIAN, SEAL, SEAL_FROM
from .moves import apply
from .scoring import winners
from .state import FINISHED, PLAYING, PREDICTING, RETURNING, State


def deal_events(s: State, events: MutableSequence[EventNumbers]) -> int:
    """B3: write the event of the deal that was just made; return 1, the number of events."""
    event = events[0]
    note(event, kinds.ROUND_DEALT, s.dealer, NONE)
    event.other = s.round
    event.seats = s.seats
    event.secret = (1 << s.seats) - 1
    for seat in range(s.seats):
        event.shown[seat] = 1 << seat
        event.first[seat], event.second[seat] = s.suited[seat], s.others[seat]
    return 1


def apply_with_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """Make a move, which must be legal, and write the events that it causes; return how many there are."""
    if s.phase == PLAYING:
        return play_events(s, code, events)
    if s.phase == PREDICTING:
        prediction_event(s.turn, code, events[0])
        apply(s, code)
        return 1
    note(events[0], kinds.SEAL_RETURNED, s.turn, code)
    apply(s, code)
    return score_events(s, events, 1)


def prediction_event(seat: int, code: int, event: EventNumbers) -> None:
    """B5, B6: a step of a prediction."""
    if code == DONE:
        note(event, kinds.PREDICTION_MADE, seat, 0)
    elif code == MAGICIAN:
        note(event, kinds.MAGICIAN_TAKEN, seat, 0)
    elif code < SEAL_FROM:
        note(event, kinds.SEAL_TAKEN, seat, code - SEAL)
        event.other = NONE
    else:
        note(event, kinds.SEAL_TAKEN, seat, (code - SEAL_FROM) // SUITS)
        event.other = (code - SEAL_FROM) % SUITS


def play_events(s: State, code: int, events: MutableSequence[EventNumbers]) -> int:
    """B7: the card; B8: the trick that it completes; B10: a black seal; B12: the round."""
    leader = s.leader
    tricks = s.tricks_left
    black = s.pool[BLACK]
    note(events[0], kinds.CARD_PLAYED, s.turn, code)
    apply(s, code)
    if s.tricks_left == tricks:
        return 1
    event = events[1]
    winner = s.best_seat
    note(event, kinds.TRICK_TAKEN, winner, 0)
    event.other = leader
    event.seats = s.seats
    for i in range(s.seats):
        event.first[i] = s.trick[i]
    if s.phase == RETURNING:
        return 2
    if winner == s.magician:
        return score_events(s, events, 2)
    note(events[2], kinds.BLACK_TAKEN if s.pool[BLACK] < black else kinds.BLACK_SPARED, winner, 0)
    return score_events(s, events, 3)


def score_events(s: State, events: MutableSequence[EventNumbers], n: int) -> int:
    """B12 to B14: add the events at the end of a round, and of the game; return how many there are now."""
    if s.turn != NONE:
        return n
    event = events[n]
    note(event, kinds.ROUND_SCORED, NONE, s.round)
    event.seats = s.seats
    for seat in range(s.seats):
        event.first[seat], event.second[seat] = s.score[seat], s.total[seat]
    if s.phase != FINISHED:
        return n + 1
    event = events[n + 1]
    note(event, kinds.GAME_OVER, NONE, winners(s))
    event.seats = s.seats
    for seat in range(s.seats):
        event.second[seat] = s.total[seat]
    return n + 2
