"""Events of both games as numbers: what a deal or a move has caused, and who may know it.

``rules/*/events.py`` write them; ``foretell.game.events`` has a class for each kind.  Entry i of a list is about seat
i, except that a trick's cards are in the order in which they were played.

================  ========  ==================  ================  ===============================================
kind              seat      number              other             lists
================  ========  ==================  ================  ===============================================
ROUND_DEALT       dealer    card turned up, or  round             hands as dealt: ``first`` as in ``State.suited``,
                            NONE                                  ``second`` as in ``State.others``
WEREWOLF_SWAPPED  player    card taken
TRUMP_SET         player,   suit or NONE
                  or NONE
BID_MADE          player                                          ``first``: the player's bid
BIDS_SHOWN                                                        ``first``: bids
CARD_PLAYED       player    code of the move
TRICK_TAKEN       winner                        leader            ``first``: codes of the plays
TRICK_BOMBED      who leads                     leader            ``first``: codes of the plays
                  next
CARD_LAID_ASIDE   player                                          ``first``: the card that the player passes
CARDS_PASSED                                                      ``first``: the cards, by the seat that passed
BID_CHANGED       player    -1 or 1
SEAL_TAKEN        player    suit                victim, or NONE
MAGICIAN_TAKEN    player
PREDICTION_MADE   player
SEAL_RETURNED     player    code of the move
BLACK_TAKEN       player
BLACK_SPARED      player
ROUND_SCORED                round                                 ``first``: points, ``second``: totals
GAME_OVER                   winners, as a set                     ``second``: totals
================  ========  ==================  ================  ===============================================
"""

from dataclasses import dataclass, field

ROUND_DEALT, WEREWOLF_SWAPPED, TRUMP_SET, BID_MADE, BIDS_SHOWN, CARD_PLAYED = 0, 1, 2, 3, 4, 5
TRICK_TAKEN, TRICK_BOMBED, CARD_LAID_ASIDE, CARDS_PASSED, BID_CHANGED, SEAL_TAKEN = 6, 7, 8, 9, 10, 11
MAGICIAN_TAKEN, PREDICTION_MADE, SEAL_RETURNED, BLACK_TAKEN, BLACK_SPARED = 12, 13, 14, 15, 16
ROUND_SCORED, GAME_OVER = 17, 18
"""The kinds of events."""
MOST_EVENTS = 5
"""The most events that a deal or a move causes."""
_SEATS = 6


def per_seat() -> list[int]:
    """A list with an entry for each seat."""
    return [0] * _SEATS


@dataclass(slots=True)
class EventNumbers:
    """An event; the table above says what its numbers mean, and those that it does not name mean nothing."""

    kind: int = 0
    seat: int = 0
    number: int = 0
    other: int = 0
    seats: int = 0
    """How many entries the lists have."""
    secret: int = 0
    """The entries of the lists (bits) that not everybody may know; after ``hide``, those that were hidden."""
    shown: list[int] = field(default_factory=per_seat)
    """For each entry that is secret, the seats (bits) that may know it."""
    first: list[int] = field(default_factory=per_seat)
    second: list[int] = field(default_factory=per_seat)


def note(event: EventNumbers, kind: int, seat: int, number: int) -> None:
    """Write an event of this kind that everybody may know."""
    event.kind = kind
    event.seat = seat
    event.number = number
    event.secret = 0


def hide(event: EventNumbers, viewer: int) -> None:
    """Clear what the viewer (a negative number: a spectator) may not know of the event."""
    for i in range(event.seats):
        if viewer >= 0 and (event.shown[i] >> viewer) & 1:
            event.secret &= ~(1 << i)
        elif (event.secret >> i) & 1:
            event.first[i] = event.second[i] = 0
