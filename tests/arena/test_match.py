"""Matches: the same results on any number of processes, for every kind of game; and checks of the plan."""

from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any, cast

import pytest

from foretell import ExtremeOptions, Game, Mode, Move, Observation, OptionsError, WizardOptions
from foretell.arena import MatchPlan, Seating, match, players
from foretell.arena.deals import BotFault, play_deal
from foretell.arena.summary import skills_of
from tests.arena.matches import short
from tests.arena.test_players import Peeker
from tests.game.kinds import ONE_OF_EACH, Kind

TWO = ("thumb", "random")
ANYTHING: dict[str, Any] = {"bots": "thumb", "number": "1", "options": 3}
"""A plan whose values have wrong types."""


@pytest.mark.slow
def test_a_plan_has_the_same_results_on_any_number_of_processes() -> None:
    plan = short(deals=5)
    alone = match(plan, jobs=1)
    assert match(plan, jobs=2).deals == alone.deals
    assert [deal.number for deal in alone.deals] == list(range(5))
    assert match(short(deals=5, seed=1), jobs=1).deals != alone.deals


def test_a_longer_match_begins_with_the_shorter_one() -> None:
    assert match(short(deals=4), jobs=1).deals[:2] == match(short(deals=2), jobs=1).deals


def test_the_numbers_of_a_plan_may_be_those_of_numpy(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    two, three, seed = map(numpy.int64, (2, 3, 7))
    plan = MatchPlan(TWO, two, WizardOptions(round_sizes=(1,)), three, seed)
    assert plan == MatchPlan(TWO, 2, WizardOptions(round_sizes=(1,)), 3, 7)
    assert match(plan, jobs=1, file=tmp_path / "results.jsonl").games == 12


@pytest.mark.parametrize("kind", ONE_OF_EACH[::7], ids=str)
def test_every_kind_of_game_is_counted_correctly(kind: Kind) -> None:
    plan = MatchPlan(("random", "thumb"), 1, kind.options, kind.players)
    deal = play_deal(plan, 0)
    game = Game(kind.options, kind.players, seed=deal.seed)
    assert plan.sizes[0] == len(game.rounds[0].hands[0])
    for result in deal.games:
        assert len(result.points) == len(result.hits) == len(plan.sizes) == game.round_count
        for points, hits in zip(result.points, result.hits, strict=True):
            extreme = kind.options.game == "extreme"
            assert hits == tuple(n == 0 if extreme else n > 0 for n in points)
    assert all(sum(times.values()) > 0 for times in deal.times)


def test_sizes_are_those_of_the_rounds() -> None:
    assert MatchPlan(("thumb",), 1).sizes == tuple(range(1, 16))
    assert MatchPlan(("thumb",), 1, WizardOptions(mode=Mode.SINGLE_SUIT)).sizes == tuple(range(4, 16))
    assert MatchPlan(("thumb",), 1, WizardOptions(mode=Mode.MAXIMUS), 5).sizes == (12,) * 5
    assert MatchPlan(("thumb",), 1, ExtremeOptions(), 3).sizes == (15,) * 6


def test_a_bot_alone_plays_with_itself() -> None:
    results = match(short("thumb"), jobs=1)
    assert [game.seats for deal in results.deals for game in deal.games] == [(0, 0, 0)] * 3
    assert results.meetings == ()
    assert skills_of(results) == ()
    wins = results.wins(0)
    assert wins is not None
    assert (wins.mean, results.fair_wins(0)) == (1, 1)


def test_thumb_is_rated_above_random() -> None:
    dull, thumb = skills_of(match(short(deals=8), jobs=1)) or ()
    assert thumb.mu > dull.mu


def test_a_player_that_sees_all_hands_receives_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "_seer", lambda _name: Peeker)
    results = match(short("ceiling", "random", deals=1), jobs=1)
    assert results.points(0) is not None
    assert results.decision_ms(0) is not None


