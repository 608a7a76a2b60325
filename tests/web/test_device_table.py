"""The table on the device shows every reader the same lines and views as the server's, in every kind of game."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from foretell.fair import Method
from foretell.game.codebook import CODEBOOKS
from foretell.game.options import Options
from foretell.game.rulesets import ruleset_of
from foretell.record import loads, to_record
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.server.protocol import commands
from foretell.server.protocol.actions import AnyAction, Moved
from foretell.server.protocol.kinds import Pace
from foretell.server.protocol.public_actions import public_action
from foretell.server.replays.replay import replay
from foretell.server.table import reasons, state, view
from foretell.server.table.log import Entry
from foretell.server.table.state import Status, Step
from scripts import numbers
from scripts.node import Node
from tests.game.kinds import ONE_OF_EACH, Kind, random_kind
from tests.server.tables import Desk
from tests.waiting import LONGEST
from tests.web.lines import Data, Reader, is_compared

WEB = Path(__file__).parents[2] / "web"
_MOVES = tuple(sorted({str(move) for book in CODEBOOKS.values() for move in book.moves}))
_INTERRUPTED = 0.05
_ASKED = 2
"""After each line this many moves are asked about."""


class SeededDeals:
    """Deals that follow from a seed of the rules, in place of those that the seats shuffle together."""

    seed = 0

    def __init__(self, options: Options, _table: str, _secret: bytes, values: tuple[str, ...], _method: Method) -> None:
        """``values``: as many as there are seats."""
        self._options, self._seats = options, len(values)

    def deck(self, number: int) -> list[int]:
        """The deck of a round, from 1."""
        ruleset = ruleset_of(self._options)
        before = ruleset.new_state(self._options, self._seats, self.seed)
        before.round = number - 1
        deck = [0] * DECK_ROOM
        ruleset.codebook.rules.deal(before, deck)
        return deck


class Story(Desk):
    """A game played to its end at random, with interruptions; every reader's views."""

    def __init__(self, kind: Kind, seed: int) -> None:
        """The deals and the moves follow from the seed."""
        super().__init__(kind, Pace())
        self._rng, self.name, self.seed = Random(seed), f"{kind} {seed}", seed
        self.entries: list[Data] = []
        self.readers = [Reader(seat) for seat in (None, *range(kind.players))]
        self.asked: dict[int, list[Any]] = {}
        self.claims: dict[int, Data] = {}
        self._hear(self.table.steps[0])
        for seat in range(kind.players):
            self.give(f"p{seat}", commands.Sit(seat))
        self.give("p0", commands.Start())
        while self.table.turn is not None:
            if self._rng.random() < _INTERRUPTED:
                self._interrupt()
            self._move(self.table.turn)
        self._say(1, commands.AskRematch())

    def write(
        self, action: AnyAction, by: str | None = None, command_id: str | None = None, code: int | None = None
    ) -> Step:
        """Put an action into the log, and note what readers see."""
        step = super().write(action, by, command_id, code)
        self._hear(step)
        return step

    def told(self) -> Data:
        """Everything that the device is compared with."""
        kind = msgspec.to_builtins(self.table.kind)
        readers = [{"seat": one.seat, "parts": one.parts} for one in self.readers]
        seed = str(self.seed)
        told = {"name": self.name, "kind": kind, "seed": seed, "entries": self.entries, "readers": readers}
        return {**told, "asked": self.asked, "claims": self.claims}

    def replay(self) -> Data:
        """The game as the server replays it."""
        assert self.table.game is not None
        record = to_record(self.table.game)
        shown = json.loads(msgspec.json.encode(replay(self.table.game, msgspec.Raw(b"{}"), None, None)))
        return {**shown, "record": record}

    def _hear(self, step: Step) -> None:
        self.entries.append(entry_data(step.entry))
        for reader in self.readers:
            reader.hear(self, step)
        if self.table.status is not Status.WAITING and is_compared(self.table.game):
            self.asked[step.entry.seq] = [self._ask() for _ in range(_ASKED)]

    def _ask(self) -> tuple[int, str, Data]:
        seat, move = self._rng.randrange(len(self.table.seats)), self._rng.choice(_MOVES)
        return seat, move, msgspec.to_builtins(reasons.answer(self.table, f"p{seat}", move))

    def _move(self, turn: int) -> None:
        """A random move, or a claim if that is possible."""
        legal, claim = view.question(self.table, turn)
        if not claim:
            self._say(turn, commands.Move(self._rng.choice(legal)))
            return
        first = self.table.seq
        self._say(turn, commands.Claim())
        rest = [{"action": entry["action"], **_move_of(entry)} for entry in self.entries[first:]]
        self.claims[first + 1] = {"seat": turn, "rest": rest}

    def _interrupt(self) -> None:
        """Write in the chat, pause, or leave."""
        one, other = self._rng.sample(range(len(self.table.seats)), 2)
        orders: list[list[tuple[int, commands.AnyCommand]]] = [
            [(one, commands.Say("hello"))],
            [(one, commands.Pause()), (other, commands.Say("so long")), (other, commands.Resume())],
            [(one, commands.Leave()), (other, commands.Say("gone")), (one, commands.TakeBack())],
        ]
        for seat, command in self._rng.choice(orders):
            self._say(seat, command)

    def _say(self, seat: int, command: commands.AnyCommand) -> None:
        self.now += self._rng.randrange(1, 5000)
        self.give(f"p{seat}", command)


def entry_data(entry: Entry) -> Data:
    """An entry as the device keeps it."""
    move = {"move": entry.action.move} if isinstance(entry.action, Moved) else {}
    return {"seq": entry.seq, "at": entry.at, "action": msgspec.to_builtins(public_action(entry.action)), **move}


def _move_of(entry: Data) -> Data:
    return {"move": entry["move"]} if "move" in entry else {}


def stories() -> Iterator[Story]:
    """A game of each kind, and some of random kinds."""
    for seed, kind in enumerate([*ONE_OF_EACH, *(random_kind(Random(n)) for n in range(30 - len(ONE_OF_EACH)))]):
        SeededDeals.seed = seed
        yield Story(kind, seed)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Data]]:
    """The file with the stories, one on each line, and their replays by the server."""
    path, replays = tmp_path_factory.mktemp("device") / "tables.jsonl", []
    with pytest.MonkeyPatch.context() as patched, path.open("w") as out:
        patched.setattr(state, "FairDeals", SeededDeals)
        for story in stories():
            out.write(json.dumps(story.told()) + "\n")
            replays.append(story.replay())
    return path, replays


def test_the_page_has_the_numbers_of_the_rules() -> None:
    assert numbers.FILE.read_text(encoding="utf-8") == numbers.text(), "`make types` writes them"


def test_the_device_shows_and_records_what_the_server_does(told: tuple[Path, list[Data]]) -> None:
    path, replays = told
    command = [str(Node.find().program), "node_modules/vitest/vitest.mjs", "run", "tests/device_table.test.ts"]
    environment = {**os.environ, "FORETELL_TABLES": str(path)}
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    found = map(json.loads, Path(f"{path}.records").read_text().splitlines())
    for theirs, ours in zip(found, replays, strict=True):
        record = theirs.pop("record")
        assert loads(json.dumps(record)).is_over
        assert {key: record[key] for key in ours["record"]} == ours.pop("record")
        assert theirs == {**ours, "bots": [None] * len(ours["players"])}
