"""The server as an ASGI app."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from ..store import SqliteStore
from . import faults, http
from .bots.pool import BotPool
from .context import Problem, make_context
from .headers import Guarded
from .hub import Hub
from .logs import log
from .metrics import Metrics
from .settings import Settings
from .socket import table_socket

PREFIX = "/api/v1"


def routes() -> list[BaseRoute]:
    """All paths."""
    table = f"{PREFIX}/tables/{{table}}"
    return [
        Route("/health", http.health),
        Route("/metrics", http.metrics),
        Route(f"{PREFIX}/schema", http.show_schema),
        Route(f"{PREFIX}/players", http.new_player, methods=["POST"]),
        Route(f"{PREFIX}/me", http.who_am_i),
        Route(f"{PREFIX}/tables", http.list_tables),
        Route(f"{PREFIX}/tables", http.open_table, methods=["POST"]),
        Route(table, http.show_table),
        Route(f"{table}/commands", http.command, methods=["POST"]),
        Route(f"{table}/record", http.record),
        Route(f"{table}/stream", http.stream),
        WebSocketRoute(f"{table}/socket", table_socket),
    ]


def make_app(settings: Settings) -> Starlette:
    """The app; it opens its store and starts its bots with its lifespan."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        metrics = Metrics()
        store = SqliteStore(settings.database, metrics.committed)
        pool = BotPool(settings.workers, metrics.workers_started.inc)
        hub = Hub(store, pool, metrics, settings.bot_pause)
        app.state.context = make_context(settings, store, hub, metrics)
        try:
            await hub.start()
            log.info("started", extra={"workers": settings.workers})
            yield
        finally:
            await hub.close()
            await pool.close()
            await store.close()
            log.info("stopped")

    return Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guarded)],
        exception_handlers={
            Problem: faults.on_problem,
            HTTPException: faults.on_http,
            Exception: faults.on_fault,
        },
    )
