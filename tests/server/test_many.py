"""Several servers with one store: whoever is asked, the owner of a table, pad or tournament answers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from foretell.server import run
from foretell.server.clubs.hub import Clubs
from foretell.server.cluster import listener
from foretell.server.cluster.peers import Peers, Unreachable
from foretell.server.eventlog import engine
from foretell.server.eventlog.engine import Engine
from foretell.server.pads.lines import log_of as log_of_pad
from foretell.server.pads.lines import watch_key as pad_watch
from foretell.server.people import keeper
from foretell.server.viewings.lines import log_of
from foretell.store.postgres import PostgresStore
from foretell.store.postgres.node import Patience
from foretell.store.postgres.store import PostgresOwnership
from foretell.store.values import Observer
from tests.postgres import cluster, with_schema
from tests.server import clubs, pads, tournaments
from tests.server.harness import GENEROUS, Person, http_client, lasting, serving, settings_for
from tests.server.overheard import OVERHEARD
from tests.server.pads import MIRA, at, bid, look, put, take, write
from tests.server.test_http import play_by_stream
from tests.server.test_tournaments import score
from tests.server.test_viewings import at as looking
from tests.server.test_viewings import finished, opened
from tests.waiting import happens

PATIENT = Patience(sure=120.0, dead=240.0)
"""On a busy machine nobody is to be taken for dead."""


class Many:
    """Servers with one database."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.url = folder, with_schema(cluster())
        self.database = self.url.split("?")[0].rpartition("/")[2]
        self.inner: dict[str, str] = {}
        """Where other servers reach each."""

    @asynccontextmanager
    async def server(self, drain_seconds: float = 0.0, **limits: int) -> AsyncIterator[str]:
        """One more server; yields its address for clients."""
        limited = replace(GENEROUS, **limits)
        settings = replace(settings_for(self.folder), limits=limited, drain_seconds=drain_seconds)
        inner = listener.listen("127.0.0.1", 0)
        where = listener.address_of(inner, "127.0.0.1")

        def opened(_path: Path, observer: Observer) -> PostgresStore:
            return PostgresStore(self.url, observer, where, PATIENT)

        with inner:
            async with serving(settings, opened, inner) as address:
                self.inner[address] = where
                yield address

    def owner(self, table: str) -> str | None:
        """The server that owns a table, by its address for clients; None: nobody does."""
        found = self.do("SELECT name, address FROM tables JOIN nodes ON nodes.id = owner").splitlines()
        owners = dict(line.split("|") for line in found)
        return next((address for address, inner in self.inner.items() if inner == owners.get(table)), None)

    def do(self, sql: str) -> str:
        """Do something to the database that no server would do."""
        return cluster().do(self.database, sql)


@asynccontextmanager
async def two(folder: Path, **limits: int) -> AsyncIterator[tuple[Many, Person, Person]]:
    """Two servers: Ada is at the first one, Ben at the second; both know both."""
    many = Many(folder)
    async with (
        many.server(**limits) as one,
        many.server(**limits) as other,
        Person(one, "Ada") as ada,
        Person(other, "Ben") as ben,
    ):
        yield many, ada, ben


