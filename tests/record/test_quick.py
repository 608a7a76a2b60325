"""Records by the native library: the same text, the same games, and the same faults as without it."""

import copy
import json
from random import Random
from typing import Any

import pytest

from foretell.arena import one_game
from foretell.arena.simulate import Plan, simulate_game
from foretell.game.replaying import Replayed
from foretell.record import RecordError
from foretell.record import dumps as written
from foretell.record.head import read_head
from foretell.record.json_text import parse
from foretell.record.reader import check, read_game, replayed
from foretell.record.replay import Replay
from foretell.record.writer import dumps_replayed
from tests.effort import times
from tests.game.kinds import ONE_OF_EACH, Kind, play_on
from tests.record.golden import GOOD, lines_of

VALUES: list[Any] = [None, True, False, 0, 1, 1.0, -1, 7, "W", "B1", "bid", [], {}, [0], "x", 10**30]


def is_right(data: dict[str, Any]) -> bool:
    """Whether the replay in Python allows a record."""
    try:
        Replay(read_head(data)).play(data)
    except RecordError:
        return False
    return True


def is_quick(data: dict[str, Any]) -> bool:
    """Whether the native library does."""
    try:
        return replayed(data, read_head(data)) is not None
    except RecordError:
        return False


@pytest.mark.parametrize("name", ["good.jsonl", "broken.jsonl"])
def test_the_library_allows_what_the_rules_allow(name: str) -> None:
    for line in lines_of(name):
        try:
            data = parse(line)
        except RecordError:
            continue
        if isinstance(data, dict):
            assert is_quick(data) == (is_right(data) and bool(data.get("rounds")))


def changed(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A copy with one value changed, somewhere."""
    record = copy.deepcopy(data)
    at: Any = record
    while True:
        key = rng.choice([*at] if isinstance(at, dict) else range(len(at)))
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.9:
            at = at[key]
            continue
        how = rng.random()
        if how < 0.1:
            del at[key]
        elif how < 0.2 and isinstance(at, list):
            at.insert(key, at[key])
        else:
            at[key] = rng.choice(VALUES)
        return record


def test_a_changed_value_is_judged_alike() -> None:
    rng, small = Random(3), sorted(GOOD, key=len)[:12]
    found = {True: 0, False: 0}
    for _ in range(times(700)):
        data = changed(json.loads(rng.choice(small)), rng)
        right = is_right(data)
        found[right] += 1
        assert is_quick(data) == (right and bool(data.get("rounds"))), data
    assert min(found.values()) > 10


@pytest.mark.parametrize("kind", ONE_OF_EACH[::6], ids=str)
def test_games_are_read_as_they_were_played(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    for moves in (20, None):
        game = kind.game(4)
        play_on(game, Random(4), moves)
        data = parse(written(game).encode())
        quick = read_game(data)
        with monkeypatch.context() as without:
            without.setattr("foretell.record.reader.is_at_hand", lambda: False)
            slow = read_game(data)
        assert quick.__getstate__() == slow.__getstate__()
        assert (quick.rounds, quick.state()) == (slow.rounds, slow.state())
        assert (quick.events, quick.totals) == (slow.events, slow.totals)
        assert written(quick) == written(game)


def test_records_are_the_same_text_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [(Plan(("random", "thumb"), 8), number) for number in range(times(9))]
    quick = [simulate_game(*plan) for plan in plans]
    with monkeypatch.context() as without:
        without.setattr(one_game, "is_at_hand", lambda: False)
        without.setattr("foretell.record.reader.is_at_hand", lambda: False)
        assert [simulate_game(*plan) for plan in plans] == quick
        for text in quick:
            check(json.loads(text))
            assert written(read_game(json.loads(text)), bots=json.loads(text)["bots"], seed=json.loads(text)["seed"])
    assert {json.loads(text)["game"] for text in quick} == {"wizard", "extreme"}


@pytest.mark.parametrize("kind", ONE_OF_EACH[::6], ids=str)
def test_an_unfinished_game_is_the_same_text(kind: Kind) -> None:
    game = kind.game(4)
    play_on(game, Random(4), 25)
    replay = Replayed(kind.options, kind.players, 4)
    codes = game.__getstate__()[4]
    assert replay.play(b"".join(of_round for _, of_round in codes))
    assert dumps_replayed(replay, game.players, event="x") == written(game, event="x")
