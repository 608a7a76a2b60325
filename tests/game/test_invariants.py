"""Invariants, checked after every move of random games of every kind."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from foretell import Bid, ExtremeObservation, Game, Phase, WizardObservation
from foretell.game.rounds import ExtremeResult, WizardResult
from foretell.rules.extreme.cards import SEALS
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.scoring import points
from foretell.rules.wizard.state import State as WizardState
from tests.effort import times
from tests.game.kinds import ONE_OF_EACH, SORTS, Kind, kinds, play_on, seeds, walk


def cards_of(game: Game, suited: list[int], others: list[int]) -> Counter[str]:
    """All cards of sets by seat."""
    return Counter(str(card) for s, o in zip(suited, others, strict=True) for card in game._ruleset.codebook.hand(s, o))


def check_cards(game: Game) -> None:
    """A1, B3: no card is lost or duplicated: each dealt card is in a hand, laid aside or played."""
    s, story = game._state, game.rounds[-1]
    held = cards_of(game, s.suited, s.others)
    played = cards_of(game, s.played_suited, s.played_others)
    aside: Counter[str] = Counter()
    if isinstance(s, WizardState) and game.phase is Phase.PASS:
        aside.update(str(game._ruleset.codebook.cards[card]) for card in s.passed[: s.seats] if card != NONE)
    everything = Counter(str(card) for hand in story.hands for card in hand)
    if isinstance(s, WizardState) and s.werewolf_seat != NONE and story.turned is not None:
        everything = everything - Counter(["werewolf"]) + Counter([str(story.turned)])
    assert held + played + aside == everything


def check_tricks(game: Game) -> None:
    """A8, S4, B8: every complete trick is won by one seat, or by nobody if it contained the Bomb."""
    s, size = game._state, len(game.rounds[-1].hands[0])
    gone = size - s.tricks_left
    won = sum(s.won[: s.seats])
    bombs = sum("bomb" in str(move) and move.verb == "play" for _, move in game.rounds[-1].moves)
    assert gone - bombs <= won <= gone
    in_trick = s.played if game.phase is Phase.PLAY else 0
    plays = sum(move.verb == "play" for _, move in game.rounds[-1].moves)
    assert plays == gone * s.seats + in_trick


def check_bids(s: WizardState) -> None:
    """A6: bids are within the tricks of the round; A12: and so are the tricks won."""
    assert all(NONE <= bid <= s.cards for bid in s.bid[: s.seats])
    assert all(0 <= won <= s.cards for won in s.won[: s.seats])


def check_seals(s: ExtremeState) -> None:
    """B2: there are always 27 seals, the same number of each kind; B6, B10: within the limits for white and black."""
    for kind, number in enumerate(SEALS):
        held = [s.seals[7 * seat + kind] for seat in range(s.seats)]
        assert min(held) >= 0
        assert s.pool[kind] >= 0
        assert s.pool[kind] + sum(held) == number
    if s.magician != NONE:
        assert not any(s.seals[7 * s.magician : 7 * s.magician + 7])
    assert all(sum(s.seals[7 * seat : 7 * seat + 5]) <= 15 for seat in range(s.seats))


def check_totals(game: Game) -> None:
    """A12, B12: totals are the sums of the results; there is a result when its round is complete."""
    results = [story.result for story in game.rounds if story.result is not None]
    assert game.totals == tuple(sum(result.points[seat] for result in results) for seat in range(len(game.players)))
    assert len(results) == len(game.rounds) - (game.turn is not None)


def check_result(result: WizardResult | ExtremeResult) -> None:
    """A12, B12: the points follow from the rest of the result."""
    if isinstance(result, WizardResult):
        assert result.points == tuple(map(points, result.bids, result.tricks))
        return
    worth = {"white": 4, "black": 3}
    counted = tuple(sum(worth.get(kind, 2) * n for kind, n in seals.items()) for seals in result.seals)
    differing = [seat for seat, n in enumerate(counted) if n != result.points[seat]]
    assert len(differing) <= 1
    assert all(not result.seals[seat] for seat in differing)


def check(game: Game) -> None:
    """Check all invariants."""
    assert game._ruleset.codebook.rules.state is type(game._state)
    check_cards(game)
    check_tricks(game)
    check_totals(game)
    if isinstance(game._state, WizardState):
        check_bids(game._state)
    else:
        check_seals(game._state)


@settings(max_examples=times(40))
@given(kinds(), seeds())
def test_after_every_move_of_a_random_game(kind: Kind, seed: int) -> None:
    game = kind.game(seed)
    check(game)
    for _ in walk(game, Random(seed), 100):
        check(game)
    for story in game.rounds:
        if story.result is not None:
            check_result(story.result)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_to_the_end_of_a_game_of_each_kind(kind: Kind) -> None:
    game = kind.game(11)
    for _ in walk(game, Random(11)):
        check(game)
    for story in game.rounds:
        assert story.result is not None
        check_result(story.result)
    best = max if game.options.game == "wizard" else min
    assert game.winners == tuple(seat for seat, n in enumerate(game.totals) if n == best(game.totals))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_history_has_every_move_with_its_seat(kind: Kind) -> None:
    game = kind.game(13)
    turns = [game.turn, *(game.turn for _ in walk(game, Random(13), 200))]
    assert [seat for story in game.rounds for seat, _ in story.moves] == turns[:-1]
    assert [story.number for story in game.rounds] == list(range(1, len(game.rounds) + 1))


PLUS_MINUS_ONE = [kind for sort in SORTS for kind in sort if getattr(kind.options, "plus_minus_one", False) is True]


@pytest.mark.parametrize("kind", PLUS_MINUS_ONE[::9], ids=str)
def test_v1_with_plus_minus_one_the_bids_of_a_round_never_add_up(kind: Kind) -> None:
    game = kind.game(17)
    play_on(game, Random(17))
    for story in game.rounds:
        bids = [move.tricks for _, move in story.moves if isinstance(move, Bid)]
        assert sum(bids) != len(story.hands[0])


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_observations_are_of_the_same_game(kind: Kind) -> None:
    view = kind.game(1).observe(0)
    assert isinstance(view, WizardObservation if kind.options.game == "wizard" else ExtremeObservation)
    assert view.options == kind.options
    assert view.players == tuple(f"player {seat}" for seat in range(kind.players))