async def test_everything_about_a_table_can_be_asked_of_every_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (many, ada, ben):
        table = await ada.open(game={"game": "extreme", "rounds": 1}, seats=3)
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)
        await ben.start(table, 2)
        assert many.owner(table) == ada.address
        before = [(await who.http.get(f"/tables/{table}")).json() for who in (ada, ben)]
        assert before[0]["seats"] == before[1]["seats"]
        assert (before[0]["you"], before[1]["you"]) == (0, 1)
        asked = await asyncio.gather(play_by_stream(ada, table), play_by_stream(ben, table))
        assert all(messages[-1]["type"] == "revealed" for messages in asked)
        for path in ("", "/lines?after=3", "/record", "/replay", "/why?move=x"):
            answers = [await who.http.get(f"/tables/{table}{path}") for who in (ada, ben)]
            assert answers[0].status_code == answers[1].status_code, path
            if not path:
                views = [lasting(answer.json() | {"you": 0, "owner": True}) for answer in answers]
                assert views[0] == views[1]
            elif path != "/why?move=x":
                assert answers[0].content == answers[1].content, path
        refused = await ben.http.get(f"/tables/{table}/why?move=x")
        assert refused.json()["code"]
        assert refused.headers["x-content-type-options"] == "nosniff"
        await ada.must(table, "ask-rematch")
        await ben.must(table, "ask-rematch")
        new = (await ben.http.get(f"/tables/{table}")).json()["rematch"]
        assert [seat["name"] for seat in (await ben.http.get(f"/tables/{new}")).json()["seats"]][:2] == [
            "Ada",
            "Ben",
        ]
        assert (await ben.http.get("/tables/nowhere")).status_code == 404
        foreign = await ben.http.post(
            f"/tables/{table}/commands",
            json={"type": "do", "id": "x", "command": {"do": "say", "text": "hi"}},
            headers={"origin": "https://evil.example"},
        )
        assert foreign.status_code == 403
        long = await ben.http.post(f"/tables/{table}/commands", content=b" " * 5000)
        assert long.status_code == 413


async def test_a_socket_at_another_server_is_one_at_the_table(tmp_path: Path) -> None:
    async with two(tmp_path) as (many, ada, ben):
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        async with ada.at(table) as near, ben.at(table) as far:
            welcome = await far.until("welcome")
            assert welcome["table"]["seats"][0]["name"] == "Ada"
            command = await far.send("sit", seat=1)
            seq = (await far.until("ack", id=command))["seq"]
            assert (await near.until("line", seq=seq))["action"]["action"] == "seated"
            refused = await far.send("sit", seat=0)
            assert (await far.until("refused", id=refused))["code"]
            await near.send("say", text="hello")
            assert (await far.until("line", seq=seq + 1))["action"]["text"] == "hello"
            assert many.owner(table) == ada.address
        async with ben.at("nowhere") as gone:
            assert await gone.ended() == 4404


async def test_a_pad_that_another_process_has_is_handed_in(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, ada, ben):
        keys = await tournaments.put(ada, *tournaments.PEOPLE)
        await tournaments.must(ada, keys, "draw", round=1)
        code = next(tournaments.codes(await tournaments.look(ada, keys.own)))
        table = await tournaments.seated(ben, keys, code)
        await score(ben, table["pad"], table["seated"]["seats"])
        for someone in (ben, ada):
            answer = await tournaments.ask_table(someone, keys, code, "hand-in", round=1)
            assert answer.status_code == 200, answer.text
        assert (await tournaments.seated(ada, keys, code))["seated"]["points"] == [30, 20, 20, 20]
        async with tournaments.at(ben, keys.own) as line:
            assert (await line.until("tournament"))["tournament"]["organiser"]
        assert (await look(ada, table["pad"]))["writes"]


