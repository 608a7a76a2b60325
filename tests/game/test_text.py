"""Positions as tables that a player can read, and reprs that can be pasted back."""

import pytest
from hypothesis import given

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, Phase, WizardOptions
from foretell.game.events import GameOver
from tests.game.kinds import Position, play_first_moves, positions
from tests.game.prompt import EXTREME_VIEW, WIZARD_VIEW, pasted
from tests.game.scenes import before_round, dealt, extreme, wizard

NAMES = ("Ada", "Ben", "Cleo")


def lines(text: str) -> str:
    """A table without its indentation in this file."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def wizard_game(options: Options | None = None) -> Game:
    """A game with named players."""
    return Game(options, NAMES)


def test_a_game_that_waits_for_its_first_deal() -> None:
    assert str(wizard_game()) == lines("""
        Wizard, round 0 of 20, trump none: waiting for a deal
        seat  player  bid  won  total  hand
        0d    Ada     -    0    0
        1     Ben     -    0    0
        2     Cleo    -    0    0
    """)


def test_a_round_of_wizard_as_a_seat_a_spectator_and_the_game_see_it() -> None:
    game = wizard_game(WizardOptions(bidding=Bidding.HIDDEN))
    game.deal([["B3"], ["B5"], ["W"]], "R7")
    game.apply("bid 1")
    assert str(game.observe(2)) == lines("""
        Wizard, round 1 of 20, trump R, R7 turned up: seat 2 bids
        seat  player  bid  won  total  hand
        0d    Ada     -    0    0      ?
        1     Ben     ?    0    0      ?
        2>    Cleo    -    0    0      W
    """)
    game.apply("bid 0")
    game.apply("bid 1")
    game.apply("play B5")
    assert str(game.observe(None)) == lines("""
        Wizard, round 1 of 20, trump R, R7 turned up: seat 2 plays
        seat  player  bid  won  total  hand
        0d    Ada     1    0    0      ?
        1     Ben     1    0    0
        2>    Cleo    0    0    0      ?
        trick: 1: B5
    """)
    assert str(game) == lines("""
        Wizard, round 1 of 20, trump R, R7 turned up: seat 2 plays
        seat  player  bid  won  total  hand
        0d    Ada     1    0    0      B3
        1     Ben     1    0    0
        2>    Cleo    0    0    0      W
        trick: 1: B5
    """)


def test_the_game_itself_prints_secret_bids_and_foreheads() -> None:
    game = wizard_game(WizardOptions(mode=Mode.CLAIRVOYANCE, bidding=Bidding.SECRET))
    game.deal([["B3"], ["B5"], ["W"]], "F")
    game.apply("bid 1")
    assert str(game.observe(1)) == lines("""
        Wizard, round 1 of 20, trump none, F turned up: seat 2 bids
        seat  player  bid  won  total  hand
        0d    Ada     -    0    0      B3
        1     Ben     1    0    0      ?
        2>    Cleo    -    0    0      W
    """)
    assert str(game) == lines("""
        Wizard, round 1 of 20, trump none, F turned up: seat 2 bids
        seat  player  bid  won  total  hand
        0d    Ada     -    0    0      B3
        1     Ben     1    0    0      B5
        2>    Cleo    -    0    0      W
    """)


def test_trump_that_is_to_be_named() -> None:
    text = str(wizard("B1", "B2", "B3", turned="W").seen_from(None))
    assert text.splitlines()[0] == "Wizard, round 1 of 20, trump to be named, W turned up: seat 0 names trump"


def test_passing_and_the_cloud() -> None:
    options = WizardOptions(SPECIALS)
    table = dealt(before_round(2, options, 3), ("B7 Y1", "B3 juggler", "cloud G3"), "R1").bid(0, 0, 0)
    table.play("B7", "juggler:B", "cloud:G").hand_on("Y1")
    assert str(table.game) == lines("""
        Wizard, round 2 of 20, trump R, R1 turned up: seat 0 passes a card
        seat  player    bid  won  total  hand
        0>    player 0  0    1    -10    B3
        1d    player 1  0    0    20     G3
        2     player 2  0    0    20
        trick: 2: B7, 0: juggler:B, 1: cloud:G
    """)
    table.hand_on("B3", "G3").move(*["play " + card for card in ("Y1", "B3", "G3")])
    assert str(table.game) == lines("""
        Wizard, round 2 of 20, trump R, R1 turned up: seat 0 changes the bid
        seat  player    bid  won  total  hand
        0>    player 0  0    2    -10
        1d    player 1  0    0    20
        2     player 2  0    0    20
        trick: 0: Y1, 1: B3, 2: G3
    """)


def test_a_round_of_extreme() -> None:
    game = Game(ExtremeOptions(), NAMES)
    hands = ("B9 B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 G7 G8", "B8 R1 R2 R3 R4 R5 R6 R7 R8 R9 Y1 Y2 Y3 Y4 Y5", "")
    rest = "B7 G9 Y6 Y7 Y8 Y9 P1 P2 P3 P4 P5 P6 P7 P8 P9"
    game.deal([rest.split(), hands[0].split(), hands[1].split()])
    for move in ("seal B", "seal B", "done", "seal R", "seal R", "done", "magician", "play B9", "play B8"):
        game.apply(move)
    assert str(game.observe(1)) == lines("""
        Wizard Extreme, round 1 of 6, pool B1 G3 R3 Y3 P3 white4 black6: seat 0 plays
        seat  player  seals     won  total  hand
        0>d   Ada     Magician  0    0      ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        1     Ben     B2        0    0      B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 G7 G8
        2     Cleo    R2        0    0      ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        trick: 1: B9, 2: B8
    """)
    game.apply("play B7")
    assert str(game.observe(None)) == lines("""
        Wizard Extreme, round 1 of 6, pool B1 G3 R3 Y3 P3 white4 black6: seat 1 gives back a seal
        seat  player  seals     won  total  hand
        0d    Ada     Magician  0    0      ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        1>    Ben     B2        1    0      ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        2     Cleo    R2        0    0      ? ? ? ? ? ? ? ? ? ? ? ? ? ?
        trick: 1: B9, 2: B8, 0: B7
    """)


def test_predictions_are_asked_for_and_an_undealt_pool_is_empty() -> None:
    assert str(extreme("", "", "").extreme_view).splitlines()[0].endswith("white4 black6: seat 1 predicts")
    undealt = str(Game(ExtremeOptions())).splitlines()[0]
    assert undealt == "Wizard Extreme, round 0 of 4, pool empty: waiting for a deal"


def test_the_end_of_a_game() -> None:
    game = Game(ExtremeOptions(1), 3, seed=1)
    play_first_moves(game, 1)
    assert str(game).splitlines()[0].endswith(": game over")
    assert isinstance(game.events[-1], GameOver)


@given(positions())
def test_every_position_prints_a_line_for_each_seat(position: Position) -> None:
    game = position.game()
    for text in (str(game), *(str(game.observe(seat)) for seat in (None, *range(position.kind.players)))):
        head, columns, *rows = text.splitlines()
        assert f"round {game.round} of {game.round_count}" in head
        assert columns.split() == ["seat", "player", columns.split()[2], "won", "total", "hand"]
        assert [row.split()[2] for row in rows[: position.kind.players]] == [
            str(n) for n in range(position.kind.players)
        ]
        assert not any(row != row.rstrip() for row in rows)


@given(positions())
def test_the_repr_of_an_observation_can_be_pasted_back(position: Position) -> None:
    game = position.game()
    view = game.observe(game.turn)
    assert pasted(repr(view), WIZARD_VIEW if game.options.game == "wizard" else EXTREME_VIEW) == view


@given(positions(most_moves=100))
def test_the_repr_of_a_round_and_of_options_can_be_pasted_back(position: Position) -> None:
    game = position.game()
    assert pasted(repr(game.rounds)) == game.rounds
    assert pasted(repr(game.options)) == game.options


def test_the_repr_of_a_game_is_a_short_summary() -> None:
    game = wizard_game()
    assert repr(game) == "<Game wizard: Ada, Ben, Cleo; round 0 of 20, deal>"
    game.deal([["B3"], ["B5"], ["W"]], "R7")
    assert repr(game) == "<Game wizard: Ada, Ben, Cleo; round 1 of 20, bid>"


@pytest.mark.parametrize("phase", list(Phase))
def test_names_are_escaped_in_a_repr_and_plain_elsewhere(phase: Phase) -> None:
    assert pasted(repr(phase)) is phase
    assert f"{phase}" == phase.value
