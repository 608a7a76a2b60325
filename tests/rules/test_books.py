"""The examples of the rule books, played as games."""

from foretell import Phase
from foretell.game.events import BlackSealTaken, TrickTaken
from foretell.game.rounds import ExtremeResult
from tests.game.scenes import Scene, extreme, wizard

HENRY, ANYA, FREYA = 0, 1, 2
FRANK, SABINE, KATRIN, PETER = 0, 1, 2, 3


def test_a9_henry_wins_because_freya_may_play_a_fool_though_she_could_follow() -> None:
    table = wizard("B5 G1", "B3 G2", "B7 F", turned="R1").bid(0, 0, 0).play("B5", "B3")
    assert table.legal == "B7 F"
    assert table.play("F").taken == ("taken", HENRY)


def test_a12_two_rounds_of_points() -> None:
    first = wizard("B1", "B2", "B3", turned="R1").bid(0, 1, 1).play("B1", "B2", "B3")
    assert first.points == (20, -10, 30)
    game = first.game
    henry, anya, freya = (first.seat(place) for place in (HENRY, ANYA, FREYA))
    hands = {henry: ["B13", "G1"], anya: ["B2", "G2"], freya: ["B3", "G13"]}
    game.deal([hands[seat] for seat in range(3)], "R1")
    bids = {henry: 2, anya: 0, freya: 0}
    while game.phase is Phase.BID:
        assert game.turn is not None
        game.apply(f"bid {bids[game.turn]}")
    plays = {henry: ["B13", "G1"], anya: ["B2", "G2"], freya: ["G13", "B3"]}
    while game.turn is not None:
        wanted = [card for card in plays[game.turn] if f"play {card}" in map(str, game.legal_moves)]
        game.apply(f"play {wanted[0]}")
    result = game.rounds[-1].result
    assert result is not None
    assert tuple(result.points[seat] for seat in (henry, anya, freya)) == (-10, 20, -10)
    assert tuple(game.totals[seat] for seat in (henry, anya, freya)) == (10, 10, 20)


HANDS = (
    "P2 P3 P4 P5 P6 P8 Y10 R12 B10 B11 B12 G11 G10 B9 G9",
    "P11 Y4 R3 R11 R10 R9 R8 Y3 Y5 B1 B2 B3 G1 G2 Y6",
    "P7 P1 P9 P10 P12 Y2 Y1 B4 B5 G3 G4 R1 R2 G5 B6",
    "G12 Y9 G8 R4 R5 R6 R7 Y7 Y8 Y11 Y12 B7 B8 G6 G7",
)
"""A deal that fits everything the book says about Frank, Sabine, Katrin and Peter."""


def predicted() -> Scene:
    """The round after the predictions; Peter sits before Frank, so that Frank begins."""
    table = extreme(*HANDS).predict("R B B G", "P P B R R R", "magician")
    assert table.extreme_view.pool["B"] == 0
    return table.predict(f"Y Y G B<{table.seat(SABINE)}")


def test_b5_b6_the_predictions_and_peters_blue_seal_from_sabine() -> None:
    table = predicted()
    assert table.seals(FRANK) == {"R": 1, "B": 2, "G": 1}
    assert table.seals(SABINE) == {"P": 2, "R": 3, "white": 1}
    assert table.seals(KATRIN) == {}
    assert table.extreme_view.magician == table.seat(KATRIN)
    assert table.seals(PETER) == {"Y": 2, "G": 1, "B": 1}
    assert table.extreme_view.pool == {"B": 0, "G": 1, "R": 1, "Y": 1, "P": 1, "white": 3, "black": 6}


def test_b8_b9_sabine_wins_a_purple_trick_and_gives_a_purple_seal() -> None:
    table = predicted().play("P2", "P11", "P7", "G12")
    assert table.taken == ("taken", SABINE)
    assert (table.phase, table.turn, table.legal) == (Phase.RETURN, SABINE, "P white")
    assert table.move("return P").seals(SABINE) == {"P": 1, "R": 3, "white": 1}


def second_trick() -> Scene:
    """The round after the second trick."""
    return predicted().play("P2", "P11", "P7", "G12").move("return P").play("Y4", "Y2", "Y9", "Y10")


def test_b10_frank_wins_without_a_yellow_seal_and_takes_a_black_one() -> None:
    table = second_trick()
    assert table.taken == ("taken", FRANK)
    assert BlackSealTaken(table.seat(FRANK)) in table.events
    assert table.seals(FRANK) == {"R": 1, "B": 2, "G": 1, "black": 1}
    assert (table.phase, table.turn) == (Phase.PLAY, FRANK)


def test_b9_sabine_ruffs_a_purple_trick_and_gives_red_or_purple() -> None:
    table = second_trick().play("P8", "R3", "P1", "G8")
    assert table.taken == ("taken", SABINE)
    assert (table.turn, table.legal) == (SABINE, "R P white")
    assert [(table.place(seat), play.text) for seat, play in table.extreme_view.trick] == [
        (FRANK, "P8"),
        (SABINE, "R3"),
        (KATRIN, "P1"),
        (PETER, "G8"),
    ]


REST = """
G1 G4 G6 G10 >G | P4 B3 P12 G7 | B4 B8 B9 B1 >B | G9 G2 G5 R7 >G | R6 R12 R9 R2 >R | G11 Y6 G3 R4
B7 B11 B2 B6 >B | B12 Y3 B5 R5 >B | Y12 P5 Y5 Y1 >Y | Y7 P6 R10 R1 >R | R8 P9 Y11 B10 >R | R11 P10 Y8 P3 >R
"""
"""One way to play the round to the end that the book gives: each trick's cards, and the seal returned."""


def test_b12_b13_the_points() -> None:
    table = second_trick().play("P8", "R3", "P1", "G8").move("return P")
    for trick in REST.replace("\n", " | ").strip(" |").split(" | "):
        cards, _, seal = trick.partition(" >")
        table.play(*cards.split())
        assert any(isinstance(event, TrickTaken) for event in table.events)
        if seal:
            table.move(f"return {seal}")
    result = table.game.rounds[0].result
    assert isinstance(result, ExtremeResult)
    left = [dict(result.seals[table.seat(place)]) for place in (FRANK, SABINE, KATRIN, PETER)]
    assert left == [{"black": 1}, {"white": 1}, {}, {"Y": 1, "black": 1}]
    assert table.points == (3, 4, 2, 5)
