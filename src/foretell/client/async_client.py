"""A player at a server, in an event loop."""

from collections.abc import Sequence
from typing import Self

from ..game.base_game import options_of_game
from ..game.options import Options, WizardOptions
from ..given import each_of
from ..server.protocol.answers import BotList, Code, CodeFound, CodeMade, NewName, OwnTables
from ..server.protocol.kinds import LONGEST_NAME, Pace, TableKind, kind_of
from ..server.protocol.messages import NewPlayer, PlayerView, TableList, TableMade
from .address import address_of, code_of, table_of
from .errors import NoLink, Refused
from .http import Http
from .table import AsyncTable, check_seconds

PATIENCE = 300.0
_NO_CLOCK = Pace()


class AsyncClient:
    """A player at a server; use it in ``async with``, which signs in.

    Its methods raise Refused (with the server's sentence) and ServerLost.
    """

    def __init__(
        self, url: str, name: str = "", *, token: str = "", program: bool = True, patience: float = PATIENCE
    ) -> None:
        """``url``: the server, or the link of one of its tables.

        ``name``: of a new guest; ``token``: of a player that exists, instead.  ``program``: whether a program decides.
        ``patience``: how many seconds a server may be away, before tables raise ServerLost.  Raises NoLink, and
        ValueError for what is no token or no time.
        """
        if not isinstance(token, str) or not (token.isascii() and token.isprintable()):
            raise ValueError("a token is the text that another client's token was")
        check_seconds("patience", patience)
        self.address = address_of(url)
        self.name = name
        self._program, self._patience = program, patience
        self._http = Http(self.address)
        self._http.token = token
        self._tables: list[AsyncTable] = []

    async def __aenter__(self) -> Self:
        """Sign in."""
        await self.sign_in()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave all tables; the player and the seats in running games stay."""
        await self.close()

    async def sign_in(self) -> None:
        """Become the player of the token, or a new guest with the name."""
        if self._http.token:
            player = await self._http.get("/me", PlayerView)
        else:
            player = await self._http.post("/players", PlayerView, NewPlayer(_named(self.name), self._program))
            self._http.token = player.token or ""
        self.name = player.name

    async def rename(self, name: str) -> None:
        """Take another name, for tables where the player sits down later."""
        self.name = (await self._http.patch("/me", PlayerView, NewName(_named(name)))).name

    async def close(self) -> None:
        """Disconnect from all tables."""
        while self._tables:
            await self._tables.pop().close()

    @property
    def token(self) -> str:
        """What makes another client the same player: keep it secret."""
        return self._http.token

    async def bots(self) -> BotList:
        """The bots that the server can seat."""
        return await self._http.get("/bots", BotList)

    async def tables(self) -> TableList:
        """The open tables that are listed."""
        return await self._http.get("/tables", TableList)

    async def own_tables(self) -> OwnTables:
        """The tables at which the player has a seat."""
        return await self._http.get("/me/tables", OwnTables)

    async def open(
        self,
        options: Options | None = None,
        seats: int = 4,
        *,
        bots: Sequence[str] = (),
        seat: int | None = 0,
        pace: Pace = _NO_CLOCK,
        listed: bool = False,
        spectators: bool = True,
        hints: bool = False,
    ) -> AsyncTable:
        """Open a table, take a seat (None: none), and put these bots on the next ones.

        Raises OptionsError for what are no options, and TypeError unless ``bots`` is a list.
        """
        bots = each_of(bots, "bots are a list of names, such as ['thumb']")
        game = kind_of(options_of_game(WizardOptions() if options is None else options))
        kind = TableKind(game, seats, pace, listed=listed, spectators=spectators, hints=hints)
        made = await self._http.post("/tables", TableMade, kind)
        table = await self._enter(made.table)
        if seat is not None:
            await table.sit(seat)
        for bot in bots:
            await table.seat_bot(bot)
        return table

    async def join(self, link: str = "") -> AsyncTable:
        """Enter the table of a link, an id or a room code; empty: the one of the client's own address.

        Raises NoLink for any other text.
        """
        code = code_of(link)
        if code is not None:
            return await self._enter((await self._http.post("/codes", CodeFound, Code(code))).table)
        if not link and self.address.table is None:
            raise NoLink(f"{self.address.origin} is a server, not the link of a table")
        return await self._enter(self.address.table or "" if not link else table_of(link, self.address))

    async def room_code(self, table: str) -> str:
        """Five letters that lead to the table with this id, as long as its game has not begun."""
        return (await self._http.post(f"/tables/{table_of(table, self.address)}/code", CodeMade)).code

    async def _enter(self, table: str) -> AsyncTable:
        return await AsyncTable(self._http, table, self._patience, self._tables).enter()


def _named(name: str) -> str:
    """The name, which a server may still refuse; raises Refused for what is no text, or has a wrong length."""
    if not isinstance(name, str):
        raise Refused("name", f"a name is text, not {name!r}")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    return name
