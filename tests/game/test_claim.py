"""A claim is allowed only where, whatever the hidden cards are and whatever the others play, no trick can be lost."""

from random import Random

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.game.claim import rest_of_round, sure_move
from foretell.game.codebook import Phase
from foretell.game.events import TrickTaken
from foretell.game.observation import Observation, WizardObservation
from foretell.rules.wizard import claim
from foretell.rules.wizard.moves import apply, legal_codes
from foretell.rules.wizard.state import PLAYING, State
from foretell.rules.wizard.view import View, look
from tests.effort import times
from tests.game.kinds import ONE_OF_EACH, Kind

WORLDS = 5
"""The number of deals of the hidden cards that are tried for each claim."""
MOST_TRICKS = 3
"""With at most this many tricks left all continuations are tried, otherwise random ones."""


def may_claim(seen: Observation) -> bool:
    """Whether the viewer may claim the rest of the tricks by the rule."""
    return isinstance(seen, WizardObservation) and claim.may_claim(seen.view, claim.ClaimBuffers())


def can_lose(state: State, seen: Observation, rng: Random) -> bool:
    """Whether the others can win a trick against the viewer, who plays sure cards."""
    if state.phase != PLAYING:
        return state.tricks_left > 0
    return any(loses_by(state, code, seen, rng) for code in choices(state, seen, rng))


def choices(state: State, seen: Observation, rng: Random) -> list[int]:
    """The moves to try: the viewer's sure one; all of the others', or a random one where there are too many."""
    if state.turn == seen.seat:
        look(state, state.turn, now := View())
        assert isinstance(seen, WizardObservation)
        move = sure_move(WizardObservation(seen.options, seen.players, now))
        assert move is not None, "what was sure is sure no more"
        return [WizardObservation(seen.options, seen.players, now).legal_moves._codebook.move_codes[move]]
    room = [0] * 64
    codes = room[: legal_codes(state, room)]
    return codes if seen.tricks_left <= MOST_TRICKS else [rng.choice(codes)]


def loses_by(state: State, code: int, seen: Observation, rng: Random) -> bool:
    """Whether a trick is lost by this move, or can be lost after it."""
    assert seen.seat is not None
    after = state.copy()
    apply(after, code)
    taken = after.won[seen.seat] - state.won[seen.seat]
    return taken != state.tricks_left - after.tricks_left or can_lose(after, seen, rng)


def watch(kind: Kind, seed: int) -> int:
    """Play a game and try every claim in it; returns how many there were."""
    rng, claims = Random(seed), 0
    game = Game(kind.options, kind.players, seed=seed)
    while game.turn is not None:
        seen = game.observe(game.turn)
        if may_claim(seen):
            claims += 1
            for world in seen.worlds(WORLDS, seed):
                assert isinstance(world, State)
                assert not can_lose(world, seen, rng), (str(game), world)
        game.apply(rng.choice(list(game.legal_moves)))
    return claims


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_no_claim_could_have_lost_a_trick(kind: Kind) -> None:
    claims = sum(watch(kind, seed) for seed in range(times(3)))
    assert isinstance(kind.options, WizardOptions) or claims == 0


@pytest.mark.slow
def test_claims_are_found_in_all_modes() -> None:
    for mode in ("standard", "clairvoyance", "single-suit", "maximus"):
        kinds = [kind for kind in ONE_OF_EACH if getattr(kind.options, "mode", None) == mode]
        assert any(watch(kind, seed) for seed in range(20, 24) for kind in kinds[:2])


SCENES = [
    ((), "R9", ["W", "W"], ["R13", "R12"], True, "nothing beats a Wizard"),
    ((), "R9", ["R13", "R12"], ["G2", "G3"], False, "a Wizard may still come"),
    ((), "R9", ["W", "F"], ["G2", "G3"], False, "a Fool takes nothing for sure"),
    (("dragon", "fairy"), "R9", ["W", "W"], ["G2", "G3"], False, "the Dragon may still come"),
    (("bomb",), "R9", ["W", "W"], ["G2", "G3"], False, "the Bomb may still come"),
    (("juggler",), "R9", ["W", "W"], ["G2", "G3"], False, "the Juggler may still come, and the cards be passed on"),
    (("cloud",), "R9", ["W", "W"], ["G2", "G3"], False, "the Cloud may still come"),
    (("werewolf",), "R9", ["W", "W"], ["G2", "G3"], True, "a Werewolf that was not dealt is not played"),
    (("shapeshifter",), "R9", ["W", "shapeshifter"], ["G2", "G3"], True, "a Wizard that leads stays ahead"),
    (("bomb",), "bomb", ["W", "W"], ["G2", "G3"], True, "the Bomb lies open, for trump"),
    (("bomb",), "R9", ["W", "bomb"], ["G2", "G3"], False, "nobody takes a bombed trick"),
]


