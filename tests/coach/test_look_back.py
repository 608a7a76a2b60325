"""The look back: judged decisions, expected totals, the ledger, and the first answer, which is replaced.

All tests of whole look backs are here: a process looks back at each game once.
"""

import json
from decimal import Decimal
from pathlib import Path

import pytest

from foretell import Game, WizardOptions
from foretell.bots.hint import hint
from foretell.coach import Why, kept, look_back, looking_back, masters
from foretell.coach.classes import class_of
from foretell.coach.lookback import FIRST, WHOLE, Decision, LookBack, counted, worst
from foretell.coach.masters import NativeMasters
from foretell.coach.verdicts import Verdicts
from foretell.engine.native import NativeMissing
from foretell.record.position import before

from .games import KINDS, answers, found, played


@pytest.mark.parametrize("kind", KINDS)
def test_the_ledger_of_every_round_and_seat_adds_up_to_the_points(kind: str) -> None:
    game, rows = played(kind), found(kind).as_json()["ledger"]
    assert len(rows) == len(game.rounds) * len(game.players)
    for row in rows:
        result = game.rounds[row["round"] - 1].result
        assert result is not None
        parts = [Decimal(str(row[name])) for name in ("mean", "cards", "bids", "play", "others")]
        assert sum(parts) == row["points"] == result.points[row["seat"]]
        better = -1 if game.options.game == "extreme" else 1
        assert better * row["bids"] <= 0
        assert better * row["play"] <= 0


