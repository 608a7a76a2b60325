"""Version 2 of the format: the first dealer, and the sizes of rounds (A14, V7, B17)."""

import json
import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from foretell import ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.record import RecordError, dumps, loads, to_record
from foretell.record.perft import perft
from foretell.record.reader import check
from tests.game.kinds import play_on

OWN: list[tuple[Options, int, dict[str, object]]] = [
    (WizardOptions(round_sizes=(3, 1)), 3, {"round_sizes": [3, 1], "first_dealer": 0}),
    (WizardOptions(("bomb",), round_sizes=(2,), first_dealer=1), 4, {"round_sizes": [2], "first_dealer": 1}),
    (WizardOptions(mode=Mode.MAXIMUS, first_dealer=4), 5, {"round_sizes": None, "first_dealer": 4}),
    (ExtremeOptions(1, first_dealer=2), 3, {"first_dealer": 2}),
]


def of(options: Options, players: int, moves: int | None = None) -> Game:
    """A game of random moves: this many, or all."""
    game = Game(options, players, seed=2)
    play_on(game, Random(2), moves)
    return game


def test_version_2_is_written_exactly_where_one_of_the_two_is_used() -> None:
    for options, players, written in OWN:
        record = to_record(of(options, players, 9))
        assert record["format"] == "foretell-record/2"
        assert written.items() <= record["options"].items()
    for usual in (WizardOptions(), ExtremeOptions()):
        record = to_record(of(usual, 3, 9))
        assert record["format"] == "foretell-record/1"
        assert not {"round_sizes", "first_dealer"} & set(record["options"])


def test_games_of_version_2_are_read_as_they_were_written() -> None:
    for options, players, _ in OWN:
        for moves in (0, 5, None):
            game = of(options, players, moves)
            again = loads(dumps(game))
            check(json.loads(dumps(game)))
            assert again.options == game.options
            assert again.rounds == game.rounds
            assert dumps(again) == dumps(game)


FAULTS: list[tuple[Mapping[str, Any], str, str]] = [
    ({"first_dealer": None}, "", '"first_dealer" must be a whole number, not None'),
    ({"first_dealer": True}, "", '"first_dealer" must be a whole number, not True'),
    ({"first_dealer": 3}, "", "first_dealer is a seat from 0 to 2 with 3 players, not 3 (A14, B17)"),
    ({"first_dealer": -1}, "", "first_dealer is a seat, a whole number from 0 on, not -1 (A14, B17)"),
    ({"first_dealer": 2}, "round 1", "seat 2 deals this round, not seat 1 (A3, B4)"),
    ({"round_sizes": 3}, "", '"round_sizes" must be a list, not 3'),
    ({"round_sizes": []}, "", "round_sizes are the sizes of 1 to 60 rounds, not of 0 (V7)"),
    ({"round_sizes": [1] * 61}, "", "round_sizes are the sizes of 1 to 60 rounds, not of 61 (V7)"),
    ({"round_sizes": [3, 1.0]}, "", "a size of a round must be a whole number, not 1.0"),
    ({"round_sizes": [3, True]}, "", "a size of a round must be a whole number, not True"),
    ({"round_sizes": [3, 0]}, "", "round_sizes are whole numbers from 1 to 20 with 3 players, not 0 for round 2"),
    ({"round_sizes": [21, 1]}, "", "round_sizes are whole numbers from 1 to 20 with 3 players, not 21 for round 1"),
    ({"round_sizes": [4, 1]}, "round 1", "seat 0 must be dealt 4 cards, not 3"),
    ({"round_sizes": [3]}, "round 2", "the game has only 1 round"),
    ({"round_sizes": [3, 1, 1]}, "", "the game is not finished: it has 3 rounds"),
    ({"round_sizes": None}, "round 1", "seat 0 must be dealt 1 cards, not 3"),
    ({"mode": "clairvoyance"}, "", "mode clairvoyance does not go with round_sizes: "),
    ({"round_sizes": None, "first_dealer": 0}, "", "seat 0 deals first, and the rounds are those of the rules: "),
]


def changed_record(changed: Mapping[str, Any]) -> dict[str, Any]:
    """A record of version 2 whose options are changed."""
    record = to_record(of(WizardOptions(round_sizes=(3, 1), first_dealer=1), 3))
    record["options"] |= changed
    return record


@pytest.mark.parametrize(("changed", "place", "why"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_of_version_2(changed: Mapping[str, Any], place: str, why: str) -> None:
    record = changed_record(changed)
    with pytest.raises(RecordError) as refused:
        check(record)
    assert refused.value.place == place
    assert refused.value.why.startswith(why)
    assert not re.match(r"round \d", refused.value.why)  # a fault of the head must not read like a place


def test_both_keys_are_there_and_extreme_has_one() -> None:
    for key in ("round_sizes", "first_dealer"):
        record = to_record(of(WizardOptions(first_dealer=1), 3, 4))
        del record["options"][key]
        with pytest.raises(RecordError, match=f'the key "{key}" is missing'):
            check(record)
    record = to_record(of(ExtremeOptions(1, first_dealer=1), 3, 4))
    check(record | {"options": record["options"] | {"round_sizes": "unknown here"}})
    for options in ({**record["options"], "first_dealer": 0},):
        with pytest.raises(RecordError, match='"format" must be "foretell-record/1"'):
            check(record | {"options": options})


def test_in_version_1_the_two_are_unknown_keys() -> None:
    for options in (WizardOptions(), ExtremeOptions(1)):
        record = to_record(of(options, 3, 9))
        record["options"] |= {"first_dealer": 2, "round_sizes": "anything"}
        check(record)
    record = to_record(of(WizardOptions(first_dealer=1), 3, 4)) | {"format": "foretell-record/1"}
    with pytest.raises(RecordError, match="seat 0 deals this round, not seat 1"):
        check(record)


def test_lines_of_play_are_counted_in_a_round_of_another_size() -> None:
    game = Game(WizardOptions(round_sizes=(2, 1), first_dealer=2), 3)
    game.deal([["B1", "G1"], ["B2", "W"], ["B3", "F"]], "R1")
    assert perft(to_record(game), 1, 0, 3) == 3 * 3 * 3
    assert perft(to_record(game), 1, 0, 4) == 27 * 2
