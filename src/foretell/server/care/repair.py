"""Writes all that can be read of a damaged database to a new file, and says what is lost."""

import asyncio
import base64
import json
import os
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ...store import Act, Ban, Bans, Conflict, Player, SqliteStore, Store, StoreError
from ...store.sqlite.backup import back_up, write_new
from ...store.sqlite.salvage import Salvage, salvaged
from ..eventlog.clock import now_ms
from .check import titled
from .folding import folded, index_for
from .snapshot import named, snapshot


@dataclass(slots=True)
class Repaired:
    """What was kept, and what was not."""

    logs: int = 0
    players: int = 0
    lost: list[str] = field(default_factory=list)
    """A sentence for each thing that is lost or cannot be used."""
    rest: list[dict[str, Any]] = field(default_factory=list)
    """Readable rows that no log can continue with."""
    people: dict[str, tuple[str, bool]] = field(default_factory=dict)


def repair(database: Path, to: Path, rest: Path) -> Repaired:
    """Write a new database to ``to``, and to ``rest`` the rows that found no place in it, if there are any.

    Neither file may exist.  Raises StoreError.
    """
    for file in (to, rest):
        if os.path.lexists(file):
            raise StoreError(f"{file} already exists: choose another name")
    with snapshot(database) as copy, TemporaryDirectory(prefix="foretell-") as folder, salvaged(copy) as salvage:
        draft = Path(folder) / "foretell.db"
        done = asyncio.run(_fill(draft, salvage))
        done.lost += [f"cannot be read: {fault}" for fault in dict.fromkeys(salvage.faults)]
        with named(draft, database):
            back_up(draft, to)
    if done.rest:
        write_new(rest, "".join(json.dumps(row) + "\n" for row in done.rest))
    return done


async def _fill(path: Path, salvage: Salvage) -> Repaired:
    store = SqliteStore(path)
    done = Repaired()
    try:
        for log in salvage.logs():
            made = folded(log)
            for problem in _problems(made.name, made.why, len(made.rest)):
                done.lost.append(f"{titled(log)}: {problem}")
            kept = made.rows if made.name is not None else []
            lost = made.rest if kept else [*made.rows, *made.rest]
            done.rest += [_row(made.name or titled(log), row.seq, row.data) for row in lost]
            done.people |= made.people
            if kept and made.name is not None:
                await store.logs.create(made.name, kept, index_for(log, made))
                done.logs += 1
        await _fill_people(store, salvage, done)
        await _fill_codes(store, salvage)
    finally:
        await store.close()
    return done


def _problems(name: str | None, why: str, rest: int) -> Iterator[str]:
    if name is None:
        yield "nothing tells its name"
    if why:
        yield f"{why}; {rest} later rows cannot be used" if rest else why


def _row(log: str, seq: int, data: bytes) -> dict[str, Any]:
    try:
        return {"log": log, "seq": seq, "text": data.decode()}
    except UnicodeDecodeError:
        return {"log": log, "seq": seq, "base64": base64.b64encode(data).decode()}


async def _fill_people(store: Store, salvage: Salvage, done: Repaired) -> None:
    kept = salvage.players(done.people)
    whole = {player.id for player, _ in kept}
    for player, token in salvage.tokens().items():
        if player not in whole:
            name, program = done.people.get(player, ("", False))
            if name:
                kept.append((Player(player, name, program), token))
            done.lost.append(f"player {player}: the name is " + (f"{name}, as the games say" if name else "lost"))
    for one, token in kept:
        try:
            await store.players.add(one, token)
            done.players += 1
        except Conflict:
            done.lost.append(f"player {one.id}: there are two with this id or token")
    await _fill_accounts(store, salvage, done)
    await _fill_devices(store, salvage, done)
    await _fill_ratings(store, salvage, {one.id for one, _ in kept})
    found = {one.id for one, _ in kept}
    done.lost += [f"player {player}: no token is left" for player in sorted(set(done.people) - found)]
    acts = salvage.acts()
    for act in acts:
        await store.acts.add(act)
    await _fill_bans(store.bans, salvage.bans(), acts, done)
    for player in set(salvage.erasures()) - found:  # who was to be forgotten lost name and tokens at once
        await store.erasures.begin(player)


async def _fill_codes(store: Store, salvage: Salvage) -> None:
    """Room codes that have not expired."""
    now = now_ms()
    for log, code, until in salvage.codes():
        if until > now:
            await store.codes.give(log, code, now, until)


async def _fill_bans(kept: Bans, bans: Sequence[Ban], acts: Sequence[Act], done: Repaired) -> None:
    for ban in bans:
        await kept.add(ban, Act(now_ms(), "repaired", ban.value, ban.note))
    noted: dict[str, bool] = {act.whom: act.act != "lift" for act in acts if act.act in ("ban", "repaired", "lift")}
    lost = {whom for whom, is_out in noted.items() if whom and is_out} - {ban.value for ban in bans}
    done.lost += [f"{whom} was kept out, and is not any more: the ban is lost" for whom in sorted(lost)]


async def _fill_accounts(store: Store, salvage: Salvage, done: Repaired) -> None:
    """Guests that became players, further devices, and passkeys."""
    for guest, account in salvage.guests():
        if not await store.players.merge(guest, account):
            done.lost.append(f"player {guest}: their games cannot be given to player {account}")
    for player, token in salvage.devices():
        try:
            await store.tokens.add(player, token)
        except Conflict:
            done.lost.append(f"player {player}: a device is signed out")
    for passkey in salvage.passkeys():
        try:
            await store.passkeys.add(passkey)
        except Conflict:
            done.lost.append(f"player {passkey.player}: the passkey {passkey.name}")


async def _fill_ratings(store: Store, salvage: Salvage, players: Collection[str]) -> None:
    """What games have said about their players; they are not rated again."""
    for row in salvage.ratings():
        if row.player in players:
            await store.ratings.put(row)


async def _fill_devices(store: Store, salvage: Salvage, done: Repaired) -> None:
    """Browsers that are notified, with the keys by which they know the server; and tickets for further devices."""
    for name, value in salvage.own_keys():
        await store.subscriptions.key(name, value)
    for browser in salvage.subscriptions():
        try:
            await store.subscriptions.add(browser, sys.maxsize)
        except Conflict:
            done.lost.append(f"player {browser.player}: a browser is not notified any more")
    now = now_ms()
    for player, ticket, until in salvage.tickets():
        with suppress(Conflict):  # they make a new one
            if until > now:
                await store.tickets.add(player, ticket, now, until)
