"""A game against bots at the full screen: whose turn it is, and how long things are shown."""

import asyncio
from collections.abc import Callable

from ...game.moves import Move, Play
from ..games.messages import failures
from ..games.session import Session
from ..text.phrases import Phrases
from .hand import Cards, hand_of
from .table_screen import Pace, TableScreen


class GameScreen(TableScreen):
    """Plays a game against bots."""

    def __init__(
        self, session: Session, phrases: Phrases, pace: Pace, leaving: Callable[[], str], *, is_single: bool
    ) -> None:
        super().__init__(session, phrases, pace, leaving, is_single=is_single)
        self._session = session

    async def play_game(self) -> None:
        """Play until the game is over."""
        story = self._session.story
        if not story:
            self._sheet.resume(self._session.view)
        for event in story:
            self.tell(self._narrator.tell(event))
        self.show_now()
        while (turn := self._session.view.turn) is not None:
            is_own = turn == self._session.seat
            move = await self.ask_move() if is_own else await self._bot_move(turn)
            result = self._session.make(move)
            hand = hand_of(result.before)
            await self.tell_events(result.events, result.before, without(hand, move) if is_own else hand)
            self.show_now()

    async def _bot_move(self, seat: int) -> Move:
        """The bot thinks during the pause that it gets anyway."""
        move, _ = await asyncio.gather(asyncio.to_thread(self._session.bot_choice), self.pause_for_bot(seat))
        self.tell(failures(self._session, self._words))
        return move


def without(hand: Cards, move: Move) -> Cards:
    """The hand without the card of a move."""
    card = move.card if isinstance(move, Play) else None
    if card not in hand:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