class Cheat:
    """Bids too high, or plays a card that it does not have."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Move:
        """An illegal move."""
        return Move.parse("bid 20")


def test_a_bot_that_breaks_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "make_bot", lambda _name, seed: Cheat(seed))
    with pytest.raises(BotFault, match=r"^random, deal 0: seat 1 cannot bid 20 \(B5\)") as caught:
        match(short("random"), jobs=1)
    assert str(copy(caught.value)) == str(caught.value)  # the error can be sent from another process


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: MatchPlan((), 1), "at least one bot"),
        (lambda: MatchPlan(ANYTHING["bots"], 1), r"a list of names, such as \['thumb'\], not one name"),
        (lambda: MatchPlan(ANYTHING["options"], 1), r"a list of names, such as \['thumb'\], not 3"),
        (lambda: MatchPlan(TWO, ANYTHING["number"]), "the number of deals must be a whole number, not '1'"),
        (
            lambda: MatchPlan(TWO, 1, seed=ANYTHING["number"]),
            r"a seed must be a whole number from 0 to \d+, not '1'",
        ),
        (lambda: MatchPlan(TWO, 1, ANYTHING["options"]), r"WizardOptions\(…\) or ExtremeOptions\(…\), not 3"),
        (lambda: MatchPlan(("thumb", "thumb"), 1), "'thumb' is named twice"),
        (lambda: MatchPlan((ANYTHING["options"],), 1), "a bot is named by text, not by 3"),
        (lambda: MatchPlan(TWO, 1, seating=ANYTHING["bots"]), "is not a seating; there are table, pairs, field"),
        (lambda: MatchPlan(TWO, 0), "at least one deal, not 0"),
        (lambda: MatchPlan(TWO, 10**7 + 1), "at most 10000000 deals, not 10000001"),
        (lambda: MatchPlan(TWO, 1, ExtremeOptions(10**20)), f"at most 1000 rounds, not {10**20}"),
        (lambda: MatchPlan(TWO, 1, players=7), "not 7"),
        (lambda: MatchPlan(TWO, 1, seed=-1), "a seed must be a whole number from 0"),
        (lambda: MatchPlan(tuple("abcde"), 1, seating=Seating.TABLE), "5 bots do not fit at a table for 4"),
        (lambda: MatchPlan(("thumb",), 1, seating=Seating.PAIRS), "the seating pairs needs at least two bots"),
        (
            lambda: MatchPlan(TWO, 1, ExtremeOptions(), paper_rule=True),
            "the paper's rule is only for Wizard in standard mode",
        ),
        (lambda: MatchPlan(TWO, 1, WizardOptions(("bomb",)), paper_rule=True), "without special cards"),
        (lambda: MatchPlan(TWO, 1, WizardOptions(mode=Mode.MAXIMUS), paper_rule=True), "in standard mode"),
    ],
)
def test_impossible_matches_are_refused(make: Callable[[], MatchPlan], sentence: str) -> None:
    with pytest.raises(OptionsError, match=sentence):
        make()


def test_a_seating_may_be_given_as_text() -> None:
    assert MatchPlan(TWO, 1, seating=cast("Seating", "field")).seated is Seating.FIELD


def test_at_least_one_process_plays() -> None:
    with pytest.raises(OptionsError, match="at least one process must play, not 0"):
        match(MatchPlan(TWO, 1, WizardOptions(round_sizes=(1,))), jobs=0)


def test_the_file_of_a_match_may_be_named_by_text(tmp_path: Path) -> None:
    plan, file = MatchPlan(TWO, 1, WizardOptions(round_sizes=(1,))), tmp_path / "results.jsonl"
    assert match(plan, jobs=1, file=str(file)).deals == match(plan, jobs=1).deals
    assert file.stat().st_size > 0


def test_many_bots_meet_in_pairs() -> None:
    plan = MatchPlan(("a", "b", "c", "d"), 1, players=3)
    assert plan.seated is Seating.PAIRS
    assert len(plan.groups) == 6
