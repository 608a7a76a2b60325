"""Not following suit shows a lack of the suit led, and nothing else shows anything (A9, B7)."""

from random import Random

import pytest
from hypothesis import given

from foretell import SPECIALS, Game, WizardOptions
from foretell.rules.wizard.state import State as WizardState
from tests.game.kinds import ONE_OF_EACH, Kind, Position, positions, walk
from tests.game.scenes import Scene, extreme, wizard

FULL_BOX = WizardOptions(SPECIALS)
SUITS = "BGRYP"


def lacks(table: Scene, *, before_pass: bool = False) -> list[str]:
    """The suits that each place has shown to lack."""
    view = table.game.observe(None).view
    shown = view.lacked if before_pass and hasattr(view, "lacked") else view.lacks
    return [
        "".join(suit for i, suit in enumerate(SUITS) if shown[table.seat(n)] >> i & 1) for n in range(table.players)
    ]


PLAYS = [
    # the second's hand, the card played behind B5, the suits shown to be lacking
    ("B3 G1", "B3", ""),
    ("G3 G1", "G3", "B"),
    ("R3 G1", "R3", "B"),
    ("B3 W", "W", ""),
    ("G3 W", "W", ""),
    ("G3 F", "F", ""),
    ("G3 dragon", "dragon", ""),
    ("G3 juggler", "juggler:G", ""),
    ("G3 cloud", "cloud:R", ""),
    ("G3 shapeshifter", "shapeshifter:F", ""),
]


@pytest.mark.parametrize(("hand", "card", "shown"), PLAYS)
def test_a9_a_number_card_of_another_suit_shows_a_lack(hand: str, card: str, shown: str) -> None:
    table = wizard("B5 Y1", hand, "B7 Y2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5", card, "B7")
    assert lacks(table) == ["", shown, ""]


@pytest.mark.parametrize("led", ["W", "dragon", "F", "bomb"])
def test_a10_where_nothing_is_to_be_followed_nothing_is_shown(led: str) -> None:
    table = wizard(f"{led} Y1", "B3 G1", "B7 Y2", turned="R1", options=FULL_BOX).bid(0, 0, 0).play(led, "G1")
    assert lacks(table) == ["", "", ""]


def test_a10_behind_a_fool_the_suit_that_was_set_is_what_is_lacking() -> None:
    table = wizard("F Y1", "B3 G1", "G7 Y2", turned="R1").bid(0, 0, 0).play("F", "B3", "Y2")
    assert lacks(table) == ["", "", "B"]


def test_s6_what_was_shown_before_the_pass_is_kept_apart() -> None:
    table = wizard("B5 Y1 Y3", "G3 G1 G2", "juggler Y2 Y4", turned="R1", options=FULL_BOX).bid(0, 0, 0)
    table.play("B5", "G3", "juggler:B")
    assert (lacks(table), lacks(table, before_pass=True)) == (["", "B", ""], ["", "", ""])
    table.hand_on("Y1", "G1", "Y2")
    assert (lacks(table), lacks(table, before_pass=True)) == (["", "", ""], ["", "B", ""])


def test_nothing_is_shown_at_the_beginning_of_the_next_round() -> None:
    table = wizard("B5", "G3", "juggler", turned="R1", options=FULL_BOX).bid(0, 0, 0).play("B5", "G3", "juggler:B")
    table.game.deal([["B1", "B2"], ["B3", "B4"], ["B5", "B6"]], "F")
    assert lacks(table) == lacks(table, before_pass=True) == ["", "", ""]


def test_b7_a_card_of_another_colour_shows_a_lack() -> None:
    hands = ("P1 P2 P3", "B1 B2", "P4 P5 P6 P7 P8 P9 R1 R2 R3 R4 R5 R6 R7 R8 R9")
    table = extreme(*hands).predict("", "", "").play("P1", "B1", "P4")
    assert lacks(table) == ["", "P", ""]


def hold_nothing_of_what_they_lack(game: Game) -> bool:
    """Whether nobody holds a card of a suit they have shown to lack (since the pass, if there was one)."""
    s = game._state
    lanes = [s.suited[seat] | (0 if isinstance(s, WizardState) else s.others[seat] << 64) for seat in range(s.seats)]
    return not any(
        s.lacks[seat] >> suit & 1 and lanes[seat] >> 16 * suit & 0xFFFF for seat in range(s.seats) for suit in range(5)
    )


@given(positions())
def test_every_shown_lack_is_true(position: Position) -> None:
    assert hold_nothing_of_what_they_lack(position.game())


@pytest.mark.parametrize("kind", [kind for kind in ONE_OF_EACH if "single-suit" in str(kind)], ids=str)
def test_v5_nothing_is_shown_where_nothing_is_followed(kind: Kind) -> None:
    game = kind.game(1)
    for _ in walk(game, Random(1), 200):
        assert not any(game._state.lacks)
