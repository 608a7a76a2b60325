"""What the operator's page shows: numbers, and nothing that only players may know."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ....store import Act, Ban, Player
from ...ops.logs import short
from ...table.host import TableHost
from ...table.state import Status
from ..context import Context

_MOST_TABLES = 200
_MOST_FOUND = 20
_MOST_ACTS = 100
_BUSY, _LATE = 0.99, 0.35
"""Up to these shares of their limits addresses may use no more when the server is busy, or late."""
_COUNTED = {
    "failed-writes": "foretell_failed_writes_total",
    "broken-logs": "foretell_broken_logs_total",
    "bot-faults": "foretell_bot_faults_total",
}


@dataclass(frozen=True, slots=True)
class TableFacts:
    """A table in memory: counts only."""

    id: str
    """Its first characters, as in the log."""
    game: str
    status: str
    people: int
    bots: int
    watchers: int
    round: int | None
    rounds: int | None
    idle_minutes: int


@dataclass(frozen=True, slots=True)
class Facts:
    """All that the page shows."""

    load: str
    """``calm``, ``busy`` or ``late``."""
    counts: Sequence[tuple[str, int]]
    tables: Sequence[TableFacts]
    bans: Sequence[Ban]
    acts: Sequence[Act]
    asked: str
    """The name that was looked for."""
    found: Sequence[Player]


async def facts(context: Context, asked: str) -> Facts:
    """The facts to show; ``asked``: a player's name or id; raises StoreError."""
    store = context.store
    known = await store.players.get(asked) if asked else None
    found = [known] if known is not None else await store.players.named(asked, _MOST_FOUND) if asked else []
    hosts = context.tables.in_memory
    tables = sorted(map(_table, hosts), key=lambda table: (table.status != Status.PLAYING, table.idle_minutes))
    share = context.door.pressure.share
    return Facts(
        load="calm" if share > _BUSY else "busy" if share > _LATE else "late",
        counts=[*_counts(context, hosts), ("erasures", len(await store.erasures.due()))],
        tables=tables[:_MOST_TABLES],
        bans=await store.bans.all(),
        acts=await store.acts.latest(_MOST_ACTS),
        asked=asked,
        found=found,
    )


def _counts(context: Context, hosts: Sequence[TableHost]) -> Iterator[tuple[str, int]]:
    yield "playing", sum(host.table.status is Status.PLAYING for host in hosts)
    yield "waiting", sum(host.table.status is Status.WAITING for host in hosts)
    yield "readers", sum(len(host.readers) for host in hosts)
    yield "pads", len(context.pads.in_memory)
    yield "viewings", len(context.viewings.in_memory)
    yield "connections", context.door.count
    for name, metric in _COUNTED.items():
        yield name, int(context.metrics.registry.get_sample_value(metric) or 0)


def _table(host: TableHost) -> TableFacts:
    table, game = host.table, host.table.game
    return TableFacts(
        id=short(table.id),
        game=str(table.kind.game.__struct_config__.tag),
        status=table.status,
        people=sum(bool(seat.player) for seat in table.seats),
        bots=sum(seat.bot is not None for seat in table.seats),
        watchers=sum(table.seat_of(reader.player) is None for reader in host.readers),
        round=None if game is None else game.round,
        rounds=None if game is None else game.round_count,
        idle_minutes=int((time.monotonic() - host.touched) / 60),
    )
