"""Whoever opened a table can remove players and watchers, and ban them from it and its rematches."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from foretell import WizardOptions
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.protocol import actions, commands
from foretell.server.protocol.commands import AnyCommand
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.opener import Whom
from foretell.server.table.state import mark_of
from foretell.server.table.view import question
from tests.game.kinds import Kind
from tests.server.harness import Person, serving, settings_for
from tests.server.tables import Desk

BEN = Whom("p1", "Ben", mark_of("salt", "10.0.0.1"), "salt")


def order(desk: Desk, command: AnyCommand, whom: Whom | None = BEN, by: str = "p0") -> Sequence[actions.AnyAction]:
    """Give an opener's command, and write its actions."""
    decided = decide(desk.table, command, Actor(by, by), Circumstances(desk.now, "", whom)).actions
    for action in decided:
        desk.write(action, by)
    return decided


def refused(desk: Desk, command: AnyCommand, whom: Whom | None = BEN, by: str = "p0") -> str:
    with pytest.raises(Refusal) as refusal:
        order(desk, command, whom, by)
    return refusal.value.code


def test_before_the_game_a_removed_player_may_sit_down_again() -> None:
    desk = Desk(Kind(WizardOptions(), 3))
    desk.seat_all()
    assert order(desk, commands.Remove(1)) == (actions.Removed(1, "thumb"),)
    assert desk.table.seats[1].free
    desk.give("p1", commands.Sit(1))
    assert desk.rebuilt().seats == desk.table.seats


def test_during_the_game_a_bot_plays_for_good() -> None:
    desk = Desk(Kind(WizardOptions(), 3))
    desk.start()
    order(desk, commands.Remove(1))
    assert (desk.table.seats[1].bot, desk.table.seats[1].why) == ("thumb", "removed")
    for command in (commands.TakeBack(), commands.Move("bid 0"), commands.Say("why?"), commands.Pause()):
        with pytest.raises(Refusal) as refusal:
            desk.give("p1", command)
        assert refusal.value.code == "removed"
    assert refused(desk, commands.Remove(1)) == "removed"
    assert desk.table.turn == 1
    assert question(desk.table, 1) == ((), False)
    assert desk.rebuilt().seats == desk.table.seats


def test_only_the_opener_may_and_not_to_themselves() -> None:
    desk = Desk(Kind(WizardOptions(), 3))
    desk.seat_all()
    assert refused(desk, commands.Remove(1), by="p2") == "not-owner"
    assert refused(desk, commands.Ban(0), Whom("p0", "")) == "yourself"
    assert refused(desk, commands.Ban(5), None) == "nobody"
    assert refused(desk, commands.Unban(3)) == "no-such-ban"


def test_a_ban_meets_the_player_and_newer_names_from_the_same_address() -> None:
    desk = Desk(Kind(WizardOptions(), 3))
    desk.seat_all()
    at, bars = desk.now, desk.table.bars
    assert [type(action).__name__ for action in order(desk, commands.Ban(1))] == ["Removed", "Banned"]
    assert bars("p1", 0, "10.9.9.9")
    assert bars("p7", at, "10.0.0.1")
    assert bars(None, 0, "10.0.0.1")
    assert not bars("p7", at - 1, "10.0.0.1")
    assert not bars("p7", at, "10.9.9.9")
    assert not bars(None, 0, "")
    assert not bars("p0", at, "10.0.0.1")
    order(desk, commands.Ban(watcher=1), Whom("", "", "", "salt"))
    assert not bars(None, 0, "")
    assert desk.rebuilt().bans == desk.table.bans
    order(desk, commands.Unban(next(iter(desk.table.bans))))
    assert not desk.table.bars("p1", 0, "")


@pytest.mark.slow
async def test_people_over_sockets(tmp_path: Path) -> None:
    async with (
        serving(settings_for(tmp_path)) as address,
        Person(address, "Ada") as ada,
        Person(address, "Ben") as ben,
        Person(address, "Eva") as eva,
    ):
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)
        async with ada.at(table) as at_ada, ben.at(table) as at_ben, eva.at(table) as at_eva:
            told = await at_ada.until("presence", watchers=1)
            assert [each["name"] for each in told["watching"]] == ["Eva"]
            seen = await at_eva.until("presence")
            assert (seen["watching"], seen["bans"]) == ([], [])
            number = told["watching"][0]["watcher"]
            assert (await ben.post(table, "remove", watcher=number)).json()["code"] == "not-owner"
            await ada.must(table, "remove", watcher=number)
            assert await at_eva.ended() == 4403
            await ada.must(table, "ban", seat=1)
            assert await at_ben.ended() == 4403
            banned = (await at_ada.until("presence", seats=[0]))["bans"]
            assert [ban["name"] for ban in banned] == ["Ben"]
        assert (await eva.http.get(f"/tables/{table}")).status_code == 200
        answer = await ben.http.get(f"/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        async with ben.at(table) as again:
            with pytest.raises(ConnectionClosed) as closed:
                await again.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "banned")
        async with Person(address, "Newcomer") as newcomer:
            assert (await newcomer.http.get(f"/tables/{table}")).status_code == 403
            await ada.must(table, "unban", ban=banned[0]["ban"])
            assert (await newcomer.http.get(f"/tables/{table}")).status_code == 200
        await a_ban_holds_in_the_rematch(ada, ben)
        await alike_names_do_not_sit_together(address, ada)


async def a_ban_holds_in_the_rematch(ada: Person, ben: Person) -> None:
    table = await ada.open(game={"game": "extreme", "rounds": 1}, seats=3)
    await ada.must(table, "sit", seat=0)
    async with ada.at(table) as at_ada, ben.at(table):
        told = await at_ada.until("presence", watchers=1)
        await ada.must(table, "ban", watcher=told["watching"][0]["watcher"])
        await ada.start(table, 1, 2)
        await ada.must(table, "leave")
        while not any(event["event"] == "game-over" for event in (await at_ada.until("line"))["events"]):
            pass
        await ada.must(table, "ask-rematch")
        rematch = (await ada.http.get(f"/tables/{table}")).json()["rematch"]
    assert (await ben.http.get(f"/tables/{rematch}")).status_code == 403


async def alike_names_do_not_sit_together(address: str, ada: Person) -> None:
    table = await ada.open(seats=3)
    await ada.must(table, "sit", seat=0)
    async with Person(address, "A.d a") as other, other.at(table) as at_other:
        refused = await at_other.send("sit", seat=1)
        assert (await at_other.until("refused", id=refused))["code"] == "name-alike"
        answer = await other.post(table, "sit", seat=1)
        assert (answer.status_code, answer.json()["code"]) == (409, "name-alike")
        assert (await other.http.patch("/me", json={"name": "Server"})).json()["code"] == "name-reserved"
        await other.http.patch("/me", json={"name": "Ida"})
        await at_other.until("ack", id=await at_other.send("sit", seat=1))  # over the socket that is open
        assert (await other.http.get(f"/tables/{table}")).json()["seats"][1]["name"] == "Ida"
