"""Runs the server until it is stopped."""

import asyncio
import gc
import os
import socket
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from math import ceil

import uvicorn
from starlette.applications import Starlette

from ..bots.levels import allow
from ..bots.pipe.host import close_all
from ..store import FoundDamaged, Store, StoreError
from ..store.opening import open_store, postgres, shown
from ..store.sqlite.faults import WHAT_TO_DO
from .app import make_app
from .cluster import listener
from .eventlog.engine import Engine
from .net.http import Http
from .net.wire import Wire
from .ops.configure import WrongSetting
from .ops.logs import log, short, start_logs
from .ops.metrics import Metrics
from .ops.operator_token import make_token
from .ops.settings import Settings

_LOST = "the database is as it was before them; bans and deletions since then have to be made again"
_HARD_LINKS = "hard links: a second server with another of them would destroy it; remove them, or copy the file"
_GRACE_SECONDS = 5
_LOOK_SECONDS = 0.1
_BACKLOG = 2048
_COLLECT_AFTER = 100_000
"""Garbage collection runs after this number of new objects: tables have few cycles, and each run blocks the loop."""

_OTHER_FILES = 64
"""Open files for anything but connections: the database, the log, processes for bots."""
_LEAST_CONNECTIONS = 16


class _Server(uvicorn.Server):
    """Uvicorn, which also serves other processes, and hands all logs over before it waits for connections to close."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, inner: socket.socket | None, drain_seconds: float
    ) -> None:
        """``inner``: listens for other processes; ``drain_seconds``: how long it serves on after SIGTERM."""
        super().__init__(config)
        self._app, self._inner, self._drain_seconds = app, inner, drain_seconds

    @property
    def fault(self) -> StoreError | None:
        """Why the store could not be used at the start."""
        fault: StoreError | None = self._app.state.fault
        return fault

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve other processes too."""
        await super().startup(sockets)
        if self._inner is not None and not self.should_exit:
            self.servers.append(await listener.serve(self, self._inner))
        if not self.should_exit:
            self._app.state.context.lan.begin(self.servers[0].sockets[0].getsockname()[:2], self._serve_more)

    async def _serve_more(self, listening: socket.socket) -> asyncio.AbstractServer:
        """Serve clients at a further socket."""
        server = await listener.serve(self, listening, Http)
        self.servers.append(server)
        return server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Wait until proxies know, hand over all logs, disconnect all readers, then shut down."""
        context = getattr(self._app.state, "context", None)
        if context is not None:
            await self._drain(context.engine)
            await asyncio.gather(context.engine.hand_over(), self._app.state.peers.hand_over())
            self._app.state.peers.say_goodbye()
        self._app.state.door.end_unread()
        await super().shutdown(sockets)

    async def _drain(self, engine: Engine) -> None:
        """Serve on, while ``/ready`` says that this process leaves; a second signal ends it at once."""
        if not engine.is_shared:
            return
        engine.leaving = True
        for _ in range(round(self._drain_seconds / _LOOK_SECONDS)):
            if self.force_exit:
                return
            await asyncio.sleep(_LOOK_SECONDS)


def make_server(settings: Settings, store: Store, metrics: Metrics, inner: socket.socket | None = None) -> _Server:
    """The server, ready to run; it closes the store at its end.  ``inner``: listens for other processes."""
    app = make_app(settings, store, metrics)
    app.state.door.room = most_connections(settings.limits.all_connections)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        timeout_keep_alive=ceil(settings.limits.idle_seconds),
        backlog=_BACKLOG,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=_GRACE_SECONDS,
        lifespan="on",
    )
    return _Server(config, app, inner, settings.drain_seconds)


def most_connections(wanted: int) -> int:
    """The number of connections that the system allows, up to the number wanted; raises the soft limit if necessary."""
    if find_spec("resource") is None:  # Windows has no such limit
        return wanted
    resource = import_module("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    needed = wanted + _OTHER_FILES
    if soft != unlimited and soft < needed:
        soft = needed if hard == unlimited else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == unlimited else max(_LEAST_CONNECTIONS, min(wanted, soft - _OTHER_FILES))


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until SIGINT or SIGTERM; ``listening``: an open socket, instead of the settings' port.

    Raises StoreError if the database cannot be used, WrongSetting if an address of the settings cannot be used,
    UnknownBot and BrokenBot for bots of the settings that cannot play here.
    """
    allow(settings.bots)
    close_all()  # tables start their own
    start_logs(settings.log_level)
    metrics = Metrics()
    with ExitStack() as stack:
        if settings.metrics is not None:
            _serve_metrics(metrics, *settings.metrics, stack)
        if settings.operator:
            make_token(settings.data)
        server = make_server(settings, *_open(settings, metrics, stack))
        gc.freeze()
        gc.set_threshold(_COLLECT_AFTER, 20, 20)
        _run(server, [listening] if listening else None)


def _run(server: _Server, listening: list[socket.socket] | None) -> None:
    """Serve until the end; raises StoreError and WrongSetting where uvicorn would end the process at its start."""
    try:
        server.run(listening)
    except SystemExit as ended:
        if server.fault is not None:
            raise server.fault from None
        if isinstance(ended.__context__, OSError):
            raise _not_heard(server.config, ended.__context__) from None
        raise


def _not_heard(config: uvicorn.Config, error: OSError) -> WrongSetting:
    """The error for an address at which the server cannot listen; asyncio's text repeats the address."""
    why = error.strerror if error.errno is None or error.errno < 0 else os.strerror(error.errno)
    return WrongSetting(f"cannot listen at {config.host}, port {config.port}: {why}")


def _open(settings: Settings, metrics: Metrics, stack: ExitStack) -> tuple[Store, Metrics, socket.socket | None]:
    """The store, and the listener for other processes if they share it; raises StoreError and WrongSetting."""
    if not settings.store:
        store = open_store(settings.database, metrics.committed)
        _tell_damage(store.damage)
        if (names := settings.database.stat().st_nlink) > 1:
            log.warning("database has several names", extra={"names": names, "help": _HARD_LINKS})
        return store, metrics, None
    asyncio.run(postgres("connect").prepare(settings.store))
    host, port = settings.node
    inner = stack.enter_context(listener.listen(host, port))
    address = listener.address_of(inner, host)
    log.info("store shared", extra={"store": shown(settings.store)})
    return open_store(settings.store, metrics.committed, address), metrics, inner


def _tell_damage(damage: FoundDamaged) -> None:
    """Log what of the database is damaged, a line for each."""
    if damage.lost_pages:
        why = "a page of its write-ahead log was damaged, and SQLite leaves out all that follow"
        log.error("newest changes lost", extra={"pages": damage.lost_pages, "why": why, "help": _LOST})
    for name in damage.cut:
        why = "its newest lines were in a damaged page of the database"
        log.error("newest lines lost", extra={"table": short(name), "why": why, "help": WHAT_TO_DO})
    for part, fault in damage.parts.items():
        log.error("database damaged", extra={"part": part, "why": fault, "help": WHAT_TO_DO})
    for part in damage.renewed:
        log.warning("index renewed", extra={"part": part, "why": "a page of the database was damaged"})


def _serve_metrics(metrics: Metrics, host: str, port: int, stack: ExitStack) -> None:
    """Serve the metrics until the stack is unwound; raises WrongSetting."""
    try:
        chosen = stack.enter_context(metrics.served(host, port))
    except OSError as error:
        why = error.strerror or str(error)
        raise WrongSetting(f"the metrics cannot be served at {host}, port {port}: {why}") from None
    log.info("metrics served", extra={"host": host, "port": chosen})
