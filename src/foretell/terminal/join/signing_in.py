"""Who the user is at a server: kept, or asked once."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from ...client import AsyncClient, Client, Refused
from ...client.address import Address
from ...client.errors import printable
from ...files import told
from ...words import Words
from ..system.console import Console
from ..system.kept_file import KeptFile

_NAME = "players.json"


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a server."""

    name: str
    token: str
    """Whoever has it is the player."""


class PlayersFile:
    """The players by server, in the folder for application data."""

    def __init__(self, data: Path | None = None) -> None:
        """``data`` None: the platform's folder."""
        self._file: KeptFile[dict[str, Player]] = KeptFile(_NAME, data, _read, _written, {})

    def find(self, server: str) -> Player | None:
        """The player at this server."""
        return self._file.read()[0].get(server)

    def names(self) -> tuple[str, ...]:
        """The names at all servers, the latest last."""
        return tuple(player.name for player in self._file.read()[0].values())

    def keep(self, server: str, player: Player) -> None:
        """Keep a player; raises OSError."""
        players = {name: other for name, other in self._file.read()[0].items() if name != server}
        self._file.write({**players, server: player})

    def forget(self, server: str) -> None:
        """Forget the player at this server; raises OSError."""
        self._file.write({name: player for name, player in self._file.read()[0].items() if name != server})


def _read(text: str) -> dict[str, Player]:
    """The players of a text; raises ValueError."""
    data = json.loads(text)
    try:
        return {str(server): Player(str(given["name"]), str(given["token"])) for server, given in data.items()}
    except (AttributeError, LookupError, TypeError) as error:
        raise ValueError(str(error)) from None


def _written(players: dict[str, Player]) -> str:
    return json.dumps({server: asdict(player) for server, player in players.items()}, indent=1)


@contextmanager
def signed_in(url: str, name: str | None, kept: PlayersFile, words: Words, console: Console) -> Iterator[Client]:
    """The user's client at a server; ``name``: the one that they want there, None: the kept one, or one they type.

    Raises Refused if a wanted name is refused, ServerLost, NoLink, and Leave.
    """
    with _client(url, name, kept, words, console) as client:
        if name is not None and name != client.name:
            client.rename(name)
        _keep(client, kept, words, console)
        console.say(words("join-welcome", name=printable(client.name), server=client.address.origin))
        yield client


def ask_name(words: Words, console: Console, usual: str = "") -> str:
    """A name that the user types; empty input takes the usual one."""
    asked = words("join-name-usual", name=usual) if usual else words("join-name")
    console.say(asked)
    while not (name := console.ask(">") or usual):
        console.say(asked)
    return name


def _client(url: str, name: str | None, kept: PlayersFile, words: Words, console: Console) -> Client:
    server: Address = Client(url).address
    player = kept.find(server.origin)
    if player is not None:
        try:
            return _signed(Client(url, token=player.token, program=False))
        except Refused as refused:  # the server has forgotten the player
            console.say(str(refused))
            kept.forget(server.origin)
    if name is not None:
        return _signed(Client(url, name, program=False))
    asyncio.run(AsyncClient(url).bots())  # nobody types a name for a server that is not there
    usual = ("", *kept.names())[-1]
    while True:
        try:
            return _signed(Client(url, ask_name(words, console, usual), program=False))
        except Refused as refused:
            console.say(str(refused))


def _signed(client: Client) -> Client:
    client.sign_in()
    return client


def _keep(client: Client, kept: PlayersFile, words: Words, console: Console) -> None:
    try:
        kept.keep(client.address.origin, Player(client.name, client.token))
    except OSError as error:
        console.say(words("not-kept", error=told(error)))
