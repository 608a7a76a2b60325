"""A server that is killed loses nothing of a tournament that it has acknowledged, at whatever moment."""

from pathlib import Path

from tests.server import pads
from tests.server.harness import Person
from tests.server.pads import entry
from tests.server.test_kill import Server
from tests.server.test_kill import serving as serving_process
from tests.server.test_pads import moved
from tests.server.tournaments import PEOPLE, Keys, ask_table, codes, look, must, person, put, result, seated, write


async def test_nothing_acknowledged_is_lost_in_any_phase(tmp_path: Path) -> None:
    async with (
        serving_process(tmp_path) as server,
        Person(await server.address(), "Ada") as ada,
        Person(await server.address(), "Ben") as ben,
    ):
        keys = await put(ada, *PEOPLE)
        await must(ada, keys, "draw", round=1)
        await killed(server, keys, ada, ben)
        [code, *_] = codes(await look(ada, keys.own))
        table = await seated(ben, keys, code)
        seats = table["seated"]["seats"]
        bids = [entry("bid", round=1, player=seat, bid=0) for seat in [*seats[1:], seats[0]]]
        await pads.write(ben, table["pad"], *bids)
        tricks = [entry("tricks", round=1, player=seat, tricks=int(seat == seats[0])) for seat in seats]
        await pads.write(ben, table["pad"], *tricks, entry("end", round=1, done=True))
        answer = await ask_table(ben, keys, code, "hand-in", round=1)
        assert answer.status_code == 200, answer.text
        await killed(server, keys, ada, ben)
        first, other = (await look(ada, keys.own))["rounds"][0]["tables"]
        assert first["points"] == [-10, 20, 20, 20]
        await write(ada, keys, result(1, first, -10, 20, 20, 20, over=first["result"]), result(1, other, 1, 2, 3, 4))
        await must(ada, keys, "close", round=1)
        await write(ada, keys, person("Late"), entry("leave", person="mira", round=2))
        await must(ada, keys, "draw", round=2)
        await killed(server, keys, ada, ben)
        assert len((await look(ben, keys.watch))["rounds"]) == 2


async def killed(server: Server, keys: Keys, ada: Person, ben: Person) -> None:
    """Kill the server; what both see afterwards is the same."""
    before = [await seen(ada, keys.own), await seen(ben, keys.watch)]
    await moved(server, ada, ben)
    assert [await seen(ada, keys.own), await seen(ben, keys.watch)] == before


async def seen(someone: Person, key: str) -> object:
    """The tournament without the time, and without the progress of pads, which is not kept."""
    view = await look(someone, key)
    return {name: value for name, value in view.items() if name != "now"}
