"""The server is bound before it knows a player's value, and so is every other seat: later cheating is detected."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from foretell.fair import (
    FairDeals,
    Method,
    Noted,
    Origin,
    check_deals,
    commitment_of,
    commitment_to,
    lock_of,
    server_value,
)
from foretell.record import RecordError
from foretell.server.eventlog import engine
from foretell.server.protocol.actions import Actions, Committed, Disclosed, Share, Started
from foretell.server.protocol.kinds import options_of
from foretell.server.table import seating, summary
from foretell.server.table.state import Table
from tests.server.harness import Line, Person, people, serving, settings_for
from tests.server.test_http import play_by_stream

AGAINST_BOTS = {"kind": {"game": {"game": "extreme", "rounds": 1}, "seats": 3}, "bots": ["random", "random"]}
WORD = "nobody knew this"
Start = Callable[[Table, int, str | None], Actions]
honest: Start = seating._start


def deal_suits(table: Table, values: list[str]) -> bool:
    """Whether the bot at seat 1 would get all but one of the nines."""
    deal = FairDeals(options_of(table.kind.game), table.id, table.secret, tuple(values)).deal(1)
    return sum(str(card)[1:] == "9" for card in deal.hands[1]) >= 4


def another_secret(table: Table, seat: int, value: str | None) -> Actions:
    """Draw secrets until the cards suit, knowing the player's value."""
    for number in count():
        table.secret = number.to_bytes(32, "big")
        values = [server_value(table.secret, table.id, each) for each in range(3)]
        values[seat] = value or ""
        if deal_suits(table, values):
            table.commitment = commitment_to(table.secret)
            return honest(table, seat, value)
    raise AssertionError


def words_of_bots(table: Table, seat: int, value: str | None) -> Actions:
    """Keep the secret, and let the bots add values until the cards suit."""
    for number in count():
        values = [f"bot {number}" for _ in range(3)]
        values[seat] = value or ""
        if deal_suits(table, values):
            started = Started(tuple(Share(Origin.PLAYER, each) for each in values))
            return (*honest(table, seat, value)[:-1], started)
    raise AssertionError


async def played(address: str) -> tuple[dict[str, Any], Noted]:
    """The record of a game, and the player's knowledge before the server got their value."""
    async with Person(address, "Ada") as ada:
        made = (await ada.http.post("/play", json=AGAINST_BOTS)).json()
        noted = Noted(made["commitment"], made["table"], WORD, seat=0, alone=True)
        await ada.must(made["table"], "start", value=WORD)
        await play_by_stream(ada, made["table"])
        record: dict[str, Any] = (await ada.http.get(f"/tables/{made['table']}/record")).json()
        return record, noted


async def test_an_honest_server_passes_the_check(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        record, noted = await played(address)
        check_deals(record, noted)
        assert [added["from"] for added in record["fair"]["contributions"]] == ["player", "server", "server"]


@pytest.mark.parametrize(
    ("cheat", "fault"),
    [(another_secret, "was published before the game"), (words_of_bots, "though bots had all the others")],
)
async def test_cards_chosen_after_the_players_value_are_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Start, fault: str
) -> None:
    monkeypatch.setattr(seating, "_start", cheat)
    monkeypatch.setattr(engine, "_ROUND_SECONDS", 3600)  # the first would read the honest log again
    async with serving(settings_for(tmp_path)) as address:
        record, noted = await played(address)
        check_deals(record)  # it fits together: only what was noted before tells
        with pytest.raises(RecordError, match=fault):
            check_deals(record, noted)


class Fair:
    """A player who hides their value, and discloses it only when all others are bound, as clients should."""

    def __init__(self, person: Person, seat: int, word: str) -> None:
        self.person, self.seat, self.word = person, seat, word
        self.noted = Noted()

    async def sit(self, table: str) -> None:
        """Take the seat, and commit to the word."""
        await self.person.must(table, "sit", seat=self.seat, commitment=commitment_of(table, self.seat, self.word))

    async def disclose(self, table: str, line: Line) -> None:
        """Note what is fixed when the shuffle is locked, and disclose the word."""
        locked = (await heard(line, "locked"))["commitments"]
        view = (await self.person.http.get(f"/tables/{table}")).json()
        assert locked[self.seat] == commitment_of(table, self.seat, self.word)
        entries = ["none" if each is None else f"hidden {each}" for each in locked]
        lock = lock_of(table, view["commitment"], entries)
        self.noted = Noted(view["commitment"], table, self.word, self.seat, lock=lock)
        await line.send("disclose", value=self.word)


async def heard(line: Line, action: str) -> dict[str, Any]:
    """The next action of this name."""
    while True:
        found: dict[str, Any] = (await line.until("line"))["action"]
        if found["action"] == action:
            return found


async def to_the_end(person: Person, table: str) -> dict[str, Any]:
    """Play on, with the other people's seats given up, and fetch the record."""
    await play_by_stream(person, table)
    record: dict[str, Any] = (await person.http.get(f"/tables/{table}/record")).json()
    return record


