"""The published rule: a Wizard turned up means no trump; everything else is unchanged."""

import pickle

import pytest

from foretell import Bidding, ExtremeOptions, Game, Mode, Options, OptionsError, Phase, WizardOptions
from foretell.game.events import TrumpSet
from foretell.game.published_rule import PublishedRuleGame, check_published_rule, start_of

SEEDS = range(4)


def play_first_moves(game: Game) -> list[Phase]:
    """Play a game to its end; returns the phases of all its questions."""
    phases = []
    while not game.is_over:
        phases.append(game.phase)
        game.apply(game.legal_moves[0])
    return phases


@pytest.mark.parametrize("bidding", Bidding)
def test_nobody_names_trump_and_the_cards_are_the_same(bidding: Bidding) -> None:
    options = WizardOptions(bidding=bidding)
    asked = [0, 0]
    for seed in SEEDS:
        ours, papers = Game(options, 3, seed=seed), PublishedRuleGame(options, 3, seed=seed)
        asked = [n + play_first_moves(game).count(Phase.TRUMP) for n, game in zip(asked, (ours, papers), strict=True)]
        assert [(s.hands, s.turned) for s in papers.rounds] == [(s.hands, s.turned) for s in ours.rounds]
    assert asked[0] > 0
    assert asked[1] == 0


def test_there_is_no_trump_after_a_wizard_and_left_of_the_dealer_bids_first() -> None:
    turned = 0
    for seed in SEEDS:
        game = PublishedRuleGame(seed=seed)
        while not game.is_over:
            if game.turned == "W":
                turned += 1
                assert game.trump is None
            if game.phase is Phase.BID and set(game.bids) == {None}:
                assert game.turn == (game.dealer + 1) % 4
            game.apply(game.legal_moves[0])
    assert turned > 0


def test_every_round_reports_its_trump_once_and_undo_works() -> None:
    game = PublishedRuleGame(seed=3)
    play_first_moves(game)
    assert sum(isinstance(event, TrumpSet) for event in game.events) == game.round_count
    again = game.copy()
    again.apply(again.undo())
    assert (again.rounds, again.events) == (game.rounds, game.events)


def test_games_are_copied_and_pickled_with_the_rule() -> None:
    game = PublishedRuleGame(seed=2)
    again = pickle.loads(pickle.dumps(game))
    assert play_first_moves(again) == play_first_moves(game.copy()) == play_first_moves(game)
    assert again.rounds == game.rounds


def test_a_state_before_the_first_deal_has_the_rule_or_not() -> None:
    states = [start_of(WizardOptions(), 4, paper_rule=asked) for asked in (False, True)]
    assert [getattr(state, "paper_rule", None) for state in states] == [0, 1]


@pytest.mark.parametrize("options", [WizardOptions(("bomb",)), WizardOptions(mode=Mode.MAXIMUS), ExtremeOptions()])
def test_only_what_the_paper_covers(options: Options) -> None:
    with pytest.raises(OptionsError, match="the paper's rule is only for Wizard in standard mode"):
        check_published_rule(options)
    with pytest.raises(ValueError, match="the paper's rule is only for Wizard in standard mode"):
        start_of(options, 3, paper_rule=True)
    check_published_rule(options, paper_rule=False)


def test_what_the_paper_covers() -> None:
    check_published_rule(WizardOptions(bidding=Bidding.HIDDEN, round_sizes=(5,)))
