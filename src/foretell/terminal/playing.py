"""How a game goes on at the full screen: whose turn it is, what is shown for how long."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ..game.cards import Card
from ..game.events import Event, GameOver, RoundScored, TrickBombed, TrickTaken
from ..game.moves import Move, Play
from ..game.observation import Observation
from .asking import ask
from .picture import Picture, lingering, picture_of
from .questions import Question
from .sheet import Sheet
from .sitting import Happening, Sitting
from .speech import Speech
from .telling import Teller

Cards = tuple[Card | None, ...]


class Stage(Protocol):
    """Where a game is shown and its player is asked."""

    def show(self, picture: Picture, hand: Cards) -> None:
        """Show the table and the hand."""

    def tell(self, lines: Iterable[str]) -> None:
        """Tell what has happened."""

    async def ask(self, question: Question) -> Move:
        """Ask until there is an allowed answer."""

    async def wait_for_bot(self, seat: int) -> None:
        """Leave a bot its time."""

    async def wait_for_trick(self) -> None:
        """Leave a complete trick on the table for a moment."""

    async def round_is_over(self, number: int) -> None:
        """Show the score sheet until it has been read."""


class Playing:
    """One game, from where it stands to its end."""

    def __init__(self, sitting: Sitting, speech: Speech, sheet: Sheet, stage: Stage) -> None:
        self._sitting, self._speech, self._sheet, self._stage = sitting, speech, sheet, stage
        self._teller = Teller(speech, sheet, sitting.view.rounds)

    async def play(self) -> None:
        """Play until the game is over."""
        for event in self._sitting.story:
            self._stage.tell(self._teller.tell(event))
        self._show(self._sitting.view)
        while (turn := self._sitting.view.turn) is not None:
            move = await self._own_move() if turn == self._sitting.seat else await self._bot_move(turn)
            await self._happened(move, self._sitting.make(move))

    async def _own_move(self) -> Move:
        return await self._stage.ask(ask(self._sitting.view, self._speech, self._sitting.why_not))

    async def _bot_move(self, seat: int) -> Move:
        """The bot thinks while it has its time."""
        move, _ = await asyncio.gather(asyncio.to_thread(self._sitting.bot_choice), self._stage.wait_for_bot(seat))
        return move

    async def _happened(self, move: Move, happening: Happening) -> None:
        for event in happening.events:
            self._stage.tell(self._teller.tell(event))
            await self._dwell_on(event, move, happening)
        self._show(happening.after)

    async def _dwell_on(self, event: Event, move: Move, happening: Happening) -> None:
        """A complete trick and a complete round are looked at before the game goes on."""
        if isinstance(event, TrickTaken | TrickBombed) and self._sheet.last_trick:
            hand = without(hand_of(happening.before), move) if self._was_own(happening) else hand_of(happening.before)
            self._stage.show(lingering(happening.before, self._sheet.last_trick), hand)
            await self._stage.wait_for_trick()
        if isinstance(event, RoundScored) and not isinstance(happening.events[-1], GameOver):
            await self._stage.round_is_over(event.round)

    def _was_own(self, happening: Happening) -> bool:
        return happening.before.turn == self._sitting.seat

    def _show(self, view: Observation) -> None:
        self._stage.show(picture_of(view, self._sheet), hand_of(view))


def hand_of(view: Observation) -> Cards:
    """The player's cards; one that he may not see is None (V4)."""
    size = 0 if view.seat is None else view.hand_sizes[view.seat]
    return view.hand or (None,) * size


def without(hand: Cards, move: Move) -> Cards:
    """The hand after a play."""
    card = move.card if isinstance(move, Play) else None
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
