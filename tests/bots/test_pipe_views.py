"""What a bot in another process is shown: all that its seat may know, by names, and nothing else."""

import json
from random import Random
from typing import Any

import pytest

from foretell import ExtremeOptions, Game, Observation, WizardOptions
from foretell.bots.pipe.reading import observation_from
from foretell.bots.pipe.seen import view_text
from foretell.record.errors import RecordError
from foretell.server.protocol import views
from tests.game.kinds import ONE_OF_EACH, Kind

EVERY_KIND = pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)


def sent(seen: Observation) -> dict[str, Any]:
    """The view as it arrives."""
    view: dict[str, Any] = json.loads(view_text(seen))
    return view


@EVERY_KIND
def test_a_view_by_names_says_all_that_the_numbers_say(kind: Kind) -> None:
    game, random = kind.game(seed=3), Random(3)
    while game.turn is not None:
        seen = game.observe(game.turn)
        assert observation_from(seen.options, seen.players, sent(seen), list(seen.legal_moves.texts)) == seen
        game.apply(random.choice(game.legal_moves))


@EVERY_KIND
def test_hidden_cards_change_nothing(kind: Kind) -> None:
    game, random = kind.game(seed=4), Random(4)
    for _ in range(40):
        if game.turn is None:
            break
        seen = game.observe(game.turn)
        for world in seen.worlds(2, seed=1):
            other = type(game)(kind.options, kind.players, seed=4)
            other._state = world  # the same to this seat, with other hidden cards
            assert view_text(other.observe(game.turn)) == view_text(seen)
        game.apply(random.choice(game.legal_moves))


def test_names_are_those_of_the_table_s_view() -> None:
    """The whole table of the protocol has the same keys."""
    game = Game(WizardOptions(("cloud",)), 3, seed=1)
    assert set(views.WizardView.__struct_fields__) <= sent(game.observe(game.turn)).keys()


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("seat", 3, '"seat" must be from 0 to 2, not 3'),
        ("phase", "wait", "\"phase\" must be one of deal, trump, bid, play, pass, cloud, over, not 'wait'"),
        ("bids", [1, 2], '"bids" must have 3 entries, one for each seat, not 2'),
        ("bids", [1, 2.0, None], '"bids" of seat 1 must be a whole number, not 2.0'),
        (
            "known_cards",
            [["B14"], [], []],
            "a card in \"known_cards\" of seat 0 must be a card of this game, not 'B14'",
        ),
        ("lacks", [["X"], [], []], "a suit in \"lacks\" of seat 0 must be one of B, G, R, Y, not 'X'"),
        ("led", "P", "\"led\" must be one of B, G, R, Y, not 'P'"),
        ("trick", [[0]], 'a part of "trick" must be a seat and a play'),
        ("trick", [[0, "P3"]], "a play of \"trick\" must be a play of this game, not 'P3'"),
        ("free", 1, '"free" must be true or false, not 1'),
        ("trick", [[0, "B1"]] * 4, '"trick" must have at most 3 plays, one for each seat, not 4'),
        ("bids", [21, None, None], '"bids" of seat 0 must be from 0 to 20, not 21'),
        ("tricks", [0, -1, 0], '"tricks" of seat 1 must be from 0 to 20, not -1'),
        ("tricks_left", 2**31, f'"tricks_left" must be from 0 to 20, not {2**31}'),
        (
            "played",
            [[f"{suit}{value}" for suit in "BGRY" for value in range(1, 14)]] * 3,
            '"known_cards" and "played" must not have more cards together than are dealt',
        ),
        ("round", 21, '"round" must be from 0 to 20, not 21'),
        ("round", None, '"round" must be a whole number, not None'),
    ],
)
def test_a_wrong_view_is_refused_with_a_sentence(key: str, value: object, fault: str) -> None:
    game = Game(players=3, seed=1)
    seen = game.observe(game.turn)
    with pytest.raises(RecordError) as refused:
        observation_from(seen.options, seen.players, {**sent(seen), key: value}, ["bid 0"])
    assert str(refused.value).startswith(fault)


def test_only_cards_in_hand_are_legal() -> None:
    seen = Game(ExtremeOptions(), 3, seed=1).observe(1)
    wrong = {**sent(seen), "phase": "play"}
    with pytest.raises(RecordError, match='"legal" must not have a card that is not among the "known_cards"'):
        observation_from(seen.options, seen.players, wrong, ["play B3", "play B9"])


def test_no_view_has_more_seals_than_there_are() -> None:
    seen = Game(ExtremeOptions(), 3, seed=1).observe(1)
    wrong = {**sent(seen), "pool": {"white": 5}}
    with pytest.raises(RecordError, match='white in "pool" must be from 0 to 4, not 5'):
        observation_from(seen.options, seen.players, wrong, ["done"])


def test_a_missing_key_and_a_foreign_move_are_named() -> None:
    game = Game(players=3, seed=1)
    seen = game.observe(game.turn)
    view = sent(seen)
    with pytest.raises(RecordError, match="a move of \"legal\" must be a move that can be legal now, not 'seal B'"):
        observation_from(seen.options, seen.players, view, ["seal B"])
    del view["totals"]
    with pytest.raises(RecordError, match='the key "totals" is missing'):
        observation_from(seen.options, seen.players, view, ["bid 0"])
