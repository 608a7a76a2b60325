"""Ctrl-C at any moment of a command's start and end: status 130, and no traceback."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from foretell import cli
from foretell.interrupts import is_program

INTERRUPTER = """
import atexit, os, signal, sys
at = os.environ["INTERRUPT_AT"]
if os.environ.get("IGNORES"):
    signal.signal(signal.SIGINT, signal.SIG_IGN)
else:
    signal.signal(signal.SIGINT, signal.default_int_handler)
class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == at:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder)
if at == "the end":
    atexit.register(signal.raise_signal, signal.SIGINT)
"""
"""Python imports ``sitecustomize`` at its start; this one sends SIGINT when a module is about to be imported."""
PLAY = ("play", "--plain", "--seed", "1")
MOMENTS = {
    "foretell.game.cards": PLAY,
    "foretell.rules.wizard.state": PLAY,
    "foretell.cli": PLAY,
    "foretell.cli.play": PLAY,
    "foretell.cli.site": ("--help",),
    "foretell.terminal.play": PLAY,
    "foretell.terminal.plain": PLAY,
    "foretell.server.run": ("serve", "--port", "0"),
    "foretell.cli.serve": ("serve", "--port", "0"),
    "foretell.arena.simulate": ("simulate", "--games", "1"),
    "the end": ("--version",),
}


def interrupted(folder: Path, at: str, program: Sequence[str], **more: str) -> subprocess.CompletedProcess[str]:
    """A program that gets SIGINT at a moment."""
    (folder / "sitecustomize.py").write_text(INTERRUPTER)
    environment = {**os.environ, "PYTHONPATH": str(folder), "INTERRUPT_AT": at, "FORETELL_DATA": str(folder), **more}
    return subprocess.run(
        program, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False
    )


def script() -> str:
    """The installed command."""
    found = shutil.which("foretell", path=str(Path(sys.executable).parent))
    assert found is not None
    return found


@pytest.mark.parametrize("at", MOMENTS)
def test_ctrl_c_at_any_moment_ends_a_command_without_a_traceback(tmp_path: Path, at: str) -> None:
    ended = interrupted(tmp_path, at, (script(), *MOMENTS[at]))
    assert (ended.returncode, ended.stderr in ("", "foretell: interrupted\n")) == (130, True), ended.stderr


def test_ctrl_c_while_a_class_is_made_is_one_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Interrupting:
        def __set_name__(self, _owner: type, _name: str) -> None:
            raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", lambda _: type("Made", (), {"attribute": Interrupting()}))
    assert cli.main([]) == 130
    assert capsys.readouterr().err == "foretell: interrupted\n"


@pytest.mark.parametrize("at", ["foretell.game.errors", "foretell.cli"])
def test_the_same_holds_for_the_module(tmp_path: Path, at: str) -> None:
    ended = interrupted(tmp_path, at, (sys.executable, "-m", "foretell", "--version"))
    assert (ended.returncode, ended.stderr) == (130, "")


def test_a_command_that_was_started_with_the_signal_ignored_goes_on(tmp_path: Path) -> None:
    ended = interrupted(tmp_path, "foretell.cli", (script(), "--version"), IGNORES="1")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_program_that_uses_the_library_keeps_its_own_answer(tmp_path: Path) -> None:
    code = "import signal, foretell, foretell.cli; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    ended = interrupted(tmp_path, "nowhere", (sys.executable, "-c", code))
    assert (ended.returncode, ended.stdout) == (0, "True\n")


@pytest.mark.parametrize(
    ("arguments", "given", "program"),
    [
        (["/bin/foretell", "play"], ["python", "/bin/foretell", "play"], True),
        (["C:/foretell.exe", "play"], ["python.exe", "C:/foretell.exe", "play"], True),
        (["-m"], ["python", "-X", "dev", "-m", "foretell", "play"], True),
        (["-m"], ["python", "-m", "mybots"], False),
        (["/bin/foretell", "play"], ["python", "-c", "from multiprocessing.spawn import …", "--fork"], False),
        (["-c"], ["python", "-c", "import foretell"], False),
        ([""], ["python"], False),
        ([], [], False),
    ],
)
def test_what_the_program_is(arguments: list[str], given: list[str], program: bool) -> None:
    assert is_program(arguments, given) is program
