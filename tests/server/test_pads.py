"""Shared score pads: one order for all, no entry twice, and bids face down for the others."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from foretell.pad.document import Document, read_document
from foretell.pad.fold import fold
from foretell.pad.state import State
from foretell.server.eventlog import clock
from foretell.server.eventlog.unused import GRACE_MS
from foretell.server.net.access import Access
from foretell.server.net.conduct import Conduct
from foretell.server.net.reader import Reader
from foretell.server.ops.metrics import Metrics
from foretell.server.pads.host import UNUSED_MS, PadHost
from foretell.server.pads.hub import Pads
from foretell.server.pads.lines import PADS, log_of, watch_key
from foretell.server.protocol.pads import PadMade
from foretell.store import SqliteStore
from tests.server.harness import Person, people
from tests.server.pads import (
    LOTTE,
    MIRA,
    TOBIAS,
    Phone,
    ask,
    at,
    bid,
    bids,
    document,
    entry,
    look,
    put,
    take,
    tricks,
    write,
)
from tests.server.test_kill import Server
from tests.server.test_kill import serving as serving_process


async def test_a_shared_pad_is_read_by_everybody_with_its_link(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, watch = await put(ada, bid(TOBIAS, 1), plus_minus_one="warn")
        view = await look(ben, pad)
        assert (view["document"], view["game"], view["seq"]) == ("friday", "wizard", 6)
        assert [one["do"] for one in view["entries"]] == ["options", "join", "join", "join", "bid"]
        assert (view["writes"], view["watch"], view["people"]["you"]) == (True, watch, None)
        assert (await look(ben, watch))["writes"] is False
        assert watch_key(pad) == watch
        assert (await ben.http.get("/pads/nothing")).json()["code"] == "no-such-pad"
        assert PADS.owns(log_of(watch))
        assert (await ben.http.get(f"/tables/{log_of(watch)}")).status_code == 404


async def test_two_phones_agree_in_any_order_of_writing(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, _ = await put(ada)
        async with at(ada, pad) as one, at(ben, pad) as other:
            for phone in (one, other):
                await phone.until("pad")
            await asyncio.gather(*[phone.write(bid(TOBIAS, i % 2)) for i in range(20) for phone in (one, other)])
            lines = [await heard(phone, 44) for phone in (one, other)]
        assert lines[0] == lines[1] == (await look(ada, pad))["entries"][3:]


async def heard(phone: Phone, last: int) -> list[Any]:
    """All entries up to a line, without a gap in the numbers."""
    entries, seq = [], 4
    while seq < last:
        message = await phone.until("written")
        entries += message["entries"]
        assert message["seq"] == seq + len(message["entries"])
        seq = message["seq"]
    return entries


async def test_a_repeated_entry_is_written_once(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, _ = await put(ada)
        first = bid(TOBIAS, 1)
        assert await write(ada, pad, first) == 5
        assert await write(ben, pad, first, tricks(TOBIAS, 1)) == 6
        assert await write(ada, pad, first) == 5
        view = await look(ada, pad)
        assert view["seq"] == 6
        other = await ask(ben, pad, "write", entries=[tricks(MIRA, 0), {**first, "bid": 0}])
        assert (other.status_code, other.json()["code"], other.json()["where"]) == (409, "same-id", "entry 2")
        assert await look(ada, pad) == view


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"entries": [entry("bid", round=1, player=MIRA, bid=-1)]}, "bad-value", "entry 1"),
    ({"entries": [bid(MIRA, 1), entry("fly", round=1)]}, "unknown-entry", "entry 2"),
    ({"entries": [entry("trick", round=1, player=MIRA, back=None)]}, "wrong-game", "entry 1"),
    ({"entries": [{"do": "end", "round": 1, "done": True}]}, "missing", "entry 1"),
    ({"entries": [{**bid(MIRA, 1), "more": 1}]}, "unknown-key", "entry 1"),
    ({"entries": [bid(MIRA, 1, "a"), bid(MIRA, 1, "a")]}, "same-id", "entry 2"),
    ({"entries": [bid(MIRA, "?")]}, "masked", "entry 1"),
    ({"entries": []}, "malformed", ""),
    ({"entries": 7}, "malformed", ""),
    ({"entries": [7]}, "malformed", ""),
]


async def test_damaged_entries_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, _ben, _cy):
        pad, _ = await put(ada)
        view = await look(ada, pad)
        async with at(ada, pad) as phone:
            for body, code, where in WRONG:
                answer = await ask(ada, pad, "write", **body)
                assert (answer.json()["code"], answer.json()["where"] or "") == (code, where), answer.text
                assert answer.status_code in (409, 422)
                await phone.socket.send(json.dumps({"type": "write", "id": "w", **body}))
                refused = await phone.until("refused")
                assert (refused["code"], refused["where"] or "") == (code, where)
        assert (await look(ada, pad))["entries"] == view["entries"]


async def test_a_malformed_document_is_not_shared(tmp_path: Path) -> None:
    whole = json.dumps(document(bid(MIRA, 1)))
    broken = (
        ("not-json", whole[:-20]),
        ("not-pad", whole.replace("foretell-pad/1", "\\ud800")),
        ("missing", whole.replace('"id":', '"Id":', 1)),
        ("bad-value", whole.replace('"bid": 1', '"bid": -1')),
        ("bad-value", whole.replace("Mira", "\\ud800")),
        ("not-text", whole.encode("utf-16")),
        ("masked", whole.replace('"bid": 1', '"bid": "?"')),
        ("too-long", whole + " " * 3000),
    )
    async with people(tmp_path, pad_bytes=3000, pad_entries=10) as (ada, _ben, _cy):
        headers = {"content-type": "application/json"}
        for code, text in broken:
            answer = await ada.http.post("/pads", content=text, headers=headers)
            assert answer.json()["code"] == code, answer.text
            assert 400 <= answer.status_code < 500
        many = [tricks(MIRA, 0) for _ in range(11)]
        assert (await ada.http.post("/pads", json=document(*many[:9]))).json()["code"] == "full"
        pad, _ = await put(ada, *many[:6])
        await write(ada, pad, many[6])
        assert (await ask(ada, pad, "write", entries=many[7:])).json()["code"] == "full"
        stranger = await ada.http.post("/pads", json=document(), headers={"authorization": ""})
        assert stranger.json()["code"] == "stranger"


async def test_the_numbers_of_pads_and_phones_are_limited(tmp_path: Path) -> None:
    async with people(tmp_path, pads_per_hour=2, pad_readers=2) as (ada, ben, _cy):
        pad, _ = await put(ada)
        await put(ada)
        assert (await ada.http.post("/pads", json=document())).status_code == 429
        async with at(ada, pad) as one, at(ben, pad) as two:
            await one.until("people", here=2)
            await two.until("people", here=2)
            async with at(ada, pad) as three:
                assert await three.ended() == 4429


async def test_too_many_messages_end_a_connection(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, _ben, _cy):
        pad, _ = await put(ada)
        async with at(ada, pad) as phone:
            await phone.until("pad")
            with pytest.raises(ConnectionClosed):
                await talk_nonsense(phone)
        assert phone.socket.close_code == 4029


async def talk_nonsense(phone: Phone) -> None:
    """Send malformed messages until the server disconnects."""
    while True:
        await phone.socket.send("nonsense")
        await phone.until("refused", code="malformed")


async def test_only_their_authors_see_hidden_bids_until_all_have_bid(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        pad, watch = await put(ada, bidding="hidden")
        async with at(ada, pad) as one, at(ben, pad) as other, at(cy, watch) as watcher:
            for phone in (one, other, watcher):
                await phone.until("pad")
            for person, player in ((ada, MIRA), (ben, TOBIAS)):
                await take(person, pad, player)
            await one.write(bid(MIRA, 1))
            assert [bids((await phone.until("written"))["entries"]) for phone in (one, other, watcher)] == [
                {MIRA: 1},
                {MIRA: "?"},
                {MIRA: "?"},
            ]
            assert bids((await look(ben, pad))["entries"]) == {MIRA: "?"}
            await other.write(bid(TOBIAS, 0))
            assert bids((await one.until("written"))["entries"]) == {TOBIAS: "?"}
            await other.until("written")
            assert '"bid": 1' not in other.all_text()
            await one.write(bid(LOTTE, 0))
            last = await other.until("written")
            assert (bids(last["entries"]), bids(last["shown"])) == ({LOTTE: 0}, {MIRA: 1})
            last = await watcher.until("written", seq=last["seq"])
            assert (bids(last["entries"]), bids(last["shown"])) == ({LOTTE: 0}, {MIRA: 1, TOBIAS: 0})
        assert bids((await look(cy, watch))["entries"]) == {MIRA: 1, TOBIAS: 0, LOTTE: 0}


async def test_secret_bids_are_shown_when_the_round_is_over(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        made = [bid(player, 0) for player in (TOBIAS, LOTTE, MIRA)]
        pad, _ = await put(ada, *made, bidding="secret")
        assert set(bids((await look(ben, pad))["entries"]).values()) == {"?"}
        async with at(ben, pad) as phone:
            await write(ada, pad, tricks(TOBIAS, 0), tricks(LOTTE, 1), tricks(MIRA, 0))
            assert (await phone.until("written"))["shown"] == []
            await write(ada, pad, entry("end", round=1, done=True))
            assert set(bids((await phone.until("written"))["shown"]).values()) == {0}
        assert set(bids((await look(ben, pad))["entries"]).values()) == {0}


async def test_only_a_players_own_phone_makes_their_face_down_bids(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, cy):
        pad, watch = await put(ada, bidding="hidden")
        async with at(cy, pad) as phone:
            await take(ada, pad, MIRA)
            assert (await phone.until("people", seq=6))["phones"] == [{"player": MIRA, "here": False}]
            assert (await ask(ben, pad, "take", player=MIRA)).json()["code"] == "taken"
            assert (await ask(ben, pad, "take", player="nobody")).json()["code"] == "no-such-player"
            claimed = {**bid(MIRA, 1), "by": "ada"}
            assert (await ask(ben, pad, "write", entries=[claimed])).json()["code"] == "not-yours"
            await write(ada, pad, bid(MIRA, 0, "own"))
            undone = await ask(ben, pad, "write", entries=[entry("undo", entry="own")])
            assert undone.json()["code"] == "not-yours"
            await take(ada, pad, LOTTE)
            assert (await phone.until("people", seq=8))["phones"] == [{"player": LOTTE, "here": False}]
            await ask(ben, pad, "free", player=LOTTE)
            assert (await phone.until("people", seq=9))["phones"] == []
            await take(ben, pad, MIRA)
            assert (await phone.until("people", seq=10))["phones"] == [{"player": MIRA, "here": False}]
        assert (await look(ben, pad))["people"]["you"] == MIRA
        assert bids((await look(ben, pad))["entries"]) == {MIRA: "?"}, "who takes a player sees no more by it"
        assert (await ask(ben, watch, "take", player=TOBIAS)).json()["code"] == "watching"


TURNING_UP = (
    entry("options", set={"bidding": "open"}),
    entry("leave", player=TOBIAS, round=1),
    entry("undo", entry="o1"),
    entry("undo", entry=TOBIAS),
)


@pytest.mark.parametrize("trick", TURNING_UP, ids=lambda one: one["do"])
async def test_nobody_can_reveal_face_down_bids(tmp_path: Path, trick: dict[str, Any]) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, _ = await put(ada, bid(LOTTE, 1), bid(MIRA, 0), bidding="hidden")
        refused = await ask(ben, pad, "write", entries=[trick])
        assert refused.json()["code"] == "face-down"
        assert set(bids((await look(ben, pad))["entries"]).values()) == {"?"}
        await write(ben, pad, bid(TOBIAS, 1))
        await write(ben, pad, trick)


@pytest.mark.parametrize("bidding", ["hidden", "secret"])
async def test_a_bid_that_lies_face_down_cannot_be_guessed(tmp_path: Path, bidding: str) -> None:
    async with people(tmp_path) as (ada, ben, _):
        pad, _ = await put(ada, bidding=bidding)
        made = bid(MIRA, 1)
        seq = await write(ada, pad, made)
        guesses = [await ask(ben, pad, "write", entries=[{**made, "bid": guess}]) for guess in range(3)]
        assert [answer.json()["seq"] for answer in guesses] == [seq] * 3
        other = await ask(ada, pad, "write", entries=[{**made, "bid": 0}])
        assert other.json()["code"] == "same-id"


async def test_an_entry_of_a_face_down_pad_costs_one_fold_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folds: list[int] = []

    def counted(document: Document) -> State:
        folds.append(threading.get_ident())
        return fold(document)

    async with people(tmp_path) as (ada, _ben, _cy):
        pad, _ = await put(ada, bidding="hidden")
        monkeypatch.setattr("foretell.pad.fold.fold", counted)
        once = bid(MIRA, 1)
        for entries in ([once], [bid(TOBIAS, 0), bid(LOTTE, 1)], [once]):
            await write(ada, pad, *entries)
        assert set(bids((await look(ada, pad))["entries"]).values()) == {0, 1}
    assert len(folds) == 2
    assert threading.get_ident() not in folds


async def test_entries_of_a_large_face_down_pad_count_as_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs: list[int] = []
    monkeypatch.setattr(Conduct, "may_read", lambda _conduct, lines: costs.append(lines))
    monkeypatch.setattr(Access, "allow_reading", lambda *given: costs.extend(filter(None, given[-1:])))
    async with people(tmp_path) as (ada, _ben, _cy):
        for options, cost in (({"bidding": "hidden"}, [1 + 24 // 8]), ({"bidding": "open"}, [])):
            pad, _ = await put(ada, *[tricks(MIRA, 0) for _ in range(20)], **options)
            async with at(ada, pad) as phone:
                costs.clear()
                await phone.write(bid(MIRA, 1), message="w")
                answer = await phone.until("refused" if cost else "ack", id="w")
                assert answer.get("code") == ("again" if cost else None)
                assert costs == cost
                await write(ada, pad, bid(TOBIAS, 1))
                assert costs == 2 * cost


async def test_open_bids_are_written_by_anybody(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, _ = await put(ada)
        await take(ada, pad, MIRA)
        await write(ben, pad, bid(MIRA, 1))
        assert bids((await look(ada, pad))["entries"]) == {MIRA: 1}


async def test_a_reader_who_comes_back_gets_the_new_entries(tmp_path: Path) -> None:
    async with people(tmp_path) as (ada, ben, _cy):
        pad, watch = await put(ada)
        await write(ada, pad, bid(TOBIAS, 1))
        async with at(ben, pad, after=4) as phone:
            sent = await phone.until("written")
            assert (sent["seq"], bids(sent["entries"])) == (5, {TOBIAS: 1})
            await phone.until("people", here=1)
        async with at(ben, pad, after=99) as phone:
            assert len((await phone.until("pad"))["pad"]["entries"]) == 4
        ben.token = ""
        async with at(ben, watch) as phone:
            await phone.until("people", watchers=1)
            await phone.write(bid(MIRA, 1))
            assert (await phone.until("refused"))["code"] == "watching"
        async with at(ben, pad) as phone:
            await phone.write(bid(MIRA, 1))
            assert (await phone.until("refused"))["code"] == "stranger"
            await phone.socket.send('{"type": "ping"}')
            await phone.until("pong")


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async with (
        serving_process(tmp_path) as server,
        Person(await server.address(), "Ada") as ada,
        Person(await server.address(), "Ben") as ben,
    ):
        pad, watch = await put(ada, bidding="hidden")
        await take(ada, pad, MIRA)
        own = bid(MIRA, 1)
        await write(ada, pad, own)
        before = await look(ben, pad)
        await moved(server, ada, ben)
        assert await look(ben, pad) == before
        assert bids(before["entries"]) == {MIRA: "?"}
        assert bids((await look(ada, pad))["entries"]) == {MIRA: 1}
        assert await write(ada, pad, own) == before["seq"]
        await write(ben, pad, bid(TOBIAS, 0), bid(LOTTE, 0))
        await moved(server, ada, ben)
        assert bids((await look(ben, watch))["entries"]) == {MIRA: 1, TOBIAS: 0, LOTTE: 0}


async def moved(server: Server, *everybody: Person) -> None:
    """Kill and restart the server, and give people its new address."""
    await server.kill()
    await server.start()
    for person in everybody:
        person.address = await server.address()
        person.http.base_url = f"http://{person.address}/api/v1"


async def test_a_pad_that_nobody_uses_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    store = SqliteStore(tmp_path / "a.db")
    pads = Pads(store, Metrics(), 100)
    made = await pads.open(read_document(document()), "ada")
    (host, _), reader = await found(pads, made.pad), Reader("ada", room=99)
    await host.join(reader)
    now[0] += 2 * UNUSED_MS
    assert await is_kept(pads, made), "somebody is there"
    host.leave(reader)
    await pads.unload_idle(float("inf"))
    now[0] += UNUSED_MS - 1
    assert await store.directory.due(now[0], 9) == []
    await found(pads, made.pad)
    await pads.unload_idle(float("inf"))
    now[0] += 1
    assert await store.directory.due(now[0], 9) == [(log_of(made.watch), now[0])]
    assert not await is_kept(pads, made)
    assert await store.directory.due(2**60, 9) == []
    await store.close()


async def test_a_server_that_was_away_gives_people_time_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1_000_000_000]
    monkeypatch.setattr(clock, "now_ms", lambda: now[0])
    store = SqliteStore(tmp_path / "a.db")
    made = await Pads(store, Metrics(), 100).open(read_document(document()), "ada")
    now[0] += 2 * UNUSED_MS
    pads = Pads(store, Metrics(), 100)
    assert await is_kept(pads, made)
    now[0] += GRACE_MS
    monkeypatch.setattr(clock.CLOCK, "rests_until", now[0] + 1)
    assert await is_kept(pads, made), "the system's clock was set forward"
    now[0] += 1
    assert not await is_kept(pads, made)
    await store.close()


async def found(pads: Pads, key: str) -> tuple[PadHost, bool]:
    """The pad, which must exist."""
    host = await pads.find(key)
    assert host is not None
    return host


async def is_kept(pads: Pads, made: PadMade) -> bool:
    """Whether the pad still exists after the engine has woken it."""
    await pads.wake(log_of(made.watch), 0)
    return await pads.find(made.pad) is not None
