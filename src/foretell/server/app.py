"""The server as an ASGI app."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import _TrustedHosts

from .. import resources
from ..store import Store, StoreError
from . import faults
from .api import PREFIX, api_routes
from .bots.pool import BotPool
from .broken import Broken
from .chat import Chat
from .context import Problem, make_context
from .cuts import Cuts
from .door import Door
from .endpoints import system
from .headers import Guarded
from .hub import Hub
from .logs import log
from .metrics import Metrics
from .openapi import show_openapi
from .pads.hub import Pads
from .pads.socket import pad_socket
from .pages import page_routes
from .settings import Settings
from .socket import table_socket


def routes() -> list[BaseRoute]:
    """All paths: the protocol's, and the pages for browsers."""
    protocol = api_routes()
    protocol += [
        Route("/openapi.json", show_openapi),
        WebSocketRoute("/tables/{table}/socket", table_socket),
        WebSocketRoute("/pads/{pad}/socket", pad_socket),
    ]
    return [
        Route("/health", system.health),
        Route("/ready", system.ready),
        Mount(PREFIX, routes=protocol),
        *page_routes(resources.web()),
    ]


def trusted_by(proxies: str) -> Callable[[str], bool]:
    """Whether an address is that of a proxy whose word counts, as uvicorn reads the setting."""
    trusted = _TrustedHosts(proxies)
    return lambda host: host in trusted


def make_app(settings: Settings, store: Store, metrics: Metrics) -> Starlette:
    """The app; it starts its bots with its lifespan, and closes the store at its end."""
    door = Door(settings.limits, trusted_by(settings.trusted_proxies), Cuts(metrics.cut_off))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool = BotPool(settings.workers, metrics.workers_started.inc)
        pads = Pads(store, metrics, settings.limits.pad_entries)
        hub = Hub(store, pool, metrics, settings.bot_pause, pads, Chat(settings.limits))
        app.state.context = make_context(settings, store, hub, pads, metrics, door)
        watching = asyncio.create_task(door.watch())
        try:
            await hub.start()
            log.info("started", extra={"workers": settings.workers})
            yield
        finally:
            watching.cancel()
            door.cuts.tell(now=True)
            await hub.close()
            await pool.close()
            await store.close()
            log.info("stopped")

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[Middleware(Guarded)],
        exception_handlers={
            Problem: faults.on_problem,
            Broken: faults.on_problem,
            StoreError: faults.on_store_fault,
            ClientDisconnect: faults.on_gone,
            HTTPException: faults.on_http,
            Exception: faults.on_fault,
        },
    )
    app.state.door = door
    return app
