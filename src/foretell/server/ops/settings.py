"""The table of settings: name, type, bounds, default, and meaning.

Each can be set in the environment (``FORETELL_PORT``); ``foretell serve --settings`` prints them, ``--help`` the flags
that some have (``--port``).
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from .folder import data_folder, database_in

Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(gt=0, lt=1e9)]
Workers = Annotated[int, Meta(ge=1, le=1000)]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Port = Annotated[int, Meta(ge=0, le=2**16 - 1)]
Pause = Annotated[float, Meta(ge=0, lt=60)]
LONGEST_RECORD = 2**20
"""Bytes of a game's record."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits for one client, one address, or the whole server."""

    message_bytes: Annotated[Count, Meta(description="the longest message")] = 4096
    messages_per_second: Annotated[Amount, Meta(description="by connection; a burst of three seconds")] = 20.0
    requests_per_second: Annotated[
        Amount, Meta(description="by address; a burst of five seconds; ten files of the page count as one")
    ] = 20.0
    connections: Annotated[Count, Meta(description="by address: sockets and streams")] = 64
    open_connections: Annotated[Count, Meta(description="by address: all connections, even idle ones")] = 128
    all_connections: Annotated[Count, Meta(description="in total; fewer if the system allows fewer open files")] = 2000
    head_bytes: Annotated[Count, Meta(description="the longest head of a request")] = 16_384
    head_seconds: Annotated[Amount, Meta(description="time for a request's head, or a handshake")] = 10.0
    body_seconds: Annotated[Amount, Meta(description="time for a request's body")] = 30.0
    idle_seconds: Annotated[Amount, Meta(description="time that a connection may wait for its next request")] = 15.0
    message_seconds: Annotated[Amount, Meta(description="time for a socket's message, from first to last byte")] = 10.0
    stall_seconds: Annotated[Amount, Meta(description="time that sent data may wait for the client to read")] = 30.0
    catch_up_lines_per_second: Annotated[
        Amount,
        Meta(description="by address: lines sent again; a burst of ten seconds, as large a one of logs read from disk"),
    ] = 500.0
    chat_per_minute: Annotated[Amount, Meta(description="by player; a burst of 20 seconds")] = 30.0
    chat_lines: Annotated[Count, Meta(description="chat messages at one table in total")] = 500
    tables_per_hour: Annotated[Count, Meta(description="by address")] = 60
    players_per_hour: Annotated[Count, Meta(description="by address: new players, and as many further devices")] = 60
    passkeys_per_minute: Annotated[Count, Meta(description="by address: steps of making and using passkeys")] = 30
    replays_per_minute: Annotated[Count, Meta(description="by address: replays of finished games")] = 20
    pads_per_hour: Annotated[Count, Meta(description="by address: new shared score pads")] = 30
    pad_bytes: Annotated[Count, Meta(description="the longest score pad that can be shared")] = 1_000_000
    pad_entries: Annotated[Count, Meta(description="entries of a shared score pad; a long game has some hundred")] = (
        5_000
    )
    pad_readers: Annotated[Count, Meta(description="connections to one score pad")] = 64
    tournaments_per_hour: Annotated[Count, Meta(description="by address: new tournaments")] = 30
    tournament_bytes: Annotated[Count, Meta(description="the longest tournament that can be opened from a file")] = (
        8_000_000
    )
    tournament_readers: Annotated[Count, Meta(description="connections to one tournament")] = 1_000
    clubs_per_hour: Annotated[Count, Meta(description="by address: new clubs")] = 30
    club_bytes: Annotated[Count, Meta(description="the longest club that can be opened from a file")] = 8_000_000
    viewings_per_hour: Annotated[Count, Meta(description="by address: new replays to look at together")] = 30
    viewing_readers: Annotated[Count, Meta(description="connections to one of them")] = 64
    outbox: Annotated[Count, Meta(description="messages that wait for a slow reader, who is then disconnected")] = 512
    outbox_bytes: Annotated[Count, Meta(description="the total size of these messages")] = 1_000_000
    outboxes_bytes: Annotated[Count, Meta(description="the total size of all readers' messages")] = 32_000_000

    @property
    def longest_body(self) -> int:
        """The most bytes of a request's body."""
        return max(self.message_bytes, self.pad_bytes, self.tournament_bytes, self.club_bytes, LONGEST_RECORD)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings."""

    host: Annotated[str, Meta(description="the address to listen at")] = "127.0.0.1"
    port: Annotated[Port, Meta(description="the port; 0: any free one")] = 8000
    data: Annotated[Path, Meta(description="the folder of the database")] = field(default_factory=data_folder)
    store: Annotated[
        str,
        Meta(
            description="a PostgreSQL database for many processes, in place of the folder's, as"
            " postgresql://foretell@db.example.org/foretell; other users see flags: keep its password here, or in"
            " PGPASSWORD"
        ),
    ] = field(default="", repr=False)
    node: Annotated[
        tuple[str, Port], Meta(description="the address and port at which processes with the same store reach this one")
    ] = ("127.0.0.1", 0)
    origins: Annotated[
        tuple[str, ...],
        Meta(
            description="other sites whose pages may use the server, as https://cards.example.org, separated by commas"
        ),
    ] = ()
    hosts: Annotated[
        tuple[str, ...], Meta(description="the server's names on the internet, separated by commas; *: any")
    ] = ()
    trusted_proxies: Annotated[
        str, Meta(description="proxies whose X-Forwarded-For and X-Forwarded-Proto are believed")
    ] = "127.0.0.1"
    secure_cookies: Annotated[bool, Meta(description="send cookies over https only")] = False
    metrics: Annotated[
        tuple[str, Port] | None,
        Meta(description="the address and port of /metrics for Prometheus, as 127.0.0.1:9100; no: nowhere"),
    ] = None
    workers: Annotated[
        Workers,
        Meta(
            description="processes for bots; as many again for each slow bot once it is seated: the grand master, and"
            " bots from outside"
        ),
    ] = 1
    bots: Annotated[tuple[str, ...], Meta(description="bots from outside that tables may seat")] = ()
    keep_games_days: Annotated[Days, Meta(description="days that finished games are kept; 0: forever")] = 400
    keep_guests_days: Annotated[
        Days, Meta(description="days that a guest without a seat is kept after their last visit; 0: forever")
    ] = 400
    operator: Annotated[bool, Meta(description="whether there is a page for the operator")] = True
    rating: Annotated[
        bool, Meta(description="whether people get ratings, for which a process of low priority judges finished games")
    ] = True
    bot_pause: Annotated[
        tuple[Pause, Pause], Meta(description="least and most seconds before a bot moves, if somebody is watching")
    ] = (0.6, 1.4)
    drain_seconds: Annotated[
        Pause,
        Meta(
            description="with a shared store: how long a process keeps serving after SIGTERM, for its proxy to notice"
        ),
    ] = 2.5
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="debug, info, warning (the default in a terminal) or error"),
    ] = "info"
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        """The file of the database."""
        return database_in(self.data)
