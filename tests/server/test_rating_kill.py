"""A server that is killed while it rates games rates each of them once."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

from foretell import ExtremeOptions
from foretell.record import to_record
from foretell.store import SqliteStore
from tests.game.kinds import Kind
from tests.rating.played import by_bots
from tests.server.harness import Message, Person, told
from tests.server.rated import play, put, seated
from tests.server.test_kill import serving as serving_process
from tests.server.test_pads import moved
from tests.waiting import happens

GAMES = 2


async def test_each_game_is_rated_once_whenever_the_server_is_killed(tmp_path: Path) -> None:
    async with (
        serving_process(tmp_path) as server,
        Person(await server.address(), "Ada") as ada,
        Person(await server.address(), "Ben") as ben,
    ):
        ids = [(await person.http.get("/me/data")).json()["player"]["id"] for person in (ada, ben)]
        forged = await forge(ada)
        await server.kill()
        await finished_games(tmp_path, *ids)
        await moved(server, ada, ben)
        await happens(partial(has_rows, tmp_path, 2), "a game is rated")
        await moved(server, ada, ben)
        await happens(partial(has_rows, tmp_path, 2 * GAMES), "all games are rated")
        for person in (ada, ben):
            [view] = await ratings(person)
            assert (view["kind"], view["games"], view["finish"], view["skill"]) == ("classic", GAMES, None, None)
        rows = (await ada.http.get("/me/data")).json()["ratings"]
        assert [(row["number"], row["lost"], row["decisions"] > 20) for row in rows] == [(2, 0.0, True), (1, 0.0, True)]
        assert forged == [], "nothing that a client sends counts"
        assert (await ada.http.post("/me/delete", json={"name": "Ada"})).status_code == 202
        await happens(lambda: not has_rows(tmp_path, GAMES + 1), "nothing is left of her")
        assert [view["games"] for view in await ratings(ben)] == [GAMES]


async def forge(person: Person) -> list[Message]:
    """Send whatever may look like a result; the ratings afterwards."""
    record = to_record(by_bots(Kind(ExtremeOptions(1), 3), "thumb"))
    assert (await person.http.post("/viewings", json=record)).status_code == 201
    sent = {"kind": "classic", "games": 99, "skill": {"lost": 0}}
    refused = [await person.http.request(do, "/me/ratings", json=sent) for do in ("POST", "PUT")]
    assert [answer.status_code for answer in refused] == [405, 405]
    return await ratings(person)


async def ratings(person: Person) -> list[Message]:
    answer = await person.http.get("/me/ratings")
    found: list[Message] = told(answer)["ratings"]
    return found


async def finished_games(folder: Path, ada: str, ben: str) -> None:
    """Games that ended when nobody could put them into the queue."""
    games = [play(seated(people=(ada, ben, None), name=f"table {number}"), level="master") for number in range(GAMES)]
    store = SqliteStore(folder / "data" / "foretell.db")
    await put(store, *games)
    await store.close()


def has_rows(folder: Path, many: int) -> bool:
    """Whether there are at least this many ratings."""
    with closing(sqlite3.connect(folder / "data" / "foretell.db")) as connection:
        [count] = connection.execute("SELECT count(*) FROM ratings").fetchone()
    return bool(count >= many)
