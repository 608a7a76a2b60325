"""Wizard Extreme's part of the game: how it is dealt and what its moves cause."""

from ..rules.extreme.deal import CARDS_EACH, DECK_ROOM, fill_deck, start_round
from ..rules.extreme.state import State
from ..rules.extreme.view import View
from .cards import seals_of
from .codebook import EXTREME_CODEBOOK, Codebook
from .errors import DealError
from .faults import sentence
from .observation import ExtremeObservation
from .rounds import ExtremeResult
from .ruleset import Hands, Ruleset


class ExtremeRuleset(Ruleset[State, View]):
    """Wizard Extreme."""

    codebook: Codebook[State, View] = EXTREME_CODEBOOK
    observed = ExtremeObservation

    def begin_round(self, state: State) -> tuple[int, bool]:
        """B3: begin the next round: how many cards each seat gets; none is turned up."""
        start_round(state)
        return CARDS_EACH, False

    def lay_out(self, state: State, hands: Hands, turned: str | None) -> list[int]:
        """B3: the deck that deals these hands; all cards are dealt."""
        if turned is not None:
            raise DealError(sentence("never-turned", card=repr(turned)))
        numbers = self.numbers(hands, state.seats, CARDS_EACH)
        full = [0] * DECK_ROOM
        self.check_deck([card for hand in numbers for card in hand], full[: fill_deck(state, full)])
        return [hand[n] for n in range(CARDS_EACH) for hand in numbers]

    def result(self, state: State) -> ExtremeResult:
        """B12, B13: seals left and penalty points of the completed round."""
        left = tuple(seals_of(state.seals, seat) for seat in range(state.seats))
        return ExtremeResult(left, tuple(state.score[: state.seats]))
