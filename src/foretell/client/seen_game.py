"""A game as one seat sees it: the rules, run on what the lines of a table show.

The state holds only cards that the seat knows.  A card of another hand is put there when it is played, and values that
nobody shows (hidden bids, cards that others pass) are filled in arbitrarily: a view of the seat never shows them.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ..bots.pipe.lines import Step
from ..game import events as game_events
from ..game.cards import Card
from ..game.errors import ForetellError
from ..game.events import HIDDEN, Event, MaybeCard
from ..game.moves import Bid, ChangeBid, EndPrediction, Move, Pass, Play, TakeMagician, TakeSeal, Trump
from ..game.observation import Observation
from ..game.options import Options
from ..game.reasons import Reason
from ..game.rulesets import ruleset_of
from ..rules.extreme import deal as extreme_deal
from ..rules.extreme import turns as extreme_turns
from ..rules.wizard import deal as wizard_deal
from ..rules.wizard import turns as wizard_turns
from ..rules.wizard.cards import NONE, SUITLESS, kind_bits
from ..rules.wizard.hands import with_card
from ..rules.wizard.state import NAMING
from ..rules.wizard.trump import turn_up
from .errors import OtherRules
from .events import Line

SOME_CARD = Card("W")
"""Stands for a card that somebody passes unseen."""
_MOVES: dict[type[Event], Callable[[Any], Move]] = {
    game_events.TrumpSet: lambda event: Trump(event.suit),
    game_events.BidMade: lambda event: Bid(0 if event.tricks is HIDDEN else event.tricks),
    game_events.CardPlayed: lambda event: event.play,
    game_events.CardLaidAside: lambda event: Pass(SOME_CARD if event.card is HIDDEN else event.card),
    game_events.BidChanged: lambda event: ChangeBid(event.change),
    game_events.SealTaken: lambda event: TakeSeal(event.suit, event.victim),
    game_events.MagicianTaken: lambda _: TakeMagician(),
    game_events.PredictionMade: lambda _: EndPrediction(),
    game_events.SealReturned: lambda event: event.seal,
}
"""By the event that a move begins with: that move; for a hidden bid or card some move of the kind."""


class SeenGame:
    """The game of a table, as far as one seat (None: a spectator) has seen it."""

    def __init__(self, options: Options, players: Sequence[str], seat: int | None) -> None:
        """``options``: those of the table; who deals first follows from the first deal."""
        self.options, self.players, self.seat = options, tuple(players), seat
        self._ruleset = ruleset_of(options)
        self._state: Any = self._ruleset.new_state(options, len(self.players), 0)
        self._is_unseen = False
        self._past: list[tuple[Any, bool, int]] = []
        """Before each move: the state, V4, and how many steps there were."""
        self.undone = 0
        """How many moves were taken back."""
        self.steps: list[Step] = []
        """The deal of the first round, and all moves, with what followed from them."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened."""
        return tuple(event for step in self.steps for event in step.events)

    def add(self, line: Line, mover: int | None) -> None:
        """A line with events: the start (``mover`` None) or a move; raises OtherRules for one that cannot follow."""
        before = self._state.copy(), self._is_unseen, len(self.steps)
        try:
            self._follow(line.events, mover)
        except (ForetellError, LookupError, TypeError, ValueError) as error:
            raise OtherRules(f"line {line.seq} of the table cannot follow from the lines before it: {error}") from None
        if (self.turn, str(self._ruleset.phase(self._state))) != (line.turn, line.phase):
            raise OtherRules(f"after line {line.seq} the server waits for something else than the rules do")
        self._past.append(before)
        self.steps.append(Step(mover, line.events, line.turn, str(line.phase), line.led))

    def undo(self) -> None:
        """Take back the latest move; raises OtherRules if there is none."""
        if len(self._past) < 2:
            raise OtherRules("the server takes back a move that was not made")
        self._state, self._is_unseen, steps = self._past.pop()
        del self.steps[steps:]
        self.undone += 1

    @property
    def turn(self) -> int | None:
        """The seat to move; None if there is none."""
        return None if self._state.turn == NONE else self._state.turn

    @property
    def observation(self) -> Observation:
        """What the seat knows now."""
        rules = self._ruleset.codebook.rules
        view = rules.view()
        rules.look(self._state, NONE if self.seat is None else self.seat, view)
        return self._ruleset.observation(self.options, self.players, view)

    def why_not(self, move: Move) -> Reason | None:
        """Why the seat may not make the move now, as far as it can see; None if it may."""
        if move in self.observation.legal_moves:
            return None
        return self._ruleset.reason(self._state, self.seat, move)

    # What happens

    def _follow(self, events: Sequence[Event], mover: int | None) -> None:
        if mover is not None:
            if mover != self.turn:
                raise ValueError(f"it was not the turn of seat {mover}")
            self._move(events)
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        """What follows from a move, or begins a round, and cannot be computed from what the seat knows."""
        s = self._state
        if isinstance(event, game_events.RoundDealt):
            self._deal(event)
        elif isinstance(event, game_events.WerewolfExchanged) and s.werewolf_seat == NONE:
            s.werewolf_seat, s.trump = event.seat, NONE
            wizard_turns.ask(s, NAMING, event.seat)
        elif isinstance(event, game_events.BidsShown):
            s.bid[: len(event.bids)] = event.bids
        elif isinstance(event, game_events.RoundScored):
            s.score[: len(event.points)], s.total[: len(event.totals)] = event.points, event.totals

    def _deal(self, event: game_events.RoundDealt) -> None:
        if self._state.round == 0:
            self.options = replace(self.options, first_dealer=event.dealer)
            self._state = self._ruleset.new_state(self.options, len(self.players), 0)
        s, self._is_unseen = self._state, event.unseen
        deal = wizard_deal if self.options.game == "wizard" else extreme_deal
        deal.start_round(s)
        for seat, hand in enumerate(event.hands):
            for card in hand if self._sees(seat) else ():
                self._give(seat, self._number(card))
        if self.options.game == "wizard":
            turn_up(s, NONE if event.turned is None else self._number(event.turned))
        else:
            extreme_turns.ask(s, 1, extreme_turns.next_seat(s, s.dealer))

    def _move(self, events: Sequence[Event]) -> None:
        """Make the move that these events begin with."""
        s, book, first = self._state, self._ruleset.codebook, events[0]
        seat = s.turn
        passed = next((event.cards for event in events if isinstance(event, game_events.CardsPassed)), ())
        for giver, card in enumerate(passed):
            if card is not HIDDEN:
                s.passed[giver] = self._number(card)
        if isinstance(first, game_events.CardLaidAside):
            known = passed[seat] if passed else first.card
            first = replace(first, card=known if first.card is HIDDEN else first.card)
        move = _MOVES[type(first)](first)
        if isinstance(move, Play | Pass) and move.card is not None:
            self._hold(seat, self._number(move.card))
        book.rules.apply(s, book.move_codes[move])
        for other in range(len(self.players)):
            if not self._sees(other):
                s.suited[other] = s.others[other] = 0

    # Hands

    def _sees(self, seat: int) -> bool:
        """Whether the viewer sees this seat's hand (V4: all hands but their own)."""
        return self.seat is not None and (seat == self.seat) != self._is_unseen

    def _number(self, card: MaybeCard) -> int:
        return self._ruleset.codebook.card_numbers[SOME_CARD if card is HIDDEN else card]

    def _give(self, seat: int, card: int) -> None:
        s = self._state
        if card < SUITLESS:
            s.suited[seat] |= 1 << card
        elif self.options.game == "wizard":
            s.others[seat] = with_card(s.others[seat], card)
        else:
            s.others[seat] |= 1 << card - SUITLESS

    def _hold(self, seat: int, card: int) -> None:
        """See to it that the seat holds the card that it plays or passes."""
        s = self._state
        if card < SUITLESS:
            held = s.suited[seat] & 1 << card
        else:
            held = s.others[seat] & (kind_bits(card) if self.options.game == "wizard" else 1 << card - SUITLESS)
        if not held:
            self._give(seat, card)
