"""B5 and B6: predictions."""

import pytest

from foretell import ExtremeObservation, IllegalMove, Phase
from foretell.game.events import MagicianTaken, PredictionMade, SealTaken
from tests.game.scenes import Scene, extreme

EMPTY_HANDS = ("", "", "", "")


def table() -> Scene:
    """A round of four players before the predictions."""
    return extreme(*EMPTY_HANDS)


def test_b5_left_of_the_dealer_first_then_clockwise() -> None:
    scene = table()
    asked = []
    while scene.phase is Phase.PREDICT:
        asked.append(scene.turn)
        scene.move("done")
    assert asked == [0, 1, 2, 3]
    assert (scene.phase, scene.turn) == (Phase.PLAY, 0)


def test_b5_a_player_takes_seals_one_by_one_or_the_magician_or_nothing() -> None:
    assert table().legal == "B G R Y P magician done"


def test_b5_none_at_all_is_a_prediction_too() -> None:
    scene = table().predict("")
    assert scene.seals(0) == {}
    assert scene.events == (PredictionMade(scene.seat(0)),)


def test_b5_a_seal_goes_from_the_pool_to_the_player() -> None:
    scene = table().move("seal R")
    (taken,) = scene.events
    assert isinstance(taken, SealTaken)
    assert (taken.seat, taken.suit, taken.victim) == (scene.seat(0), "R", None)
    assert scene.seals(0) == {"R": 1}
    assert scene.extreme_view.pool["R"] == 4
    assert scene.turn == 0


def test_b5_the_magician_is_the_whole_prediction() -> None:
    scene = table().predict("magician")
    assert scene.events == (MagicianTaken(scene.seat(0)),)
    assert scene.extreme_view.magician == scene.seat(0)
    assert scene.turn == 1


def test_b5_the_magician_does_not_go_with_seals() -> None:
    scene = table().move("seal R")
    assert scene.legal == "B G R Y P done"
    assert scene.why_not("magician") == ("magician-or-seals", "B5")


def test_b5_only_one_player_can_have_the_magician() -> None:
    scene = table().predict("magician")
    assert scene.legal == "B G R Y P done"
    assert scene.why_not("magician") == ("magician-gone", "B5")
    assert f"seat {scene.seat(0)} has the Black Magician already" in str(scene.game.why_not("magician"))


def test_b5_the_dealer_may_still_take_the_magician_and_nobody_has_to() -> None:
    scene = table().predict("", "", "", "magician")
    assert scene.extreme_view.magician == scene.dealer
    assert table().predict("", "", "", "").extreme_view.magician is None


def test_b5_at_most_fifteen_coloured_seals() -> None:
    scene = table().move(*(f"seal {suit}" for suit in "RRRRRYYYGGGBBB"))
    assert scene.legal == "P done"
    scene.move("seal P")
    assert scene.legal == "done"
    assert scene.why_not("seal P") == ("fifteen-seals", "B5")


def test_b5_the_fifteen_include_seals_taken_from_players() -> None:
    scene = table().predict("B")
    scene.move(*(f"seal {suit}" for suit in "RRRRRYYYGGGBB"), f"seal B<{scene.seat(0)}")
    assert scene.legal == "P done"
    assert scene.move("seal P").legal == "done"


def test_b6_a_colour_that_the_pool_has_run_out_of_is_taken_from_a_player_who_gets_a_white_seal() -> None:
    scene = table().predict("B B", "B")
    first, second = scene.seat(0), scene.seat(1)
    assert sorted(scene.legal.split()) == sorted(f"G R Y P magician done B<{first} B<{second}".split())
    scene.move(f"seal B<{first}")
    (taken,) = scene.events
    assert isinstance(taken, SealTaken)
    assert (taken.seat, taken.suit, taken.victim) == (scene.seat(2), "B", first)
    assert scene.seals(0) == {"B": 1, "white": 1}
    assert scene.seals(2) == {"B": 1}
    assert scene.extreme_view.pool["white"] == 3


def test_b6_not_while_the_pool_has_a_seal_of_the_colour() -> None:
    scene = table().predict("B B")
    assert scene.why_not(f"seal B<{scene.seat(0)}") == ("pool-has", "B6")


def test_b6_an_empty_pool_gives_no_seal() -> None:
    assert table().predict("B B B").why_not("seal B") == ("pool-empty", "B6")


def test_b6_nobody_takes_a_seal_from_themselves() -> None:
    scene = table().move("seal B", "seal B", "seal B")
    assert scene.why_not(f"seal B<{scene.seat(0)}") == ("own-seal", "B6")
    assert "B" not in scene.legal.split()


@pytest.mark.parametrize("place", [2, 3])
def test_b6_only_from_a_player_who_has_one(place: int) -> None:
    scene = table().predict("B B B")
    assert scene.turn == 1
    assert scene.why_not(f"seal B<{scene.seat(place)}") == ("no-seal", "B6")


def test_b6_a_missing_seat_has_none() -> None:
    assert extreme("", "", "").predict("B B B").why_not("seal B<4") == ("no-seal", "B6")


def test_b6_four_times_a_round_at_most() -> None:
    scene = table().predict("B B B", "G G G")
    first, second = scene.seat(0), scene.seat(1)
    scene.move(f"seal B<{first}", f"seal B<{first}", f"seal G<{second}")
    assert scene.extreme_view.pool["white"] == 1
    scene.move(f"seal G<{second}")
    assert scene.extreme_view.pool["white"] == 0
    assert not [move for move in scene.legal.split() if "<" in move]
    assert scene.why_not(f"seal B<{first}") == ("no-white", "B6")
    scene.move("done")
    assert scene.why_not(f"seal G<{scene.seat(2)}") == ("no-white", "B6")
    with pytest.raises(IllegalMove, match="no white seal left"):
        scene.move(f"seal G<{second}")


def test_b6_a_seal_may_be_taken_from_a_player_who_took_it_from_another() -> None:
    scene = table().predict("B B B")
    scene.predict(f"B<{scene.seat(0)}")
    scene.predict(f"B<{scene.seat(1)}")
    assert [scene.seals(place) for place in range(3)] == [{"B": 2, "white": 1}, {"white": 1}, {"B": 1}]


def test_b5_predictions_are_visible_to_all() -> None:
    scene = table().predict("R Y")
    views = [scene.game.observe(seat) for seat in (0, 1, 2, 3, None)]
    assert [view.seals for view in views if isinstance(view, ExtremeObservation)] == [scene.extreme_view.seals] * 5
