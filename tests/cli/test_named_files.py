"""An error of the system while a file is read or written names the file, though the system does not."""

import io
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.files import naming, sync_folder
from foretell.server.site.folder import LIST, write_site

_UNREADABLE = "/proc/self/mem"
"""It can be opened, and reading its beginning fails."""


@pytest.mark.parametrize(
    "command",
    [
        "verify FILE",
        "verify-deal FILE",
        "stats FILE",
        "show FILE",
        "hint FILE --at 1",
        "lookback FILE",
        "replay FILE",
        "perft FILE --at 1",
        "club check FILE",
        "tournament check FILE",
        "tournament repair FILE",
        "tournament new FOLDER/new.json --people FILE",
        "pad FILE --show",
        "arena --bots random --games 1 --jobs 1 --results FILE",
    ],
)
def test_a_file_that_cannot_be_read_on_is_named(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.replace("FILE", _UNREADABLE).replace("FOLDER", str(tmp_path)).split()) == 1
    assert capsys.readouterr().err.endswith(f"foretell: {_UNREADABLE}: Input/output error\n")


@contextmanager
def full_disk() -> Iterator[None]:
    """Files can be made, and nothing can be written into them."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@pytest.mark.parametrize(
    ("command", "file"),
    [
        ("simulate --bots random --jobs 1 --out FOLDER/games.jsonl", "games.jsonl"),
        ("arena --bots random --games 1 --jobs 1 --results FOLDER/results.jsonl", "results.jsonl"),
        ("arena --bots random --games 1 --jobs 1 --plot FOLDER/plot.svg", "plot.svg"),
        ("dataset FOLDER/data --master 1 --grandmaster 0 --jobs 1", "data/plan.json"),
        ("tournament new FOLDER/new.json name=May", "new.json.secret"),
        ("pad FOLDER/pad.json --names a,b,c", "pad.json"),
    ],
)
def test_a_file_for_which_the_disk_has_no_room_is_named(
    command: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with full_disk():
        assert main(command.replace("FOLDER", str(tmp_path)).split()) == 1
    assert capsys.readouterr().err.endswith(f"foretell: {tmp_path / file}: File too large\n")


def test_an_entry_of_a_pad_for_which_the_disk_has_no_room_names_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pad = tmp_path / "pad.json"
    for lines in ("", "0 0 1\n"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        with full_disk() if lines else nullcontext():
            assert main(["pad", str(pad), *([] if lines else ["--names", "a,b,c"])]) == 0
    assert f"That was not saved. {pad}: File too large\n" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["pad FILE --names a,b,c", "tournament new FILE name=May"])
def test_a_file_that_cannot_be_made_is_named_and_not_the_one_that_is_to_replace_it(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.replace("FILE", "/proc/new.json").split()) == 1
    assert capsys.readouterr().err.startswith("foretell: /proc/new.json")


def test_a_file_of_the_site_is_named(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(OSError, match=f"File too large: '{tmp_path}") as raised:
        write_site(tmp_path, {"index.html": b"<!doctype html>"})
    assert str(raised.value.filename) == str(tmp_path / LIST)


def test_a_long_output_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "random", "--games", "9", "--jobs", "1", "--out", "/dev/full"]) == 1
    assert capsys.readouterr().err == "foretell: /dev/full: No space left on device\n"


def test_a_name_that_the_system_gives_stays(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    with pytest.raises(FileNotFoundError, match=f"'{missing}'"), naming(tmp_path):
        missing.read_bytes()
    with pytest.raises(FileNotFoundError, match=f"'{missing}'"):
        sync_folder(missing)
