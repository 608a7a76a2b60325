"""``foretell join``: sits down at a server's table, plays there, and plays again with the others."""

from collections.abc import Callable
from pathlib import Path

from ...client import Client, ClientError, NoLink, Refused, Table
from ...client.errors import printable
from ...server.protocol.commands import AnswerUndo, AskUndo
from ...words import Words
from ..plain.program import read_number
from ..system.console import Console, Leave
from ..text.games import game_name
from ..text.phrases import clean_name
from .game import JoinedGame
from .news import seats_line, tell
from .signing_in import PlayersFile, ask_name, signed_in
from .table_console import TableConsole

COMMANDS = ("say", "seats", "start", "bot", "code", "sit", "claim", "undo", "agree", "refuse")


class TableCommands:
    """Carries out lines such as ``say hello``, in English or the user's language."""

    def __init__(self, client: Client, table: Table, words: Words, console: Console) -> None:
        self._client, self._table, self._words, self._console = client, table, words, console
        self._do: dict[str, Callable[[str], object]] = {
            "say": self._say,
            "seats": lambda _: console.say(seats_line(table.state, words)),
            "start": lambda _: table.start(),
            "bot": lambda name: table.seat_bot(name or client.bots().usual[0]),
            "code": lambda _: console.say(words("join-code", code=printable(client.room_code(table)))),
            "sit": lambda _: self._sit(),
            "claim": lambda _: table.claim(),
            "undo": lambda _: table.do(AskUndo()),
            "agree": lambda _: table.do(AnswerUndo(agrees=True)),
            "refuse": lambda _: table.do(AnswerUndo(agrees=False)),
        }

    def obey(self, line: str) -> bool:
        """Carry out a line; returns whether it is such a command.  Raises Leave for ``quit``."""
        first, _, rest = line.strip().partition(" ")
        word = first.lower()
        if word in ("quit", "q", self._words("command-quit").lower()):
            raise Leave
        for name, do in self._do.items():
            if word in (name, self._words(f"join-command-{name}").lower()):
                try:
                    do(rest.strip())
                except ClientError as error:
                    self._console.say(str(error))
                return True
        return False

    def help(self) -> str:
        """The list of commands."""
        return self._words("join-help", commands=", ".join(self._words(f"join-command-{name}") for name in COMMANDS))

    def _say(self, text: str) -> None:
        if text:
            self._table.say(text)

    def _sit(self) -> None:
        """Take a seat before the game, or the own seat back from a bot."""
        if self._table.state.you is None:
            self._table.sit()
        else:
            self._table.take_back()


_OTHER_NAME = ("name-alike", "name-reserved")


def join(url: str, where: str, name: str | None, words: Words, data: Path | None, console: Console) -> int:
    """Play until the user leaves; returns the exit status.

    ``where``: a room code or an id, if the address names no table.  Raises NoLink, Refused, ServerLost and TableGone.
    """
    listener = TableConsole(console)
    try:
        with signed_in(url, name, PlayersFile(data), words, listener) as client:
            named = where or client.address.table
            table: Table | None = client.join(where) if named else _chosen(client, words, listener)
            while table is not None:
                table = _Visit(client, table, words, listener).play()
    except Leave:
        pass
    return 0


def _chosen(client: Client, words: Words, console: Console) -> Table:
    """One of the open tables; raises NoLink if there is none."""
    listed = client.tables().tables
    if not listed:
        raise NoLink(words("join-no-tables", server=client.address.origin))
    console.say(words("join-tables"))
    for number, each in enumerate(listed, start=1):
        names = ", ".join(map(clean_name, filter(None, each.names)))
        console.say(f"{number}: {game_name(words, each.kind.game.options())} ({names})")
    return client.join(listed[read_number(len(listed), words, console)[1] - 1].table)


class _Visit:
    """The user at one table, before, during and after its game."""

    def __init__(self, client: Client, table: Table, words: Words, console: TableConsole) -> None:
        self._client, self._table, self._words, self._console = client, table, words, console
        self._commands = TableCommands(client, table, words, console)
        console.obey = self._commands.obey

    def play(self) -> Table | None:
        """Play a game; returns the table of the rematch if the user wants one.  Raises Leave."""
        try:
            self._lobby()
            if self._table.state.game is None:
                return None
            JoinedGame(self._table, self._words, self._console, self._commands.help()).play()
        except (Leave, KeyboardInterrupt):
            self._part()
            raise
        return self._rematch() if self._table.state.you is not None else None

    def _lobby(self) -> None:
        """Take a seat, and wait until the game begins or the table is closed."""
        state, say = self._table.state, self._console.say
        say(self._words("join-table", game=game_name(self._words, state.options), link=self._table.link))
        if state.status == "waiting" and state.you is None:
            self._sit()
        if self._table.state.you is None:
            say(self._words("join-watching"))
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
            for sentence in tell(line, self._table.state, self._words):
                self._console.say(sentence)

    def _sit(self) -> None:
        """Take a free seat, under another name if somebody here has a similar one."""
        while self._table.state.free_seats:
            try:
                self._table.sit()
            except Refused as refused:
                self._console.say(str(refused))
                if refused.code not in _OTHER_NAME:
                    return
                self._rename()
            else:
                return

    def _rename(self) -> None:
        try:
            self._client.rename(ask_name(self._words, self._console))
        except Refused as refused:
            self._console.say(str(refused))

    def _part(self) -> None:
        """Free the seat before the game; in it the seat stays the user's."""
        state = self._table.state
        if state.you is None or self._table.is_lost:
            return
        if state.status == "waiting" and not state.locked:
            try:
                self._table.leave()
            except Refused:  # the game has begun in this moment
                state = self._table.state
        if state.status == "playing" or state.locked:
            self._console.say(self._words("join-come-back", command=f"foretell join {self._table.link}"))

    def _rematch(self) -> Table | None:
        say: Callable[[str], None] = self._console.say
        say(self._words("again-title"))
        say(f"1: {self._words('again-yes')}")
        say(f"2: {self._words('again-no')}")
        if read_number(2, self._words, self._console) != (False, 1):
            return None
        return self._table.rematch()
