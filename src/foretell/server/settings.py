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
    """By address."""
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
    """Messages that wait for a slow reader before he is let go; he reconnects and catches up."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be chosen."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=data_folder)
    origins: tuple[str, ...] = ()
    """Sites that may open sockets besides the server's own."""
    trusted_proxies: str = "127.0.0.1"
    secure_cookies: bool = False
    """Cookies over https alone."""
    metrics: tuple[str, int] | None = None
    """The address and port at which Prometheus finds the metrics; None: nowhere."""
    workers: int = 1
    """Processes for bots."""
    bot_pause: tuple[float, float] = (0.6, 1.4)
    """A bot takes at least so many seconds for a move when somebody is watching."""
    log_level: str = "info"
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file with everything."""
        return self.data / "foretell.db"
