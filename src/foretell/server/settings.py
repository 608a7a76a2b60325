"""How a server is set up: by environment (``FORETELL_PORT``) or flags (``--port``); docs/self-hosting.md tells each."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The platform's folder for data, where nothing else is said."""
    return user_data_path("foretell", appauthor=False)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client, or one address, may ask for."""

    message_bytes: int = 4096
    messages_per_second: float = 20.0
    """By connection; as many as three seconds' worth at once."""
    requests_per_second: float = 20.0
    """By address; as many as five seconds' worth at once."""
    connections: int = 64
    """By address: sockets and streams."""
    open_connections: int = 128
    """By address: connections of all kinds, idle and half open ones too."""
    all_connections: int = 2000
    """In all; fewer where the system lets the process open fewer files."""
    head_bytes: int = 16_384
    """The longest head of a request."""
    head_seconds: float = 10.0
    """How long a request's head, or a handshake, may take."""
    body_seconds: float = 30.0
    """How long a request's body may take."""
    idle_seconds: float = 15.0
    """How long a connection may wait for another request."""
    message_seconds: float = 10.0
    """How long a message of a socket may take from its first byte to its last."""
    stall_seconds: float = 30.0
    """How long what was sent may wait to be read."""
    catch_up_lines_per_second: float = 500.0
    """By address: lines of logs that are sent again; ten seconds' worth at once."""
    chat_per_minute: float = 30.0
    """By player; 20 seconds' worth at once."""
    chat_lines: int = 500
    """What may be said at one table in all."""
    tables_per_hour: int = 60
    """By address."""
    players_per_hour: int = 60
    """By address."""
    replays_per_minute: int = 20
    """By address; as many at once."""
    pads_per_hour: int = 30
    """By address: score pads that are put on the table."""
    pad_bytes: int = 1_000_000
    """The longest score pad that is put on the table."""
    pad_entries: int = 5_000
    """What a shared score pad has room for; a long game has some hundred."""
    pad_readers: int = 64
    """Connections to one score pad."""
    outbox: int = 512
    """Messages that wait for a slow reader before they are let go; they reconnect and catch up."""
    outbox_bytes: int = 1_000_000
    """… and how long these messages may be together."""
    outboxes_bytes: int = 32_000_000
    """What may wait for all readers together."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be chosen."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    origins: tuple[str, ...] = ()
    """Sites that may open sockets besides the server's own."""
    hosts: tuple[str, ...] = ()
    """Names by which the server is known on the internet."""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    """Cookies over https alone."""
    metrics: tuple[str, int] | None = None
    """The address and port at which Prometheus finds the metrics; None: nowhere."""
    workers: int = 1
    """Processes for bots."""
    bots: tuple[str, ...] = ()
    """Bots from outside that tables may seat, besides the levels."""
    bot_pause: tuple[float, float] = (0.6, 1.4)
    """A bot takes at least so many seconds for a move when somebody is watching."""
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file with everything."""
        return self.data / "foretell.db"
