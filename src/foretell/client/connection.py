"""A client's connection to one table: keeps the state, repeats commands, hides and discloses its value."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec

from ..server.protocol import actions
from ..server.protocol.commands import AnyCommand, Commit, Disclose
from ..server.protocol.messages import Ack, Advice, Asked, Presence, Refused, Resync, Welcome
from .address import Address
from .commands import Commands
from .errors import ClientError, OtherRules
from .events import Line, read_line
from .hidden_value import HiddenValue
from .socket import Socket
from .table_state import WAITING, TableState

_MESSAGES = {"welcome": Welcome, "asked": Asked, "ack": Ack, "refused": Refused, "presence": Presence, "advice": Advice}
_PAUSE = 1.0


class Connection:
    """Listens to the socket of a table."""

    def __init__(self, address: Address, table: str, token: str, patience: float) -> None:
        """``patience``: how many seconds the server may be away before it counts as lost."""
        self.table = table
        self.state: TableState | None = None
        """None until the server has shown the table."""
        self.value: HiddenValue | None = None
        self.advice: Advice | None = None
        """The coach's latest answer."""
        self.error: ClientError | None = None
        """Why the connection has ended; None while it has not."""
        self.is_lost = False
        """Whether the server is away for now."""
        self.lines: list[Line] = []
        """New lines, which nobody has taken yet."""
        self.changes = 0
        """How often something has happened."""
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._socket = Socket(address, table, token, self, patience)
        self.commands = Commands(self._socket.send)

    def start(self) -> None:
        """Connect, and stay connected."""
        self._socket.start()

    async def close(self) -> None:
        """Disconnect for good."""
        await self._socket.close()
        for task in self._tasks:
            task.cancel()

    async def change(self, since: int | None = None) -> None:
        """Wait for the next message, break or end; ``since``: the number of changes that are known."""
        known = self.changes if since is None else since
        while self.changes == known:
            self._changed.clear()
            await self._changed.wait()

    async def do(self, command: AnyCommand) -> int:
        """Give a command, and wait until its line is here; raises Refused, and why the connection has ended."""
        if self.error is not None:
            raise self.error
        seq = await self.commands.do(command)
        while self.state is None or self.state.seq < seq or not self.state.is_complete:
            if self.error is not None:
                raise self.error
            await self.change()
        return seq

    # What the socket hears

    @property
    def heard(self) -> int | None:
        """The number of the last line."""
        return None if self.state is None else min(self.state.seq, self.state.replayed)

    def opened(self) -> None:
        """The socket is open again: say once more what was not answered."""
        self.is_lost = False
        self._later(self.commands.again())
        self._wake()

    def broke(self) -> None:
        """The connection is lost, for now."""
        self.is_lost = True
        self._wake()

    def ended(self, error: ClientError) -> None:
        """The connection is lost for good."""
        self.error = error
        self.commands.fail(error)
        self._wake()

    def hear(self, message: Mapping[str, Any]) -> None:
        """A message of the server; raises OtherRules for one that cannot be."""
        if message["type"] == "line":
            self._add(read_line(message))
        elif message["type"] in _MESSAGES:
            try:
                self._note(msgspec.convert(message, _MESSAGES[message["type"]]))
            except msgspec.ValidationError as error:
                raise OtherRules(f"the server has sent a message that cannot be read: {error}") from None
        self._wake()

    def _wake(self) -> None:
        self.changes += 1
        self._changed.set()

    def _note(self, message: object) -> None:
        match message:
            case Welcome(table=table):
                self._show(TableState(table))
            case Asked() if self.state is not None:
                self.state.ask(message)
            case Presence() if self.state is not None:
                self.state.present, self.state.watchers = message.seats, message.watchers
            case Ack():
                self.commands.acknowledged(message)
            case Refused(code="too-fast", id=None):
                self._later(self._slower())
            case Refused():
                self.commands.refused(message)
            case Advice():
                self.advice = message
            case _:
                pass

    def _show(self, state: TableState) -> None:
        """The whole table: read its lines from the first one, if it has a game; hide a value."""
        self.state = state
        if not state.is_complete:
            self._send(Resync(0))
        self.hide()

    def hide(self) -> None:
        """Commit the seat to a value, unless it is committed already or the shuffle is locked."""
        state = self.state
        if state is None or state.you is None or state.locked or state.status != WAITING:
            return
        if self.value is None or self.value.seat != state.you:
            self.value = HiddenValue(self.table, state.you, state.view.commitment)
        if state.seats[state.you].commitment != self.value.commitment:
            self._later(self._do(Commit(self.value.commitment)))

    def _add(self, line: Line) -> None:
        if self.state is None:
            raise OtherRules("the server has sent a line before the table")
        if self.state.add(line):
            self.lines.append(line)
            self._follow(line.action, self.state)

    def _follow(self, action: actions.Action, state: TableState) -> None:
        """What a line means for this client's seat and value; a value is disclosed only if it is bound."""
        value = self.value
        match action:
            case actions.Committed() if value is not None and action.commitment == value.commitment:
                state.you = action.seat
            case actions.Locked() if value is not None:
                if value.lock(action, state.seats):
                    self._later(self._do(Disclose(value.value)))
                elif value.seat == state.you and action.commitments[value.seat] is not None:
                    self.ended(OtherRules("the shuffle is locked with another value than this client's"))

    async def _do(self, command: AnyCommand) -> None:
        """Give a command whose refusal does not matter: then the server's value counts."""
        try:
            await self.commands.do(command)
        except ClientError:
            return

    async def _slower(self) -> None:
        """Say again, after a moment, what the server has not read."""
        await asyncio.sleep(_PAUSE)
        if self.state is not None and not self.state.is_complete:
            self._send(Resync(self.state.replayed))
        await self.commands.again()

    def _send(self, message: msgspec.Struct) -> None:
        self._later(self._socket.send(msgspec.json.encode(message)))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
