"""Records and counts made by another program: the valid ones pass, the broken ones fail at the same place."""

import io
import json
from collections import Counter
from typing import Any

import pytest

from foretell import Bidding, Mode
from foretell.record import RecordError, dumps, loads, to_record
from foretell.record.perft import perft
from foretell.record.reader import check
from foretell.record.stream import read_lines
from tests.record.golden import BROKEN, COUNTS, DATA, GOOD, Broken, Count, fault_of


def place_of(text: bytes) -> str:
    """The place of a line's fault, as the other program writes it."""
    (line,) = read_lines(io.BytesIO(text))
    fault = fault_of(line)
    return "ok" if fault is None else fault.place or "head"


@pytest.mark.parametrize("text", GOOD, ids=range(len(GOOD)))
def test_a_valid_game_is_accepted(text: bytes) -> None:
    assert place_of(text) == "ok"


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.kind)
def test_a_broken_game_is_refused_at_the_same_place(broken: Broken) -> None:
    assert place_of(broken.text) == broken.place


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.kind)
def test_a_broken_game_is_read_up_to_the_same_fault(broken: Broken) -> None:
    (line,) = read_lines(io.BytesIO(broken.text))
    assert str(fault_of_reading(broken.text)) == str(fault_of(line))


def fault_of_reading(text: bytes) -> RecordError | None:
    """The fault at which ``loads`` stops; None for a valid game."""
    try:
        loads(text)
    except RecordError as fault:
        return fault
    return None


@pytest.mark.slow
@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.kind.replace(" ", "-"))
def test_there_are_as_many_lines_of_play(count: Count) -> None:
    assert perft(json.loads(count.text), count.round, count.moves, count.depth) == count.lines


def like(model: object, value: object) -> object:
    """The value without the keys that the model lacks: writers may add some, and readers skip them."""
    if isinstance(model, dict) and isinstance(value, dict):
        return {key: like(model[key], value[key]) for key in model}
    if isinstance(model, list) and isinstance(value, list):
        return [like(*pair) for pair in zip(model, value, strict=True)]
    return value


def with_sorted_hands(record: dict[str, Any]) -> dict[str, Any]:
    """The record with sorted hands."""
    rounds = [{**story, "hands": [sorted(hand) for hand in story["hands"]]} for story in record["rounds"]]
    return {**record, "rounds": rounds}


@pytest.mark.parametrize("text", GOOD, ids=range(len(GOOD)))
def test_a_valid_game_survives_reading_and_writing(text: bytes) -> None:
    game = loads(text)
    written = with_sorted_hands(to_record(game))
    assert written == like(written, with_sorted_hands(json.loads(text)))
    assert dumps(loads(dumps(game))) == dumps(game)


def test_the_selection_has_every_kind_of_game() -> None:
    records = [json.loads(text) for text in GOOD]
    wizard = [record["options"] for record in records if record["game"] == "wizard"]
    assert {options["mode"] for options in wizard} == set(Mode)
    assert {(options["bidding"], options["plus_minus_one"]) for options in wizard} == {
        *((str(bidding), False) for bidding in Bidding),
        ("open", True),
    }
    assert {name for options in wizard for name in options["specials"]} >= {"dragon", "werewolf", "cloud"}
    extreme = [record for record in records if record["game"] == "extreme"]
    assert {len(record["players"]) for record in extreme} == {3, 4, 5}
    assert {record["options"]["magician"] for record in extreme} == {4, 5}
    assert {record["finished"] for record in records} == {True, False}
    assert any(len(record["winners"]) > 1 for record in records)


def test_the_selection_has_every_verb() -> None:
    verbs = Counter(move[1] for text in GOOD for story in json.loads(text)["rounds"] for move in story["moves"])
    assert (
        min(verbs[verb] for verb in ("trump", "bid", "play", "pass", "cloud", "seal", "magician", "done", "return")) > 5
    )


def test_the_selection_of_broken_games_is_wide() -> None:
    assert len({broken.kind for broken in BROKEN}) > 120
    assert {broken.place.split()[0] for broken in BROKEN} == {"ok", "head", "round"}


OURS = ("broken", "good", "perft")
"""Other data are held by the tests that they are for."""


def test_the_selection_is_small() -> None:
    assert sum(path.stat().st_size for path in DATA.iterdir() if path.stem in OURS) < 600_000


@pytest.mark.parametrize("broken", [broken for broken in BROKEN if broken.place != "ok"][::5], ids=lambda b: b.kind)
def test_a_broken_game_is_not_read(broken: Broken) -> None:
    with pytest.raises(RecordError) as refused:
        loads(broken.text)
    assert refused.value.place == ("" if broken.place == "head" else broken.place)
    assert str(refused.value).startswith(refused.value.place)
    assert refused.value.why in str(refused.value)


@pytest.mark.parametrize("text", GOOD[::4], ids=range(len(GOOD[::4])))
def test_every_prefix_of_a_valid_game_is_an_unfinished_game(text: bytes) -> None:
    record = json.loads(text)
    totals = [0] * len(record["players"])
    for number, story in enumerate(record["rounds"]):
        cut = {**record, "finished": False, "winners": [], "totals": list(totals), "rounds": record["rounds"][:number]}
        check(cut)
        for moves in (0, len(story["moves"]) // 2, len(story["moves"]) - 1):
            broken_off = {key: story[key] for key in ("dealer", "hands", "turned")} | {"moves": story["moves"][:moves]}
            check({**cut, "rounds": [*cut["rounds"], broken_off]})
        if "result" in story:
            totals = [total + points for total, points in zip(totals, story["result"]["points"], strict=True)]
