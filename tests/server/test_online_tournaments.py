"""Tournaments at the server's tables: opened, sealed, shown, and going on by themselves."""

from pathlib import Path

from tests.server.harness import serving, settings_for
from tests.server.online import entered, gathered, over, play_round
from tests.server.tournaments import look, must

NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")


async def test_rounds_go_on_by_themselves_with_the_same_deals_at_all_tables(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, gathered(address, *NAMES) as people:
        keys = await entered(people)
        await must(people[0], keys, "draw", round=1)
        view = await look(people[0], keys.watch)
        known = dict(zip((one["id"] for one in view["people"]), people, strict=True))
        assert [one["online"] for one in view["people"]] == [True] * 6
        await play_round(known, keys, 1)
        await over(people[0], keys, 1)
        await play_round(known, keys, 2)
        view = await over(people[0], keys, 2)
        assert view["next"]["do"] == "end"
        for row in view["rounds"]:
            records = [(await people[0].http.get(f"/tables/{table['game']}/record")).json() for table in row["tables"]]
            first, second = ([(story["hands"], story["turned"]) for story in one["rounds"]] for one in records)
            assert first == second
            assert records[0]["fair"]["game"] == f"{view['id']}-{row['number']}"
        assert sum(float(one["points"]) for one in view["standings"]) == 600