EXTREME = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}


async def of_two(address: str, keeps: bool = False) -> tuple[dict[str, Any], Noted, dict[str, Any]]:
    """A game of two people and a bot: its record, the notes of the first, and the line with which it began.

    ``keeps``: whether the second keeps their value back.
    """
    async with Person(address, "Ada") as ada, Person(address, "Ben") as ben:
        table = (await ada.http.post("/tables", json=EXTREME)).json()["table"]
        players = [Fair(ada, 0, WORD), Fair(ben, 1, "bens own word")]
        async with ada.at(table) as adas, ben.at(table) as bens:
            for player in players:
                await player.sit(table)
            await ada.must(table, "seat-bot", seat=2, bot="random")
            await ada.must(table, "start")
            for player, line in list(zip(players, (adas, bens), strict=True))[: 2 - keeps]:
                await player.disclose(table, line)
            started = await heard(adas, "started")
            await bens.send("leave")
            await heard(adas, "handed-over")
        return await to_the_end(ada, table), players[0].noted, started


async def test_all_are_bound_before_anyone_discloses_a_value(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address:
        record, noted, started = await of_two(address)
        assert check_deals(record, noted).withheld == ()
        assert record["fair"]["method"] == "foretell-deal/2"
        assert [value["origin"] for value in started["values"]] == ["player", "player", "server"]


async def test_nobody_is_waited_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is connected gets a moment; who is not gets none, nor does anybody after a restart."""
    monkeypatch.setattr(summary, "LOCK_MS", 5_000)
    async with serving(settings_for(tmp_path)) as address:
        record, noted, started = await of_two(address, keeps=True)
        assert check_deals(record, noted).withheld == (1,)
        assert [value["origin"] for value in started["values"]] == ["player", "server", "server"]


async def test_a_locked_game_begins_though_the_server_was_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "LOCK_MS", 10**9)
    async with people(tmp_path, "Ada") as [ada]:
        table = (await ada.http.post("/play", json=AGAINST_BOTS)).json()["table"]
        commitment = commitment_of(table, 0, WORD)
        await ada.must(table, "commit", commitment=commitment)
        async with ada.at(table) as line:
            await ada.must(table, "start")
            await line.until("line")
            for do, values in LATE:
                refused = await ada.post(table, do, **values)
                assert (refused.status_code, refused.json()["code"]) == (409, "locked"), do
            assert (await ada.post(table, "disclose", value="another")).json()["code"] == "other-value"
        view = (await ada.http.get(f"/tables/{table}")).json()
        assert (view["status"], view["locked"], view["seats"][0]["commitment"]) == ("waiting", True, commitment)
        token = ada.token
    monkeypatch.setattr(summary, "LOCK_MS", 0)
    async with people(tmp_path, "Ada") as [ada]:
        ada.token = token
        ada.http.headers["authorization"] = f"Bearer {token}"
        async with ada.at(table, after=1) as line:
            started = await heard(line, "started")
        assert [value["origin"] for value in started["values"]] == ["server"] * 3


LATE: list[tuple[str, dict[str, Any]]] = [
    ("start", {}),
    ("leave", {}),
    ("close", {}),
    ("add", {"value": "late"}),
    ("commit", {"commitment": "0" * 64}),
    ("unseat-bot", {"seat": 1}),
]


def another_word(table: Table, seat: int, value: str) -> Actions:
    """Once Ada has disclosed her word, let Ben's seat commit to words until the cards suit."""
    if seat == 1:
        for number in count():
            values = [WORD, f"word {number}", server_value(table.secret, table.id, 2)]
            deal = FairDeals(options_of(table.kind.game), table.id, table.secret, tuple(values), Method.HIDDEN).deal(1)
            if sum(str(card)[1:] == "9" for card in deal.hands[1]) >= 4:
                commitment = table.seats[1].commitment = commitment_of(table.id, 1, values[1])
                return (Committed(1, commitment), *honest_disclose(table, seat, values[1]))
    return honest_disclose(table, seat, value)


def lost_word(table: Table, seat: int, value: str) -> Actions:
    """Leave out Ada's word, as if it had come too late."""
    if seat == 1:
        table.seats[0].value = None
        return (Disclosed(seat, value), Started(table.settle_shares([None, value, None])))
    return honest_disclose(table, seat, value)


honest_disclose = seating._disclose


@pytest.mark.parametrize(
    ("cheat", "fault"), [(another_word, "had not committed themselves"), (lost_word, "no contribution of seat 0")]
)
async def test_a_server_that_works_with_another_player_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Callable[..., Actions], fault: str
) -> None:
    monkeypatch.setattr(seating, "_disclose", cheat)
    async with serving(settings_for(tmp_path)) as address:
        record, noted, _ = await of_two(address)
        check_deals(record)  # it fits together
        with pytest.raises(RecordError, match=fault):
            check_deals(record, noted)


async def test_a_table_that_never_starts_counts_like_any_other(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", tables_per_hour=2) as [ada]:
        answers = [await ada.http.post("/play", json=AGAINST_BOTS) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
