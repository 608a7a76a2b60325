"""Wizard Extreme's part of the game: how it is dealt and what its moves cause."""

from ..rules.extreme.cards import BLACK, NONE
from ..rules.extreme.deal import CARDS_EACH, DECK_ROOM, fill_deck
from ..rules.extreme.state import DEALING, RETURNING, State
from ..rules.extreme.view import View
from .codebook import EXTREME_CODEBOOK, Codebook
from .errors import DealError
from .events import (
    BlackSealSpared,
    BlackSealTaken,
    CardPlayed,
    Event,
    GameOver,
    MagicianTaken,
    PredictionMade,
    RoundDealt,
    RoundScored,
    SealReturned,
    SealTaken,
    TrickTaken,
)
from .extreme_reasons import reason, rule_of
from .family import Family, Hands, Snapshot
from .moves import EndPrediction, Move, Play, ReturnSeal, TakeMagician, TakeSeal
from .observation import ExtremeObservation, Observation
from .options import ExtremeOptions, Options
from .reasons import Reason
from .rounds import ExtremeResult
from .seals import seals_of


class ExtremeFamily(Family[State, View]):
    """Wizard Extreme."""

    codebook: Codebook[State, View] = EXTREME_CODEBOOK

    def observation(self, options: Options, players: tuple[str, ...], view: View) -> Observation:
        """The view with names for everything; raises TypeError for options of another game."""
        if not isinstance(options, ExtremeOptions):
            raise TypeError(f"{options!r} are no options of Wizard Extreme")
        return ExtremeObservation(options, players, view)

    def lay_out(self, state: State, hands: Hands, turned: str | None) -> list[int]:
        """B3: the deck that deals these hands; all cards are dealt."""
        if turned is not None:
            raise DealError(f"no card is turned up in Wizard Extreme, so {turned!r} cannot be (B1)")
        numbers = self.numbers(hands, state.seats, CARDS_EACH)
        full = [0] * DECK_ROOM
        self.check_deck([card for hand in numbers for card in hand], full[: fill_deck(state, full)])
        return [hand[n] for n in range(CARDS_EACH) for hand in numbers]

    def dealt(self, state: State) -> tuple[RoundDealt, list[Event]]:
        """B3: the deal."""
        hands = [self.codebook.hand(s, o) for s, o in zip(state.suited, state.others, strict=True)]
        return RoundDealt(state.round, state.dealer, tuple(hands[: state.seats]), None), []

    def snapshot(self, state: State) -> Snapshot:
        """What the events of the next move depend on in the state before it."""
        return Snapshot(state.turn, state.leader, state.tricks_left, state.pool[BLACK])

    def moved(self, before: Snapshot, move: Move, state: State) -> list[Event]:
        """The events that the move causes."""
        seat = before.turn
        match move:
            case TakeSeal(suit, victim):
                return [SealTaken(seat, suit, victim)]
            case TakeMagician():
                return [MagicianTaken(seat)]
            case EndPrediction():
                return [PredictionMade(seat)]
            case Play():
                return [CardPlayed(seat, move), *self._trick(before, state), *self._scored(state)]
            case ReturnSeal():
                return [SealReturned(seat, move), *self._scored(state)]
            case _:
                raise TypeError(f"{move!r} is no move of Wizard Extreme")

    def _trick(self, before: Snapshot, state: State) -> list[Event]:
        """B8, B10: the events of the trick that this card has completed."""
        if state.tricks_left == before.tricks_left:
            return []
        plays = self.plays(state)
        winner = state.best_seat
        events: list[Event] = [TrickTaken(winner, plays, before.leader)]
        if state.pool[BLACK] < before.black_seals:
            events.append(BlackSealTaken(winner))
        elif state.phase != RETURNING and winner != state.magician:
            events.append(BlackSealSpared(winner))
        return events

    def _scored(self, state: State) -> list[Event]:
        """B12 to B14: the events at the end of a round, and of the game."""
        if state.turn != NONE:
            return []
        totals = tuple(state.total[: state.seats])
        events: list[Event] = [RoundScored(state.round, tuple(state.score[: state.seats]), totals)]
        if state.phase != DEALING:
            events.append(GameOver(self.winners(state), totals))
        return events

    def result(self, state: State) -> ExtremeResult:
        """B12, B13: seals left and penalty points of the completed round."""
        left = tuple(seals_of(state.seals, seat) for seat in range(state.seats))
        return ExtremeResult(left, tuple(state.score[: state.seats]))

    def rule(self, state: State) -> str:
        """The number of the rule behind the current question."""
        return rule_of(state)

    def reason(self, state: State, seat: int, move: Move) -> Reason:
        """Why the seat, whose turn it is, may not make the move."""
        return reason(state, seat, move)
