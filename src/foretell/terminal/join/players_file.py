"""Who the user is at each server: a file that only they can read."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

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
