"""B7 to B11: tricks and seals."""

import pytest

from foretell import Phase
from foretell.game.events import BlackSealSpared, BlackSealTaken, SealReturned, TrickTaken
from tests.game.scenes import Scene, extreme, lone


def table(*hands: str, predictions: tuple[str, ...] = ("", "", "")) -> Scene:
    """A round of three players with these hands, after the predictions."""
    return extreme(*hands).predict(*predictions)


def test_b7_left_of_the_dealer_leads_and_the_winner_leads_the_next() -> None:
    scene = table("B1 G1", "B3 G2", "B2 G3")
    assert (scene.phase, scene.turn) == (Phase.PLAY, 0)
    assert scene.play("B1", "B3", "B2").turn == 1


FULL_HANDS = (
    "B1 B2 B3 B4 B5 B6 B7 B8 B9 G1 G2 G3 R1 R2 R3",
    "G4 G5 G6 G7 G8 G9 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3",
    "Y4 Y5 Y6 Y7 Y8 Y9 P1 P2 P3 P4 P5 P6 P7 P8 P9",
)

FOLLOWING = [
    # what the first leads, what the second plays, what the second and the third may play
    ("G1", "G4", "G4 G5 G6 G7 G8 G9", "Y4 Y5 Y6 Y7 Y8 Y9 P1 P2 P3 P4 P5 P6 P7 P8 P9"),
    ("R1", "R4", "R4 R5 R6 R7 R8 R9", "Y4 Y5 Y6 Y7 Y8 Y9 P1 P2 P3 P4 P5 P6 P7 P8 P9"),
    ("B1", "R4", "G4 G5 G6 G7 G8 G9 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3", "Y4 Y5 Y6 Y7 Y8 Y9 P1 P2 P3 P4 P5 P6 P7 P8 P9"),
]


@pytest.mark.parametrize(("led", "second", "follow", "last"), FOLLOWING)
def test_b7_follow_the_colour_led_if_you_can_else_play_any_card(led: str, second: str, follow: str, last: str) -> None:
    scene = table(*FULL_HANDS).play(led)
    assert sorted(scene.legal.split()) == sorted(follow.split())
    assert sorted(scene.play(second).legal.split()) == sorted(last.split())


def test_b7_purple_is_followed_too() -> None:
    scene = table("P1 B1", "P2 P3 G1", "R1 Y1").play("P1")
    assert scene.may("play P2")
    assert scene.why_not("play G1") == ("follow", "B7")
    assert scene.why_not("play B1") == ("not-in-hand", "B7")


def test_b7_any_card_may_be_led_red_too() -> None:
    scene = table(*FULL_HANDS)
    assert sorted(scene.legal.split()) == sorted(FULL_HANDS[0].split())


WINNERS = [
    # cards in the order of play, the winner's place
    ("B1 B3 B2", 1),
    ("B9 G9 Y9", 0),
    ("B9 R1 B8", 1),
    ("B9 R1 R2", 2),
    ("R3 R2 B9", 0),
    ("P1 P2 P3", 2),
    ("P9 Y9 R1", 2),
    ("Y1 G9 B9", 0),
]


@pytest.mark.parametrize(("cards", "winner"), WINNERS)
def test_b8_the_highest_red_card_wins_else_the_highest_of_the_colour_led(cards: str, winner: int) -> None:
    scene = table(*lone(cards))
    scene.play(*cards.split())
    assert scene.taken == ("taken", winner)


RETURNS = [
    # predictions, cards in the order of play, the seals the winner may return
    (("B R", "", ""), "B9 B1 B2", "B"),
    (("B R G", "", ""), "B9 G1 Y1", "B"),
    (("", "B R Y", ""), "B9 R1 B8", "B R"),
    (("", "R Y", ""), "B9 R1 B8", "R"),
    (("", "B Y", ""), "B9 R1 B8", "B"),
    (("R B", "", ""), "R9 R1 R2", "R"),
    (("R P", "", ""), "P9 P1 P2", "P"),
    (("", "", "P R G"), "P8 P1 R2", "R P"),
]


@pytest.mark.parametrize(("predictions", "cards", "fitting"), RETURNS)
def test_b9_the_winner_returns_the_colour_led_or_red_if_they_won_with_it(
    predictions: tuple[str, ...], cards: str, fitting: str
) -> None:
    scene = table(*lone(cards), predictions=predictions).play(*cards.split())
    assert (scene.phase, scene.legal) == (Phase.RETURN, fitting)
    assert scene.turn == scene.taken[1]


