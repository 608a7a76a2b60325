"""The server as an ASGI app."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import BaseRoute, Mount, Route
from uvicorn.middleware.proxy_headers import _TrustedHosts

from .. import resources
from ..store import OwnedElsewhere, Store, StoreError
from .bots.pool import BotPool
from .clubs.hub import Clubs
from .clubs.sources import Sources
from .cluster.peers import Peers
from .cluster.relay import Entrance, on_elsewhere
from .endpoints import system
from .endpoints.api import PREFIX, api_routes
from .endpoints.base import on_refusal
from .endpoints.context import Context
from .endpoints.nodes import node_routes
from .endpoints.openapi import show_openapi
from .endpoints.operator.routes import operator_routes
from .endpoints.pages import page_routes
from .endpoints.sockets import socket_routes
from .eventlog.asking import Refusal
from .eventlog.engine import Engine
from .net import problem
from .net.cuts import Cuts
from .net.door import Door
from .net.headers import Guarded
from .ops.logs import log
from .ops.metrics import Metrics
from .ops.settings import Settings
from .pads.hub import Pads
from .table.chat import Chat
from .table.hub import Tables
from .tournaments.hub import Tournaments
from .viewings.hub import Viewings


def routes(*, operator: bool = True) -> list[BaseRoute]:
    """All paths, the most used first, as they are tried in this order.

    The protocol's, the operator's page if there is one, and the pages for browsers.
    """
    protocol: list[BaseRoute] = [
        *socket_routes(),
        *api_routes(),
        Route("/openapi.json", show_openapi),
    ]
    return [
        Mount(PREFIX, routes=protocol),
        *node_routes(),
        Route("/health", system.health),
        Route("/ready", system.ready),
        *(operator_routes() if operator else ()),
        *page_routes(resources.web()),
    ]


async def _started(engine: Engine, app: Starlette) -> None:
    """Start the engine, and keep out who is banned.

    If the store cannot be used, ``state.fault`` has the error and the start fails.
    """
    try:
        await engine.start()
        await app.state.context.keeper.bar()
    except StoreError as fault:
        app.state.fault = fault
        raise
    except Exception:
        log.exception("start failed")
        raise


def make_app(settings: Settings, store: Store, metrics: Metrics) -> Starlette:
    """The app; its lifespan starts the engine and the bots, and closes the store at its end."""
    peers = Peers(store.ownership.missing)
    trusts = _TrustedHosts(settings.trusted_proxies).__contains__
    door = Door(settings.limits, trusts, Cuts(metrics.cut_off))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        pool = BotPool(settings.workers, metrics.workers_started.inc)
        pads = Pads(store, metrics, settings.limits.pad_entries)
        tables = Tables(store, pool, metrics, settings.bot_pause, Chat(settings.limits), peers)
        viewings = Viewings(store, metrics)
        tournaments = Tournaments(store, metrics, pads, tables, peers)
        clubs = Clubs(store, metrics, Sources(store, pads, tournaments, tables), peers)
        for hub in (tables, pads, tournaments):
            hub.ended = clubs.tell
        hubs = tables, pads, viewings, tournaments, clubs
        engine = Engine(store, *hubs)
        context = app.state.context = Context(settings, store, engine, hubs, metrics, door, peers)
        tables.noticed, context.tournaments.runner.opened = context.noticed, context.notifier.opened
        working = [asyncio.create_task(door.watch())]
        try:
            await _started(engine, app)
            peers.secret = engine.secret
            if engine.is_shared:  # tables of another process may have to continue here at once
                pool.start()
            working += [asyncio.create_task(each.run()) for each in (context.keeper, context.rater)]
            log.info("started", extra={"workers": settings.workers})
            yield
        finally:
            for task in working:
                task.cancel()
            await asyncio.gather(*working, return_exceptions=True)
            door.cuts.write(now=True)
            await context.rater.close()
            await context.notifier.close()
            await engine.close()
            await pool.close()
            await store.close()
            log.info("stopped")

    app = Starlette(
        routes=routes(operator=settings.operator),
        lifespan=lifespan,
        middleware=[Middleware(Entrance), Middleware(Guarded)],
        exception_handlers={
            OwnedElsewhere: on_elsewhere,
            problem.Problem: problem.on_problem,
            Refusal: on_refusal,
            StoreError: problem.on_store_fault,
            ClientDisconnect: problem.on_gone,
            HTTPException: problem.on_http,
            Exception: problem.on_problem,
        },
    )
    app.state.door, app.state.fault = door, None
    app.state.peers = peers
    return app
