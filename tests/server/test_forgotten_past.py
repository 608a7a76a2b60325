"""A table in memory forgets its past, which is in its log, and nobody notices."""

import sqlite3
from collections import OrderedDict
from pathlib import Path
from random import Random

import msgspec
import pytest

from foretell import ExtremeOptions
from foretell.server.eventlog.asking import Actor
from foretell.server.net.reader import Reader
from foretell.server.protocol import commands
from foretell.server.protocol.kinds import TableKind, WizardGame
from foretell.server.table import view
from foretell.server.table.done import commands_in, entry_of, with_command
from foretell.server.table.host import TableHost
from foretell.server.table.hub import Tables
from foretell.store import StoreError
from tests.game.kinds import ONE_OF_EACH, Kind
from tests.server.tables import Desk
from tests.server.test_working_parts import ADA, KIND, give, open_hub

MANY = 12


@pytest.mark.parametrize("kind", [ONE_OF_EACH[0], Kind(ExtremeOptions(), 3)], ids=str)
def test_a_table_without_its_past_shows_the_same(kind: Kind) -> None:
    desk, rng = Desk(kind), Random(1)
    desk.start()
    for kept in range(40):
        desk.play(rng, rng.randrange(1, 12))
        desk.table.forget_past(kept % 3)
        assert desk.table.first == desk.table.seq + 1 - kept % 3
        whole = desk.rebuilt()
        for reader in (None, "p0", "p1"):
            assert view.view(desk.table, reader) == view.view(whole, reader)
        assert desk.table.steps_after(desk.table.first - 1) == whole.steps_after(desk.table.first - 1)
        assert (desk.table.commands, desk.table.status) == (whole.commands, whole.status)


def test_the_last_commands_of_a_player_are_known() -> None:
    rng, known, model = Random(2), "", OrderedDict[str, int]()
    for seq in range(1, 600):
        command = f"{'c' * rng.randrange(1, 4)}{rng.randrange(200)}"
        known = with_command(known, command, seq)
        model[command] = seq
        model.move_to_end(command)
        while len(model) > 64:
            model.popitem(last=False)
        assert commands_in(known) == model
        assert entry_of({"ada": known}, "ada", command) == seq
        assert entry_of({"ada": known}, "ada", f"{command}0") == model.get(f"{command}0")
    assert entry_of({}, "ada", "c1") is None


async def lines_at(host: TableHost, after: int | None) -> list[bytes]:
    """The messages for a spectator who joins with the lines up to a number, one by one."""
    reader, heard = Reader(None, 10_000), list[bytes]()
    await host.join(reader, after)
    while reader.has_more:
        heard += b"\n".join(await reader.take()).split(b"\n")
    host.leave(reader)
    return [message for message in heard if b'"type":"line"' in message]


async def rested(hub: Tables) -> TableHost:
    """A running table with a long log that has forgotten its past."""
    table = (await hub.open(KIND, ADA)).table
    await give(hub, table, ADA, commands.Sit(0), *[commands.SeatBot(n, "random") for n in range(1, KIND.seats)])
    await give(hub, table, ADA, commands.Say("something private"))
    for n in range(MANY):
        await give(hub, table, ADA, commands.Add(f"value {n}"))
    host = await hub.find(table)
    assert host is not None
    host.rest()
    return host


async def test_a_reader_who_lacks_forgotten_lines_gets_them(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await rested(hub)
        last = host.table.seq
        for after in (last, last - 2):
            assert len(await lines_at(host, after)) == last - after
        assert 1 < host.table.first <= last
        assert host.lines_for(commands.AskUndo(), "ada") == last // 8 > 0 == host.lines_for(commands.Pause(), "ada")
        for after in (2, 0):
            seqs = [msgspec.json.decode(line)["seq"] for line in await lines_at(host, after)]
            assert seqs == list(range(after + 1, last + 1))
        assert host.table.first == 1
        await give(hub, host.name, ADA, commands.Add("more"))
        assert len(await lines_at(host, 0)) == last + 1
        host.rest()
        assert len(await lines_at(host, 0)) == last + 1


async def test_a_command_that_is_sent_again_later_is_known(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await rested(hub)
        first = await hub.do(host, commands.Say("once"), ADA, "once")
        for n in range(MANY):
            await give(hub, host.name, ADA, commands.Add(f"more {n}"))
        host.rest()
        assert await hub.do(host, commands.Say("once"), ADA, "once") == first


@pytest.mark.slow
async def test_a_player_is_forgotten_at_a_table_that_has_forgotten_its_past(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await rested(hub)
        await give(hub, host.name, ADA, commands.Start())
        host.rest()
        assert not await host.erase("ada")
        assert b"private" not in b"".join(row.data for row in await hub._store.logs.read(host.name))
        assert len(await lines_at(host, 0)) == host.table.seq


async def test_a_move_is_taken_back_at_a_table_that_has_forgotten_its_past(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        people = [ADA, Actor("ben", "Ben"), Actor("cyd", "Cyd")]
        table = (await hub.open(TableKind(WizardGame(round_sizes=(9,)), 3), ADA)).table
        for seat, actor in enumerate(people):
            await give(hub, table, actor, commands.Sit(seat))
        await give(hub, table, ADA, commands.Start())
        host = await hub.find(table)
        assert host is not None
        while host.table.game is not None and host.table.game.phase != "play":
            await give(
                hub,
                table,
                people[host.table.turn or 0],
                commands.Move(view.question(host.table, host.table.turn)[0][0]),
            )
        shown, turn = (await host.view(None)).game, host.table.turn or 0
        host.rest()
        await give(hub, table, people[turn], commands.Move(view.question(host.table, turn)[0][0]))
        for actor, command in (
            (people[turn], commands.AskUndo()),
            (people[turn - 1], commands.AnswerUndo(True)),
            (people[turn - 2], commands.AnswerUndo(True)),
        ):
            host.rest()
            await give(hub, table, actor, command)
        assert (host.table.turn, (await host.view(None)).game) == (turn, shown)


async def test_readers_of_lines_that_cannot_be_read_are_sent_away(tmp_path: Path) -> None:
    async with open_hub(tmp_path) as hub:
        host = await rested(hub)
        await hub._store.logs.read(host.name)  # its rows are in their log then
        with sqlite3.connect(tmp_path / "foretell.db") as other:
            for change in ("UPDATE entries SET data = x'7b' WHERE seq = 3", "DELETE FROM entries WHERE seq = 3"):
                other.execute(change)
                other.commit()
                reader = Reader(None, 99)
                await host.join(reader, 0)
                assert reader.let_go == "moved"
        with pytest.raises(StoreError):
            async with host.reading(0):
                pass
        assert len(await lines_at(host, host.table.seq - 1)) == 1
