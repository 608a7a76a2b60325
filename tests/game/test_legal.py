"""Legality is one collection: listing, counting and ``in`` agree with what can be applied."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Game, IllegalMove, LegalMoves, Move, NotationError, Phase, WizardOptions
from foretell.game.codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK
from foretell.game.moves import EXTREME_MOVES, WIZARD_MOVES
from tests.game.kinds import ONE_OF_EACH, Kind, Position, positions, walk
from tests.game.scenes import extreme, wizard

ALL_MOVES = [*WIZARD_MOVES, *EXTREME_MOVES]
PLAY_UNSEEN = Move.parse("play ?")


def facts(game: Game) -> tuple[object, ...]:
    """A game's whole state, history and events."""
    return game._state.copy(), [story.copy() for story in game.rounds], game.events


@given(positions())
def test_listing_counting_asking_and_applying_agree(position: Position) -> None:
    game = position.game()
    legal = game.legal_moves
    listed = list(legal)
    assert len(legal) == len(listed) == len(set(listed)) == len(legal.codes)
    assert [legal[n] for n in range(len(legal))] == listed
    assert list(legal.codes) == sorted(legal.codes)
    for move in ALL_MOVES:
        allowed = move in listed or (move == PLAY_UNSEEN and legal_unseen(game))
        assert (game.why_not(move) is None) == allowed
        asked: tuple[object, object] = (move, str(move))
        assert [question in legal for question in asked] == [move in listed] * 2


def legal_unseen(game: Game) -> bool:
    """V4: whether the seat to move must play a card that it has not seen."""
    return game.turn is not None and PLAY_UNSEEN in game.observe(game.turn).legal_moves


@given(positions(most_moves=300), st.data())
def test_every_legal_move_can_be_applied(position: Position, data: st.DataObject) -> None:
    game = position.game()
    if game.turn is None:
        return
    move = data.draw(st.sampled_from(list(game.legal_moves)))
    seat = game.turn
    after = game.copy()
    events = after.apply(str(move), seat)
    assert events
    assert after.events[: len(game.events)] == game.events
    assert after.events[len(game.events) :] == events


@given(positions(), st.sampled_from(ALL_MOVES))
def test_an_illegal_move_changes_nothing_and_says_why(position: Position, move: Move) -> None:
    game = position.game()
    before = facts(game)
    try:
        game.copy().apply(move)
    except IllegalMove:
        with pytest.raises(IllegalMove) as refused:
            game.apply(move)
        error = refused.value
        assert facts(game) == before
        assert (error.move, error.seat) == (str(move), game.turn)
        assert error.position == str(game.observe(game.turn))
        assert error.reason == str(game.why_not(move))
        assert str(error).endswith(f"{error.move} ({error.rule}): {error.reason}\n{error.position}")


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_rules_own_list_is_the_same_collection(kind: Kind) -> None:
    game = kind.game(8)
    rules = game._ruleset.codebook.rules
    room = [0] * 64
    for _ in walk(game, Random(8), 400):
        n = rules.legal_codes(game._state, room)
        assert tuple(room[:n]) == game.legal_moves.codes
        legal = {code for code in range(rules.codes) if rules.is_legal(game._state, code)}
        unseen = {game._ruleset.codebook.move_codes[PLAY_UNSEEN]} if legal_unseen(game) else set()
        assert legal == set(game.legal_moves.codes) | unseen


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_there_is_always_a_move_until_the_game_is_over(kind: Kind) -> None:
    game = kind.game(8)
    for _ in walk(game, Random(8)):
        assert (len(game.legal_moves) > 0) == (game.turn is not None) == (not game.is_over)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_random_moves_are_legal_and_every_legal_move_is_drawn(kind: Kind) -> None:
    game, rng = kind.game(9), [9]
    rules = game._ruleset.codebook.rules
    for _ in walk(game, Random(9), 60):
        if game.turn is not None:
            drawn = {rules.random_code(game._state, rng) for _ in range(12 * len(game.legal_moves))}
            assert drawn <= set(game.legal_moves.codes)
            assert len(drawn) > len(game.legal_moves) / 2


def test_a_move_may_be_asked_for_as_text() -> None:
    legal = wizard("B1", "B2", "B3", turned="R1").game.legal_moves
    texts: list[object] = ["bid 0", " bid  1 ", "bid 2", "nonsense", "play B1", 7, None, "seal B"]
    assert [text in legal for text in texts] == [True, True, False, False, False, False, False, False]


def test_collections_are_values() -> None:
    one = wizard("B1", "B2", "B3", turned="R1").game.legal_moves
    same = wizard("B4", "B5", "B6", turned="R1").game.legal_moves
    other = wizard("B1 B2", "B3 B4", "B5 B6", turned="R1").game.legal_moves
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != ["bid 0", "bid 1"]
    assert repr(one) == "<LegalMoves: bid 0, bid 1>"


def test_the_same_numbers_of_another_game_are_other_moves() -> None:
    of_wizard = LegalMoves(WIZARD_CODEBOOK, 0, 0, 0)
    of_extreme = LegalMoves(EXTREME_CODEBOOK, 0, 0, 0)
    assert of_wizard.codes == of_extreme.codes == ()
    assert of_wizard != of_extreme


def test_moves_come_in_the_order_of_their_codes() -> None:
    table = wizard("W B5 F R1", "B1 B2 B3 B4", "G1 G2 G3 G4", turned="Y1").bid(0, 0, 0)
    assert [str(move) for move in table.game.legal_moves] == ["play B5", "play R1", "play W", "play F"]
    assert table.game.legal_moves.codes == (30, 52, 78, 79)
    scene = extreme("", "", "").predict("B B B")
    assert [str(move) for move in scene.game.legal_moves][:5] == ["seal G", "seal R", "seal Y", "seal P", "seal B<1"]


def test_before_a_deal_no_move_is_legal() -> None:
    game = Game(WizardOptions(), 3)
    assert game.phase is Phase.DEAL
    assert list(game.legal_moves) == []
    assert "bid 0" not in {str(move) for move in game.legal_moves}


def test_codes_may_be_the_whole_numbers_of_numpy() -> None:
    game = Game(seed=1)
    numpy = pytest.importorskip("numpy")
    for code in game.legal_moves.codes:
        for number in (numpy.int64(code), numpy.uint8(code), numpy.array(code)):
            assert number in game.legal_moves
            assert type(game.legal_code(number)) is int
            assert game.copy().apply(number) == game.copy().apply(code)
    others: list[Any] = [numpy.float64(0), numpy.bool_(True), numpy.array([0]), 0.0, None, True]
    for wrong in others:
        assert wrong not in game.legal_moves
        with pytest.raises(NotationError):
            game.apply(wrong)