@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_is_judged_by_what_the_seat_saw(kind: str) -> None:
    game, decisions = played(kind), answers(kind)[0].decisions
    sign = -1 if game.options.game == "extreme" else 1
    for each in decisions[:: max(len(decisions) // 8, 1)]:
        shown = before(game, each.round, each.move).observe(each.seat)
        judged = {str(one.move): one.points for one in hint(shown)}
        assert each.points == pytest.approx(judged[each.played])
        assert each.best_points == pytest.approx(sign * max(sign * points for points in judged.values()))
        assert each.lost == pytest.approx(sign * (each.best_points - each.points))
        assert each.kind == class_of(game.options.game, each.part, each.lost)
        assert (each.why is None) == (each.kind in ("best", "fine"))
    masters_own = [each for each in decisions if each.seat == 1]
    assert {each.kind for each in masters_own} == {"best"}


def test_the_curve_begins_with_the_means_and_ends_with_the_totals() -> None:
    for kind in KINDS:
        game, curve = played(kind), found(kind).curve
        assert len(curve) == sum(len(story.moves) + 1 for story in game.rounds)
        assert curve[-1].expected == pytest.approx(game.totals)
        means = [
            [entry.mean / 1000 for entry in found(kind).ledger if entry.seat == s] for s in range(len(game.players))
        ]
        assert curve[0].expected == pytest.approx([sum(rounds) for rounds in means], abs=0.01)


def test_the_json_says_who_judged_and_what() -> None:
    told = json.loads(json.dumps(found("Extreme").as_json()))
    assert told["format"] == "foretell-lookback/1"
    assert told["rules"] == "1"
    assert told["nets"].startswith("extreme@")
    assert told["game"] == {"game": "extreme", "options": played("Extreme").options.as_data(4)}
    worst_one = max(told["decisions"], key=lambda each: each["lost"])
    assert worst_one["class"] == "blunder"
    assert worst_one["why"]["kind"]
    assert worst_one["why_played"]["values"]


def test_an_unfinished_game_is_judged_as_far_as_it_goes() -> None:
    game = before(played("all special cards"), 3, 9)
    there = look_back(game)
    assert there.fault is None
    assert there.ledger == found("all special cards").ledger[: 2 * 4]
    assert there.decisions == found("all special cards").decisions[: len(there.decisions)]
    assert there.curve[-1].round == 3
    assert look_back(Game(WizardOptions(), 3)).curve == ()


def test_a_deeper_look_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "user_cache_path", lambda _: tmp_path)
    game, asked = played("Extreme"), 0

    def interrupt(done: int, of: int) -> None:
        nonlocal asked
        if of == len(found("Extreme").decisions):
            asked = done
            if done == 20:
                raise KeyboardInterrupt

    first = look_back(game, deeper=2, progress=interrupt, seat=0, keep=True)
    assert first.depth is not None
    assert (first.depth.worlds, first.depth.done) == (2, 20)
    (file,) = (tmp_path / "lookback").iterdir()
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 20
    file.write_text("\n".join([*lines[:-2], lines[-2].replace(": [", ": [0.5, 1, "), "{damaged", ""]), encoding="utf-8")
    again = look_back(game, "grandmaster", 2, seat=0, keep=True)
    assert again.bot == "master"
    assert again.depth is not None
    assert again.depth.done == again.depth.of == len(again.of_seat(0))
    assert again.of_seat(0)[:20] == first.of_seat(0)[:20]
    assert again.of_seat(1) == found("Extreme").of_seat(1)
    monkeypatch.setattr(Verdicts, "judge", None)  # nothing is judged a second time
    assert look_back(game, deeper=2, seat=0, keep=True) == again


def test_the_worst_decisions_come_first() -> None:
    decisions = found("all special cards").decisions
    bad = worst(decisions, 3)
    assert len(bad) == 3
    assert bad[0].lost == max(each.lost for each in decisions)
    assert sum(counted(decisions).values()) == len(decisions)
    assert looking_back.JUDGES == ("master", "grandmaster")
    assert masters.masters_of("wizard").__class__ is NativeMasters


@pytest.mark.parametrize("kind", KINDS)
def test_the_first_answer_is_marked_and_replaced(kind: str) -> None:
    first, whole = answers(kind)
    assert (first.stage, whole.stage) == (FIRST, WHOLE)
    assert first.as_json()["stage"] == "nets"
    assert whole.as_json()["stage"] == "deals"
    assert not any(each.deals for each in first.decisions)
    assert any(each.deals for each in whole.decisions)
    for early, late in zip(first.decisions, whole.decisions, strict=True):
        assert (early.round, early.move, early.played) == (late.round, late.move, late.played)
        if early.kind in ("best", "fine"):
            assert late == early


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_within_its_interval_is_marked(kind: str) -> None:
    for each in answers(kind)[1].decisions:
        if each.deals:
            assert each.lost == 0 or each.lost > each.half
            assert (each.lost == 0) == (each.played == each.best) == (each.points == each.best_points)
            assert each.kind == "best" if each.lost == 0 else each.half > 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_ledger_follows_what_whole_rounds_say(kind: str) -> None:
    for told in answers(kind):
        for entry in told.ledger:
            mine = [each for each in told.of_seat(entry.seat) if each.round == entry.round]
            assert sum(each.lost for each in mine) == pytest.approx(abs(entry.bids + entry.play) / 1000, abs=0.0021)


def test_without_the_native_library_the_first_answer_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = answers("Extreme")

    def missing(*_: object) -> None:
        raise NativeMissing("not here")

    monkeypatch.setattr(Verdicts, "__init__", missing)
    told: LookBack = look_back(played("Extreme"))
    assert told == first


def test_only_the_seat_that_is_asked_for_is_judged_again() -> None:
    game: Game = played("Extreme")
    told, (first, whole) = look_back(game, seat=0), answers("Extreme")
    assert told.of_seat(0) == whole.of_seat(0)
    assert told.of_seat(1) == first.of_seat(1)


@pytest.mark.parametrize(
    ("played", "other", "is_told"),
    [
        ("play W", "W", True),
        ("play F", "W", False),
        ("play cloud:R", "cloud:B", True),
        ("play cloud:R", "juggler:R", False),
        ("play F", None, True),
    ],
)
def test_a_card_that_both_moves_keep_is_no_reason_for_one_of_them(
    played: str, other: str | None, is_told: bool
) -> None:
    why = Why("saves", {"card": "B11"} | ({} if other is None else {"other": other}))
    decision = Decision(1, 9, 0, "card", played, "play B11", 9.0, "mistake", 1.0, 10.0, why)
    assert decision.why_better == (why if is_told else None)
    assert decision.as_json()["why"] == why.as_json()
