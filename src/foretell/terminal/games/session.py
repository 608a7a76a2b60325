"""A game of one person against bots, which shows only that person's view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...bots import Bot, BrokenBot, make_bot
from ...bots.base import WIN
from ...bots.levels import at_hand, seated_bot
from ...bots.pipe.lines import followers, tell
from ...coach import Advice, advise
from ...game.codebook import Phase
from ...game.events import Event
from ...game.game import Game
from ...game.moves import Move
from ...game.observation import Observation
from ...game.reasons import Reason

Keep = Callable[[Game, int], None]
Deal = Callable[[Game], Sequence[Event]]
STAND_IN = "thumb"
"""The bot that plays on for one that has failed."""


class Seat(Protocol):
    """A person's seat in a game, here or at a server's table: what it shows, and what it may ask."""

    seat: int
    may_ask: bool
    """Whether the person may ask the coach."""

    @property
    def view(self) -> Observation:
        """The person's current view."""

    @property
    def story(self) -> tuple[Event, ...]:
        """All events so far, as the person has seen them."""

    @property
    def turn_of_person(self) -> bool:
        """Whether the game waits for the person."""

    def why_not(self, move: Move) -> Reason | None:
        """Why the person may not make the move now; None if it may be made."""

    def advise(self) -> Advice:
        """Advice for the person, whose turn it is; raises ForetellError."""


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A move's events and the view before it, as the person sees them."""

    before: Observation
    events: tuple[Event, ...]


class Session:
    """A game that a person plays from one seat; ``keep`` is called after every move, with ``hints``."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Sequence[str],
        keep: Keep | None = None,
        hints: int = 0,
        deal: Deal | None = None,
        aim: str = WIN,
    ) -> None:
        """``bots``: the names of the other seats' bots, in the order of their seats.

        If one of them cannot play here (a saved game may come from another machine), the next lower level does.
        ``hints``: how many moves the person has made after a hint.  ``deal``: deals the next round of a game that
        waits for it.  ``aim``: what the bots play for (``foretell.bots.base``).
        """
        self._game = game
        self.seat = seat
        playing = {name: at_hand(name) for name in bots}
        self.replaced = {name: other for name, other in playing.items() if other != name}
        """The bots that cannot play here, and those that do in their place."""
        others = [other for other in range(len(game.players)) if other != seat]
        self._bots: dict[int, Bot] = {
            other: seated_bot(playing[name], (game.seed or 0) % 2**32 + other, aim)
            for other, name in zip(others, bots, strict=True)
        }
        self._readers = followers(self._bots.items())
        tell(self._readers, game, None, game.events)
        self._keep, self._deal = keep, deal
        self.hints = hints
        self.faults: list[str] = []
        """Why bots have failed, as far as the person was not told yet."""
        self.may_ask = True
        """Whether the person may ask the coach."""
        self._is_hinted = False

    @property
    def turn_of_person(self) -> bool:
        """Whether the game waits for the person."""
        return self.view.turn == self.seat

    def advise(self) -> Advice:
        """Advice for the person, whose turn it is; the game notes that they had it.

        Raises what ``foretell.coach.advise`` raises.
        """
        advice = advise(self.view)
        self._is_hinted = True
        return advice

    @property
    def view(self) -> Observation:
        """The person's current view."""
        return self._game.observe(self.seat)

    @property
    def story(self) -> tuple[Event, ...]:
        """All events so far, as the person has seen them."""
        return self._seen(self._game.events)

    def why_not(self, move: Move) -> Reason | None:
        """Why the person may not make the move now; None if it may be made."""
        return self._game.why_not(move, self.seat)

    def bot_choice(self) -> Move:
        """The move of the bot whose turn it is; may take long, and does not change the game.

        For a bot that fails, STAND_IN plays on.
        """
        turn = self.view.turn
        if turn is None or turn == self.seat:
            raise ValueError("it is not the turn of a bot")
        seen = self._game.observe(turn)
        try:
            return self._bots[turn].choose(seen)
        except BrokenBot as fault:
            self.faults.append(str(fault))
            self._bots[turn] = make_bot(STAND_IN, turn)
            self._readers = [(seat, bot) for seat, bot in self._readers if seat != turn]
            return self._bots[turn].choose(seen)

    def make(self, move: Move) -> MoveResult:
        """Make a move for the seat whose turn it is, and save the game; raises IllegalMove."""
        before = self.view
        happened = self._game.apply(move)
        if self._deal is not None and self._game.phase is Phase.DEAL:
            happened = (*happened, *self._deal(self._game))
        tell(self._readers, self._game, before.turn, happened)
        if before.turn == self.seat:
            self.hints += self._is_hinted
            self._is_hinted = False
        if self._keep is not None:
            self._keep(self._game, self.hints)
        return MoveResult(before, self._seen(happened))

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(event.seen_by(self.seat) for event in events)
