"""``foretell club``: a club's file is checked, and its table printed."""

from pathlib import Path

import pytest

from foretell.cli import main
from foretell.club.document import dumps
from foretell.club.erasing import without_names
from foretell.club.fold import apply
from tests.club.evenings import Evenings


def run(action: str, file: Path, *more: str) -> int:
    return main(["club", action, str(file), *more, "--lang", "en"])


@pytest.fixture
def club() -> Evenings:
    club = Evenings("Ada", "Ben", least=2, season={"name": "2026", "from": "2026-01-01", "to": None})
    for points in ("Ada 30, Ben 10", "Ben 30, Ada 30", "Cem 3, Ben 9"):
        club.play(points)
    club.write("member", id="Dora", name="Dora", role="member")
    club.play("Dora 5, Ben 1")
    return club


def test_the_table_and_its_seasons(club: Evenings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.json"
    file.write_text(dumps(club.document), encoding="utf-8")
    assert run("table", file) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines() == [
        "name  place  points  games  wins",
        "Ben       1     5.5      4     2",
        "Ada       2     3.5      2     2",
        "Dora      -       2      1     1",
    ]
    assert run("table", file, "--season", "2026") == 0
    assert capsys.readouterr().out == printed
    assert run("table", file, "--season", "2025") == 1
    assert capsys.readouterr().err == "There is no season 2025.\n"


def test_a_file_is_checked(club: Evenings, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.json"
    club.state.entries[:] = without_names(club.state.entries, "Ada")
    file.write_text(dumps(club.document), encoding="utf-8")
    assert run("check", file) == 0
    assert capsys.readouterr().out == "Everything is right: every entry was allowed (12).\n"
    apply(club.state, club.entry("leave", member="Eva", left=True))
    file.write_text(dumps(club.document), encoding="utf-8")
    assert run("check", file) == 1
    assert capsys.readouterr().out == "Entry 13: There is no member Eva.\n"
    file.write_text("{}", encoding="utf-8")
    assert run("table", file) == 1
    assert "This is not a club (it says null)" in capsys.readouterr().err
