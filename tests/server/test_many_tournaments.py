"""A tournament at the server's tables that two processes have: one the tournament, the other the tables."""

import asyncio
import json
from pathlib import Path

from foretell.server.tournaments.lines import log_of
from tests.server.harness import Person
from tests.server.online import ONLINE, gathered, join, opened, over, play_at, record, seats
from tests.server.test_many import two
from tests.server.tournaments import look, must, put


async def test_a_process_plays_the_tables_of_anothers_tournament(tmp_path: Path) -> None:
    """It tells the other when a game is over, and is told when all have ended, so that it shows the cards."""
    async with two(tmp_path) as (many, ada, ben), gathered(ben.address, "Cyd", "Dan", "Eve", "Fay") as others:
        keys = await put(ada, **ONLINE)
        await look(ada, keys.watch)
        people: list[Person] = [ada, ben, *others]
        for someone in people:
            await join(someone, keys)
        await must(ben, keys, "draw", round=1)
        tables = [table["game"] for table in await opened(ada, keys, 1)]
        for table in tables:
            assert (await ben.http.get(f"/tables/{table}")).status_code in (200, 403)  # who asks first has it
        view = await look(ben, keys.watch)
        owners = [many.owner(name) for name in (log_of(keys.watch), *tables)]
        assert owners == [ada.address, ben.address, ben.address]
        ids = dict(zip((each["id"] for each in view["people"]), people, strict=True))
        heard = await asyncio.gather(*[play_at(ids[who], table) for who, table in seats(view, 1).items()])
        view = await over(ben, keys, 1)
        assert [table["status"] for table in view["rounds"][0]["tables"]] == ["confirmed"] * 2
        assert view["deals"] not in json.dumps(heard)
        for table in tables:
            for someone in (ada, ben):
                assert (await record(someone, table))["fair"]["game"] == f"{view['id']}-1"
        assert len(await opened(ben, keys, 2)) == 2
