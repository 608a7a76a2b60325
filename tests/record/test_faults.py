"""Faults of records, one by one: the place and the message of each."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.record import RecordError, to_record
from foretell.record.reader import check, read_game
from foretell.record.values import shown
from foretell.record.verify import one_line
from tests.game.kinds import play_on

Record = dict[str, Any]


def wizard() -> Record:
    """A game with three players: the first round is complete, the second breaks off after two bids."""
    game = Game(WizardOptions(), 3)
    game.deal([["B1"], ["B2"], ["W"]], "R1")
    for move in ("bid 0", "bid 1", "bid 1", "play B2", "play W", "play B1"):
        game.apply(move)
    game.deal([["B1", "G1"], ["B2", "G2"], ["B3", "G3"]], "W")
    for move in ("trump R", "bid 0", "bid 1"):
        game.apply(move)
    return to_record(game)


def extreme() -> Record:
    """A game of Wizard Extreme of one round, finished."""
    game = Game(ExtremeOptions(1), 3, seed=4)
    play_on(game, Random(4))
    return to_record(game)


def put(*path: str | int, value: object) -> Callable[[Record], None]:
    """A change that sets the value at this path."""

    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Record], None]:
    """A change that removes the value at this path."""

    def change(record: Record) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


BIDS = ("rounds", 1, "moves")
FORMATS = '"format" must be one of "foretell-record/1", "foretell-record/2", "foretell-record/3"'
HEAD = [
    (put("format", value="foretell-record/4"), f"{FORMATS}, not 'foretell-record/4'"),
    (put("format", value="foretell-record/3"), '"foretell-record/3" is of Wizard with'),
    (put("options", "plus_minus_one", value="zero-allowed"), '"plus_minus_one" must be true or false, not'),
    (put("format", value=1), f"{FORMATS}, not 1"),
    (put("format", value=["foretell-record/1"]), f"{FORMATS}, not a list"),
    (put("game", value="skat"), '"game" must be "wizard" or "extreme", not \'skat\''),
    (put("game", value=["wizard"]), '"game" must be "wizard" or "extreme", not a list'),
    (put("options", value=[]), '"options" must be an object, not a list'),
    (put("options", "specials", value="bomb"), "\"specials\" must be a list, not 'bomb'"),
    (put("options", "specials", value=[1]), "a special card must be text, not 1"),
    (put("options", "specials", value=["witch"]), "'witch' is not a special card"),
    (put("options", "specials", value=["cloud", "bomb"]), '"specials" must be in the order bomb, cloud'),
    (put("options", "specials", value=["dragon"]), "the dragon does not go without the fairy"),
    (put("options", "mode", value=None), '"mode" must be text, not None'),
    (put("options", "mode", value="fast"), "'fast' is not a mode"),
    (put("options", "bidding", value=3), '"bidding" must be text, not 3'),
    (put("options", "bidding", value="loud"), "'loud' is not a kind of bidding"),
    (put("options", "plus_minus_one", value=0), '"plus_minus_one" must be true or false, not 0'),
    (put("players", value="Ada"), "\"players\" must be a list, not 'Ada'"),
    (put("players", value=["Ada", "Ben", 3]), "a player's name must be text, not 3"),
    (put("players", value=["Ada", "Ben"]), "Wizard is a game for 3 to 6 players, not 2"),
    (put("rounds", value={}), '"rounds" must be a list, not an object'),
    (put("finished", value="no"), "\"finished\" must be true or false, not 'no'"),
    (put("finished", value=1), '"finished" must be true or false, not 1'),
    (put("totals", value=[-10, 20]), '"totals" must be [-10, 20, 30]'),
    (put("totals", value=[-10, 20.0, 30]), '"totals" must be [-10, 20, 30]'),
    (put("totals", value=None), '"totals" must be [-10, 20, 30]'),
    (put("winners", value=[2]), '"winners" must be []'),
    (put("winners", value=None), '"winners" must be []'),
    *(
        (drop(key), f'the key "{key}" is missing')
        for key in ("format", "game", "options", "players", "rounds", "finished")
    ),
    *((drop(key), f'the key "{key}" is missing') for key in ("totals", "winners")),
    *((drop("options", key), f'the key "{key}"') for key in ("specials", "mode", "bidding", "plus_minus_one")),
]


@pytest.mark.parametrize(("change", "why"), HEAD, ids=range(len(HEAD)))
def test_a_fault_of_the_head_has_no_place(change: Callable[[Record], None], why: str) -> None:
    fault = fault_after(wizard(), change)
    assert fault.place == ""
    assert fault.why.startswith(why)


ROUNDS = [
    (put("rounds", 0, value=[]), "round 1", "a round must be an object, not a list"),
    (put("rounds", 0, "dealer", value=1), "round 1", "seat 0 deals this round, not seat 1 (A3, B4)"),
    (put("rounds", 0, "dealer", value=False), "round 1", '"dealer" must be a whole number, not False'),
    (put("rounds", 0, "dealer", value=0.0), "round 1", '"dealer" must be a whole number, not 0.0'),
    (put("rounds", 1, "hands", value={}), "round 2", '"hands" must be a list, not an object'),
    (put("rounds", 1, "hands", 0, value="B1"), "round 2", "a hand must be a list, not 'B1'"),
    (put("rounds", 1, "hands", 0, 0, value=1), "round 2", "a card must be text, not 1"),
    (put("rounds", 1, "hands", 0, 0, value="B14"), "round 2", "'B14' is not a card of this game"),
    (put("rounds", 1, "hands", 0, 0, value="G1"), "round 2", "G1 is dealt more often than it is in the deck"),
    (put("rounds", 0, "turned", value=5), "round 1", '"turned" must be text, not 5'),
    (put("rounds", 0, "turned", value=None), "round 1", "a card is left in the stock and must be turned up (A4)"),
    (put("rounds", 1, "moves", value=None), "round 2", '"moves" must be a list, not None'),
    *((drop("rounds", 1, key), "round 2", f'the key "{key}"') for key in ("dealer", "hands", "turned", "moves")),
    (put(*BIDS, 0, value="trump"), "round 2, move 1", "a move must be a list, not 'trump'"),
    (put(*BIDS, 0, value=[]), "round 2, move 1", "a move has a seat and a verb"),
    (put(*BIDS, 0, value=[True, "trump", "R"]), "round 2, move 1", "a move's seat must be a whole number, not True"),
    (put(*BIDS, 0, value=["1", "trump", "R"]), "round 2, move 1", "a move's seat must be a whole number, not '1'"),
    (put(*BIDS, 0, value=[2, "trump", "R"]), "round 2, move 1", "it is seat 1's turn, not seat 2's"),
    (put(*BIDS, 0, value=[1]), "round 2, move 1", "a move has a seat and a verb"),
    (put(*BIDS, 0, value=[1, "trump"]), "round 2, move 1", "seat 1 cannot trump: there is no such move in this game"),
    (put(*BIDS, 0, value=[1, "trump", "P"]), "round 2, move 1", "seat 1 cannot trump P: there is no such move"),
    (put(*BIDS, 0, value=[1, "trump", None]), "round 2, move 1", "seat 1 cannot trump None (A4): the dealer names one"),
    (put(*BIDS, 1, value=[2, "bid", 1.0]), "round 2, move 2", "seat 2 cannot bid 1.0: there is no such move"),
    (put(*BIDS, 1, value=[2, "bid", True]), "round 2, move 2", "seat 2 cannot bid True: there is no such move"),
    (put(*BIDS, 1, value=[2, "bid", "1"]), "round 2, move 2", "seat 2 cannot bid 1: there is no such move"),
    (put(*BIDS, 1, value=[2, "bid", 3]), "round 2, move 2", "seat 2 cannot bid 3 (A6): a bid goes from 0 to 2"),
    (put(*BIDS, 1, value=[2, "bid", 1, 1]), "round 2, move 2", "seat 2 cannot bid 1 1: there is no such move"),
    (put(*BIDS, 1, value=[2, ["bid"], {}]), "round 2, move 2", "seat 2 cannot a list an object: there is no such move"),
    (
        put("rounds", 0, "moves", 4, value=[2, "play", "B2"]),
        "round 1, move 5",
        "seat 2 cannot play B2 (A9): the card is",
    ),
    (drop("rounds", 0, "moves", 5), "round 1, move 6", "a move of seat 0 is missing"),
    (put("rounds", 0, "result", value=None), "round 1", '"result" must be an object, not None'),
    (drop("rounds", 0, "result"), "round 1", 'the key "result" is missing'),
    (drop("rounds", 0, "result", "bids"), "round 1", 'the key "bids" is missing'),
    (put("rounds", 0, "result", "bids", value=[1, 0, 0]), "round 1", '"bids" of the result must be [1, 0, 1]'),
    (put("rounds", 0, "result", "tricks", value=[0, 0, True]), "round 1", '"tricks" of the result must be [0, 0, 1]'),
    (put("rounds", 0, "result", "points", value=[-10, 20]), "round 1", '"points" of the result must be [-10, 20, 30]'),
    (put("rounds", 1, "result", value={}), "round 2", "it has a result, but moves are missing"),
    (put("finished", value=True), "round 2, move 4", "a move of seat 1 is missing"),
]


@pytest.mark.parametrize(("change", "place", "why"), ROUNDS, ids=range(len(ROUNDS)))
def test_a_fault_of_a_round_has_its_place(change: Callable[[Record], None], place: str, why: str) -> None:
    fault = fault_after(wizard(), change)
    assert fault.place == place
    assert fault.why.startswith(why)
    assert str(fault) == f"{place}: {fault.why}"


def fault_after(record: Record, change: Callable[[Record], None]) -> RecordError:
    """The fault of a valid record after this change: the same whether it is checked or read."""
    check(record)
    changed = copy.deepcopy(record)
    change(changed)
    text = json.dumps(changed)
    with pytest.raises(RecordError) as refused:
        check(json.loads(text))
    with pytest.raises(RecordError) as unread:
        read_game(json.loads(text))
    assert str(unread.value) == str(refused.value)
    return refused.value


EXTREME = [
    (put("options", "rounds", value=0), "", "rounds is a whole number, at least 1, not 0"),
    (put("options", "rounds", value=True), "", '"rounds" of the options must be a whole number, not True'),
    (put("options", "rounds", value=None), "", '"rounds" of the options must be a whole number, not None'),
    (put("options", "rounds", value=2), "", "the game is not finished: it has 2 rounds"),
    (put("options", "magician", value=3), "", "the Magician's base is 4 or 5, not 3"),
    (put("options", "magician", value="4"), "", "\"magician\" must be a whole number, not '4'"),
    (put("options", "raise_magician", value=None), "", '"raise_magician" must be true or false, not None'),
    (put("players", value=["Ada"] * 6), "", "Wizard Extreme is a game for 3 to 5 players, not 6"),
    (put("finished", value=False), "", 'all rounds are complete, so "finished" must be true'),
    (put("winners", value=[]), "", '"winners" must be ['),
    (put("rounds", value=[]), "", "the game is not finished: it has 1 round"),
    (put("rounds", 0, "turned", value="R1"), "round 1", "no card is turned up in Wizard Extreme"),
    (put("rounds", 0, "result", "seals", value=[]), "round 1", '"seals" of the result must be'),
    (put("rounds", 0, "result", "seals", 0, "W", value=0), "round 1", '"seals" of the result must be'),
    (
        put("rounds", 0, "moves", 0, value=[1, "return", "R"]),
        "round 1, move 1",
        "seat 1 cannot return R (B5): the question",
    ),
    (
        put("rounds", 0, "moves", 0, value=[1, "seal", "R", 1]),
        "round 1, move 1",
        "seat 1 cannot seal R 1 (B6): the pool",
    ),
    *((drop("options", key), "", f'the key "{key}"') for key in ("rounds", "magician", "raise_magician")),
]


@pytest.mark.parametrize(("change", "place", "why"), EXTREME, ids=range(len(EXTREME)))
def test_a_fault_of_a_game_of_extreme(change: Callable[[Record], None], place: str, why: str) -> None:
    fault = fault_after(extreme(), change)
    assert fault.place == place
    assert fault.why.startswith(why)


def test_a_round_too_many() -> None:
    record = extreme()
    record["rounds"].append(record["rounds"][0])
    with pytest.raises(RecordError, match=r"^round 2: the game has only 1 round$"):
        check(record)


def test_a_move_too_many() -> None:
    record = wizard()
    record["rounds"][0]["moves"].append([0, "play", "B1"])
    with pytest.raises(RecordError, match=r"^round 1, move 7: the round is over: no move follows$"):
        check(record)


@pytest.mark.parametrize("data", [None, 1, "x", [], True, 1.5])
def test_a_record_is_an_object(data: object) -> None:
    with pytest.raises(RecordError, match=r"^a record must be an object, not "):
        check(data)


def test_of_several_faults_the_first_is_reported() -> None:
    record = wizard()
    record["totals"] = [0, 0, 0]
    record["rounds"][1]["moves"][2] = [0, "bid", 9]
    assert fault_of(record) == "round 2, move 3"
    record["rounds"][0]["result"]["points"] = [0, 0, 0]
    assert fault_of(record) == "round 1"
    record["rounds"][0]["moves"][0] = [1, "bid", 9]
    assert fault_of(record) == "round 1, move 1"
    record["rounds"][0]["hands"] = []
    assert fault_of(record) == "round 1"
    record["finished"] = None
    assert fault_of(record) == ""


def fault_of(record: Record) -> str:
    """Where the record's first fault is."""
    with pytest.raises(RecordError) as refused:
        check(record)
    return refused.value.place


def test_unknown_keys_are_ignored_except_in_seals() -> None:
    for record in (wizard(), extreme()):
        places = (record, record["options"], record["rounds"][0], record["rounds"][0]["result"])
        for place in places:
            place["seed"] = float("nan")
        check(record)
    record = extreme()
    record["rounds"][0]["result"]["seals"][0]["gold"] = 1
    assert fault_of(record) == "round 1"


@pytest.mark.parametrize(
    "text",
    ["\ud800", "a\nb", "\x1b[2J", "x" * 10_000, "\u202e", "\x00"],
    ids=["surrogate", "line", "escape", "long", "rtl", "nul"],
)
def test_a_fault_can_be_printed_whatever_is_in_the_record(text: str) -> None:
    for path in ((*BIDS, 1, 1), (*BIDS, 1, 2), ("rounds", 1, "hands", 0, 0), ("options", "mode"), ("format",)):
        line = one_line(fault_after(wizard(), put(*path, value=text)))
        assert line.isprintable()
        assert line.encode()
        assert len(line) < 450


def test_long_values_are_shortened() -> None:
    assert shown("x" * 100) == "'" + "x" * 59 + "…"
    assert shown([1] * 100) == "a list"
    assert shown({}) == "an object"
