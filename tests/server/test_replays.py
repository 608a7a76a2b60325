"""Replays of tables, records and lessons."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretell import Game
from foretell.record import dumps, to_record
from foretell.server.endpoints.replays import LONGEST_RECORD
from foretell.server.protocol.answers import Replay
from foretell.server.replays.replay import replay_of_record
from tests.game.kinds import ONE_OF_EACH, Kind
from tests.server.harness import Person, http_client, serving, settings_for
from tests.server.test_http import play_by_stream

JSON = {"content-type": "application/json"}


def played(kind: Kind, seed: int, moves: int | None = None) -> Game:
    """A game of random moves, to its end or for a number of moves."""
    game, rng = Game(kind.options, kind.players, seed=seed), Random(seed)
    while game.turn is not None and moves != 0:
        game.apply(rng.choice(list(game.legal_moves)))
        moves = None if moves is None else moves - 1
    return game


def check(game: Game, shown: Replay) -> None:
    """Check that a replay has every deal and every move of the game, with their events."""
    assert shown.players == game.players
    assert sum(len(line.events) for line in shown.lines) == len(game.events)
    assert [line.seq for line in shown.lines] == list(range(1, len(shown.lines) + 1))
    moves = [(line.seat, line.move) for line in shown.lines if line.move is not None]
    assert moves == [(seat, str(move)) for story in game.rounds for seat, move in story.moves]
    assert sum(line.move is None for line in shown.lines) == len(game.rounds)
    last = shown.lines[-1]
    assert (last.turn, last.phase, last.led) == (game.turn, game.phase, game.led)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_every_game_is_replayed_finished_or_not(kind: Kind) -> None:
    for moves in (None, 0, 7, 40):
        game = played(kind, 5, moves)
        check(game, replay_of_record(dumps(game).encode()))


async def test_a_finished_game_and_its_record_are_replayed(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        kind = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}
        table = await ada.begin(kind=kind, bots=["random", "thumb"])
        assert (await ada.http.get(f"/tables/{table}/replay")).status_code == 409
        await play_by_stream(ada, table)
        shown = (await ada.http.get(f"/tables/{table}/replay")).json()
        record = (await ada.http.get(f"/tables/{table}/record")).json()
        assert shown["record"] == record
        assert shown["proof"] == record["fair"]
        assert shown["bots"] == [None, "random", "thumb"]
        assert shown["kind"] == {"game": "extreme", "rounds": 1, "magician": 4, "raise_magician": False}
        assert shown["lines"][-1]["events"][-1]["event"] == "game-over"
        async with http_client(f"http://{address}/api/v1") as stranger:
            again = await stranger.post("/replays", json=record)
            assert again.json() == shown


def small(**changes: object) -> dict[str, Any]:
    return {**to_record(played(ONE_OF_EACH[0], 1, 30)), **changes}


def with_wrong_move() -> dict[str, Any]:
    record = small()
    record["rounds"][0]["moves"][1][-1] = 99
    return record


FAULTS: list[tuple[bytes, int, str, str | None]] = [
    (b"no JSON", 422, "record", None),
    (b"[]", 422, "record", None),
    (b'{"format": "foretell-record/1"}', 422, "record", None),
    (b"\xff", 422, "record", None),
    (b"[" * 100_000, 422, "record", None),
    (json.dumps(with_wrong_move()).encode(), 422, "record", "round 1, move 2"),
    (b" " * (LONGEST_RECORD + 1), 413, "too-long", None),
]


async def test_faults_of_a_record_are_reported_with_their_place(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        for body, status, code, where in FAULTS:
            answer = await client.post("/replays", content=body, headers=JSON)
            fault = answer.json()
            assert (answer.status_code, fault["code"], fault["where"]) == (status, code, where)
        assert (await client.post("/replays", content=b"{}")).status_code == 415


ODD = [
    {"bots": ["\ud800", None, "x"], "fair": {"method": 3}},
    {"bots": "thumb", "fair": None, "note": 1e300},
    {"bots": [True, 2, []], "x": -(10**30)},
    {"players": ["\ud800", "<b>", "\x00"]},
]


@pytest.mark.parametrize("odd", ODD, ids=str)
async def test_unknown_keys_in_a_record_do_no_harm(odd: dict[str, Any], tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        record = json.dumps(to_record(played(Kind(ONE_OF_EACH[0].options, 3), 1, 9), **odd) | odd)
        answer = await client.post("/replays", content=record.encode(), headers=JSON)
        assert answer.status_code == 200, answer.text
        assert answer.json()["record"] == json.loads(record)
        assert answer.json()["proof"] is None


async def test_lessons_are_prepared_games(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        groups = (await client.get("/lessons")).json()["groups"]
        assert groups[0]["lessons"][0] == "trick"
        for game, name in (("wizard", "trick"), ("extreme", "seals")):
            lesson = (await client.get(f"/lessons/{name}")).json()
            assert lesson["name"] == name
            assert lesson["steps"][0]["lit"]
            assert 0 <= lesson["seat"] < len(lesson["replay"]["players"])
            assert lesson["replay"]["kind"]["game"] == game
            assert lesson["replay"]["lines"][0]["events"][0]["event"] == "round-dealt"
        for wrong in ("chess", "../resources", "trick.json", "path", "%00"):
            assert (await client.get(f"/lessons/{wrong}")).status_code == 404


async def test_a_long_record_does_not_block_others(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        long = asyncio.create_task(client.post("/replays", content=b'{"x":' * 150_000, headers=JSON))
        assert (await client.get("/bots")).status_code == 200
        assert (await long).status_code == 422
