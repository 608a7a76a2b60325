"""Notifies the players of a tournament that their round begins."""

import asyncio
from typing import TYPE_CHECKING

from ...resources import LANGUAGES
from ...words import Words
from ..eventlog.broken import apart
from ..ops.background import Background
from ..table.of_tournament import Opening
from .notice import Notice
from .turns import topic_of

if TYPE_CHECKING:
    from .sender import Sender

_SECONDS = 3600
"""A push service may keep the message for this time."""


class Rounds:
    """Tells everybody who has a seat at a table that was opened; who is connected is told too."""

    def __init__(self, sender: "Sender | None") -> None:
        self._sender = sender
        self._background = Background()

    def opened(self, opening: Opening) -> None:
        """A tournament has opened a table."""
        if self._sender is not None:
            self._background.begin(self._tell(opening, self._sender))

    async def close(self) -> None:
        """Stop notifying players."""
        await self._background.close()

    async def _tell(self, opening: Opening, sender: "Sender") -> None:
        with apart(opening.table):
            texts = await asyncio.to_thread(lambda: {lang: _text(opening, Words(lang)) for lang in LANGUAGES})
            for chair in opening.chairs:
                browsers = await sender.browsers_of(chair.player) if chair.player else []
                sender.send(browsers, Notice(topic_of(opening.table), texts, _SECONDS))


def _text(opening: Opening, words: Words) -> dict[str, object]:
    """What the service worker shows."""
    of = opening.of
    text = words("push-round.about", name=of.name, round=of.round, table=of.table)
    return {"table": opening.table, "title": words("push-round"), "text": text, "turns": 1}
