"""Random play at a shared pad: every reader gets every entry once, in order, and no face-down bid of others."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from foretell.pad.document import Document, read_document
from foretell.pad.fold import fold
from foretell.pad.state import WizardRound
from foretell.server.eventlog.asking import Refusal
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.pads.host import PadHost
from foretell.server.pads.hub import Pads
from foretell.store import SqliteStore
from tests.server.pads import LOTTE, MIRA, TOBIAS, bid, document, entry, tricks

PLAYERS = (MIRA, TOBIAS, LOTTE)
OWNERS = dict(zip(PLAYERS, ("ada", "ben", "cy"), strict=True))
STEPS = 70


class Collector(Reader):
    """A reader that collects entries from messages, and notes every bid in them."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person, room=10**6)
        self.entries: dict[str, dict[str, Any]] = {}
        self.now: set[str] = set()
        """Entries whose bids were in the last messages."""

    def hear(self) -> None:
        """Read the new messages."""
        self.now.clear()
        for data in self._next():
            message = msgspec.json.decode(data)
            if message["type"] == "pad":
                self._take(message["pad"]["entries"])
            elif message["type"] == "written":
                assert not self.entries.keys() & {one["id"] for one in message["entries"]}
                self._take(message["entries"])
                self._take(message["shown"])

    def _take(self, entries: list[dict[str, Any]]) -> None:
        self.entries |= {one["id"]: one for one in entries}
        self.now |= {one["id"] for one in entries if one["do"] == "bid" and one["bid"] not in ("?", None)}


def steps(rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Authors and their entries: players write their own bids, anybody writes all else."""
    written: list[str] = []
    for _ in range(STEPS):
        player, number = rng.choice(PLAYERS), rng.choice((1, 1, 2))
        kinds = {
            "bid": {**bid(player, rng.randrange(2)), "round": number},
            "tricks": {**tricks(player, rng.randrange(2)), "round": number},
            "end": entry("end", round=number, done=rng.random() < 0.7),
            "undo": entry("undo", entry=rng.choice(written or [MIRA])),
            "redo": entry("redo", entry=rng.choice(written or [MIRA])),
            "options": entry("options", set={"bidding": rng.choice(("open", "hidden", "hidden", "secret", "secret"))}),
            "leave": entry("leave", player=player, round=rng.choice((1, 2, None))),
        }
        made = kinds[rng.choice(("bid",) * 6 + ("tricks",) * 3 + tuple(kinds))]
        written.append(made["id"])
        yield OWNERS[player] if made["do"] == "bid" else rng.choice(list(OWNERS.values())), made


def face_down(pad: Document) -> set[int]:
    """V2, V3: the rounds whose bids lie face down."""
    return {row.number for row in fold(pad).rounds if isinstance(row, WizardRound) and row.face_down}


def check_readers(host: PadHost, readers: list[Collector], authors: Mapping[str, str]) -> None:
    """Check the last messages, and the entries that they add up to."""
    down = face_down(host.pad.document)
    for reader in readers:
        reader.hear()
        for name in reader.now:
            assert authors[name] == reader.player or host.pad.entries[name].values["round"] not in down
        assert list(reader.entries) == list(host.pad.entries)
        shown = {one: host.pad.seen_by(host.pad.entries[one], reader.player).to_json() for one in reader.entries}
        hidden_again = {name for name in shown if shown[name] != reader.entries[name]}
        assert all(shown[name]["bid"] == "?" for name in hidden_again)


@pytest.mark.parametrize("seed", range(4))
async def test_everybody_gets_everything_except_face_down_bids(seed: int, tmp_path: Path) -> None:
    rng, bidding = Random(seed), ("hidden", "secret")[seed % 2]
    store = SqliteStore(tmp_path / "a.db")
    pads = Pads(store, Metrics(), 1000)
    made = await pads.open(read_document(document(bidding=bidding)), "ada")
    host = (await pads.find(made.pad) or pytest.fail("no pad"))[0]
    for player, owner in OWNERS.items():
        await host.take(player, owner)
    readers = [Collector(person) for person in (*OWNERS.values(), None)]
    for reader in readers:
        if reader.player is not None:
            host.writers.add(reader)
        await host.join(reader)
    authors: dict[str, str] = {}
    codes: set[str] = set()
    for person, one in steps(rng):
        try:
            await host.write([one], person)
            authors[one["id"]] = person
        except Refusal as refusal:
            codes.add(refusal.code)
        check_readers(host, readers, authors)
    assert codes <= {"face-down", "not-yours"}
    again = await Pads(store, Metrics(), 1000).find(made.watch)
    assert again is not None
    assert json.dumps(again[0].pad.document.to_json()) == json.dumps(host.pad.document.to_json())
    assert again[0].pad.hidden == host.pad.hidden
    await store.close()
