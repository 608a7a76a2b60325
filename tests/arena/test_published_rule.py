"""The published rule: a Wizard turned up means no trump; everything else is unchanged."""

import pytest

from foretell import Bidding, Game, Phase, WizardObservation, WizardOptions
from foretell.arena import MatchPlan
from foretell.game.events import TrumpSet


def plan_of(options: WizardOptions, players: int) -> MatchPlan:
    return MatchPlan(("thumb",), 4, options, players, paper_rule=True)


def play_first_moves(game: Game) -> list[Phase]:
    """Play a game to its end; returns the phases of all its questions."""
    phases = []
    while not game.is_over:
        phases.append(game.phase)
        game.apply(game.legal_moves[0])
    return phases


@pytest.mark.parametrize("bidding", Bidding)
def test_nobody_names_trump_and_the_cards_are_the_same(bidding: Bidding) -> None:
    plan = plan_of(WizardOptions(bidding=bidding), 3)
    asked = [0, 0]
    for number in range(plan.deals):
        ours, papers = Game(plan.options, 3, seed=plan.deal_seed(number)), plan.new_game(number)
        asked = [n + play_first_moves(game).count(Phase.TRUMP) for n, game in zip(asked, (ours, papers), strict=True)]
        assert [(s.hands, s.turned) for s in papers.rounds] == [(s.hands, s.turned) for s in ours.rounds]
    assert asked[0] > 0
    assert asked[1] == 0


def test_there_is_no_trump_after_a_wizard_and_left_of_the_dealer_bids_first() -> None:
    game, turned = plan_of(WizardOptions(), 4).new_game(0), 0
    while not game.is_over:
        seen = game.observe(game.turn)
        assert isinstance(seen, WizardObservation)
        if seen.turned == "W":
            turned += 1
            assert seen.trump is None
        if game.phase is Phase.BID and set(seen.bids) == {None}:
            assert game.turn == (seen.dealer + 1) % 4
        game.apply(game.legal_moves[0])
    assert turned > 0


def test_every_round_reports_its_trump_once_and_undo_works() -> None:
    game = plan_of(WizardOptions(), 4).new_game(0)
    play_first_moves(game)
    assert sum(isinstance(event, TrumpSet) for event in game.events) == game.round_count
    again = game.copy()
    again.apply(again.undo())
    assert (again.rounds, again.events) == (game.rounds, game.events)
