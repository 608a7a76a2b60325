"""Moves print, parse back, and have fixed codes."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Bid, Card, Move, NotationError, Play, Suit, TakeSeal
from foretell.game.moves import EXTREME_MOVES, WIZARD_MOVES
from foretell.rules.extreme import codes as extreme
from foretell.rules.wizard import codes as wizard
from tests.game.prompt import pasted

PARSE: Callable[..., Move] = Move.parse
"""For arguments of wrong types, as an untyped program may pass them."""


@pytest.mark.parametrize("moves", [WIZARD_MOVES, EXTREME_MOVES], ids=["wizard", "extreme"])
def test_every_move_prints_and_parses_back(moves: tuple[Move, ...]) -> None:
    assert [Move.parse(str(move)) for move in moves] == list(moves)


@pytest.mark.parametrize("moves", [WIZARD_MOVES, EXTREME_MOVES], ids=["wizard", "extreme"])
def test_every_move_has_one_number_and_every_number_a_move(moves: tuple[Move, ...]) -> None:
    assert len(set(moves)) == len(moves)
    assert len(set(map(str, moves))) == len(moves)


def test_there_are_as_many_moves_as_codes() -> None:
    assert len(WIZARD_MOVES) == wizard.CODES == 156
    assert len(EXTREME_MOVES) == extreme.CODES == 113


WIZARD_CODES = {
    "bid 0": 0,
    "bid 20": 20,
    "trump B": 21,
    "trump Y": 24,
    "trump none": 25,
    "play B1": 26,
    "play B13": 38,
    "play G1": 39,
    "play R1": 52,
    "play Y13": 77,
    "play W": 78,
    "play F": 79,
    "play shapeshifter:W": 80,
    "play shapeshifter:F": 81,
    "play dragon": 82,
    "play fairy": 83,
    "play bomb": 84,
    "play juggler:B": 85,
    "play juggler:Y": 88,
    "play cloud:B": 89,
    "play cloud:G": 90,
    "play cloud:R": 91,
    "play cloud:Y": 92,
    "play ?": 93,
    "pass B1": 94,
    "pass Y13": 145,
    "pass W": 146,
    "pass F": 147,
    "pass shapeshifter": 148,
    "pass dragon": 149,
    "pass fairy": 150,
    "pass bomb": 151,
    "pass juggler": 152,
    "pass cloud": 153,
    "cloud -1": 154,
    "cloud +1": 155,
}
EXTREME_CODES = {
    "seal B": 0,
    "seal R": 2,
    "seal P": 4,
    "seal B<0": 5,
    "seal B<4": 9,
    "seal G<0": 10,
    "seal P<4": 29,
    "magician": 30,
    "done": 31,
    "play B1": 32,
    "play B15": 46,
    "play G1": 47,
    "play Y15": 91,
    "play P1": 92,
    "play P15": 106,
    "return B": 107,
    "return P": 111,
    "return white": 112,
}


@pytest.mark.parametrize(("text", "code"), WIZARD_CODES.items())
def test_the_codes_of_wizard_never_change(text: str, code: int) -> None:
    assert str(WIZARD_MOVES[code]) == text


@pytest.mark.parametrize(("text", "code"), EXTREME_CODES.items())
def test_the_codes_of_extreme_never_change(text: str, code: int) -> None:
    assert str(EXTREME_MOVES[code]) == text


def test_spaces_do_not_matter() -> None:
    assert Move.parse("  play   B5 ") == Play(Card("B5"))
    assert Move.parse("seal\tB<2\n") == TakeSeal(Suit.BLUE, 2)


NO_MOVES = [
    *(
        "",
        "play",
        "bid",
        "bid 21",
        "bid -1",
        "bid 1.0",
        "bid \u0661",
        "play b5",
        "play B16",
        "PLAY B5",
        "play B5 play B5",
    ),
    *("play shapeshifter", "play shapeshifter:B", "play juggler", "play juggler:P", "play werewolf"),
    *("pass werewolf", "pass juggler:B", "trump P", "cloud 1", "cloud 0", "cloud +2"),
    *("seal W", "seal B<5", "seal B < 2", "return black", "magician R"),
    *(None, 5, b"bid 2", ["bid", 2]),
]


@pytest.mark.parametrize("text", NO_MOVES)
def test_an_invalid_move_is_refused_with_examples(text: object) -> None:
    with pytest.raises(NotationError, match="is not a move; moves are written like trump G, bid 2, play B5"):
        PARSE(text)


@given(st.text())
def test_any_text_is_a_move_that_prints_the_same_or_an_error(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError:
        return
    assert str(move) == " ".join(text.split())


def test_the_examples_in_the_error_are_moves() -> None:
    with pytest.raises(NotationError) as refused:
        Move.parse("fly away")
    for example in str(refused.value).partition("like ")[2].split(", "):
        assert str(Move.parse(example)) == example


@pytest.mark.parametrize("moves", [WIZARD_MOVES, EXTREME_MOVES], ids=["wizard", "extreme"])
def test_the_repr_of_a_move_can_be_pasted_back(moves: tuple[Move, ...]) -> None:
    for move in moves:
        assert pasted(repr(move)) == move


def test_moves_are_values() -> None:
    assert Bid(2) == Move.parse("bid 2")
    assert {Bid(2), Move.parse("bid 2")} == {Bid(2)}
    assert Move.parse("play B5") is Move.parse("play B5")
