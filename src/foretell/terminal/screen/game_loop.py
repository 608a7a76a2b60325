"""The loop of a game at the full screen: whose turn it is, and how long things are shown."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

from ...game.cards import Card
from ...game.events import Event, GameOver, RoundScored, TrickBombed, TrickTaken
from ...game.moves import Move, Play
from ...game.observation import Observation
from ..drawing.snapshot import Snapshot, completed_trick, snapshot_of
from ..games.messages import failures
from ..games.session import Seat, Session
from ..questions.next_question import ask
from ..questions.question import Question
from ..text.narrator import Narrator
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet

Cards = tuple[Card | None, ...]


class GameView(Protocol):
    """Shows a game and asks its player."""

    def show(self, snapshot: Snapshot, hand: Cards) -> None:
        """Show the table and the hand."""

    def tell(self, lines: Iterable[str]) -> None:
        """Add lines to the log."""

    async def ask(self, question: Question) -> Move:
        """Ask until the answer is allowed."""

    def say_who_thinks(self, seat: int) -> None:
        """Say whose turn it is."""

    async def pause_for_bot(self, seat: int) -> None:
        """Wait while a bot seems to think."""

    async def pause_for_trick(self) -> None:
        """Show a complete trick for a moment."""

    async def round_is_over(self, number: int) -> None:
        """Show the score sheet until the player closes it."""


class TableLoop:
    """Shows what happens in a game, at the pace of its player."""

    def __init__(self, seat: Seat, phrases: Phrases, sheet: ScoreSheet, view: GameView) -> None:
        self._seat, self._phrases, self._sheet, self._view = seat, phrases, sheet, view
        self._narrator = Narrator(phrases, sheet, seat.view.rounds)

    async def play(self) -> None:
        """Play the game from its current state to its end."""
        raise NotImplementedError

    async def _asked(self) -> Move:
        return await self._view.ask(ask(self._seat.view, self._phrases, self._seat.why_not))

    async def _happened(self, events: Sequence[Event], before: Observation, hand: Cards) -> None:
        """Tell these events, with pauses.

        ``before``: the view before them; ``hand``: the cards while a trick is shown.
        """
        for event in events:
            self._view.tell(self._narrator.tell(event))
            if isinstance(event, TrickTaken | TrickBombed) and self._sheet.last_trick:
                self._view.show(completed_trick(before, self._sheet.last_trick), hand)
                await self._view.pause_for_trick()
            if isinstance(event, RoundScored) and not isinstance(events[-1], GameOver):
                await self._view.round_is_over(event.round)

    def _show(self) -> None:
        view = self._seat.view
        self._view.show(snapshot_of(view, self._sheet), hand_of(view))


class GameLoop(TableLoop):
    """Plays a game against bots."""

    def __init__(self, session: Session, phrases: Phrases, sheet: ScoreSheet, view: GameView) -> None:
        super().__init__(session, phrases, sheet, view)
        self._session = session

    async def play(self) -> None:
        """Play until the game is over."""
        story = self._session.story
        if not story:
            self._sheet.resume(self._session.view)
        for event in story:
            self._view.tell(self._narrator.tell(event))
        self._show()
        while (turn := self._session.view.turn) is not None:
            is_own = turn == self._session.seat
            move = await self._asked() if is_own else await self._bot_move(turn)
            result = self._session.make(move)
            hand = hand_of(result.before)
            await self._happened(result.events, result.before, without(hand, move) if is_own else hand)
            self._show()

    async def _bot_move(self, seat: int) -> Move:
        """The bot thinks during the pause that it gets anyway."""
        move, _ = await asyncio.gather(asyncio.to_thread(self._session.bot_choice), self._view.pause_for_bot(seat))
        self._view.tell(failures(self._session, self._phrases.words))
        return move


def hand_of(view: Observation) -> Cards:
    """The player's cards; None is a card that they may not see (V4)."""
    size = 0 if view.seat is None else view.hand_sizes[view.seat]
    return view.hand or (None,) * size


def without(hand: Cards, move: Move) -> Cards:
    """The hand without the card of a move."""
    card = move.card if isinstance(move, Play) else None
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
