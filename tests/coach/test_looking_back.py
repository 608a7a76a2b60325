"""Around the look back: records that are broken, questions that are refused, masters, luck, limits, what is kept."""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots import MissingExtra, levels
from foretell.coach import LookBackError, kept, look_back, looking_back, luck
from foretell.coach.classes import CLASSES, PARTS, class_of, limits
from foretell.coach.luck import Luck, coming, key_of
from foretell.coach.masters import NativeMasters, PlainMasters
from foretell.coach.verdicts import Verdict
from foretell.game.rulesets import ruleset_of
from foretell.record import RecordError, to_record
from foretell.rules.wizard.deal import DECK_ROOM

from .games import KINDS, played


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
    for seat in (4, -1, "x"):
        with pytest.raises(LookBackError, match=f"0 to 3, not {seat!r}"):
            look_back(game, seat=cast("int", seat))
    for deals in (0, "x"):
        with pytest.raises(LookBackError, match=f"at least 1 deal, not {deals!r}"):
            look_back(game, deeper=cast("int", deals))
    with pytest.raises(LookBackError, match="at most 1000000 deals, not 1000001"):
        look_back(game, deeper=1_000_001)


def test_without_nets_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("Extreme")
    monkeypatch.setattr(levels, "missing_extra", lambda _name: levels.NATIVE)
    for bot in looking_back.JUDGES:
        with pytest.raises(MissingExtra, match=f"the bot '{bot}'"):
            look_back(game, bot)


def test_a_game_of_very_many_rounds_takes_no_longer() -> None:
    game = Game(ExtremeOptions(rounds=10**9), 3, seed=1)
    assert look_back(game).curve == ()


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
