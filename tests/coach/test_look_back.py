"""The look back: judged decisions, expected totals, the ledger, and records that are broken or unfinished."""

import json
from collections.abc import Mapping
from copy import deepcopy
from decimal import Decimal
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import pytest

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.bots import MissingExtra, levels, make_bot
from foretell.bots.hint import hint
from foretell.coach import LookBackError, kept, look_back, looking_back, luck, masters
from foretell.coach.classes import CLASSES, PARTS, class_of, limits
from foretell.coach.lookback import LookBack, counted, worst
from foretell.coach.luck import Luck, coming, key_of
from foretell.coach.masters import NativeMasters, PlainMasters
from foretell.coach.verdicts import Verdict, Verdicts
from foretell.game.rulesets import ruleset_of
from foretell.record import RecordError, to_record
from foretell.record.position import before
from foretell.rules.wizard.deal import DECK_ROOM

BOX = WizardOptions(SPECIALS, round_sizes=(1, 4, 6), first_dealer=2)
KINDS: Mapping[str, tuple[Options, int]] = {
    "all special cards": (BOX, 4),
    "clairvoyance": (WizardOptions(mode=Mode.CLAIRVOYANCE), 6),
    "secret bids": (WizardOptions(bidding=Bidding.SECRET, round_sizes=(3, 5)), 3),
    "Extreme": (ExtremeOptions(rounds=2, raise_magician=True), 4),
}
LEVELS = ("apprentice", "master", "random", "thumb")


@cache
def played(kind: str) -> Game:
    """A game of this kind between bots of different levels."""
    options, players = KINDS[kind]
    game = Game(options, players, seed=11)
    bots = [make_bot(level, seat) for seat, level in zip(range(players), cycle(LEVELS), strict=False)]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    return game


@cache
def answers(kind: str) -> tuple[LookBack, LookBack]:
    """The look back at it: the first answer, and the one that replaces it."""
    first: list[LookBack] = []
    whole = look_back(played(kind), found=first.append)
    return first[0], whole


def found(kind: str) -> LookBack:
    """The look back at it."""
    return answers(kind)[1]


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


def test_a_record_with_a_fault_is_judged_up_to_the_fault() -> None:
    record = deepcopy(to_record(played("all special cards")))
    record["rounds"][1]["moves"][6] = [0, "play", "G77"]
    there = look_back(record)
    assert there.fault is not None
    assert there.fault.startswith("round 2, move 7: ")
    assert {each.round for each in there.ledger} == {1}
    assert max((each.round, each.move) for each in there.decisions) <= (2, 6)
    assert there.as_json()["fault"] == there.fault


NO_RECORDS: tuple[object, ...] = (
    {},
    {"format": "PBN 2.1"},
    {"format": "foretell-pad/1", "rounds": 3},
    [1, 2],
    None,
    "x",
)


@pytest.mark.parametrize("record", NO_RECORDS)
def test_what_is_no_record_is_refused_in_a_sentence(record: object) -> None:
    with pytest.raises(RecordError, match=r'"format"|a record'):
        look_back(cast("Mapping[str, Any]", record))


def test_what_cannot_be_asked_is_refused_in_a_sentence() -> None:
    game = played("Extreme")
    with pytest.raises(LookBackError, match="master or grandmaster, not by 'thumb'"):
        look_back(game, "thumb")
    with pytest.raises(LookBackError, match="0 to 3, not 4"):
        look_back(game, seat=4)
    with pytest.raises(LookBackError, match="at least 1 deal, not 0"):
        look_back(game, deeper=0)


def test_without_nets_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "missing_extra", lambda _name: levels.NATIVE)
    for bot in looking_back.JUDGES:
        with pytest.raises(MissingExtra, match=f"the bot '{bot}'"):
            look_back(played("Extreme"), bot)


def test_a_game_of_very_many_rounds_takes_no_longer() -> None:
    game = Game(ExtremeOptions(rounds=10**9), 3, seed=1)
    assert look_back(game).curve == ()


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


def test_only_so_many_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "user_cache_path", lambda _: tmp_path)
    monkeypatch.setattr(kept, "_MOST_FILES", 1)
    for name in ("a", "b"):
        kept.kept_of({"players": [name]}, "1").keep((1, 1), Verdict(0, 1, 0.0, 0.0, 0.0, 0.0))
    kept.kept_of({}, "1")
    assert len([*(tmp_path / "lookback").iterdir()]) == 1
    monkeypatch.setattr(kept, "user_cache_path", lambda _: tmp_path / "lookback" / "no folder.jsonl")
    (tmp_path / "lookback" / "no folder.jsonl").write_text("")
    assert kept.kept_of({}, "1").found((1, 1), 1) is None


def test_masters_play_alike_with_and_without_the_library() -> None:
    for options, players in (KINDS["all special cards"], KINDS["Extreme"]):
        state: Any = ruleset_of(options).new_state(options, players, 5)
        native, plain = NativeMasters(options.game), PlainMasters(options.game)
        assert native.fresh(coming(state, 2), 3, 3) == plain.fresh(coming(state, 2), 3, 3)
        ruleset_of(options).codebook.rules.deal(state, [0] * DECK_ROOM)
        assert native.finish(state) == plain.finish(state)
        assert state.turn >= 0


def test_the_tables_of_luck_are_used_where_they_are_there_and_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    state: Any = ruleset_of(WizardOptions()).new_state(WizardOptions(first_dealer=1), 3, 5)
    state.first_dealer = 1
    start = coming(state, 4)
    assert key_of(start) == ("wizard/3/0/0/0/0", "4")
    rows = [[1.0, 0.1], [2.0, 0.1], [3.0, 0.1]]
    monkeypatch.setattr(luck, "tables", lambda _: {"wizard/3/0/0/0/0": {"4": rows}})
    by_seat = Luck(NativeMasters("wizard")).means(start)
    assert start.first_dealer + start.round == 4  # seat 1 deals; seat 2 is the first after it
    assert [mean.points for mean in by_seat] == [2.0, 3.0, 1.0]
    measured = Luck(NativeMasters("wizard"), 50).means(coming(state, 5))
    assert measured == Luck(NativeMasters("wizard"), 50).means(coming(state, 5))
    assert all(0 < mean.half < 15 for mean in measured)


def test_limits_grow_from_class_to_class() -> None:
    for game in ("wizard", "extreme"):
        for part in PARTS:
            assert sorted(limits(game, part)) == [*limits(game, part)]
            assert [class_of(game, part, lost) for lost in (0.0, *limits(game, part))] == [*CLASSES]


def test_the_worst_decisions_come_first() -> None:
    decisions = found("all special cards").decisions
    bad = worst(decisions, 3)
    assert len(bad) == 3
    assert bad[0].lost == max(each.lost for each in decisions)
    assert sum(counted(decisions).values()) == len(decisions)
    assert looking_back.JUDGES == ("master", "grandmaster")
    assert masters.masters_of("wizard").__class__ is NativeMasters