def scene(specials: tuple[str, ...], turned: str, hand: list[str], other: list[str]) -> Game:
    """A game at the first card of its second round, with these hands of seats 2 and 0; seat 2 leads."""
    game = Game(WizardOptions(specials), 3)
    game.deal([["Y2"], ["Y3"], ["Y4"]], "B1")
    while game.round == 1 and game.turn is not None:
        game.apply(game.legal_moves[0])
    game.deal([other, ["B2", "B3"], hand], turned)
    while game.phase is not Phase.PLAY:
        game.apply(game.legal_moves[0])
    return game


@pytest.mark.parametrize(("specials", "turned", "hand", "other", "right", "why"), SCENES, ids=[s[-1] for s in SCENES])
def test_what_may_be_claimed(
    specials: tuple[str, ...], turned: str, hand: list[str], other: list[str], *, right: bool, why: str
) -> None:
    game = scene(specials, turned, hand, other)
    assert game.turn == 2
    assert may_claim(game.observe(2)) is right, why
    assert not may_claim(game.observe(0))
    assert not may_claim(game.observe(None))


@pytest.mark.parametrize(
    ("led", "hand", "right", "why"),
    [
        ("G2", ["W", "W"], True, "both Wizards win"),
        ("W", ["W", "W"], False, "the Wizard that led wins"),
        ("G2", ["R13", "W"], False, "a Wizard may come after the red 13"),
    ],
)
def test_what_may_be_claimed_while_a_trick_is_on_the_table(led: str, hand: list[str], *, right: bool, why: str) -> None:
    game = scene((), "R9", [led, "G3"], hand)
    game.apply(f"play {led}")
    assert game.turn == 0
    assert may_claim(game.observe(0)) is right, why


def test_the_card_that_is_not_sure_must_be_one_that_may_be_played_now() -> None:
    game = scene((), "R9", ["G2", "G3"], ["B4", "B5"])
    while game.round == 2 and game.turn is not None:
        game.apply(game.legal_moves[0])
    game.deal([["W", "G2", "G3"], ["W", "G13", "R13"], ["W", "B2", "B3"]], "W")
    game.apply("trump G")
    while game.phase is Phase.BID:
        game.apply(game.legal_moves[0])
    for move in ("play W", "play W", "play W", "play G2"):
        game.apply(move)
    assert game.turn == 1
    assert not may_claim(game.observe(1)), "the red 13 may lose a trick, and green must be followed"


def test_the_last_trick_is_not_claimed() -> None:
    game = Game(players=3)
    game.deal([["Y2"], ["W"], ["Y4"]], "B1")
    while game.phase is not Phase.PLAY:
        game.apply(game.legal_moves[0])
    assert sure_move(game.observe(1)) is not None
    assert not may_claim(game.observe(1))


def test_the_rest_of_a_round_gives_the_claimer_all_tricks() -> None:
    game = scene((), "R9", ["W", "W"], ["R13", "R12"])
    before, again = str(game), game.copy()
    events = [event for seat, move in rest_of_round(game, 2) for event in again.apply(move, seat)]
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [2, 2]
    assert str(game) == before


def test_there_is_no_rest_of_a_round_for_a_player_who_cannot_claim() -> None:
    with pytest.raises(RuntimeError, match="no sure move"):
        list(rest_of_round(scene((), "R9", ["R13", "R12"], ["G2", "G3"]), 2))


def test_in_wizard_extreme_no_card_is_sure_and_nothing_is_claimed() -> None:
    game = Game(ExtremeOptions(), 3, seed=1)
    while game.phase is not Phase.PLAY:
        game.apply("done")
    assert sure_move(game.observe(game.turn)) is None
    assert not may_claim(game.observe(game.turn))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_seat_to_move_may_claim_what_its_view_allows(kind: Kind) -> None:
    for seed in range(times(3)):
        rng, game = Random(seed), Game(kind.options, kind.players, seed=seed)
        while game.turn is not None:
            seen = game.observe(game.turn)
            assert game.may_claim == may_claim(seen)
            assert game.seen_moves == seen.legal_moves
            assert game.seen_moves.texts == tuple(map(str, seen.legal_moves))
            game.apply(rng.choice(game.seen_moves.texts))
        assert not game.may_claim
