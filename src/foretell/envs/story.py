"""What each seat has seen of a game, in order: enough to tell apart all that it can tell apart (perfect recall)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..game.codebook import AnyCodebook
from ..rules.wizard.cards import NONE
from ..rules.wizard.codes import CHANGE, PASS, TRUMP
from ..rules.wizard.deal import deals_unseen
from ..rules.wizard.state import BIDDING, HIDDEN, OPEN, PASSING
from ..rules.wizard.state import State as WizardState
from .dealing import AnyState

UNSEEN = 255
"""Stands for the code of a move that a seat may not know; all codes are smaller."""


@dataclass(slots=True)
class Round:
    """A round: its deal, and its moves so far."""

    number: int
    dealer: int
    cards: tuple[int, ...]
    """In the order dealt."""
    suited: tuple[int, ...]
    others: tuple[int, ...]
    """Hands by seat, as dealt; S5: after the exchange for the Werewolf."""
    turned: int
    """The card turned up, or NONE."""
    werewolf: int
    """S5: the seat that exchanged it, or NONE."""
    is_unseen: bool
    """V4: whether seats see the hands of all others instead of their own."""
    seats: list[int] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)
    """The moves: who made them, and their codes; a card that its owner has not seen has its own code."""

    def copy(self) -> "Round":
        """An independent copy."""
        return Round(
            *(self.number, self.dealer, self.cards, self.suited, self.others, self.turned, self.werewolf),
            *(self.is_unseen, self.seats[:], self.codes[:]),
        )

    def hand_seen(self, seat: int, owner: int) -> tuple[int, int]:
        """The owner's hand as dealt, as two sets, as far as the seat sees it: all of it or nothing."""
        return (self.suited[owner], self.others[owner]) if (seat == owner) != self.is_unseen else (0, 0)

    def seen(self, state: AnyState, seat: int) -> Sequence[int]:
        """The codes of the moves as the seat knows them now, UNSEEN where it does not; ``state``: the game's."""
        if isinstance(state, WizardState) and (state.bidding != OPEN or state.specials):
            return self._seen_of_wizard(state, seat)
        return self.codes

    def _seen_of_wizard(self, state: WizardState, seat: int) -> Sequence[int]:
        """V2, V3: others' bids are hidden for a time; S6: only who passes a card and who gets it know it."""
        is_past = state.round != self.number or state.turn == NONE
        bids_open = state.bidding == OPEN or is_past or (state.bidding == HIDDEN and state.phase > BIDDING)
        passes_open = is_past or state.phase != PASSING
        right = (seat - 1) % state.seats
        seen = []
        for mover, code in zip(self.seats, self.codes, strict=True):
            is_pass = PASS <= code < CHANGE
            known = bids_open if code < TRUMP else not is_pass or (mover == right and passes_open)
            seen.append(code if known or mover == seat else UNSEEN)
        return seen

    def text(self, book: AnyCodebook, state: AnyState, seat: int) -> str:
        """The round as the seat knows it, as a line."""
        hands = [
            f"seat {owner} {' '.join(map(str, book.hand(*self.hand_seen(seat, owner))))}"
            for owner in range(len(self.suited))
            if self.hand_seen(seat, owner) != (0, 0)
        ]
        turned = [] if self.turned == NONE else [f"turned up {book.cards[self.turned]}"]
        turned += [] if self.werewolf == NONE else [f"seat {self.werewolf} exchanged the Werewolf"]
        moves = [
            f"{mover} {'?' if code == UNSEEN else book.texts[code]}"
            for mover, code in zip(self.seats, self.seen(state, seat), strict=True)
        ]
        return "; ".join([f"round {self.number} dealer {self.dealer}", *hands, *turned, *moves])


def round_dealt(state: AnyState, cards: Sequence[int]) -> Round:
    """The story of a round that was just dealt with these cards."""
    hands = tuple(state.suited[: state.seats]), tuple(state.others[: state.seats])
    if not isinstance(state, WizardState):
        return Round(state.round, state.dealer, tuple(cards), *hands, NONE, NONE, is_unseen=False)
    return Round(
        *(state.round, state.dealer, tuple(cards), *hands, state.turned, state.werewolf_seat),
        is_unseen=deals_unseen(state),
    )
