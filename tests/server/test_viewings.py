"""Looking together: one leads, all see the same place, and branches follow the rules."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from foretell.game.game import Game
from foretell.record import to_record
from foretell.record.reader import read_game
from foretell.server.eventlog import clock
from foretell.server.ops.metrics import Metrics
from foretell.server.protocol.viewings import Place, Show, ViewingMade
from foretell.server.viewings import lines, state
from foretell.server.viewings.host import UNUSED_MS
from foretell.server.viewings.hub import Viewings
from foretell.server.viewings.names import log_of
from foretell.store import SqliteStore
from tests.server.harness import GENEROUS, Message, Person, dial, http_client, run, serving, settings_for


def finished(players: int = 3) -> dict[str, Any]:
    """The record of a game in which everybody made the first legal move."""
    game = Game(players=players, seed=3)
    while not game.is_over:
        game.apply(next(iter(game.legal_moves)))
    return to_record(game)
