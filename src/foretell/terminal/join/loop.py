"""The loop of a game at a server's table, at the full screen."""

import asyncio

from ...client import ClientError, Refused, Table
from ...game.moves import Move
from ..screen.game_loop import GameView, TableLoop, hand_of
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .table_seat import Follower, TableSeat

LOOK = 0.05
"""Seconds between two looks at the table."""


class JoinedLoop(TableLoop):
    """Plays or watches the game of a table."""

    def __init__(self, table: Table, seat: TableSeat, phrases: Phrases, sheet: ScoreSheet, view: GameView) -> None:
        super().__init__(seat, phrases, sheet, view)
        self._table, self._joined, self._words = table, seat, phrases.words
        self._follower = Follower(table, seat, phrases.words)
        self._before = seat.view
        """What is shown."""
        self.fault: ClientError | None = None
        """Why the game could not be followed to its end."""

    async def play(self) -> None:
        """Play or watch until the game is over, or the server is lost."""
        try:
            for event in self._follower.news().events:
                self._view.tell(self._narrator.tell(event))
            self._show()
            while not self._table.is_over:
                if self._table.turn is None:
                    await asyncio.sleep(LOOK)
                    await self._news()
                else:
                    await self._own_move()
            await self._news()
        except ClientError as fault:
            self.fault = fault

    async def _own_move(self) -> None:
        move = await self._answered()
        if move is None:
            return
        try:
            await asyncio.to_thread(self._table.move, move)
        except Refused as refused:
            self._view.tell([str(refused)])
        await self._news()

    async def _answered(self) -> Move | None:
        """The player's move; None if the question is no longer open: time was up, or the game has gone on."""
        asked, asking = self._table.state.asked, asyncio.ensure_future(self._asked())
        try:
            while not asking.done():
                await asyncio.wait({asking}, timeout=LOOK)
                if not asking.done() and (self._table.turn is None or self._table.state.asked != asked):
                    self._view.tell([self._words("join-not-asked")])
                    return None
                await self._news()
            return asking.result()
        finally:
            asking.cancel()
            await asyncio.wait({asking})

    async def _news(self) -> None:
        """Show what has happened since the last call."""
        news, before = self._follower.news(), self._before
        self._view.tell(news.sentences)
        if news.is_undone:  # the score sheet is that of the moves before the one that was taken back
            self._sheet.begin_again(self._joined.story)
        if news.events or news.is_undone:
            await self._happened(news.events, before, hand_of(before))
            self._show()

    def _show(self) -> None:
        super()._show()
        self._before = self._joined.view
        turn = self._before.turn
        if turn is not None and turn != self._joined.seat:
            self._view.say_who_thinks(turn)
