"""Entries that are undone in clubs and tournaments: nothing else waits while all are folded again."""

import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from foretell.pad.entries import AnyEntry
from foretell.pad.folding import undone
from tests.server.kept import ADA, Kind, opened
from tests.server.pads import entry


@pytest.mark.parametrize("kind", ["club", "tournament"])
@pytest.mark.parametrize("more", [(), ("set",)])
async def test_entries_are_folded_again_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind, more: Sequence[str]
) -> None:
    where = list[threading.Thread]()

    def noted(entries: Iterable[AnyEntry]) -> set[str]:
        where.append(threading.current_thread())
        return undone(entries)

    async with opened(tmp_path, kind) as desk:
        monkeypatch.setattr("foretell.pad.folding.undone", noted)
        for some in (
            [entry("set", "named", set={"name": "Chess"})],
            [entry("undo", entry="named"), *[entry(do, set={"name": "Bridge"}) for do in more]],
        ):
            if kind == "club":
                await (await desk.club()).write(some, ADA, by_key=True)
            else:
                await (await desk.tournament()).write(some, "ada")
        state = (await desk.club()).state.state if kind == "club" else (await desk.tournament()).state.state
        assert where
        assert threading.main_thread() not in where
        assert state.settings.name == ("Bridge" if more else "Friday")
