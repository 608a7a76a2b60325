"""The loops over many games do to each game what the rules do to one."""

from random import Random

from foretell.rules.both import batch
from foretell.rules.wizard.deal import deal
from foretell.rules.wizard.moves import apply, random_code
from foretell.rules.wizard.state import FINISHED, State
from foretell.rules.wizard.view import View
from tests.game.kinds import FULL_BOX, MODES, PLAIN, Kind

KINDS = [PLAIN[0], PLAIN[-1], *FULL_BOX[::5], *MODES[::7]]


def games(kinds: list[Kind] = KINDS) -> list[State]:
    """A state of each kind before its first deal."""
    return [state for kind in kinds if isinstance(state := kind.game()._state, State)]


def dealt() -> list[State]:
    """The same, dealt."""
    states = games()
    batch.deal_all(states, len(KINDS), [0] * 80)
    return states


def test_every_game_that_waits_for_a_deal_is_dealt() -> None:
    states, deck = dealt(), [0] * 80
    assert [state.round for state in states] == [1] * len(KINDS)
    before = [state.copy() for state in states]
    batch.deal_all(states, len(KINDS), deck)
    assert states == before


def test_legal_moves_are_marked_as_the_seat_sees_them() -> None:
    states, undealt = dealt(), games()
    for some in (states, undealt):
        masks = [7] * 156 * len(some)
        batch.legal_all(some, len(some), [0] * 64, masks)
        for i, (kind, state) in enumerate(zip(KINDS, some, strict=True)):
            mask = masks[156 * i : 156 * (i + 1)]
            game = kind.game()
            game._state = state
            legal = game.observe(game.turn).legal_moves.codes
            assert [code for code, marked in enumerate(mask) if marked] == list(legal)
            assert set(mask) <= {0, 1}


def test_the_first_illegal_move_is_found() -> None:
    states = dealt()
    moves = [-1] * len(states)
    assert batch.first_illegal(states, len(KINDS), moves) == -1
    batch.random_all(states, len(KINDS), [5], moves)
    assert min(moves) >= 0
    assert batch.first_illegal(states, len(KINDS), moves) == -1
    moves[2] = 155
    assert batch.first_illegal(states, len(KINDS), moves) == 2
    assert batch.first_illegal(games(), len(KINDS), [-1, 0] + [-1] * (len(states) - 2)) == 1


def test_moves_are_made_in_all_games_or_in_none() -> None:
    states, expected = dealt(), dealt()
    moves = [-1] * len(states)
    batch.random_all(states, len(KINDS), [5], moves)
    illegal = [*moves[:2], 155, *moves[3:]]
    assert batch.apply_if_legal(states, len(KINDS), illegal) == 2
    assert states == expected
    assert batch.apply_if_legal(states, len(KINDS), moves) == -1
    batch.apply_all(expected, len(KINDS), moves)
    assert states == expected


def test_moves_are_made_where_there_are_any() -> None:
    states = dealt()
    moves = [0] * len(states)
    batch.random_all(states, len(KINDS), [5], moves)
    moves[1] = -1
    before = [state.copy() for state in states]
    batch.apply_all(states, len(KINDS), moves)
    assert [one == other for one, other in zip(states, before, strict=True)] == [i == 1 for i in range(len(states))]


def test_games_are_played_to_their_ends_from_wherever_they_are() -> None:
    states, others = games(), dealt()
    for some in (states, others):
        assert batch.play_games(some, len(KINDS), [0] * 80, [5]) > 0
        assert all(state.phase == FINISHED for state in some)
        assert batch.play_games(some, len(KINDS), [0] * 80, [5]) == 0


def test_no_move_is_legal_if_no_game_waits_for_one() -> None:
    moves = [0] * len(KINDS)
    batch.random_all(games(), len(KINDS), [5], moves)
    assert moves == [-1] * len(KINDS)


def test_rounds_are_played_to_their_end() -> None:
    states = dealt()
    assert batch.play_rounds(states, len(KINDS), [5]) > 6 * len(states)
    assert {state.turn for state in states} == {-1}
    assert [state.round for state in states] == [1] * len(states)


def test_playouts_make_the_random_moves_that_have_codes() -> None:
    states = games()
    others = [state.copy() for state in states]
    rng, other_rng, deck = [5], [5], [0] * 80
    for state, other in zip(states, others, strict=True):
        while state.phase != FINISHED:
            deal(state, deck)
            deal(other, deck)
            moves = 0
            while other.turn >= 0:
                apply(other, random_code(other, other_rng))
                moves += 1
            assert batch.play_round(state, rng) == moves
            assert (state, rng) == (other, other_rng)


def test_rounds_are_played_out_many_times_without_changing_the_games() -> None:
    states = dealt()
    before = [state.copy() for state in states]
    points = [0] * 6 * len(states)
    moves = batch.play_ends(states, len(KINDS), 3, [State()], [5], points)
    assert states == before
    assert moves > 18 * len(states)
    assert all(total % 10 == 0 for total in points)
    assert any(points)


def test_games_are_played_to_their_end() -> None:
    states = games()
    batch.play_games(states, len(KINDS), [0] * 80, [5])
    assert [state.round for state in states] == [state.rounds for state in states]
    assert {state.phase for state in states} == {6}


def test_views_are_filled_for_the_seat_of_each_game() -> None:
    states, rng = dealt(), Random(1)
    seats = [rng.randrange(-1, 3) for _ in states]
    views = [View() for _ in states]
    batch.look_all(states, len(KINDS), seats, views)
    for kind, state, seat, view in zip(KINDS, states, seats, views, strict=True):
        game = kind.game()
        game._state = state
        assert view == game.observe(None if seat < 0 else seat).view