async def test_a_pad_of_another_process_follows_a_changed_seating(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where its owner does not answer, it is asked again."""
    fails = first_fails(monkeypatch, "/nodes/seats")
    async with two(tmp_path) as (many, ada, ben):
        keys = await tournaments.put(ada, *tournaments.PEOPLE)
        await tournaments.must(ada, keys, "draw", round=1)
        one, other = (await tournaments.look(ada, keys.own))["rounds"][0]["tables"]
        await look(ben, one["pad"])
        assert many.owner(log_of_pad(pad_watch(one["pad"]))) == ben.address
        change = {"round": 1, "person": one["seats"][0], "other": other["seats"][0], "why": "late"}
        await tournaments.write(ada, keys, pads.entry("swap", **change))
        wanted = [other["seats"][0], *one["seats"][1:]]

        async def follows() -> bool:
            return wanted in [entry.get("order") for entry in (await look(ben, one["pad"]))["entries"]]

        await happens(follows, "the pad has the new seats")
        assert not fails


def first_fails(monkeypatch: pytest.MonkeyPatch, asked: str) -> list[bool]:
    """Let the first request for this path fail between processes, which try again soon; empty when it has failed."""
    fails, post = [True], Peers.post

    async def answered(peers: Peers, address: str, path: str, body: bytes) -> bytes:
        if path == asked and fails:
            fails.pop()
            raise Unreachable(address)
        return await post(peers, address, path, body)

    monkeypatch.setattr(Peers, "post", answered)
    monkeypatch.setattr(engine, "_ROUND_SECONDS", 0.1)
    return fails


async def nothing(*_: object) -> None:
    """Do nothing when somebody asks for a club."""


async def test_pads_are_reached_through_every_server(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, ada, ben):
        pad, watch = await put(ada)
        await take(ben, pad, MIRA)
        async with at(ada, pad) as near:
            await near.until("pad")
            await write(ben, pad, bid(MIRA, 1))
            await near.until("written")
        assert (await look(ben, pad))["entries"] == (await look(ben, watch))["entries"]
        assert (await look(ben, watch))["writes"] is False


async def test_a_stranger_cannot_make_the_database_fail_by_what_they_ask_for(tmp_path: Path) -> None:
    """PostgreSQL takes no zeros in texts; each would be told to the operator as a failure of the database."""
    async with Many(tmp_path).server() as address, Person(address, "Ada") as ada:
        for kind in ("tables", "pads", "viewings"):
            for name in ("%00", "a%00b"):
                assert (await ada.http.get(f"/{kind}/{name}")).status_code == 404
        ended = await ada.http.request("DELETE", "/me/push", json={"endpoint": "https://a.example/\0"})
        assert (ended.status_code, ended.json()["code"]) == (422, "malformed")


async def test_people_look_together_through_every_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is deleted at one server is also gone from what another server has."""
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.1)
    async with two(tmp_path) as (many, ada, ben):
        viewing = await opened(ada, finished())
        async with looking(ben, viewing) as near, looking(ada, viewing) as far:
            assert many.owner(log_of(viewing)) == ben.address
            scene = await near.scene(leader=1)
            assert [member["name"] for member in scene["members"]] == ["Ben", "Ada"]
            await far.show(7, "card-0-B7")
            await near.scene(target="card-0-B7")
            await far.must("branch", line=1)
            await far.must("play", branch=0, after=0, move="bid 1")
            await near.until("branched", branch={"line": 1, "moves": ["bid 1"]})
            assert await near.refused("lead") == "led"
            await far.must("lead", to=0)
            await near.scene(leader=0)
        answers = [await who.http.get(f"/viewings/{viewing}") for who in (ada, ben)]
        assert answers[0].content == answers[1].content
        assert answers[0].json()["record"] == finished()
        async with looking(ben, viewing) as near:
            await near.until("branches")
            assert (await ada.http.post("/me/delete", json={"name": "Ada"})).status_code == 202
            assert await near.ended() == 1012
        async with looking(ben, viewing) as gone:
            assert await gone.ended() == 4404


async def test_a_club_is_the_same_at_every_server_with_games_of_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that end are read at once; where the club's owner does not answer, it is asked again."""
    fails, looks = first_fails(monkeypatch, "/nodes/club"), Clubs.look_at_games
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.1)
    async with two(tmp_path) as (many, ada, ben):
        keys = await clubs.put(ada, "Mira", "Tobias", "Lotte", formula="sum")
        assert (await clubs.look(ada, keys.own))["organiser"]
        pad, watch = await pads.put(ben, rounds=1)
        await pads.look(ben, watch)
        assert {many.owner(f"pad:{watch}"), many.owner(f"club:{keys.watch}")} == {ada.address, ben.address}
        await clubs.write(ada, keys.own, clubs.game("pad", pad))
        assert await clubs.join(ben, keys, "Lotte") == "lotte"
        monkeypatch.setattr(Clubs, "look_at_games", nothing)
        await clubs.finish_pad(ben, pad)

        async def is_read() -> bool:
            return bool((await clubs.look(ada, keys.own))["table"])

        await happens(is_read, "the result is there")
        assert not fails
        monkeypatch.setattr(Clubs, "look_at_games", looks)
        answers = [await clubs.look(who, keys.watch) for who in (ada, ben)]
        assert clubs.table(answers[0]) == clubs.table(answers[1]) != []
        assert [view["you"] for view in answers] == [None, "lotte"]
        assert (await ben.http.post("/me/delete", json={"name": "Ben"})).status_code == 202
        await happens(lambda: _is_unnamed(ada, keys.watch), "the name is gone")


