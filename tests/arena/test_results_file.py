"""Results on disk: an interrupted match resumes, and other files are refused."""

import subprocess
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.arena import MatchPlan, Results, ResultsError, Seating, match
from foretell.arena.deals import DealResult
from foretell.arena.results_file import ResultsFile
from foretell.arena.running import MatchInterrupted
from tests.arena.matches import SHORT, short
from tests.waiting import LONGEST


class Stopped(Exception):
    """Raised to interrupt a match."""


class Stopping:
    """A progress report that interrupts the match after a number of deals."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __call__(self, deals: Iterable[DealResult], _todo: int) -> Iterable[DealResult]:
        yield from islice(deals, self.count)
        raise Stopped


def count_played(plan: MatchPlan, file: Path) -> tuple[Results, int]:
    """The results, and the number of deals that were played for them."""
    played: list[int] = []

    def watch(deals: Iterable[DealResult], todo: int) -> Iterable[DealResult]:
        played.append(todo)
        return deals

    return match(plan, jobs=1, file=file, track=watch), played[0]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_match_resumes(tmp_path: Path, jobs: int) -> None:
    plan, file = short(deals=6), tmp_path / "match.jsonl"
    with pytest.raises(Stopped):
        match(plan, jobs=jobs, file=file, track=Stopping(2))
    there = len(file.read_text().splitlines())
    assert there == 2
    results, played = count_played(plan, file)
    assert played == 4
    assert results.deals == match(plan, jobs=1).deals
    assert count_played(plan, file)[1] == 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_the_deals_that_were_played(jobs: int) -> None:
    plan, told = short(deals=6), list[tuple[int, int]]()
    games = sum(len(plan.assignments(deal)) for deal in range(plan.deals))

    def press(done: int, of: int) -> None:
        told.append((done, of))
        if done == games:
            raise KeyboardInterrupt

    with pytest.raises(MatchInterrupted) as ended:
        match(plan, jobs=jobs, progress=press)
    assert told[-1] == (games, games)
    assert sorted(told) == told
    assert len(told) >= (games if jobs == 1 else 1)
    kept = ended.value.results.deals
    assert len(kept) == (5 if jobs == 1 else 6)
    assert kept == match(plan, jobs=1).deals[: len(kept)]


def test_a_finished_match_can_grow_and_be_read_in_part(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(short(deals=2), jobs=1, file=file)
    longer, played = count_played(short(deals=3), file)
    assert played == 1
    assert longer.deals == match(short(deals=3), jobs=1).deals
    assert count_played(short(deals=1), file)[0].deals == longer.deals[:1]


FINISHED = match(short(deals=3), jobs=1)


@settings(max_examples=25)
@given(st.data())
def test_a_truncated_file_is_repaired(data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        with ResultsFile(path, FINISHED.plan) as whole:
            for deal in FINISHED.deals:
                whole.add(deal)
        text = path.read_bytes()
        left = data.draw(st.integers(0, len(text)))
        path.write_bytes(text[:left])
        there = text[:left].count(b"\n")
        with ResultsFile(path, FINISHED.plan) as found:
            assert [found.deals[number] for number in range(there)] == list(FINISHED.deals[:there])
            assert set(found.deals) == set(range(there))
            for deal in FINISHED.deals[there:]:
                found.add(deal)
        assert path.read_bytes() == text


@pytest.mark.parametrize("left", [1, 200])
def test_two_processes_cannot_play_into_one_file(left: int, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(short(), jobs=1, file=file)
    file.write_bytes(file.read_bytes()[:-left])
    program = "import sys, foretell.cli; sys.exit(foretell.cli.main(sys.argv[1:]))"
    arguments = ["arena", "--bots", "random,thumb", "--games", "3", "--jobs", "1", "--results", str(file)]
    arguments += ["--game", "extreme", "--rounds", "1", "--players", "3"]
    before = file.read_bytes()
    with ResultsFile(file, short()) as kept:
        second = subprocess.run(
            [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False, timeout=LONGEST
        )
        assert len(kept.deals) == 2
    assert second.returncode == 2
    assert "match.jsonl: another match is writing to this file" in second.stderr
    assert before.startswith(file.read_bytes())


def test_times_are_saved_with_the_results(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    played = match(short(), jobs=1, file=file)
    read, _ = count_played(short(), file)
    assert [deal.times for deal in read.deals] == [deal.times for deal in played.deals]
    assert played.decision_ms(0) is not None
    assert read.decision_ms(0) == played.decision_ms(0)


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (short(seed=1), "these are results of another match: seed 0 instead of 1"),
        (short("thumb", "random"), r"bots \['random', 'thumb'\] instead of \['thumb', 'random'\]"),
        (MatchPlan(("random", "thumb"), 3, SHORT, 4), "players 3 instead of 4"),
        (MatchPlan(("random", "thumb"), 3, SHORT, 3, seating=Seating.FIELD), "seating 'table' instead of 'field'"),
    ],
)
def test_the_file_of_another_match_is_refused_and_unchanged(plan: MatchPlan, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(short(), jobs=1, file=file)
    before = file.read_bytes()
    with pytest.raises(ResultsError, match=f":1: .*{sentence}"):
        match(plan, jobs=1, file=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["some notes", "some notes\n", '{"format":"foretell-record/1"}\n', "[]\n", "\n"])
def test_a_file_of_another_kind_is_refused_and_unchanged(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(ResultsError, match=r"notes.txt:1: (this is not a line of arena results|not JSON)"):
        match(short(), jobs=1, file=file)
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"deal":1', '"deal":-1'),
        ('"deal":1', '"deal":2'),
        ('"deal":1', '"deal":"x"'),
        ('"games":[', '"games":[[],'),
        ('"points":[[', '"points":[[0,'),
        ('"hits":[[', '"hits":[[]],"more":[['),
        ('"magicians":[', '"magicians":[1,'),
        ('"times":[', '"time":['),
        ('"times":[{}', '"times":[{"x":1}'),
        ('"times":[{}', '"times":[{"999999":1}'),
        ('"times":[{}', '"times":[{"1":-1}'),
        ('"deal":1', '"deal":1e999'),
        ('"deal":1', '"deal":1.0'),
        ('"deal":1', f'"deal":{10**400}'),
        ('"sizes":', '"seed":1e999,"sizes":'),
        ('"points":[[', f'"points":[[{10**30},0,0]],"more":[['),
        ('"points":[[', '"points":[[1e999,0,0]],"more":[['),
        ('"hits":[[', '"hits":[[2,0,0]],"more":[['),
        ('"magicians":[', '"magicians":[9],"more":['),
    ],
)
def test_a_damaged_line_is_named(old: str, new: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(short(), jobs=1, file=file)
    lines = file.read_text().splitlines()
    assert old in lines[1]
    file.write_text("\n".join([lines[0], lines[1].replace(old, new, 1), lines[2], ""]))
    with pytest.raises(ResultsError, match="jsonl:2: the line is damaged"):
        match(short(), jobs=1, file=file)


def test_files_of_several_machines_can_be_put_together(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(short(), jobs=1, file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([lines[2], lines[0], lines[2], lines[1]]))
    results, played = count_played(short(), file)
    assert played == 0
    assert results.deals == FINISHED.deals
