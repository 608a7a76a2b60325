"""Version 3 of the format: exceptions from plus/minus one (V8, V9)."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from foretell import SPECIALS, ExtremeOptions, Game, Mode, PlusMinus, WizardOptions
from foretell.record import RecordError, dumps, loads, to_record
from foretell.record.head import format_of
from foretell.record.reader import check
from tests.game.kinds import play_on

GAMES = [
    (WizardOptions(plus_minus_one=PlusMinus.NOT_ONE_CARD), 3, [None, 0]),
    (WizardOptions(SPECIALS, plus_minus_one=PlusMinus.ZERO_ALLOWED, round_sizes=(1, 3)), 4, [[1, 3], 0]),
    (WizardOptions((), Mode.MAXIMUS, plus_minus_one=PlusMinus.ZERO_ALLOWED, first_dealer=2), 5, [None, 2]),
]


def played(options: WizardOptions, players: int) -> Game:
    """A game of random moves."""
    game = Game(options, players, seed=4)
    play_on(game, Random(4))
    return game


@pytest.mark.parametrize(("options", "players", "course"), GAMES)
def test_games_of_version_3_are_read_as_they_were_written(options: WizardOptions, players: int, course: object) -> None:
    game = played(options, players)
    record = to_record(game)
    written = record["options"]
    assert (record["format"], written["plus_minus_one"]) == ("foretell-record/3", str(options.plus_minus_one))
    assert [written["round_sizes"], written["first_dealer"]] == course
    again = loads(dumps(game))
    check(json.loads(dumps(game)))
    assert (again.options, again.rounds, dumps(again)) == (game.options, game.rounds, dumps(game))


def with_option(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """A change of an option."""
    return lambda record: record["options"].update({key: value})


def without(key: str) -> Callable[[dict[str, Any]], None]:
    """A change that leaves an option out."""
    return lambda record: record["options"].pop(key)


FAULTS: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (with_option("plus_minus_one", True), '"foretell-record/3" is of Wizard with "plus_minus_one" as text'),
    (with_option("plus_minus_one", False), '"foretell-record/3" is of Wizard with "plus_minus_one" as text'),
    (with_option("plus_minus_one", None), '"plus_minus_one" must be text, not None'),
    (with_option("plus_minus_one", "always"), "'always' is not a kind of plus/minus one; there are not-one-card, zero"),
    (with_option("bidding", "hidden"), "plus/minus one does not go with hidden bidding: "),
    (with_option("round_sizes", [0]), "round_sizes are whole numbers from 1 to 20"),
    (with_option("first_dealer", 3), "first_dealer is a seat from 0 to 2"),
    (without("round_sizes"), 'the key "round_sizes" is missing'),
    (without("first_dealer"), 'the key "first_dealer" is missing'),
    (lambda record: record.update(format="foretell-record/2"), '"plus_minus_one" must be true or false, not '),
    (lambda record: record.update(format="foretell-record/1"), '"plus_minus_one" must be true or false, not '),
]


@pytest.mark.parametrize(("change", "why"), FAULTS, ids=range(len(FAULTS)))
def test_a_fault_of_version_3(change: Callable[[dict[str, Any]], Any], why: str) -> None:
    record = to_record(played(*GAMES[0][:2]))
    change(record)
    with pytest.raises(RecordError) as refused:
        check(record)
    assert (refused.value.place, refused.value.why[: len(why)]) == ("", why)


def test_options_without_a_version_are_of_the_earliest_that_has_them() -> None:
    for options in (WizardOptions(), WizardOptions(first_dealer=1), GAMES[0][0]):
        record = to_record(Game(options, 3, seed=1))
        assert format_of(record["options"]) == record["format"]


def test_extreme_has_no_version_3() -> None:
    record = to_record(Game(ExtremeOptions(), 3, seed=1)) | {"format": "foretell-record/3"}
    with pytest.raises(RecordError, match="is of Wizard with"):
        check(record)
