"""Tournaments at the server's tables, for tests: people who enter themselves and play."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count

from tests.server.harness import Line, Message, Person, told
from tests.server.overheard import OVERHEARD
from tests.server.tournaments import Keys, look, put
from tests.waiting import happens

ONLINE = {"where": "online", "deals": "same", "score": "seats", "pause": 0, "size": 3, "options": {"rounds": 1}}
"""Two rounds at tables of three, each of a game of one round, one right after the other."""

_numbers = count()
"""For ids of commands: a new connection must not repeat those of the last one."""


async def join(someone: Person, keys: Keys, name: str | None = None) -> str:
    """Take part; the id of the person."""
    answer = await someone.http.post(
        f"/tournaments/{keys.watch}/join", json={"id": "join", "name": name or someone.name}
    )
    return str(told(answer, 201)["person"])


@asynccontextmanager
async def gathered(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """People who are known to the server."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(address, name)) for name in names]


async def entered(people: Sequence[Person], **settings: object) -> Keys:
    """A tournament of the first one, in which all have entered themselves."""
    keys = await put(people[0], **{**ONLINE, **settings})
    for person in people:
        await join(person, keys)
    return keys


async def opened(someone: Person, keys: Keys, number: int) -> list[Message]:
    """The tables of a round, when the server has opened all of them."""
    found: list[Message] = []

    async def are_open() -> bool:
        rounds = (await look(someone, keys.watch))["rounds"]
        found[:] = rounds[number - 1]["tables"] if len(rounds) >= number else []
        return bool(found) and all(table["game"] for table in found)

    await happens(are_open, "the tables are open")
    for table in found:
        OVERHEARD.secret(table["game"])
    return found


async def over(someone: Person, keys: Keys, number: int) -> Message:
    """The tournament when a round is closed."""

    async def is_closed() -> bool:
        rounds = (await look(someone, keys.watch))["rounds"]
        return len(rounds) >= number and bool(rounds[number - 1]["closed"])

    await happens(is_closed, "the round is over")
    return await look(someone, keys.watch)


async def record(someone: Person, table: str) -> Message:
    """The record of a table, as soon as its round is over: the cards are shown a moment later."""
    found: Message = {}

    async def is_shown() -> bool:
        answer = await someone.http.get(f"/tables/{table}/record")
        found.update(answer.json())
        return answer.status_code == 200

    await happens(is_shown, "the cards are shown")
    return found


async def play_at(someone: Person, table: str) -> list[Message]:
    """Play at a table up to the end of its game; everything that was heard."""
    async with someone.at(table) as line:
        return await play(line)


async def play(line: Line, after: int = -1) -> list[Message]:
    """Play the first legal move each time, up to the end of the game; everything that was heard."""
    while True:
        message = await line.hear()
        asked = message["table"] if message["type"] == "welcome" else message
        if asked.get("legal") and asked["seq"] > after:
            after = asked["seq"]
            await line.send("move", f"move-{next(_numbers)}", move=asked["legal"][0])
        if ended(message):
            return line.heard


async def acted(line: Line, action: str) -> Message:
    """The next line with this action."""
    while True:
        message = await line.until("line")
        if message["action"]["action"] == action:
            return message


async def begun(line: Line) -> None:
    """Hear until the game has begun."""
    welcome = await line.until("welcome")
    if welcome["table"]["status"] == "waiting":
        await acted(line, "started")


def ended(message: Message) -> bool:
    """Whether a message says that the game is over."""
    if message["type"] == "welcome":
        return bool(message["table"]["status"] == "over")
    return message["type"] == "line" and any(event["event"] == "game-over" for event in message["events"])


def seats(view: Message, number: int) -> dict[str, str]:
    """By person, the id of the table at which they play in a round."""
    return {person: table["game"] for table in view["rounds"][number - 1]["tables"] for person in table["seats"]}


async def play_round(people: Mapping[str, Person], keys: Keys, number: int, away: Collection[str] = ()) -> None:
    """Let everybody but those ``away`` play a round."""
    someone = next(iter(people.values()))
    await opened(someone, keys, number)
    tables = seats(await look(someone, keys.watch), number)
    await asyncio.gather(*[play_at(people[who], tables[who]) for who in tables if who in people and who not in away])
