"""``foretell tournament``: a whole tournament from the command line."""

import json
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.tournament.document import dumps, loads
from foretell.tournament.fold import fold

NAMES = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo", "Ida")


def begun(folder: Path, *settings: str, preset: str = "club") -> Path:
    (folder / "people.txt").write_text("\n".join(NAMES), encoding="utf-8")
    file = folder / "evening.json"
    people = ["--preset", preset, "--people", str(folder / "people.txt")]
    assert main(["tournament", "new", str(file), "name=Friday", *settings, *people]) == 0
    return file


def do(action: str, file: Path, *more: str) -> int:
    return main(["tournament", action, str(file), *more, "--lang", "en"])


def play(file: Path) -> None:
    """Draw a round, enter the results and close it."""
    assert do("seat", file) == 0
    for table in fold(loads(file.read_bytes())).rounds[-1].tables:
        points = [str(10 * (len(table.seats) - seat) + table.number) for seat in range(len(table.seats))]
        assert do("result", file, str(table.number), *points) == 0
    assert do("close", file) == 0


def test_a_whole_tournament_is_played_from_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path, "rounds=2", "knockout=[4]")
    play(file)
    assert do("leave", file, "Ida") == 0
    assert do("penalty", file, "Ada", "10", "--why", "late") == 0
    play(file)
    play(file)
    assert "Next: end the tournament" in capsys.readouterr().out
    assert do("end", file) == 0
    assert do("show", file) == 0
    printed = capsys.readouterr().out
    assert "Friday: 9 people." in printed
    assert "Round 3 (final)" in printed
    assert "The tournament is over." in printed
    assert do("standings", file) == 0
    assert capsys.readouterr().out.split()[:3] == ["place", "name", "points"]
    assert do("check", file) == 0
    assert "Everything is right" in capsys.readouterr().out
    assert do("export", file, "--export", "games") == 0
    assert capsys.readouterr().out.startswith("round,stage,table,name,total,place,points\n1,preliminary,1,")
    assert do("export", file, "--export", "standings") == 0
    assert len(capsys.readouterr().out.splitlines()) == 10
    assert do("export", file) == 0
    assert capsys.readouterr().out == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", ["online-evening", "duplicate"])
def test_a_tournament_at_tables_of_a_server_goes_on_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], preset: str
) -> None:
    file = begun(tmp_path, "--lang", "en", preset=preset)
    says = "This tournament is played at a server’s tables: open the file there, on its page of tournaments.\n"
    assert capsys.readouterr().out == says
    assert do("seat", file) == 1
    assert capsys.readouterr().err == f"foretell: {file}: {says}"
    assert do("set", file, "where=cards") == 0
    play(file)


def test_a_draw_that_somebody_changed_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path)
    assert do("seat", file, "--word", "rain") == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    tables = data["entries"][-1]["tables"]
    tables[0][0], tables[1][0] = tables[1][0], tables[0][0]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert do("check", file) == 1
    assert "The draw of round 1 does not follow from its seed." in capsys.readouterr().out


def test_without_the_secret_the_next_draw_begins_a_new_chain(tmp_path: Path) -> None:
    file = begun(tmp_path)
    play(file)
    file.with_name("evening.json.secret").unlink()
    play(file)
    assert [entry.do for entry in loads(file.read_bytes()).entries].count("commit") == 2
    assert do("check", file) == 0


def test_words_that_would_be_overlooked_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path)
    before = file.read_bytes()
    for action, needed in [("add", "names"), ("back", "names"), ("set", "settings"), ("result", "a table and points")]:
        assert do(action, file) == 2
        assert capsys.readouterr().err == f"foretell: tournament {action} needs {needed}\n"
    for action, values in [("seat", ["rain"]), ("show", ["1"]), ("undo", [file.stem, "rain"])]:
        assert do(action, file, *values) == 2
        assert capsys.readouterr().err == f"foretell: tournament {action} does not take {values[-1]!r}\n"
    assert file.read_bytes() == before
    assert do("add", file, "--people", str(tmp_path / "people.txt")) == 1
    assert "There is already somebody called Ada." in capsys.readouterr().err


def test_a_tournament_that_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    assert do("new", tmp_path / "evening.json", "rounds=0") == 1
    assert not list(tmp_path.iterdir())


def test_a_file_whose_end_is_missing_is_repaired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    assert do("show", file) == 1
    assert "repair keeps the rest" in capsys.readouterr().err
    assert do("repair", file) == 0
    left = loads(file.read_bytes())
    assert left.entries == loads(whole).entries[: len(left.entries)]
    assert len(left.entries) == len(loads(whole).entries) - 1
    assert file.with_name("evening.json.damaged").read_bytes() == whole[:-20]
    assert do("add", file, "Ida", "Jan") == 0
    file.write_bytes(b"\n".join([*whole.splitlines()[:-2], b"[" * 100_000]))
    assert do("repair", file) == 0
    assert loads(file.read_bytes()) == left


def test_what_is_not_allowed_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path)
    before = file.read_bytes()
    for action, values, status in [
        ("add", ["Jan", "ada"], 1),
        ("close", [], 1),
        ("result", ["1", "10"], 1),
        ("penalty", ["Ada", "9" * 29], 2),
        ("add", ["\udcff"], 1),
        ("seat", ["--word", "\udcff"], 1),
        ("leave", ["Nobody"], 2),
        ("set", ["rounds"], 2),
        ("set", ["rounds=0"], 1),
        ("set", [f"rounds={'[' * 100_000}"], 1),
        ("undo", ["nothing"], 1),
        ("penalty", ["Ada", "ten"], 2),
        ("penalty", ["Ada"], 2),
    ]:
        assert do(action, file, *values) == status
        assert file.read_bytes() == before
    with pytest.raises(SystemExit, match="2"):
        do("result", file, "1", "10", "--round", "9" * 29)
    assert "There is already somebody called ada." in capsys.readouterr().err
    assert main(["tournament", "new", str(file)]) == 1
    assert do("seat", file) == 0
    assert do("result", file, "9", "10") == 1
    for values in (["1", "10"], ["9" * 29, "10"], ["1", "9" * 29, "1", "1"]):
        assert do("result", file, *values) == 2
    assert do("result", file, "1", "10", "--round", "7") == 1
    assert do("undo", file) == 0
    assert do("back", file, "Ada") == 0
    assert dumps(loads(file.read_bytes())).encode() == file.read_bytes()
