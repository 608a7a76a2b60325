"""``foretell join`` at the full screen: the table before the game, the game, another game."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from foretell import WizardOptions
from foretell.client import Client, Table
from foretell.server.protocol.commands import Close
from foretell.terminal.join.app import JoinApp
from foretell.terminal.join.lobby import LobbyScreen
from foretell.terminal.join.screen import JoinedScreen, TalkDialog
from foretell.terminal.screen.dialogs import TextDialog
from foretell.terminal.screen.score_screen import ScoreScreen
from foretell.terminal.screen.table_screen import Pace
from foretell.words import Words
from tests.client.threads import server
from tests.terminal.screens import Screen as Terminal
from tests.waiting import happens, until

ONE = WizardOptions(round_sizes=(1,), first_dealer=1)
"""A bot deals, so that no person has to name trump (A4)."""


class Guest:
    """A person at the keyboard of ``foretell join``."""

    def __init__(self, app: JoinApp, pilot: Pilot[None]) -> None:
        self.app, self._pilot = app, pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until they are handled."""
        await self._pilot.press(*keys)
        await self._pilot.pause()

    async def write(self, line: str) -> None:
        """Type a line."""
        await self.press(*("space" if sign == " " else sign for sign in line), "enter")

    async def comes(self, kind: type[Screen[str] | Screen[None]]) -> None:
        """Wait until a screen of this kind is shown."""
        await happens(lambda: isinstance(self.app.screen, kind), f"{kind.__name__} is shown")
        await self._pilot.pause()

    async def reads(self, text: str) -> None:
        """Wait until the log has this text."""
        await happens(lambda: text in self.log, f"{text!r} is told")

    @property
    def log(self) -> str:
        """What was told, before and in the game."""
        boards = [each for each in self.app.screen_stack if isinstance(each, LobbyScreen | JoinedScreen)]
        return "\n".join(line for board in boards for line in board._lines)

    @property
    def game(self) -> JoinedScreen:
        """The game's screen."""
        return next(each for each in self.app.screen_stack if isinstance(each, JoinedScreen))

    async def is_asked(self) -> None:
        """Wait for a question."""
        await self.comes(JoinedScreen)
        await happens(lambda: bool(self.game._questions), "the guest is asked")
        await self._pilot.pause()


@asynccontextmanager
async def visiting(client: Client, table: Table) -> AsyncIterator[Guest]:
    """Somebody at the full screen, at this table."""
    app = JoinApp(client, table, Words("en"), Pace.INSTANT)
    async with app.run_test(size=(100, 36)) as pilot:
        yield Guest(app, pilot)


def test_a_person_plays_a_game_and_another_one(tmp_path: Path) -> None:
    async def visit(client: Client, table: Table) -> None:
        async with visiting(client, table) as guest:
            await guest.comes(LobbyScreen)
            for line in ("bot random", "bot random", "bot random", "what"):
                await guest.write(line)
            await guest.reads("the seat is taken")
            await guest.reads("I don’t understand that.")
            await guest.write("start")
            await guest.is_asked()
            await guest.press("t")
            await guest.comes(TalkDialog)
            await guest.write("say Hello")
            await guest.reads("Ada: Hello")
            assert guest.game._questions
            await guest.press("h")
            await guest.comes(TextDialog)
            await guest.press("escape", "question_mark")
            await guest.comes(TextDialog)
            await guest.press("escape", "enter")
            await guest.reads("You bid ")
            await guest.is_asked()
            await guest.press("enter")
            await guest.comes(ScoreScreen)
            assert table.is_over
            await guest.press("n")
            await guest.comes(LobbyScreen)
            assert guest.app.table.id != table.id
            await guest.press("escape")
        assert guest.app.fault is None

    with server(tmp_path / "server") as url, Client(url, "Ada") as ada:
        table = ada.open(ONE, 3, hints=True)
        asyncio.run(visit(ada, table))


def test_a_question_is_taken_away_when_a_bot_answers_it(tmp_path: Path) -> None:
    async def visit(client: Client, table: Table) -> None:
        async with visiting(client, table) as guest:
            await guest.is_asked()
            await asyncio.to_thread(table.leave)
            await guest.reads("You are no longer asked.")
            await guest.comes(ScoreScreen)
            assert "The bot " in guest.log

    with server(tmp_path / "server") as url, Client(url, "Bo") as bo:
        table = bo.open(ONE, 3, bots=["random", "random"])
        table.start()
        asyncio.run(visit(bo, table))


def test_a_watcher_sees_the_game_and_its_end(tmp_path: Path) -> None:
    async def visit(client: Client, table: Table, player: Table) -> None:
        async with visiting(client, table) as guest:
            await guest.comes(LobbyScreen)
            await asyncio.to_thread(player.start)
            await guest.comes(JoinedScreen)
            for _ in range(2):
                await happens(lambda: player.turn is not None or player.is_over, "the player is asked")
                seen = player.turn
                assert seen is not None
                await asyncio.to_thread(player.move, seen.legal_moves[0])
            await guest.comes(ScoreScreen)
            await guest.press("escape")

    with server(tmp_path / "server") as url, Client(url, "Host") as host, Client(url, "Zoe") as zoe:
        opened = host.open(ONE, 3, bots=["random", "random"])
        asyncio.run(visit(zoe, zoe.join(opened.link), opened))


def test_a_closed_table_ends_the_visit(tmp_path: Path) -> None:
    async def visit(client: Client, table: Table) -> JoinApp:
        async with visiting(client, table) as guest:
            await guest.comes(LobbyScreen)
            await asyncio.to_thread(table.do, Close())
            await happens(lambda: not guest.app.is_running, "the program ends")
        return guest.app

    with server(tmp_path / "server") as url, Client(url, "Ada") as ada:
        assert asyncio.run(visit(ada, ada.open(ONE, 3))).fault is None


def test_in_a_terminal_it_begins_with_a_name_and_ends_with_a_free_seat(tmp_path: Path) -> None:
    with server(tmp_path / "server") as url, Client(url, "Host") as host:
        table = host.open(ONE, 3)
        screen = Terminal(
            [sys.executable, "-m", "foretell", "join", table.link, "--data", str(tmp_path), "--lang", "en"]
        )
        until(lambda: b"What is your name?" in screen.output, "the name is asked")
        screen.type(b"Zoe\n")
        until(lambda: table.state.seats[1].name == "Zoe" and b"say hello" in screen.output, "Zoe sits down")
        screen.type(b"quit\r")
        assert screen.end() == 0
        assert b"Traceback" not in screen.output
        until(lambda: table.state.seats[1].free, "the seat is free")
