"""Random moves of playouts are those that ``random_code`` names."""

from foretell.rules.extreme.deal import deal, new_game, rounds_of_game
from foretell.rules.extreme.moves import apply, move_at_random, random_code
from foretell.rules.extreme.state import FINISHED, State


def test_playouts_make_the_random_moves_that_have_codes() -> None:
    deck, rng, other_rng = [0] * 80, [7], [7]
    for seats in (3, 4, 5):
        state = State()
        new_game(state, seats, rounds_of_game(seats), 4, 1, 20 + seats)
        while state.phase != FINISHED:
            deal(state, deck)
            while state.turn >= 0:
                other = state.copy()
                move_at_random(state, rng)
                apply(other, random_code(other, other_rng))
                assert (state, rng) == (other, other_rng)
