"""Events with names for everything, made from those that the rules write as numbers (``foretell.rules.events``)."""

from collections.abc import Callable, Sequence
from typing import cast

from ..rules import events as kinds
from ..rules.events import EventNumbers
from ..rules.wizard.cards import NONE
from .cards import SUITS, Card, suit_of
from .codebook import AnyCodebook
from .events import (
    BidChanged,
    BidMade,
    BidsShown,
    BlackSealSpared,
    BlackSealTaken,
    CardLaidAside,
    CardPlayed,
    CardsPassed,
    Event,
    GameOver,
    MagicianTaken,
    PredictionMade,
    RoundDealt,
    RoundScored,
    SealReturned,
    SealTaken,
    TrickBombed,
    TrickTaken,
    TrumpSet,
    WerewolfExchanged,
)
from .moves import Play, ReturnSeal
from .seen import seat_of

_WEREWOLF = Card("werewolf")


def bits(mask: int) -> tuple[int, ...]:
    """The members of a set."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def round_dealt(e: EventNumbers, codebook: AnyCodebook) -> RoundDealt:
    """The event of a deal."""
    hands = tuple(as_dealt(codebook.hand(e.first[seat], e.second[seat])) for seat in range(e.seats))
    unseen = not e.shown[0] & 1  # V4: not even seat 0 sees its own hand
    return RoundDealt(e.other, e.seat, hands, _card(e.number, codebook), unseen)


def as_dealt(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """S5: the Werewolf is last, since it is exchanged at once."""
    return (*(card for card in hand if card != _WEREWOLF), _WEREWOLF) if _WEREWOLF in hand else hand


def _card(number: int, codebook: AnyCodebook) -> Card | None:
    return None if number == NONE else codebook.cards[number]


def _cards(e: EventNumbers, codebook: AnyCodebook) -> tuple[Card, ...]:
    return tuple(codebook.cards[number] for number in e.first[: e.seats])


def _plays(codes: Sequence[int], codebook: AnyCodebook) -> tuple[Play, ...]:
    moves = codebook.moves
    return cast("tuple[Play, ...]", tuple([moves[code] for code in codes]))


EVENT_OF: dict[int, Callable[[EventNumbers, AnyCodebook], Event]] = {
    kinds.ROUND_DEALT: round_dealt,
    kinds.WEREWOLF_SWAPPED: lambda e, book: WerewolfExchanged(e.seat, book.cards[e.number]),
    kinds.TRUMP_SET: lambda e, _: TrumpSet(suit_of(e.number), seat_of(e.seat)),
    kinds.BID_MADE: lambda e, _: BidMade(e.seat, e.first[e.seat], e.secret != 0),
    kinds.BIDS_SHOWN: lambda e, _: BidsShown(tuple(e.first[: e.seats])),
    kinds.CARD_PLAYED: lambda e, book: CardPlayed(e.seat, cast("Play", book.moves[e.number])),
    kinds.TRICK_TAKEN: lambda e, book: TrickTaken(e.seat, _plays(e.first[: e.seats], book), e.other),
    kinds.TRICK_BOMBED: lambda e, book: TrickBombed(e.seat, _plays(e.first[: e.seats], book), e.other),
    kinds.CARD_LAID_ASIDE: lambda e, book: CardLaidAside(e.seat, book.cards[e.first[e.seat]]),
    kinds.CARDS_PASSED: lambda e, book: CardsPassed(_cards(e, book)),
    kinds.BID_CHANGED: lambda e, _: BidChanged(e.seat, e.number),
    kinds.SEAL_TAKEN: lambda e, _: SealTaken(e.seat, SUITS[e.number], seat_of(e.other)),
    kinds.MAGICIAN_TAKEN: lambda e, _: MagicianTaken(e.seat),
    kinds.PREDICTION_MADE: lambda e, _: PredictionMade(e.seat),
    kinds.SEAL_RETURNED: lambda e, book: SealReturned(e.seat, cast("ReturnSeal", book.moves[e.number])),
    kinds.BLACK_TAKEN: lambda e, _: BlackSealTaken(e.seat),
    kinds.BLACK_SPARED: lambda e, _: BlackSealSpared(e.seat),
    kinds.ROUND_SCORED: lambda e, _: RoundScored(e.number, tuple(e.first[: e.seats]), tuple(e.second[: e.seats])),
    kinds.GAME_OVER: lambda e, _: GameOver(bits(e.number), tuple(e.second[: e.seats])),
}
"""By kind: a function from an event's numbers to the event, in the codebook's game; none of them may be hidden."""
