"""Events with names for everything, made from those that the rules write as numbers (``foretell.rules.events``)."""

from collections.abc import Callable, Sequence
from typing import cast

from ..rules import events as kinds
from ..rules.events import EventNumbers
from ..rules.wizard.cards import NONE
from . import events
from .cards import SUITS, Card, suit_of
from .codebook import AnyCodebook
from .events import Event
from .moves import Play, ReturnSeal
from .seen import seat_of

_WEREWOLF = Card("werewolf")


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def round_dealt(e: EventNumbers, codebook: AnyCodebook) -> events.RoundDealt:
    """The event of a deal."""
    hands = tuple(as_dealt(codebook.hand(e.first[seat], e.second[seat])) for seat in range(e.seats))
    unseen = not e.shown[0] & 1  # V4: not even seat 0 sees its own hand
    return events.RoundDealt(e.other, e.seat, hands, None if e.number == NONE else codebook.cards[e.number], unseen)


def as_dealt(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """S5: the Werewolf is last, since it is exchanged at once."""
    return (*(card for card in hand if card != _WEREWOLF), _WEREWOLF) if _WEREWOLF in hand else hand


def _plays(codes: Sequence[int], codebook: AnyCodebook) -> tuple[Play, ...]:
    moves = codebook.moves
    return cast("tuple[Play, ...]", tuple([moves[code] for code in codes]))


EVENT_OF: dict[int, Callable[[EventNumbers, AnyCodebook], Event]] = {
    kinds.ROUND_DEALT: round_dealt,
    kinds.WEREWOLF_SWAPPED: lambda e, book: events.WerewolfExchanged(e.seat, book.cards[e.number]),
    kinds.TRUMP_SET: lambda e, _: events.TrumpSet(suit_of(e.number), seat_of(e.seat)),
    kinds.BID_MADE: lambda e, _: events.BidMade(e.seat, e.first[e.seat], e.secret != 0),
    kinds.BIDS_SHOWN: lambda e, _: events.BidsShown(tuple(e.first[: e.seats])),
    kinds.CARD_PLAYED: lambda e, book: events.CardPlayed(e.seat, cast("Play", book.moves[e.number])),
    kinds.TRICK_TAKEN: lambda e, book: events.TrickTaken(e.seat, _plays(e.first[: e.seats], book), e.other),
    kinds.TRICK_BOMBED: lambda e, book: events.TrickBombed(e.seat, _plays(e.first[: e.seats], book), e.other),
    kinds.CARD_LAID_ASIDE: lambda e, book: events.CardLaidAside(e.seat, book.cards[e.first[e.seat]]),
    kinds.CARDS_PASSED: lambda e, book: events.CardsPassed(tuple(book.cards[n] for n in e.first[: e.seats])),
    kinds.BID_CHANGED: lambda e, _: events.BidChanged(e.seat, e.number),
    kinds.SEAL_TAKEN: lambda e, _: events.SealTaken(e.seat, SUITS[e.number], seat_of(e.other)),
    kinds.MAGICIAN_TAKEN: lambda e, _: events.MagicianTaken(e.seat),
    kinds.PREDICTION_MADE: lambda e, _: events.PredictionMade(e.seat),
    kinds.SEAL_RETURNED: lambda e, book: events.SealReturned(e.seat, cast("ReturnSeal", book.moves[e.number])),
    kinds.BLACK_TAKEN: lambda e, _: events.BlackSealTaken(e.seat),
    kinds.BLACK_SPARED: lambda e, _: events.BlackSealSpared(e.seat),
    kinds.ROUND_SCORED: lambda e, _: events.RoundScored(
        e.number, tuple(e.first[: e.seats]), tuple(e.second[: e.seats])
    ),
    kinds.GAME_OVER: lambda e, _: events.GameOver(bits(e.number), tuple(e.second[: e.seats])),
}
"""By kind: a function from an event's numbers to the event, in the codebook's game; none of them may be hidden."""
