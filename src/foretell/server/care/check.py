"""Reads everything in a database, and says what is wrong."""

from collections.abc import Iterator
from pathlib import Path

from ...store.sqlite.salvage import KeptLog, Salvage, faults_in, salvaged
from ..eventlog.lines import is_table
from ..protocol.answers import AUTH_BYTES, KEY_BYTES
from .folding import faults_of_index, folded
from .snapshot import snapshot


def check(database: Path) -> Iterator[str]:
    """A sentence for each fault; raises StoreError if the database cannot be read at all."""
    with snapshot(database) as copy:
        yield from (f"SQLite: {fault}" for fault in faults_in(copy))
        with salvaged(copy) as salvage:
            yield from _faults(salvage)
            yield from (f"cannot be read: {fault}" for fault in dict.fromkeys(salvage.faults))


def _faults(salvage: Salvage) -> Iterator[str]:
    known: set[str] = set()
    for log in salvage.logs():
        known.update(log.players)
        yield from (f"{titled(log)}: {fault}" for fault in _faults_of(log))
    names = {player.id: player.name for player, _ in salvage.players(known)}
    yield from (f"player {player}: no name" for player, name in names.items() if not name)
    for browser in salvage.subscriptions():
        if (len(browser.key), len(browser.auth)) != (KEY_BYTES, AUTH_BYTES):
            yield f"player {browser.player}: the keys of a browser to be notified are of a wrong length"
    yield from (f"player {player}: has a seat, but no name and no token" for player in sorted(known - set(names)))


def _faults_of(log: KeptLog) -> Iterator[str]:
    made = folded(log)
    if log.name is None:
        yield "nothing tells its name" if made.name is None else f"its name is lost; by its log it is {made.name}"
    elif is_table(log.name) and made.rows and made.name != log.name:
        yield "its log is that of another table"
    if made.why:
        yield made.why
    else:
        yield from faults_of_index(log, made)


def titled(log: KeptLog) -> str:
    """A log for people: its kind and its name."""
    if log.name is None:
        return f"log {log.key}"
    return f"table {log.name}" if is_table(log.name) else log.name
