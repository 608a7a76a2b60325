"""Matches less the luck of their cards: no bias, narrower intervals where luck counts, and what a deal's luck is."""

from math import fsum
from random import Random

import pytest

from foretell import Game, OptionsError, WizardOptions
from foretell.arena import MatchPlan
from foretell.arena.deals import DealResult, GameResult, play_deal, seeds_of
from foretell.arena.luck import FEWEST, FRESH, DealLuck, LuckOfMatch, check_luck, deal_luck, has_control, less_luck
from foretell.arena.native_table import table_of
from foretell.arena.results import Results
from foretell.cli import main
from foretell.coach import look_back
from tests.arena.matches import by_hand

FEW = WizardOptions(round_sizes=(2, 3))


def invented(rng: Random, deals: int, slope: float) -> tuple[list[float], DealLuck]:
    """Values of deals around 5, and their luck, of which each value has so much."""
    luck = tuple(rng.gauss(0, 2) for _ in range(deals))
    return [5 + slope * one + rng.gauss(0, 1) for one in luck], DealLuck(luck, 0.0)


@pytest.mark.parametrize("slope", [0.0, 1.0, -3.0])
def test_what_is_subtracted_does_not_shift_the_mean(slope: float) -> None:
    rng, means, within = Random(3), [], 0
    for _ in range(300):
        values, luck = invented(rng, FEWEST, slope)
        found = less_luck(values, luck)
        assert found is not None
        assert found.less.half is not None
        means.append(found.less.mean)
        within += abs(found.less.mean - 5) < found.less.half
    assert fsum(means) / 300 == pytest.approx(5, abs=0.06)
    assert 270 <= within <= 297  # 95 % of 300, four standard errors


def test_luck_that_counts_saves_deals() -> None:
    values, luck = invented(Random(5), 200, 1.0)
    found = less_luck(values, luck)
    assert found is not None
    assert found.saved is not None
    assert found.saved == pytest.approx(5, rel=0.4)
    unsure = less_luck(values, DealLuck(luck.by_deal, 0.5))
    assert unsure is not None
    assert unsure.less.half == pytest.approx(0.5, abs=0.1)
    assert unsure.less.mean == found.less.mean


def test_nothing_is_subtracted_from_few_deals_and_by_luck_that_does_not_vary() -> None:
    values, luck = invented(Random(5), FEWEST - 1, 1.0)
    found = less_luck(values, luck)
    assert found is not None
    assert found.less == found.plain
    assert less_luck([], luck) is None
    alone = less_luck([3.0], luck)
    assert alone is not None
    assert alone.saved is None
    flat = less_luck([1.0, 2.0] * FEWEST, DealLuck((0.0,) * 2 * FEWEST, 0.0))
    assert flat is not None
    assert flat.saved == pytest.approx(1)


def test_the_luck_of_a_deal_is_that_of_the_ledger() -> None:
    plan = MatchPlan(("random",), 2, FEW, 3, seed=9)
    luck = deal_luck(plan, [1])
    game = Game(FEW, 3, seed=plan.deal_seed(1))
    while game.turn is not None:
        game.apply(game.legal_moves[0])
    cards = fsum(entry.cards for entry in look_back(game).ledger) / 1000
    assert luck.by_deal[0] == pytest.approx(cards / 6, abs=0.001)
    assert luck.half > 0


def test_the_difference_of_bots_is_measured_less_luck_too() -> None:
    results = by_hand(WizardOptions(round_sizes=(1,)), [[[[10, 20, 30]]] * 6], players=3)
    luck = LuckOfMatch(Results(results.plan, results.deals))
    points, between = luck.points(0), luck.points_between(0, 1)
    assert points is not None
    assert between is not None
    assert points.plain == results.points(0)
    assert between.plain == results.points_between(0, 1)


def test_the_paper_s_rule_is_refused() -> None:
    with pytest.raises(OptionsError, match="paper's rule"):
        check_luck(MatchPlan(("thumb",), 1, paper_rule=True))


def test_the_command_prints_both_figures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "--bots", "thumb,random", "--round-sizes", "1", "--players", "3", "--games", "2", "--jobs", "1"]
    assert main([*asked, "--less-luck", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    row = next(line for line in said.splitlines() if line.startswith("| less luck"))
    assert [cell.strip() for cell in row.split("|")][1:-1] == [
        "less luck",
        "points a round",
        "points less luck",
        "deals saved",
    ]
    assert "their mean over 10 fresh deals" in said
    assert main([*asked, "--less-luck", "--format", "json"]) == 0
    assert '"less_luck"' in capsys.readouterr().out
    assert main([*asked, "--less-luck", "--paper-rule"]) == 2


def test_control_games_are_those_of_the_match() -> None:
    plan = MatchPlan(("thumb", "random", "apprentice"), 1, FEW, 3, seed=9)
    assert has_control(plan)
    deal = play_deal(plan, 4)
    for place, game in enumerate(deal.games):
        seeds = seeds_of(deal.seed, place, 3)
        made = table_of(FEW, 3).points(deal.seed, [plan.bots[bot] for bot in game.seats], seeds)
        assert made == game.points


@pytest.mark.slow
def test_control_games_save_deals_and_do_not_shift_the_result() -> None:
    plan = MatchPlan(("thumb", "random"), 5 * FEWEST, FEW, 3, seed=2)
    luck = LuckOfMatch(Results(plan, tuple(made_natively(plan, number) for number in range(plan.deals))), jobs=1)
    truth = Results(plan, tuple(made_natively(plan, number) for number in range(1000, 3000))).points_between(0, 1)
    found = luck.points_between(0, 1)
    assert truth is not None
    assert found is not None
    assert found.less.half is not None
    assert found.saved == pytest.approx(FRESH + 1, rel=0.3)
    assert abs(found.less.mean - truth.mean) < 1.5 * found.less.half  # 2.9 standard errors


def made_natively(plan: MatchPlan, number: int) -> DealResult:
    """A deal of a match between levels."""
    games, seed = [], plan.deal_seed(number)
    for place, assignment in enumerate(plan.assignments(number)):
        seeds, levels = seeds_of(seed, place, plan.players), [plan.bots[bot] for bot in assignment.seats]
        made = table_of(plan.options, plan.players).points(seed, levels, seeds)
        games.append(GameResult(assignment.seats, made, ((False,) * plan.players,) * len(made)))
    return DealResult(number, seed, tuple(games))


def test_bots_with_settings_have_no_control_games() -> None:
    assert not has_control(MatchPlan(("thumb", "grandmaster:worlds=4"), 1))


def test_without_control_games_the_masters_luck_is_subtracted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.arena.luck.has_control", lambda _: False)
    plan = MatchPlan(("thumb",), FEWEST, FEW, 3, seed=2)
    results = Results(plan, tuple(made_natively(plan, number) for number in range(FEWEST)))
    luck = LuckOfMatch(results)
    assert not luck.by_control
    assert luck.points(0) == less_luck(results.points_by_deal(0), deal_luck(plan, range(FEWEST)))
