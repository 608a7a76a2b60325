"""``foretell pad`` as a process: two programs that write at once, and bids that are not echoed."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Self

import pytest
from filelock import FileLock, Timeout

from foretell.pad.document import Document, loads, new_entry
from foretell.pad.entries import Entry
from foretell.pad.fold import fold
from foretell.pad.state import WizardRound
from foretell.terminal.pad.file import PadFile
from tests.waiting import PATIENCE, ending

EACH = 25
WRITER = """
import sys
from pathlib import Path
from foretell.pad.document import new_entry
from foretell.terminal.pad.file import PadFile
file, name = PadFile(Path(sys.argv[1])), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(int(sys.argv[3])):
    file.write(new_entry("title", text=f"{name} {number}"))
"""


def begun(folder: Path, bidding: str = "open") -> Path:
    """A pad with three players."""
    path = folder / "game.json"
    names = ("Mira", "Tobias", "Lotte")
    joined = [Entry(name.lower(), "join", {"name": name, "round": 1, "start": 0}) for name in names]
    PadFile(path, Document("game", "wizard")).write(Entry("agreed", "options", {"set": {"bidding": bidding}}), *joined)
    return path


def test_two_programs_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    path = begun(tmp_path)
    before = len(loads(path.read_bytes()).entries)
    writers = [
        ending(
            subprocess.Popen(
                [sys.executable, "-c", WRITER, str(path), name, str(EACH)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
        for name in ("here", "there")
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    assert [writer.communicate(timeout=PATIENCE) and writer.returncode for writer in writers] == [0, 0]
    written = [entry.values["text"] for entry in loads(path.read_bytes()).entries[before:]]
    assert sorted(written) == sorted(f"{name} {number}" for name in ("here", "there") for number in range(EACH))
    assert [text for text in written if text.startswith("here")] == [f"here {number}" for number in range(EACH)]
    assert list(tmp_path.iterdir()) == [path]


class Typist:
    """A user at a terminal who types when asked."""

    def __init__(self, path: Path) -> None:
        self._ours, theirs = pty.openpty()
        command = [sys.executable, "-m", "foretell", "pad", str(path), "--lang", "en"]
        self._program = ending(
            subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._program.kill()
        self._program.wait(PATIENCE)
        os.close(self._ours)

    def read_until(self, sign: str) -> str:
        """The output up to this text."""
        shown = b""
        while not shown.endswith(sign.encode()):
            shown += os.read(self._ours, 1)
        return shown.decode()

    def type_in(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{line}\n".encode())

    def leave(self) -> int:
        """Leave, and return what the program ends with."""
        self.type_in("quit")
        return self._program.wait(PATIENCE)


def test_hidden_bids_do_not_show_while_they_are_typed(tmp_path: Path) -> None:
    path = begun(tmp_path, "hidden")
    with Typist(path) as typist:
        shown = typist.read_until("Tobias bids, and nobody looks > ")
        assert "Hidden bids do not show while you type them." in shown
        for bid, following in (("1", "Lotte bids, and nobody looks > "), ("0", "Mira bids, and nobody looks > ")):
            typist.type_in(bid)
            assert typist.read_until(following).strip() == following.strip()
        typist.type_in("0")
        shown = typist.read_until("Enter when the bids are right > ")
        assert shown.lstrip().startswith("The bids: Tobias 1, Lotte 0, Mira 0.")
        typist.type_in("")
        assert "took" in typist.read_until("so far) > ")
        typist.type_in("1 0")
        assert "1 0" in typist.read_until("so far) > ")
        assert typist.leave() == 0
    row = fold(loads(path.read_bytes())).rounds[0]
    assert isinstance(row, WizardRound)
    assert [row.cells[player].bid for player in row.players] == [1, 0, 0]


HOLDER = """
import sys
from pathlib import Path
from foretell.terminal.pad.file import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def test_the_lock_of_a_killed_program_is_free_again(tmp_path: Path) -> None:
    path = begun(tmp_path)
    command = [sys.executable, "-c", HOLDER, str(path)]
    with ending(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(Timeout):
            FileLock(path.with_name(".game.json.lock")).acquire(blocking=False)
        holder.kill()
        holder.wait(PATIENCE)
    PadFile(path).write(new_entry("title", text="Friday"))
    assert list(tmp_path.iterdir()) == [path]


def test_a_pad_is_read_in_a_folder_that_takes_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    path = begun(tmp_path)
    monkeypatch.setattr(FileLock, "acquire", refuse)
    assert PadFile(path).document.entries
