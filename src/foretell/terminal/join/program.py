"""``foretell join``: sits down at a server's table, plays there, and plays again with the others."""

from pathlib import Path

from ...client import Client, NoLink, Table
from ...words import Words
from ..plain.program import choose, wants_another_game
from ..system.console import Console, Leave
from ..text.games import game_name
from ..text.phrases import clean_name
from .app import play_at_screen
from .commands import TableCommands
from .game import JoinedGame
from .news import seats_line, tell
from .signing_in import PlayersFile, signed_in
from .sitting import part, sit_down
from .table_console import TableConsole


def join(
    url: str, where: str, name: str | None, words: Words, data: Path | None, console: Console, *, plain: bool = True
) -> int:
    """Play until the user leaves; returns the exit status.

    ``where``: a room code or an id, if the address names no table.  ``plain``: line by line, else at the full screen.
    Raises NoLink, Refused, ServerLost and TableGone.
    """
    asking = TableConsole(console) if plain else console
    try:
        with signed_in(url, name, PlayersFile(data), words, asking) as client:
            named = where or client.address.table
            table = client.join(where) if named else _chosen(client, words, asking)
            return _play(client, table, words, asking)
    except Leave:
        return 0


def _play(client: Client, table: Table, words: Words, console: Console) -> int:
    if not isinstance(console, TableConsole):
        return play_at_screen(client, table, words, console)
    following: Table | None = table
    while following is not None:
        following = _Visit(client, following, words, console).play()
    return 0


def _chosen(client: Client, words: Words, console: Console) -> Table:
    """One of the open tables; raises NoLink if there is none."""
    listed = client.tables().tables
    if not listed:
        raise NoLink(words("join-no-tables", server=client.address.origin))
    console.say(words("join-tables"))
    named = [(each, ", ".join(map(clean_name, filter(None, each.names)))) for each in listed]
    tables = {each.table: f"{game_name(words, each.kind.game.options())} ({names})" for each, names in named}
    return client.join(choose(tables, words, console))


class _Visit:
    """The user at one table, before, during and after its game."""

    def __init__(self, client: Client, table: Table, words: Words, console: TableConsole) -> None:
        self._client, self._table, self._words, self._console = client, table, words, console
        self._commands = TableCommands(client, table, words, console.say)
        console.obey = self._commands.obey

    def play(self) -> Table | None:
        """Play a game; returns the table of the rematch if the user wants one.  Raises Leave."""
        try:
            self._lobby()
            if self._table.state.game is None:
                return None
            JoinedGame(self._table, self._words, self._console, self._commands.help()).play()
        except (Leave, KeyboardInterrupt):
            part(self._table, self._words, self._console)
            raise
        is_wanted = self._table.state.you is not None and wants_another_game(self._words, self._console)
        return self._table.rematch() if is_wanted else None

    def _lobby(self) -> None:
        """Take a seat, and wait until the game begins or the table is closed."""
        state, say = self._table.state, self._console.say
        sit_down(self._client, self._table, self._words, self._console)
        say(seats_line(self._table.state, self._words))
        if state.status == "waiting":
            say(self._commands.help())
        while self._table.state.status == "waiting":
            self._console.listen()
            if self._table.state.status == "waiting":
                for _ in self._console.unread():
                    say(self._words("plain-not-understood"))
            self._news()
        if self._table.state.game is None:
            self._news()

    def _news(self) -> None:
        for line in self._table.wait(0):
            self._console.say(*tell(line, self._table.state, self._words))
