"""The loop of a game at the full screen: whose turn it is, and how long things are shown."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from ...game.cards import Card
from ...game.events import Event, GameOver, RoundScored, TrickBombed, TrickTaken
from ...game.moves import Move, Play
from ...game.observation import Observation
from ..drawing.snapshot import Snapshot, completed_trick, snapshot_of
from ..games.messages import failures
from ..games.session import MoveResult, Session
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

    async def pause_for_bot(self, seat: int) -> None:
        """Wait while a bot seems to think."""

    async def pause_for_trick(self) -> None:
        """Show a complete trick for a moment."""

    async def round_is_over(self, number: int) -> None:
        """Show the score sheet until the player closes it."""


class GameLoop:
    """Plays one game from its current state to its end."""

    def __init__(self, session: Session, phrases: Phrases, sheet: ScoreSheet, view: GameView) -> None:
        self._session, self._phrases, self._sheet, self._view = session, phrases, sheet, view
        self._narrator = Narrator(phrases, sheet, session.view.rounds)

    async def play(self) -> None:
        """Play until the game is over."""
        story = self._session.story
        if not story:
            self._sheet.resume(self._session.view)
        for event in story:
            self._view.tell(self._narrator.tell(event))
        self._show(self._session.view)
        while (turn := self._session.view.turn) is not None:
            move = await self._own_move() if turn == self._session.seat else await self._bot_move(turn)
            await self._happened(move, self._session.make(move))

    async def _own_move(self) -> Move:
        return await self._view.ask(ask(self._session.view, self._phrases, self._session.why_not))

    async def _bot_move(self, seat: int) -> Move:
        """The bot thinks during the pause that it gets anyway."""
        move, _ = await asyncio.gather(asyncio.to_thread(self._session.bot_choice), self._view.pause_for_bot(seat))
        self._view.tell(failures(self._session, self._phrases.words))
        return move

    async def _happened(self, move: Move, result: MoveResult) -> None:
        for event in result.events:
            self._view.tell(self._narrator.tell(event))
            await self._pause_after(event, move, result)
        self._show(result.after)

    async def _pause_after(self, event: Event, move: Move, result: MoveResult) -> None:
        """Pause after a complete trick and a complete round."""
        if isinstance(event, TrickTaken | TrickBombed) and self._sheet.last_trick:
            hand = (
                without(hand_of(result.before), move)
                if result.before.turn == self._session.seat
                else hand_of(result.before)
            )
            self._view.show(completed_trick(result.before, self._sheet.last_trick), hand)
            await self._view.pause_for_trick()
        if isinstance(event, RoundScored) and not isinstance(result.events[-1], GameOver):
            await self._view.round_is_over(event.round)

    def _show(self, view: Observation) -> None:
        self._view.show(snapshot_of(view, self._sheet), hand_of(view))


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