async def _is_unnamed(someone: Person, club: str) -> bool:
    answer = await someone.http.get(f"/clubs/{club}")
    return answer.is_success and [one["name"] for one in answer.json()["members"]] == ["Mira", "Tobias", ""]


async def test_a_ticket_is_used_once_and_who_is_signed_out_or_kept_out_is_so_at_every_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "_ROUND_SECONDS", 0.1)
    async with two(tmp_path) as (many, ada, ben):
        table = await ben.open(seats=3)
        await ben.must(table, "sit", seat=0)
        ticket = (await ada.http.post("/me/ticket", json={})).json()["ticket"]
        both = [who.http.post("/tickets/use", json={"ticket": ticket}) for who in (ada, ben) for _ in range(3)]
        used = await asyncio.gather(*both)
        assert sorted(answer.status_code for answer in used) == [200, *[404] * 5]
        token = next(answer.json()["token"] for answer in used if answer.status_code == 200)
        phone = Person(ben.address, "Ada")
        phone.token = OVERHEARD.secret(token)
        async with phone.at(table) as near, ada.at(table) as far:
            for line in (near, far):
                await line.until("welcome")
            assert many.owner(table) == ben.address
            assert (await ada.http.post("/me/sign-out", json={"stay": True})).status_code == 200
            assert (await near.ended(), await far.ended()) == (4401, 4401)
        await phone.http.aclose()
        async with ben.at(table) as line:
            await line.until("welcome")
            many.do("INSERT INTO bans SELECT 'player', id, 1, '' FROM players WHERE name = 'Ben'")
            assert await line.ended() == 4403


async def test_lists_show_the_tables_of_all_servers_as_they_are_now(tmp_path: Path) -> None:
    async with two(tmp_path) as (_, ada, ben):
        table = await ada.open(seats=3, listed=True)
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)
        await ada.start(table, 2)
        for who in (ada, ben):
            (listed,) = (await who.http.get("/tables")).json()["tables"]
            assert (listed["table"], listed["status"]) == (table, "playing")
        (own,) = (await ben.http.get("/me/tables")).json()["tables"]
        assert own["round"] == 1


async def test_a_server_that_is_stopped_hands_its_tables_over_at_once(tmp_path: Path) -> None:
    many = Many(tmp_path)
    async with many.server() as one, AsyncExitStack() as stopped:
        other = await stopped.enter_async_context(many.server())
        async with Person(one, "Ada") as ada, Person(other, "Ben") as ben:
            table = await ben.open(seats=3)
            await ben.must(table, "sit", seat=0)
            async with ada.at(table) as line, ben.at(table) as own:
                await line.until("welcome")
                await own.until("welcome")
                stopping = asyncio.create_task(stopped.aclose())
                assert (await line.ended(), await own.ended()) == (1012, 1012)
                assert (await ada.http.get(f"/tables/{table}")).status_code == 200
                assert many.owner(table) == one
                await ada.must(table, "sit", seat=1)
            await stopping


async def test_a_command_at_the_moment_of_handing_over_is_not_refused_but_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gives_up, goes_on, release = asyncio.Event(), asyncio.Event(), PostgresOwnership.release

    async def slowly(self: PostgresOwnership, name: str) -> None:
        gives_up.set()
        await goes_on.wait()
        await release(self, name)

    monkeypatch.setattr(PostgresOwnership, "release", lambda self, name: asyncio.ensure_future(slowly(self, name)))
    many = Many(tmp_path)
    async with many.server() as one, AsyncExitStack() as stopped:
        other = await stopped.enter_async_context(many.server())
        async with Person(other, "Ben") as ben:
            table = await ben.open(seats=3)
            async with ben.at(table) as line:
                await line.until("welcome")
                stopping = asyncio.create_task(stopped.aclose())
                await gives_up.wait()
                await line.send("sit", "b", seat=0)
                await (await line.socket.ping())  # so the server has read the command
                goes_on.set()
                assert await line.ended() == 1012
                assert "refused" not in {message["type"] for message in line.heard}
            await stopping
            ben.address = one
            async with ben.at(table) as line:
                await line.until("welcome")
                await line.send("sit", "b", seat=0)
                assert (await line.until("ack", id="b"))["seq"] == 2


