"""In a game against bots the server is bound before the player adds their value: later cheating is detected."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from foretell.fair import FairDeals, Noted, Origin, check_deals, commitment_to, server_value
from foretell.record import RecordError
from foretell.server.protocol.actions import Actions, Share, Started
from foretell.server.protocol.kinds import options_of
from foretell.server.table import seating
from foretell.server.table.state import Table
from tests.server.harness import GENEROUS, Person, run, serving, settings_for
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


def test_an_honest_server_passes_the_check(tmp_path: Path) -> None:
    async def claim() -> None:
        async with serving(settings_for(tmp_path)) as address:
            record, noted = await played(address)
            check_deals(record, noted)
            assert [added["from"] for added in record["fair"]["contributions"]] == ["player", "server", "server"]

    run(claim)


@pytest.mark.parametrize(
    ("cheat", "fault"),
    [(another_secret, "was published before the game"), (words_of_bots, "though bots had all the others")],
)
def test_cards_chosen_after_the_players_value_are_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Start, fault: str
) -> None:
    monkeypatch.setattr(seating, "_start", cheat)

    async def claim() -> None:
        async with serving(settings_for(tmp_path)) as address:
            record, noted = await played(address)
            check_deals(record)  # it fits together: only what was noted before tells
            with pytest.raises(RecordError, match=fault):
                check_deals(record, noted)

    run(claim)


def test_a_table_that_never_starts_counts_like_any_other(tmp_path: Path) -> None:
    async def claim() -> None:
        few = replace(settings_for(tmp_path), limits=replace(GENEROUS, tables_per_hour=2))
        async with serving(few) as address, Person(address, "Ada") as ada:
            answers = [await ada.http.post("/play", json=AGAINST_BOTS) for _ in range(3)]
            assert [answer.status_code for answer in answers] == [201, 201, 429]

    run(claim)
