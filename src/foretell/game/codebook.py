"""Codebooks: which cards, moves and questions the numbers in the rules stand for, for both games."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any, Generic, SupportsIndex

from ..engine.plain import EXTREME, WIZARD, Rules, S, V
from ..rules.extreme.state import State as ExtremeState
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.state import State as WizardState
from ..rules.wizard.view import View as WizardView
from .cards import EXTREME_CARDS, WIZARD_CARDS, Card
from .errors import NotationError
from .moves import EXTREME_MOVES, WIZARD_MOVES, Move, as_move, whole
from .names import Name


class Phase(Name):
    """What a game waits for; every phase but DEAL and OVER is a question to one seat."""

    DEAL = "deal"
    TRUMP = "trump"
    BID = "bid"
    PLAY = "play"
    PASS = "pass"
    CLOUD = "cloud"
    PREDICT = "predict"
    RETURN = "return"
    OVER = "over"


WITH_TRICK = (Phase.PLAY, Phase.PASS, Phase.CLOUD, Phase.RETURN)
"""In these phases a trick may be on the table."""


@dataclass(frozen=True, slots=True, eq=False)
class Codebook(Generic[S, V]):
    """One game's rules, with the cards, moves and phases that their numbers stand for."""

    rules: Rules[S, V]
    cards: Mapping[int, Card]
    card_numbers: Mapping[str, int]
    moves: tuple[Move, ...]
    move_codes: Mapping[Move, int]
    texts: tuple[str, ...]
    """The moves' notation."""
    text_codes: Mapping[str, int]
    phases: tuple[Phase, ...]

    def code_of(self, move: Move | str | SupportsIndex) -> int | None:
        """The code of a move, its notation or its code; None for a move of another game.

        Raises NotationError for text that is not a move, and for a number that is not a code of this game.
        """
        number = as_number(move)
        if number is not None:
            return self._checked(number)
        code = self.text_codes.get(move) if isinstance(move, str) else None
        return self.move_codes.get(as_move(move)) if code is None else code

    def move_of(self, move: Move | str | SupportsIndex) -> Move:
        """The move with this code or notation; a move itself stays as it is.

        Raises NotationError as ``code_of`` does.
        """
        number = as_number(move)
        return as_move(move) if number is None else self.moves[self._checked(number)]

    def _checked(self, code: int) -> int:
        if not 0 <= code < self.rules.codes:
            raise NotationError(f"{code} is not the code of a move; they go from 0 to {self.rules.codes - 1}")
        return code

    def hand(self, suited: int, others: int) -> tuple[Card, ...]:
        """The cards in two bit sets, by suit and value."""
        lanes = (suited & _LANE, suited >> 16 & _LANE, suited >> 32 & _LANE, suited >> 48 & _LANE, others)
        return tuple(chain.from_iterable([_cards(self, i, lane) for i, lane in enumerate(lanes) if lane]))

    def card(self, number: int) -> Card:
        """The card of a bit; all four bits of Wizards stand for the same card, as do those of Fools."""
        return self.cards[number] if number in self.cards else self.cards[number & ~3]


AnyCodebook = Codebook[Any, Any]


def as_number(code: object) -> int | None:
    """A code as a number, numpy's whole numbers too; None for anything else, and for True and False."""
    if type(code) is int:
        return code
    return None if isinstance(code, (Move, str, bool)) else whole(code)


def seat_in(seat: object, seats: int) -> int:
    """The number of one of these seats, numpy's too; raises ValueError for anything else."""
    number = as_number(seat)
    if number is None or not 0 <= number < seats:
        raise ValueError(f"seats are numbered from 0 to {seats - 1}, not {seat!r}")
    return number


_LANE = (1 << 16) - 1


@lru_cache(1 << 14)
def _cards(book: AnyCodebook, lane: int, mask: int) -> tuple[Card, ...]:
    """The cards of a suit, or those without one (lane 4), by value."""
    return tuple(book.card(16 * lane + bit) for bit in range(mask.bit_length()) if mask >> bit & 1)


def _codebook(
    rules: Rules[S, V], cards: Mapping[int, Card], moves: tuple[Move, ...], phases: tuple[Phase, ...]
) -> Codebook[S, V]:
    """The codebook with these meanings of numbers, and with the numbers of all that has a name."""
    numbers: dict[str, int] = {card: number for number, card in cards.items()}
    codes = {move: code for code, move in enumerate(moves)}
    texts = {str(move): code for move, code in codes.items()}
    return Codebook(rules, cards, numbers, moves, codes, tuple(texts), texts, phases)


WIZARD_CODEBOOK: Codebook[WizardState, WizardView] = _codebook(
    WIZARD,
    WIZARD_CARDS,
    WIZARD_MOVES,
    (Phase.DEAL, Phase.TRUMP, Phase.BID, Phase.PLAY, Phase.PASS, Phase.CLOUD, Phase.OVER),
)
EXTREME_CODEBOOK: Codebook[ExtremeState, ExtremeView] = _codebook(
    EXTREME, EXTREME_CARDS, EXTREME_MOVES, (Phase.DEAL, Phase.PREDICT, Phase.PLAY, Phase.RETURN, Phase.OVER)
)
CODEBOOKS: dict[str, AnyCodebook] = {"wizard": WIZARD_CODEBOOK, "extreme": EXTREME_CODEBOOK}
"""Codebooks by the games' names."""