async def test_a_server_serves_on_until_its_proxy_has_noticed_that_it_will_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many, are_seated, drain = Many(tmp_path), asyncio.Event(), run._Server._drain

    async def drained(server: run._Server, engine: Engine) -> None:
        await drain(server, engine)
        await are_seated.wait()

    monkeypatch.setattr(run._Server, "_drain", drained)
    async with many.server() as one, AsyncExitStack() as stopped:
        other = await stopped.enter_async_context(many.server(drain_seconds=0.1))
        async with (
            Person(one, "Ada") as ada,
            Person(other, "Ben") as ben,
            http_client(f"http://{other}") as proxy,
        ):
            table = await ben.open(seats=3)
            async with ben.at(table) as line:
                await line.until("welcome")
                assert (await proxy.get("/ready")).status_code == 200
                stopping = asyncio.create_task(stopped.aclose())
                while (ready := await proxy.get("/ready")).status_code == 200:
                    pass
                assert (ready.status_code, ready.json()["code"]) == (404, "leaving")
                await ben.must(table, "sit", seat=0)
                await ada.must(table, "sit", seat=1)
                are_seated.set()
                assert await line.ended() == 1012
            await stopping
            assert (await ada.http.get(f"/tables/{table}")).status_code == 200
            assert many.owner(table) == one


async def test_a_server_that_was_declared_dead_shows_nothing_and_begins_anew(tmp_path: Path) -> None:
    async with two(tmp_path) as (many, ada, ben):
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=0)
        async with ada.at(table) as line:
            await line.until("welcome")
            many.do("DELETE FROM nodes WHERE id = (SELECT min(id) FROM nodes)")
            await ben.must(table, "sit", seat=1)
            assert many.owner(table) == ben.address
            assert await line.ended() == 1012
        while (view := await ada.http.get(f"/tables/{table}")).status_code == 503:
            assert view.headers["retry-after"]
        assert [seat["name"] for seat in view.json()["seats"]][:2] == ["Ada", "Ben"]
        await ada.must(table, "say", text="still here")


async def test_the_owners_address_is_no_door_for_strangers(tmp_path: Path) -> None:
    async with two(tmp_path) as (many, ada, ben):
        secret = OVERHEARD.secret(many.do("SELECT encode(value, 'hex') FROM secrets"))
        assert len(secret) == 64
        inner = many.inner[ada.address]
        async with http_client(f"http://{inner}") as stranger:
            for headers in ({}, {"x-foretell-secret": "0" * 64}):
                assert (await stranger.get("/api/v1/tables", headers=headers)).status_code == 403
            known = {"x-foretell-secret": secret, "x-foretell-client": "10.1.2.3"}
            assert (await stranger.get("/api/v1/tables", headers=known)).status_code == 200
        for path in ("summaries", "seats"):
            assert (await ben.http.post(f"http://{ben.address}/nodes/{path}", json={})).status_code == 404
        table = await ada.open()
        assert (await ben.http.get(f"/tables/{table}", headers={"x-foretell-secret": "f" * 64})).status_code == 200


async def test_a_clients_requests_are_counted_once(tmp_path: Path) -> None:
    async with two(tmp_path, requests_per_second=1, connections=2) as (_, ada, ben):
        table = await ada.open()
        answers = await asyncio.gather(*(ben.http.get(f"/tables/{table}") for _ in range(60)))
        assert {answer.status_code for answer in answers} == {200, 429}
        assert (await ada.http.get(f"/tables/{table}")).status_code == 200
