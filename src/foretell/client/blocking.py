"""The same clients for programs without an event loop: every method waits until it is done."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar

from ..game.observation import Observation
from ..given import must_be
from .address import Address
from .async_client import PATIENCE, AsyncClient
from .events import Line
from .table import AsyncTable
from .table_state import TableState

T = TypeVar("T")


class Loop:
    """Runs coroutines while the caller waits; between the calls connections are kept alive."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="foretell client", daemon=True)
        self._thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of a coroutine; an interrupted caller cancels it.  Raises RuntimeError after the end."""
        if self._loop.is_closed():
            work.close()
            raise RuntimeError("the client is closed, and its tables with it: open or join a table with a new one")
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def look(self, find: Callable[[], T]) -> T:
        """What a function finds, which runs between two steps of the loop."""

        async def found() -> T:
            return find()

        return self.run(found())

    def end(self) -> None:
        """End the loop and its thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


_P = ParamSpec("_P")
_R = TypeVar("_R")
_T = TypeVar("_T")


class _Waiting(Generic[_T]):
    """Something asynchronous, and the loop in which it runs."""

    def __init__(self, loop: Loop | None, inner: _T) -> None:
        self._loop, self._inner = loop, inner

    @property
    def _running(self) -> Loop:
        if self._loop is None:
            raise RuntimeError("sign in first, or use the client in a with statement")
        return self._loop


def _waits(
    method: Callable[Concatenate[_T, _P], Coroutine[Any, Any, _R]],
) -> Callable[Concatenate[_Waiting[_T], _P], _R]:
    """The same method, which waits until it is done."""

    @wraps(method)
    def waiting(self: _Waiting[_T], /, *args: _P.args, **named: _P.kwargs) -> _R:
        return self._running.run(method(self._inner, *args, **named))

    return waiting


def _enters(
    method: Callable[Concatenate[_T, _P], Coroutine[Any, Any, AsyncTable]],
) -> "Callable[Concatenate[_Waiting[_T], _P], Table]":
    """The same for a method that enters a table, which waits too."""

    @wraps(method)
    def entering(self: _Waiting[_T], /, *args: _P.args, **named: _P.kwargs) -> "Table":
        return Table(self._loop, self._running.run(method(self._inner, *args, **named)))

    return entering


class Table(_Waiting[AsyncTable]):
    """A table that the client has entered; see AsyncTable."""

    wait = _waits(AsyncTable.wait)
    sit = _waits(AsyncTable.sit)
    seat_bot = _waits(AsyncTable.seat_bot)
    unseat_bot = _waits(AsyncTable.unseat_bot)
    start = _waits(AsyncTable.start)
    move = _waits(AsyncTable.move)
    claim = _waits(AsyncTable.claim)
    hint = _waits(AsyncTable.hint)
    take_back = _waits(AsyncTable.take_back)
    rematch = _enters(AsyncTable.rematch)
    leave = _waits(AsyncTable.leave)
    say = _waits(AsyncTable.say)
    do = _waits(AsyncTable.do)
    record = _waits(AsyncTable.record)
    check = _waits(AsyncTable.check)
    close = _waits(AsyncTable.close)

    @property
    def id(self) -> str:
        """The table's id, by which deals are checked."""
        return self._inner.id

    @property
    def link(self) -> str:
        """The link that leads people to the table."""
        return self._inner.link

    @property
    def state(self) -> TableState:
        """The table: its kind, status, seats, and the game as this reader has seen it."""
        return self._running.look(lambda: self._inner.state)

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return self._running.look(lambda: self._inner.is_over)

    @property
    def is_lost(self) -> bool:
        """Whether the server is away for now."""
        return self._inner.connection.is_lost

    @property
    def observation(self) -> Observation | None:
        """What this reader knows of the game; None before it begins."""
        return self._running.look(lambda: self._inner.observation)

    @property
    def turn(self) -> Observation | None:
        """The same while this client is asked for a move, else None."""
        return self._running.look(lambda: self._inner.turn)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat; empty before the game."""
        return self._running.look(lambda: self._inner.totals)

    def lines(self) -> Iterator[Line]:
        """Every new line, until the game is over or the table is closed."""
        lines = self._inner.lines()
        while (line := self._running.run(anext(lines, None))) is not None:
            yield line

    def turns(self) -> Iterator[Observation]:
        """What this client knows each time that it is asked for a move, until the game is over."""
        turns = self._inner.turns()
        while (seen := self._running.run(anext(turns, None))) is not None:
            yield seen


class Client(_Waiting[AsyncClient]):
    """A player at a server; use it in ``with``, which signs in.  See AsyncClient."""

    rename = _waits(AsyncClient.rename)
    bots = _waits(AsyncClient.bots)
    tables = _waits(AsyncClient.tables)
    own_tables = _waits(AsyncClient.own_tables)
    open = _enters(AsyncClient.open)
    join = _enters(AsyncClient.join)

    def __init__(
        self, url: str, name: str = "", *, token: str = "", program: bool = True, patience: float = PATIENCE
    ) -> None:
        """As AsyncClient; raises NoLink."""
        super().__init__(None, AsyncClient(url, name, token=token, program=program, patience=patience))

    def __enter__(self) -> Self:
        """Sign in, unless that is done."""
        self.sign_in()
        return self

    def __exit__(self, *_: object) -> None:
        """Leave all tables; the player and the seats in running games stay."""
        self.close()

    def sign_in(self) -> None:
        """Become the player of the token, or a new guest with the name; a second call does nothing."""
        if self._loop is None:
            self._loop = Loop()
            try:
                self._loop.run(self._inner.sign_in())
            except BaseException:
                self._loop.end()
                self._loop = None
                raise

    def close(self) -> None:
        """Disconnect from all tables."""
        self._running.run(self._inner.close())
        self._running.end()
        self._loop = None

    @property
    def address(self) -> Address:
        """The server, and the table of the client's link."""
        return self._inner.address

    @property
    def name(self) -> str:
        """The player's name."""
        return self._inner.name

    @property
    def token(self) -> str:
        """What makes another client the same player: keep it secret."""
        return self._inner.token

    def room_code(self, table: Table) -> str:
        """Five letters that lead to a table whose game has not begun; raises TypeError for what is no Table."""
        must_be(table, Table, "a room code is that of a Table that was opened or joined")
        return self._running.run(self._inner.room_code(table.id))
