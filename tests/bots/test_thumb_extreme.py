"""Positions of Wizard Extreme in which every player knows the right answer; thumb must know it too."""

import pytest

from foretell import Phase
from tests.bots.test_thumb_wizard import answer
from tests.game.scenes import Scene, extreme

LOW = "B1 B2 B3 G1 G2 G3 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4"
"""Fifteen cards that win almost nothing."""


def prediction(table: Scene) -> list[str]:
    """Thumb's whole prediction for the seat to move."""
    seat, steps = table.game.turn, []
    while table.game.turn == seat and table.phase is Phase.PREDICT:
        steps.append(answer(table))
        table.move(steps[-1])
    return steps


def seals(steps: list[str]) -> dict[str, int]:
    """How many seals of each colour a prediction takes."""
    colours = [step.split()[1][0] for step in steps if step.startswith("seal")]
    return {colour: colours.count(colour) for colour in sorted(set(colours))}


def test_a_hand_of_low_cards_takes_no_seal() -> None:
    """B5."""
    assert prediction(extreme(LOW, "B4", "B5", "B6")) == ["done"]


def test_the_highest_cards_of_a_colour_bring_its_seals() -> None:
    """B5: blue 12, 11 and 10 should win, the low cards of the other colours should not."""
    taken = seals(prediction(extreme("B12 B11 B10 G1 G2 G3 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4", "B1", "B2", "B3").predict()))
    assert taken.keys() == {"B"}
    assert 2 <= taken["B"] <= 3


def test_a_hand_rich_in_red_takes_red_seals_and_some_of_the_colour_it_lacks() -> None:
    """B9: a red card that wins another colour's trick may pay with that colour."""
    hand = "R12 R11 R10 R9 R8 R7 R6 B1 B2 G1 G2 P1 P2 P3 P4"
    taken = seals(prediction(extreme(hand, "B4", "B5", "B6")))
    assert 5 <= sum(taken.values()) <= 8
    assert taken["R"] >= 3


def test_an_uncertain_hand_prefers_the_magician() -> None:
    """B5, B13: middling cards everywhere, with three players."""
    assert prediction(extreme("B8 B5 B4 G7 G5 G6 Y7 Y5 Y4 P7 P6 P5 R3 R4 R5", "B1", "B2")) == ["magician"]


def test_a_seal_is_taken_from_the_player_with_the_fewest_points() -> None:
    """B6, B14: the pool has no blue seal left, and both others hold some; the leader in points loses one."""
    table = extreme("B1", "B2", "B12 B11 B10 G1 G2 G3 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4", "B3", number=2)
    table.predict("B B", "B")
    totals = table.game.totals
    richer = min((table.seat(0), table.seat(1)), key=lambda seat: totals[seat])
    step = next(step for step in prediction(table) if step.startswith("seal B<"))
    assert totals[table.seat(0)] != totals[table.seat(1)]
    assert step == f"seal B<{richer}"


@pytest.mark.parametrize(
    ("cards", "wanted", "move"),
    [
        ("B2 B7", "B", "play B8"),
        ("B2 B7", "", "play B1"),
        ("B2 B9", "", "play B8"),
    ],
)
def test_the_last_card_of_a_trick(cards: str, wanted: str, move: str) -> None:
    """B7, B8: a player who wants the trick takes it; one who does not stays below, with as high a card as possible."""
    first, second = cards.split()
    table = extreme(first, second, "B8 B1 G1 G2 G3 G4 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4")
    table.predict("", "", wanted).play(first, second)
    assert answer(table) == move


@pytest.mark.parametrize(
    ("held", "returned"),
    [
        # Yellow was led and red won: the seal that is easier to spend later stays.
        ("Y R R R", "return Y"),
        ("R Y Y", "return Y"),
    ],
)
def test_a_ruff_is_paid_with_the_seal_that_is_harder_to_spend(held: str, returned: str) -> None:
    """B9: no yellow card is left in the hand; red ones are."""
    table = extreme("Y5 Y6", "Y7 Y8", "R9 R8 R7 R6 B1 B2 B3 B4 G1 G2 G3 G4 P1 P2 P3")
    table.predict("", "", held).play("Y5", "Y7", "R6")
    assert table.phase is Phase.RETURN
    assert answer(table) == returned


def test_the_magician_leaves_a_trick_to_a_player_who_cannot_pay_for_it() -> None:
    """B10, B13: the second is winning the trick and has no blue seal; the Magician could win it and does not."""
    table = extreme("B2", "B7", "B9 B1 G1 G2 G3 G4 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4")
    table.predict("Y", "G", "magician").play("B2", "B7")
    assert answer(table) == "play B1"


def test_a_seal_in_hand_is_spent_while_there_are_tricks_for_it() -> None:
    """B12: with a green seal and the highest green card, a trick led in green is won."""
    table = extreme("G2", "G5", "G9 G1 B1 B2 B3 B4 Y1 Y2 Y3 P1 P2 P3 R1 R2 Y4").predict("", "", "G").play("G2", "G5")
    assert answer(table) == "play G9"