def with_white(*hands: str) -> Scene:
    """A round of three players: the first has two blue seals and a white one, the second a blue one."""
    scene = extreme(*hands).predict("B B B R")
    scene.predict(f"B<{scene.seat(0)}", "")
    return scene


def test_b9_a_white_seal_may_be_given_for_any_trick() -> None:
    scene = with_white(*lone("B9 B1 B2")).play("B9", "B1", "B2")
    assert scene.legal == "B white"
    scene = with_white(*lone("Y9 Y1 Y2")).play("Y9", "Y1", "Y2")
    assert scene.legal == "white"
    scene = with_white(*lone("R9 R1 R2")).play("R9", "R1", "R2")
    assert scene.legal == "R white"


def test_b9_the_seal_goes_back_to_the_pool_at_once_and_the_winner_leads() -> None:
    scene = with_white(*lone("B9 B1 B2")).play("B9", "B1", "B2").move("return white")
    assert scene.seals(0) == {"B": 2, "R": 1}
    assert scene.extreme_view.pool["white"] == 4
    assert [type(event) for event in scene.events] == [SealReturned]
    assert (scene.phase, scene.turn) == (Phase.PLAY, 0)


def test_b9_one_seal_a_trick_and_only_one_that_fits() -> None:
    scene = table(*lone("B9 B1 B2"), predictions=("B R", "", "")).play("B9", "B1", "B2")
    assert scene.why_not("return R") == ("seal-unfit", "B9")
    assert scene.why_not("return white") == ("seal-missing", "B9")
    assert "a seal of B, white is given" in str(scene.game.why_not("return R"))
    scene.move("return B")
    assert scene.why_not("return B") == ("wrong-question", "B7")


def test_b9_a_winner_with_red_may_not_return_a_third_colour() -> None:
    scene = table(*lone("B9 R1 B8"), predictions=("", "B R Y", "")).play("B9", "R1", "B8")
    assert "a seal of B, R, white is given" in str(scene.game.why_not("return Y"))


def test_b9_the_trick_stays_visible_while_a_seal_is_returned() -> None:
    scene = table(*lone("B9 R1 B8"), predictions=("", "B R Y", "")).play("B9", "R1", "B8")
    assert [(scene.place(seat), play.text) for seat, play in scene.extreme_view.trick] == [
        (0, "B9"),
        (1, "R1"),
        (2, "B8"),
    ]
    assert scene.extreme_view.led == "B"


def test_b10_a_winner_without_a_matching_seal_takes_a_black_one() -> None:
    scene = table(*lone("B9 B1 B2"), predictions=("R G", "", "")).play("B9", "B1", "B2")
    assert BlackSealTaken(scene.seat(0)) in scene.events
    assert scene.seals(0) == {"R": 1, "G": 1, "black": 1}
    assert scene.extreme_view.pool["black"] == 5
    assert (scene.phase, scene.turn) == (Phase.PLAY, 0)


def test_b10_a_winner_with_a_matching_seal_must_return_one() -> None:
    scene = table(*lone("B9 B1 B2"), predictions=("B", "", "")).play("B9", "B1", "B2")
    assert scene.legal == "B"


def test_b10_six_black_seals_a_round_and_the_seventh_costs_nothing() -> None:
    scene = table(*FULL_HANDS)
    taken: list[type] = []
    while len(taken) < 7:
        scene.move(str(scene.game.legal_moves[0]))
        taken += [type(event) for event in scene.events if isinstance(event, (BlackSealTaken, BlackSealSpared))]
    assert taken == [BlackSealTaken] * 6 + [BlackSealSpared]
    assert scene.extreme_view.pool["black"] == 0
    assert sum(seals.get("black", 0) for seals in scene.extreme_view.seals) == 6


def test_b11_the_magician_gives_none_and_takes_none() -> None:
    scene = table(*lone("B9 B1 B2"), predictions=("magician", "", "")).play("B9", "B1", "B2")
    assert [type(event) for event in scene.events[1:]] == [TrickTaken]
    assert scene.seals(0) == {}
    assert scene.extreme_view.pool["black"] == 6
    assert (scene.phase, scene.turn) == (Phase.PLAY, 0)
    assert scene.tricks == (1, 0, 0)


def test_b11_a_magician_never_takes_a_black_seal_not_even_a_seventh() -> None:
    scene = table(*FULL_HANDS, predictions=("magician", "", ""))
    while scene.phase is Phase.PLAY:
        scene.move(str(scene.game.legal_moves[0]))
        spared = [event for event in scene.events if isinstance(event, BlackSealSpared)]
        assert not [event for event in spared if event.seat == scene.seat(0)]
