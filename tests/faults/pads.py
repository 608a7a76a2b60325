"""People at shared score pads: three phones that write each their bids, and somebody who watches."""

import asyncio
from dataclasses import dataclass
from itertools import count
from typing import Any

import msgspec

from .client import Client, Told
from .people import Habits, answered
from .requests import Requests
from .waiting import until

_ROUNDS = 15
_BIDDINGS = ("open", "hidden", "secret")
PLAYERS = ("mira", "tobias", "lotte")


class _Entry(msgspec.Struct):
    id: str


class _Written(msgspec.Struct):
    entries: tuple[_Entry, ...] = ()


class _Whole(msgspec.Struct):
    seq: int
    entries: tuple[_Entry, ...]


class _Pad(msgspec.Struct):
    pad: _Whole


_written = msgspec.json.Decoder(_Written).decode
_whole = msgspec.json.Decoder(_Pad).decode


class Phone(Client):
    """A phone at a pad: that of a player, or (None) one that watches."""

    def __init__(self, requests: Requests, key: str, player: str | None, token: str | None) -> None:
        super().__init__(requests.port, f"/pads/{key}", token, requests.rng)
        self.player, self.key, self.token = player, key, token
        self.seen: set[str] = set()
        """The entries that it has."""

    def write(self, *entries: dict[str, Any]) -> None:
        """Send entries."""
        command = entries[-1]["id"]
        self.give(command, "write", {"type": "write", "id": command, "entries": entries})

    async def has(self, *entries: str) -> None:
        """Wait until it has all of these entries."""
        await until(lambda: self.seen.issuperset(entries))

    def _take(self, told: Told, data: bytes) -> None:
        if told.type == "written":
            self.seq = max(self.seq, told.seq)
            self.seen.update(entry.id for entry in _written(data).entries)
        elif told.type == "pad":
            whole = _whole(data).pad
            self.seq = whole.seq
            self.seen.update(entry.id for entry in whole.entries)


@dataclass
class SharedPad:
    """A pad, and all its phones."""

    watch: str
    """The key for watching, which names its log."""
    phones: list[Phone]


async def keep_score(requests: Requests, number: int, habits: Habits, pads: list[SharedPad]) -> None:
    """Keep the score of game after game; each pad is added to ``pads``."""
    tokens = [await requests.token(player.title()) for player in PLAYERS]
    for game in count(number):
        made = await requests.ask("POST", "/pads", tokens[0], _document(_BIDDINGS[game % len(_BIDDINGS)]))
        phones = [Phone(requests, made["pad"], *each) for each in zip(PLAYERS, tokens, strict=True)]
        shared = SharedPad(made["watch"], [*phones, Phone(requests, made["watch"], None, None)])
        pads.append(shared)
        running = [asyncio.create_task(phone.run()) for phone in shared.phones]
        try:
            async with asyncio.TaskGroup() as writing:
                for phone in phones:
                    writing.create_task(_write_rounds(phone, habits))
            await answered(shared.phones)
        finally:
            for phone in shared.phones:
                phone.done.set()
            await asyncio.gather(*running)


async def _write_rounds(phone: Phone, habits: Habits) -> None:
    """Take a player, and write their bids; the first phone ends the rounds."""
    phone.give("take", "take", {"type": "take", "id": "take", "player": phone.player})
    for played in range(1, _ROUNDS + 1):
        await asyncio.sleep(phone.rng.uniform(*habits.think))
        await until(lambda: habits.awake and not phone.waits)
        phone.write(_entry(f"bid-{played}-{phone.player}", "bid", round=played, player=phone.player, bid=played % 2))
        await phone.has(*(f"bid-{played}-{player}" for player in PLAYERS))
        if phone.player == PLAYERS[0]:
            phone.write(*_round(played))
        await phone.has(f"end-{played}")


def _round(played: int) -> list[dict[str, Any]]:
    """The tricks and the end of a round."""
    tricks = [
        _entry(f"tricks-{played}-{player}", "tricks", round=played, player=player, tricks=played if not seat else 0)
        for seat, player in enumerate(PLAYERS)
    ]
    return [*tricks, _entry(f"end-{played}", "end", round=played, done=True)]


def _entry(entry_id: str, do: str, /, **values: object) -> dict[str, Any]:
    return {"id": entry_id, "do": do, **values}


def _document(bidding: str) -> dict[str, Any]:
    """A new game of three, with this way to bid."""
    options = [] if bidding == "open" else [_entry("options", "options", set={"bidding": bidding})]
    joins = [_entry(player, "join", name=player.title(), round=1, start=0) for player in PLAYERS]
    return {"format": "foretell-pad/1", "id": "faults", "game": "wizard", "entries": [*options, *joins]}
