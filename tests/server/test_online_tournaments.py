"""Tournaments at the server's tables: opened, sealed, shown, and going on by themselves."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from foretell.server.endpoints.api import ENDPOINTS
from foretell.server.net.access import Access
from foretell.server.table import shown
from tests.server.harness import Line, Message, Person, serving, settings_for
from tests.server.online import acted, entered, gathered, opened, over, play, play_at, play_round, record
from tests.server.pads import entry
from tests.server.tournaments import Keys, at, codes, look, must, write
from tests.waiting import happens

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")


@asynccontextmanager
async def cup(folder: Path, *names: str, **settings: object) -> AsyncIterator[tuple[list[Person], Keys]]:
    """People who take part in a tournament of which round 1 is drawn."""
    async with serving(settings_for(folder)) as address, gathered(address, *names) as people:
        keys = await entered(people, **settings)
        await must(people[0], keys, "draw", round=1)
        yield people, keys


async def known(people: list[Person], keys: Keys) -> dict[str, Person]:
    """By the ids of the tournament, the people who take part."""
    view = await look(people[0], keys.watch)
    return dict(zip((one["id"] for one in view["people"]), people, strict=True))


async def test_rounds_go_on_by_themselves_with_the_same_deals_at_all_tables(tmp_path: Path) -> None:
    async with cup(tmp_path, *NAMES) as (people, keys):
        ids = await known(people, keys)
        await play_round(ids, keys, 1)
        await over(people[0], keys, 1)
        await play_round(ids, keys, 2)
        view = await over(people[0], keys, 2)
        assert [one["online"] for one in view["people"]] == [True] * 6
        for row in view["rounds"]:
            one, other = [await record(people[0], table["game"]) for table in row["tables"]]
            assert [(story["hands"], story["turned"]) for story in one["rounds"]] == [
                (story["hands"], story["turned"]) for story in other["rounds"]
            ]
            assert one["fair"]["game"] == f"{view['id']}-{row['number']}"
        assert sum(float(one["points"]) for one in view["standings"]) == 600


async def test_nobody_sees_more_than_their_seat_until_all_tables_have_ended(tmp_path: Path) -> None:
    async with cup(tmp_path, *NAMES) as (people, keys), gathered(people[0].address, "Zoe") as [zoe]:
        ids, told = await known(people, keys), list[str]()
        first, second = await opened(people[0], keys, 1)
        at_first = [ids[who] for who in first["seats"]]
        heard = await asyncio.gather(*[play_at(someone, first["game"]) for someone in at_first])
        for number, messages in enumerate(heard):
            assert only_own(messages, number)
            told.append(json.dumps(messages))
        readers: list[tuple[Person, int | None]] = [(at_first[0], 0), (ids[second["seats"][0]], None), (zoe, None)]
        await confirmed(zoe, keys, first["number"])
        for someone, seat in readers:
            async for path, status, text in everything(someone, first["game"], keys):
                assert "{table}" not in path or seat is not None or status == 403, (path, status)
                assert only_own(list(objects(text)), seat), path
                told.append(text)
            for path in ("record", "replay"):
                refused = await someone.http.get(f"/tables/{first['game']}/{path}")
                assert refused.json()["code"] == ("sealed" if seat is None else "not-over")
        async with at_first[1].at(first["game"]) as line:
            assert (await line.until("welcome"))["table"]["status"] == "over"
            await asyncio.gather(*[play_at(ids[who], second["game"]) for who in second["seats"]])
            await acted(line, "unsealed")
            secret = (await line.until("revealed"))["secret"]
        view = await over(zoe, keys, 1)
        assert view["deals"] == view["rounds"][0]["deals"]
        assert (await record(zoe, first["game"]))["fair"]["secret"] == secret
        assert not any(secret in text or view["deals"] in text for text in told)


async def test_no_result_is_told_while_others_play_the_same_deals(tmp_path: Path) -> None:
    async with cup(tmp_path, *NAMES) as (people, keys), gathered(people[0].address, "Zoe") as [zoe]:
        ids = await known(people, keys)
        first, second = await opened(people[0], keys, 1)
        async with at(people[0], keys.own) as organiser, at(zoe, keys.watch) as reader:
            await asyncio.gather(*[play_at(ids[who], first["game"]) for who in first["seats"]])
            await confirmed(zoe, keys, first["number"])
            await write(people[0], keys, entry("set", set={"where": "cards"}))  # so that tables have codes
            [code, *_] = codes(await look(people[0], keys.own))
            for someone, key in ((people[0], keys.own), (zoe, keys.watch)):
                async for path, _, text in everything(someone, second["game"], Keys(key, key), code):
                    assert no_results(list(objects(text))), path
                    assert path != "/tournaments/{tournament}/games.csv" or text.count("\n") == 1
            await write(people[0], keys, entry("set", set={"where": "online", "name": "Sealed"}))
            for line in (organiser, reader):
                await told(line, lambda changed: changed.get("settings", {}).get("name") == "Sealed")
                assert no_results(line.heard)
            await asyncio.gather(*[play_at(ids[who], second["game"]) for who in second["seats"]])
            for line in (organiser, reader):
                changed = await told(line, lambda changed: any(row["closed"] for row in changed["rounds"]))
                assert None not in [table["points"] for table in changed["rounds"][0]["tables"]]
        logged = [one["do"] for message in organiser.heard for one in message.get("log", ())]
        assert logged.count("result") == 2
        document = (await people[0].http.get(f"/tournaments/{keys.own}/document")).json()
        assert [one["do"] for one in document["entries"]].count("result") == 2


async def told(line: Line, what: Callable[[Message], bool]) -> Message:
    """The next message of a change that is this one."""
    while True:
        message = await line.until("changed")
        if what(message):
            return message


async def confirmed(someone: Person, keys: Keys, table: int) -> None:
    """Wait until a table of round 1 has its result, whose points nobody is told."""

    async def is_confirmed() -> bool:
        found = (await look(someone, keys.watch))["rounds"][0]["tables"][table - 1]
        assert found["points"] is None
        return bool(found["status"] == "confirmed")

    await happens(is_confirmed, "the table has its result")


def no_results(value: object) -> bool:
    """Whether no table within has points, and no entry is a result."""
    if isinstance(value, list):
        return all(map(no_results, value))
    if not isinstance(value, dict):
        return True
    own = value.get("do") != "result" and (value.get("points") is None or "seats" not in value)
    return own and all(map(no_results, value.values()))


async def everything(someone: Person, table: str, keys: Keys, code: str = "") -> AsyncIterator[tuple[str, int, str]]:
    """All answers of the server that may have to do with a table: path, status and text."""
    paths = {"{table}": table, "{tournament}": keys.watch, **({"{code}": code} if code else {})}
    for endpoint in ENDPOINTS:
        path = endpoint.path
        for name, value in paths.items():
            path = path.replace(name, value)
        harmful = endpoint.method != "GET" and endpoint.path.startswith(("/me", "/players", "/reach"))
        if harmful or "{" in path or path == "/schema":
            continue
        if endpoint.path.endswith("/stream") and (await someone.http.get(f"/tables/{table}")).status_code == 200:
            continue  # its lines are those of the socket, and it does not end
        answer = await someone.http.request(endpoint.method, path, json=None if endpoint.method == "GET" else {})
        yield endpoint.path, answer.status_code, answer.text
    home = await someone.http.get(f"http://{someone.address}/table/{table}")
    yield "the page", home.status_code, home.text


def objects(text: str) -> Iterator[object]:
    """The JSON value of an answer, if it is one."""
    try:
        yield json.loads(text)
    except ValueError:
        return


def only_own(value: object, seat: int | None) -> bool:
    """Whether the hands in all deals and views within are those of this seat alone."""
    if isinstance(value, list):
        return all(only_own(each, seat) for each in value)
    if not isinstance(value, dict):
        return True
    hands = value.get("hands" if value.get("event") == "round-dealt" else "known_cards", [])
    hidden = all(set(hand) <= {"?"} for number, hand in enumerate(hands) if number != seat)
    return hidden and all(only_own(each, seat) for each in value.values())


async def test_people_without_a_seat_see_the_table_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        cup(tmp_path, *NAMES[:3], deals="own", delay=3600) as (people, keys),
        gathered(people[0].address, "Zoe") as [zoe],
    ):
        ids = await known(people, keys)
        [table] = await opened(people[0], keys, 1)
        game = table["game"]
        async with zoe.at(game) as late, ids[table["seats"][0]].at(game) as first:
            assert (await late.until("welcome"))["table"]["status"] == "waiting"
            others = asyncio.gather(*[play_at(ids[who], game) for who in table["seats"][1:]])
            await acted(first, "moved")
            view = (await zoe.http.get(f"/tables/{game}")).json()
            assert (view["status"], view["seq"], view["game"]) == ("waiting", 4, None)
            assert len((await zoe.http.get(f"/tables/{game}/lines")).json()["lines"]) == 4
            assert (await zoe.http.get(f"/tables/{game}/record")).json()["code"] == "not-over"
            assert [message["type"] for message in late.heard] == ["welcome"]
            counted = list[int]()
            with monkeypatch.context() as counting:
                counting.setattr(shown, "READ_FOR_ONE_SENT", 1)
                counting.setattr(Access, "allow_reading", lambda *given: counted.append(given[-1]))
                for who in (ids[table["seats"][0]], zoe):
                    await who.http.get(f"/tables/{game}/lines", params={"after": 999, "limit": 1})
            assert counted[0] == 1 < counted[1], "for who is late the whole log is folded"
            await play(first)
            await others
            await acted(late, "started")
            await late.until("revealed")
            assert (await zoe.http.get(f"/tables/{game}")).json()["status"] == "over"
