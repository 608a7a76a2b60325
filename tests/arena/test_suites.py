"""Suites: fixed sets of deals, which stay what they are."""

import hashlib

import pytest

from foretell import OptionsError, Position
from foretell.arena import SUITES, Seating, Suite, suite_named
from foretell.cli import main

_DEALS = {
    "classic-3@1": "220e170a8677",
    "classic-4@1": "7d64f4d5ed48",
    "classic-5@1": "49758f74cb28",
    "classic-6@1": "8f586b4d2ea0",
    "specials-3@1": "57c3cd03ff74",
    "specials-4@1": "ece62edf0f6e",
    "extreme-3@1": "c213ce565a3d",
    "extreme-4@1": "4fdbbb1777b6",
    "extreme-5@1": "988b826bf706",
    "paper-4@1": "cde968a8d1c5",
}
"""Checksums of the first and the last deal."""


def checksum(suite: Suite) -> str:
    """Of the first round's cards of the first and the last deal, and of the plan."""
    plan = suite.plan(("random",))
    deals = [str(Position.of(plan.new_game(deal))) for deal in (0, plan.deals - 1)]
    return hashlib.sha256("\n".join([*deals, repr(plan.as_data()), str(plan.deals)]).encode()).hexdigest()[:12]


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.name)
def test_the_deals_of_a_suite_never_change(suite: Suite) -> None:
    assert checksum(suite) == _DEALS[suite.name]


def test_every_suite_has_its_own_name_and_seed() -> None:
    assert len({suite.name for suite in SUITES}) == len({suite.seed for suite in SUITES}) == len(SUITES)


def test_a_suite_is_a_plan_for_any_bots() -> None:
    plan = suite_named("extreme-3@1").plan(("thumb", "random"), Seating.FIELD)
    assert (plan.options.game, plan.players, plan.deals, plan.seating) == ("extreme", 3, 200, Seating.FIELD)
    assert suite_named("paper-4@1").plan(("thumb",)).paper_rule


def test_a_name_that_is_none() -> None:
    with pytest.raises(OptionsError, match=r"there is no suite 'classic-7@1'; there are classic-3@1, .*paper-4@1"):
        suite_named("classic-7@1")


def test_the_arena_plays_a_suite(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    small = Suite("small@1", suite_named("extreme-3@1").options, 3, seed=5, deals=2)
    monkeypatch.setattr("foretell.arena.suites.SUITES", (small,))
    assert main(["arena", "--suite", "small@1", "--bots", "thumb,random", "--jobs", "1", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "Wizard Extreme · 3 players · suite small@1",
        "2 deals with seats exchanged, 12 games in all, seed 5",
    ]


@pytest.mark.parametrize(
    ("flag", "values"), [("--seed", ["0"]), ("--games", ["3"]), ("--players", ["4"]), ("--paper-rule", [])]
)
def test_a_suite_says_what_is_played(flag: str, values: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--suite", "classic-4@1", "--bots", "thumb", flag, *values]) == 2
    assert f"{flag} does not go with --suite: a suite says what is played" in capsys.readouterr().err
