"""Hidden values can change without any effect on what a seat sees."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import Bidding, Game, Mode, Phase, WizardOptions
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.state import State as WizardState
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, SPECIAL, Kind, Position, play_on, positions, walk

GARBAGE = st.randoms(use_true_random=False)


def hidden_hands(game: Game, viewer: int | None) -> list[int]:
    """A9, B3: the hands of all others; V4: in the first round the seat's own instead; for a spectator, all."""
    blind = isinstance(game.options, WizardOptions) and game.options.mode is Mode.CLAIRVOYANCE and game.round == 1
    return [seat for seat in range(len(game.players)) if viewer is None or (seat == viewer) == blind]


def hidden_bids(game: Game, viewer: int | None) -> list[int]:
    """V2: others' bids until all have bid; V3: until the round is over."""
    options, over = game.options, game.phase in (Phase.DEAL, Phase.OVER)
    state = game._state
    if not isinstance(options, WizardOptions) or options.bidding is Bidding.OPEN or over:
        return []
    assert isinstance(state, WizardState)
    if options.bidding is Bidding.HIDDEN and game.phase is not Phase.BID:
        return []
    return [seat for seat in range(len(game.players)) if seat != viewer and state.bid[seat] != NONE]


def hidden_passes(game: Game, viewer: int | None) -> list[int]:
    """S6: cards that others have laid aside, except the one that came from the right."""
    if not isinstance(game._state, WizardState):
        return []
    seats = len(game.players)
    came = None if viewer is None or game.phase is Phase.PASS else (viewer - 1) % seats
    return [seat for seat in range(seats) if seat not in (viewer, came) and game._state.passed[seat] != NONE]


def disturb(game: Game, viewer: int | None, rng: Random) -> None:
    """Fill everything that the viewer may not see with nonsense."""
    state = game._state
    state.seed = rng.getrandbits(63)
    for seat in hidden_hands(game, viewer):
        state.suited[seat], state.others[seat] = rng.getrandbits(64), rng.getrandbits(15)
    if isinstance(state, WizardState):
        for seat in hidden_bids(game, viewer):
            state.bid[seat] = rng.randrange(21)
        for seat in hidden_passes(game, viewer):
            state.passed[seat] = rng.randrange(79)


@given(positions(), GARBAGE)
def test_an_observation_does_not_depend_on_what_is_hidden(position: Position, rng: Random) -> None:
    game = position.game()
    for viewer in (None, *range(len(game.players))):
        changed = game.copy()
        disturb(changed, viewer, rng)
        before, after = game.observe(viewer), changed.observe(viewer)
        assert after == before
        assert after.legal_moves == before.legal_moves
        assert str(after) == str(before)


@given(positions(st.sampled_from(FULL_BOX + MODES + SPECIAL), most_moves=250), GARBAGE)
def test_legal_moves_do_not_depend_on_what_is_hidden(position: Position, rng: Random) -> None:
    game = position.game()
    viewer = game.turn
    if viewer is None or hidden_hands(game, viewer) == [viewer]:
        return
    changed = game.copy()
    disturb(changed, viewer, rng)
    assert changed.legal_moves == game.legal_moves
    for move in game._ruleset.codebook.moves:
        assert changed.why_not(move, viewer) == game.why_not(move, viewer)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_nothing_hidden_is_observed_at_any_step_of_a_game(kind: Kind) -> None:
    game, rng = kind.game(4), Random(4)
    for _ in walk(game, Random(4), 240):
        changed = game.copy()
        viewer = rng.choice((None, *range(kind.players)))
        disturb(changed, viewer, rng)
        assert changed.observe(viewer) == game.observe(viewer)


def everything_hidden(game: Game) -> int:
    """How many hands, bids and passed cards are hidden from seats and spectators."""
    viewers = (None, *range(len(game.players)))
    return sum(len(hide(game, viewer)) for viewer in viewers for hide in (hidden_hands, hidden_bids, hidden_passes))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_there_is_something_to_hide(kind: Kind) -> None:
    game = kind.game(1)
    play_on(game, Random(1), kind.players - 1)
    assert everything_hidden(game) >= 2 * kind.players


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_an_omniscient_viewer_sees_the_disturbance(kind: Kind) -> None:
    game = kind.game(1)
    play_on(game, Random(1), kind.players - 1)
    changed = game.copy()
    disturb(changed, 0, Random(2))
    assert str(changed) != str(game)
