"""An online tournament of eight people, with the same deals at two tables, through kills: nothing is lost or shown."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

from foretell.fair.check import check_deals
from tests.server.harness import Message, Person
from tests.server.online import begun, entered, gathered, opened, over, play, record, seats
from tests.server.test_kill import GONE, Server
from tests.server.test_kill import serving as serving_process
from tests.server.test_pads import moved
from tests.server.tournaments import PEOPLE, Keys, look, must
from tests.waiting import happens

CUP = {"size": 4, "absent": "walkover", "options": {"rounds": 2}, "pace": {"clock": "seconds", "amount": 600}}


async def test_an_online_tournament_survives_kills(tmp_path: Path) -> None:
    async with serving_process(tmp_path) as server, gathered(await server.address(), *PEOPLE) as people:
        keys = await entered(people, **CUP)
        await must(people[0], keys, "draw", round=1)
        await moved(server, *people)  # tables may be missing
        view = await look(people[0], keys.watch)
        ids = dict(zip((one["id"] for one in view["people"]), people, strict=True))
        await opened(people[0], keys, 1)
        tables = seats(await look(people[0], keys.watch), 1)
        playing = [asyncio.create_task(played(server, ids[who], table)) for who, table in tables.items()]
        await some_bids(people[0], tables[who_is(ids, people[0])])
        await moved(server, *people)
        await asyncio.gather(*playing)
        await over(people[0], keys, 1)
        gone = await second_round(server, ids, keys)
        view = await over(people[0], keys, 2)
        records = await checked(people[0], view)
        assert shown(view) == computed(view, records, gone)


async def second_round(server: Server, ids: Mapping[str, Person], keys: Keys) -> str:
    """Play round 2, in which somebody leaves, and is not there again; who that is."""
    someone = next(iter(ids.values()))
    [table, _] = await opened(someone, keys, 2)
    tables, gone = seats(await look(someone, keys.watch), 2), table["seats"][-1]
    async with ids[gone].at(table["game"]) as line:
        rest = [played(server, ids[who], at) for who, at in tables.items() if who != gone]
        playing = asyncio.gather(*rest)
        await begun(line)
        await line.send("leave")
        await line.until("ack")
    await playing
    return str(gone)


async def played(server: Server, someone: Person, table: str) -> None:
    """Play at a table to the end of its game, over all breaks."""
    while True:
        with suppress(*GONE):
            someone.address = await server.address()
            async with someone.at(table) as line:
                await play(line)
                return


async def some_bids(someone: Person, table: str) -> None:
    """Wait until a bid was made."""

    async def is_bid() -> bool:
        lines = (await someone.http.get(f"/tables/{table}/lines?after=5")).json()["lines"]
        return any(event["event"] == "bid-made" for line in lines for event in line["events"])

    await happens(is_bid, "a bid was made")


def who_is(ids: Mapping[str, Person], someone: Person) -> str:
    """The id of a person."""
    return next(who for who, each in ids.items() if each is someone)


async def checked(someone: Person, view: Message) -> dict[str, Message]:
    """The records of all tables, by their ids; those of a round have the same deals, which the proof checks."""
    found: dict[str, Message] = {}
    for row in view["rounds"]:
        for table in row["tables"]:
            found[table["game"]] = await record(someone, table["game"])
            check_deals(found[table["game"]])
        dealt = [[story["hands"] for story in found[table["game"]]["rounds"]] for table in row["tables"]]
        assert dealt[0] == dealt[1]
    return found


def shown(view: Message) -> dict[str, str]:
    """The points of each person in the standings."""
    return {one["person"]: one["points"] for one in view["standings"]}


def computed(view: Message, records: Mapping[str, Message], gone: str) -> dict[str, str]:
    """The same from the records alone: 100 for each better than the other in the same seat, 50 if they are equal."""
    points: dict[str, list[Fraction | None]] = {one["id"]: [] for one in view["people"]}
    for row in view["rounds"]:
        one, other = (dict(enumerate(records[table["game"]]["totals"])) for table in row["tables"])
        for here, there, table, across in ((one, other, *row["tables"]), (other, one, *reversed(row["tables"]))):
            for seat, who in enumerate(table["seats"]):
                if row["number"] == 2 and who == gone:
                    continue
                alone = row["number"] == 2 and across["seats"][seat] == gone
                better = Fraction(100 * (here[seat] > there[seat]) + 50 * (here[seat] == there[seat]))
                points[who].append(None if alone else better)
    return {
        who: text(sum((mean(each) if one is None else one for one in each), Fraction())) for who, each in points.items()
    }


def mean(points: list[Fraction | None]) -> Fraction:
    """The mean of those that are known."""
    known = [one for one in points if one is not None]
    return sum(known, Fraction()) / len(known)


def text(points: Fraction) -> str:
    """As the standings print it."""
    return f"{float(points):g}"
