"""Games are read back as they were written, finished or broken off after any move."""

import json
from random import Random

import pytest
from hypothesis import given

from foretell import Bid, ExtremeOptions, Game, Move, Phase, Play, WizardOptions
from foretell.record import FORMAT, RecordError, dumps, loads, read_game, to_record
from foretell.record.moves import CODES, arguments, code_of
from foretell.record.reader import check
from tests.game.kinds import ONE_OF_EACH, Kind, Position, play_on, positions, walk


@given(positions(most_moves=200))
def test_a_game_is_read_back_as_it_was_written(position: Position) -> None:
    game = position.game()
    again = loads(dumps(game))
    assert again.events == game.events
    assert again.rounds == game.rounds
    assert (again.players, again.totals, again.winners) == (game.players, game.totals, game.winners)
    assert dumps(again) == dumps(game)
    assert again.seed is None


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_game_is_valid_after_every_move(kind: Kind) -> None:
    game = kind.game(21)
    for n, _ in enumerate(walk(game, Random(21), 240)):
        if n % 8 == 0 or game.turn is None or not game.rounds[-1].moves:
            check(json.loads(dumps(game)))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_finished_game_is_valid(kind: Kind) -> None:
    game = kind.game(22)
    play_on(game, Random(22))
    record = to_record(game)
    check(record)
    assert record["finished"] is True
    assert record["winners"] == list(game.winners)
    assert loads(dumps(game)).is_over


@given(positions(most_moves=80))
def test_a_game_continues_from_its_record(position: Position) -> None:
    game = position.game()
    again = read_game(to_record(game))
    number = game.round
    for _ in walk(game, Random(1), 10):
        if game.round > number:
            break
        again.apply(game.rounds[-1].moves[-1][1])
        assert again.events == game.events


def test_a_game_without_its_past_has_no_record() -> None:
    game = Game(ExtremeOptions(1), 3, seed=4).without_past()
    play_on(game, Random(4))
    for write in (to_record, dumps):
        with pytest.raises(RecordError, match="the moves before this position are not known"):
            write(game)


def test_a_record_states_all_options_and_totals() -> None:
    game = Game(WizardOptions(("cloud", "bomb")), ["Ada", "Ben", "Cleo"])
    game.deal([["B1"], ["B2"], ["cloud"]], "R1")
    game.apply("bid 0")
    assert to_record(game, date="2026-11-21") == {
        "format": FORMAT,
        "game": "wizard",
        "options": {"specials": ["bomb", "cloud"], "mode": "standard", "bidding": "open", "plus_minus_one": False},
        "players": ["Ada", "Ben", "Cleo"],
        "date": "2026-11-21",
        "rounds": [{"dealer": 0, "hands": [["B1"], ["B2"], ["cloud"]], "turned": "R1", "moves": [[1, "bid", 0]]}],
        "finished": False,
        "totals": [0, 0, 0],
        "winners": [],
    }


def test_a_complete_round_has_its_result() -> None:
    game = Game(WizardOptions(), 3)
    game.deal([["B1"], ["B2"], ["W"]], "R1")
    for move in ("bid 0", "bid 1", "bid 1", "play B2", "play W", "play B1"):
        game.apply(move)
    record = to_record(game)
    assert record["rounds"][0]["result"] == {"bids": [1, 0, 1], "tricks": [0, 0, 1], "points": [-10, 20, 30]}
    assert record["rounds"][0]["moves"][-1] == [0, "play", "B1"]
    assert record["totals"] == [-10, 20, 30]


def test_extreme_writes_how_many_rounds_there_are_and_seals_by_kind() -> None:
    game = Game(ExtremeOptions(), 5, seed=3)
    play_on(game, Random(3))
    record = to_record(game)
    assert record["options"] == {"rounds": 5, "magician": 4, "raise_magician": False}
    seals = [seals for story in record["rounds"] for seals in story["result"]["seals"]]
    assert {kind for held in seals for kind in held} <= {"B", "G", "R", "Y", "P", "white", "black"}
    assert all(n > 0 for held in seals for n in held.values())
    assert {story["turned"] for story in record["rounds"]} == {None}


def test_one_game_is_one_line_of_plain_text() -> None:
    game = Game(WizardOptions(), ["Zoë", "李雷", "\n"], seed=1)
    text = dumps(game, note="é\n")
    assert text.isascii()
    assert "\n" not in text
    assert loads(text).players == ("Zoë", "李雷", "\n")


def test_names_with_lone_surrogates_are_kept() -> None:
    text = dumps(Game(WizardOptions(), ["\ud800", "b", "c"], seed=1))
    assert loads(text).players[0] == "\ud800"
    assert dumps(loads(text)) == text


def test_v4_a_card_played_unseen_is_written_as_the_card_that_it_is() -> None:
    kind = next(kind for kind in ONE_OF_EACH if "clairvoyance" in str(kind))
    game = kind.game(1)
    while game.phase is not Phase.PLAY:
        game.apply(game.legal_moves[0])
    game.apply("play ?")
    ((_, verb, card),) = to_record(game)["rounds"][0]["moves"][-1:]
    assert verb == "play"
    assert card != "?"
    assert loads(dumps(game)).events == game.events


@pytest.mark.parametrize(
    ("extra", "fault"),
    [
        ({"rounds": 3}, "a record has a key 'rounds' of its own"),
        ({"format": "mine"}, "a record has a key 'format' of its own"),
        ({"mood": float("nan")}, "what is added to a record must be JSON"),
        ({"mood": object()}, "what is added to a record must be JSON"),
    ],
)
def test_what_is_added_to_a_record_leaves_it_one(extra: dict[str, object], fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        dumps(Game(seed=1), **extra)


@pytest.mark.parametrize("game", ["wizard", "extreme"])
def test_every_move_has_a_form_of_its_own(game: str) -> None:
    codes = CODES[game]
    assert len(set(codes.values())) == len(codes)
    assert all(code_of(game, list(values)) == code for values, code in codes.items())
    assert len(codes) == {"wizard": 155, "extreme": 113}[game]


def test_anything_but_a_move_has_no_form() -> None:
    assert arguments(Bid(2)) == ("bid", 2)
    with pytest.raises(TypeError, match="is not a move"):
        arguments(Move())
    assert code_of("wizard", list(arguments(Play(None)))) is None
    assert code_of("wizard", ["bid", 2.0]) is None
    assert code_of("wizard", ["bid", True]) is None
    assert code_of("wizard", [["bid"], 2]) is None
    assert code_of("extreme", ["bid", 2]) is None
