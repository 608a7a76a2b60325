"""Clients at a server's tables."""

import asyncio
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Move, WizardOptions
from foretell.client import AsyncClient, AsyncTable, Client, NoLink, Refused, TableGone
from foretell.fair import Origin
from foretell.server.protocol.actions import Said
from foretell.server.protocol.kinds import Pace
from tests.client.threads import server
from tests.server.harness import serving, settings_for
from tests.server.overheard import OVERHEARD
from tests.waiting import PATIENCE

SHORT = WizardOptions(("juggler", "werewolf", "cloud"), round_sizes=(2, 1))
PLAIN = WizardOptions(round_sizes=(1,), first_dealer=1)
"""Bots deal, so a person is asked for no trump (A4)."""


def client(address: str, name: str = "My engine", token: str = "", patience: float = PATIENCE) -> AsyncClient:
    return AsyncClient(f"http://{address}", OVERHEARD.word(name), token=token, patience=patience)


async def play(table: AsyncTable) -> None:
    """Always the first legal move, as a move, its text or its code, to the end of the game."""
    number = 0
    async for seen in table.turns():
        move = seen.legal_moves[0]
        await table.move((move, str(move), seen.legal_moves.codes[0])[number % 3])
        number += 1


async def test_two_programs_play_to_the_end_and_check_the_deals(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, client(address, "Ada") as ada, client(address, "Bo") as bo:
        table = await ada.open(SHORT, 3, bots=["random"])
        other = await bo.join(await ada.room_code(table.id))
        assert await other.sit() == 2
        await asyncio.gather(other.say("Hello"), table.start())
        said = [line.action for line in await table.wait() if isinstance(line.action, Said)]
        await asyncio.gather(play(table), play(other))
        for each, seat in ((table, 0), (other, 2)):
            proof = await each.check()
            assert [given.origin for given in proof.contributions] == [Origin.PLAYER, Origin.SERVER, Origin.PLAYER]
            hidden = each.connection.value
            assert hidden is not None
            assert proof.contributions[seat].value == hidden.value
        assert [action.text for action in said] == ["Hello"]
        again = await table.rematch()
        too = await other.rematch()
        assert again.id == too.id
        assert (again.state.you, too.state.you) == (0, 2)


async def test_who_comes_back_or_watches_knows_the_game_so_far(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, client(address) as engine:
        table = await engine.open(ExtremeOptions(rounds=1), 3, bots=["random", "random"])
        await table.start()
        async for seen in table.turns():
            await table.move(seen.legal_moves[0])
            if seen.phase == "play":
                break
        async with client(address, token=engine.token) as same, client(address, "Zoe") as zoe:
            back, watching = await same.join(table.link), await zoe.join(table.id)
            assert same.name == "My engine"
            assert (await same.own_tables()).tables[0].table == table.id
            while table.turn is None:
                await table.wait()
            for other in (back, watching):
                while other.state.seq < table.state.seq or (other is back and back.turn is None):
                    await other.wait()
            assert back.observation == table.observation
            assert back.state.game is not None
            assert back.state.game.why_not(Move.parse("magician")) is not None
            assert watching.observation is not None
            assert watching.observation.hand == ()
            assert watching.observation.hand_sizes == table.turn.hand_sizes


async def test_the_server_says_why_it_refuses(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        with pytest.raises(Refused, match="this name is that of a bot or of the server") as refused:
            async with client(address, "Server"):
                pass
        assert refused.value.code == "name-reserved"
        async with client(address, "Ada") as ada, client(address, "Bo") as bo:
            table = await ada.open(PLAIN, 3, bots=["random", "random"], spectators=False)
            await table.start()
            with pytest.raises(TableGone, match="nobody may watch this table"):
                await bo.join(table.id)
            full = await ada.open(PLAIN, 3, bots=["random", "random"])
            other = await bo.join(full.link)
            with pytest.raises(Refused, match="the seat is taken"):
                await other.sit()
            with pytest.raises(Refused, match="there is no such bot"):
                await (await bo.open(PLAIN, 3)).seat_bot("nobody")
            for text in ("", "x" * 9999, "\udcff"):
                with pytest.raises(Refused, match="the message cannot be read") as refused:
                    await full.say(text)
                assert refused.value.code == "malformed"
            await full.start()
            assert (await ada.bots()).usual
            assert (await ada.tables()).tables == ()
            await ada.rename("Ada Augusta")
            assert ada.name == "Ada Augusta"


@pytest.mark.parametrize("link", ["https://example.org/table/abcdefghijklmnop", "/etc/passwd", "http://[", "no link"])
async def test_a_text_that_leads_to_no_table_of_the_server_is_no_link(tmp_path: Path, link: str) -> None:
    async with serving(settings_for(tmp_path)) as address, client(address) as engine:
        with pytest.raises(NoLink):
            await engine.join(link)
        with pytest.raises(NoLink):
            await engine.join()
        with pytest.raises(TableGone, match="there is no such table"):
            await engine.join("abcdefghijklmnop")
        with pytest.raises(Refused):
            await engine.join("bcdfg")


def test_a_program_that_waits_plays_with_hints_and_leaves(tmp_path: Path) -> None:
    with server(tmp_path) as url, Client(url, "Ada") as ada:
        assert (ada.name, ada.address.origin) == ("Ada", url)
        table = ada.open(PLAIN, 3, bots=["random", "random"], hints=True, pace=Pace())
        assert ada.room_code(table)
        table.unseat_bot(2)
        table.seat_bot("random", 2)
        assert (table.observation, table.turn, table.is_lost) == (None, None, False)
        table.start()
        asked = 0
        for seen in table.turns():
            if not asked:
                assert {each.move for each in table.hint().moves} == set(seen.legal_moves.texts)
                table.say("Let me see")
            table.move(seen.legal_moves[0])
            asked += 1
        assert asked == 2
        assert table.is_over
        assert table.totals == tuple(table.record()["rounds"][0]["result"]["points"])
        assert table.check().game == table.id
        again = table.rematch()
        assert again.state.you == 0
        again.leave()
        assert again.state.free_seats == (0,)
        again.sit()
        again.close()
        assert ada.join(again.link).state.you == 0
