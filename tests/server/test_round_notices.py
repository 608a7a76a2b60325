"""Those who take part are notified when their round begins at a table of the server."""

import json
from pathlib import Path

import pytest

from foretell.server.push.notifier import topic_of
from tests.server.online import entered, gathered, opened
from tests.server.test_push import at_home, subscribe
from tests.server.tournaments import must, person, write

TITLES = {"/ben": "Deine Runde beginnt", "/cy": "Je ronde begint"}


async def test_those_who_sit_at_a_table_are_told_in_their_language_that_their_round_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        at_home(tmp_path, monkeypatch) as (address, service),
        gathered(address, "Ada", "Ben", "Cy", "Zoe") as (ada, ben, cy, zoe),
    ):
        browsers = {f"/{name}": service.browser(name) for name in ("ben", "cy", "zoe")}
        for someone, path, language in ((ben, "/ben", "de"), (cy, "/cy", "nl")):
            await subscribe(someone, browsers[path], language=language)
        key = await subscribe(zoe, browsers["/zoe"])
        keys = await entered([ada, ben, cy], name="Cup", size=4)  # Zoe does not take part
        await write(ada, keys, person("Typed"))  # has no device
        await must(ada, keys, "draw", round=1)
        [table] = await opened(ada, keys, 1)
        posted = [await service.next() for _ in TITLES]
        assert {each.path for each in posted} == set(TITLES)
        for each in posted:
            told = json.loads(browsers[each.path].read(each.body))
            assert (told["table"], told["title"], told["turns"]) == (table["game"], TITLES[each.path], 1)
            assert "Cup" in told["text"]
            assert (each.headers["topic"], each.headers["ttl"]) == (topic_of(table["game"]), "3600")
            assert table["game"] not in str(each.headers)
            assert each.claims(key)["sub"].startswith("mailto:")
