"""Matches by the published rule, in the native library and between bots."""

from foretell import WizardOptions
from foretell.arena import MatchPlan
from foretell.arena.deals import play_deal, play_deals_together


def test_levels_play_it_in_the_native_library_as_they_do_between_bots() -> None:
    plan = MatchPlan(("thumb", "journeyman"), 4, WizardOptions(round_sizes=(1, 2, 3, 4) * 3), 3, paper_rule=True)
    games = [plan.new_game(deal) for deal in range(1, 4)]
    for game in games:
        while not game.is_over:
            game.apply(game.legal_moves[0])
    assert "W" in [str(story.turned) for game in games for story in game.rounds]
    assert [play_deal(plan, deal) for deal in range(1, 4)] == play_deals_together(plan, range(1, 4))
