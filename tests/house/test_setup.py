"""``scripts/setup`` and ``setup.mk``: run once, run again when they must, side by side, and say what is missing.

A fake Python records its calls, so that nothing is downloaded.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.house.two_at_once import second_waits
from tests.waiting import LONGEST, ending

STAND_IN = """#!/bin/sh
here={project}
case "$*" in
    *fcntl*) exec {real} "$@" ;;
    *version_info*'<'*) exit {too_old} ;;
    *version_info*) echo {version} ;;
    *ensurepip*) exit {no_venv} ;;
    *'-m venv'*) echo venv >>"$here/asked"; mkdir -p .venv/bin; cp "$0" .venv/bin/python ;;
    *foretell.bots.library*) echo rules >>"$here/asked"; [ ! -p "$here/meeting" ] || cat "$here/meeting" ;;
    *scripts.page*) echo page >>"$here/asked" ;;
    *'scripts.gates --of page'*)
        [ ! -p "$here/waiting" ] || echo here >"$here/waiting"
        echo page >>"$here/asked"
        ;;
    *scripts.gates*) echo gates >>"$here/asked" ;;
    *sphinx*) echo site >>"$here/asked" ;;
    *--editable*) echo editable >>"$here/asked" ;;
    *'-m pip'*)
        [ ! -p "$here/meeting" ] || echo here >"$here/meeting"
        [ ! -p "$here/waiting" ] || cat "$here/waiting"
        echo packages >>"$here/asked"
        [ ! -e "$here/no-network" ]
        ;;
esac
"""


BESIDE = ("page", "rules")
"""Seconds for what ends at once, on a machine that has other work."""


@dataclass(frozen=True, slots=True)
class Checkout:
    """A folder with the script, a lock file and a fake Python."""

    folder: Path

    @property
    def interpreter(self) -> Path:
        """The path of the fake."""
        return self.folder / "python"

    def put_python(self, version: str = "3.12", *, too_old: bool = False, no_venv: bool = False) -> None:
        """Install the fake."""
        place, real = f"'{self.folder}'", f"'{sys.executable}'"
        text = STAND_IN.format(project=place, real=real, version=version, too_old=int(too_old), no_venv=int(no_venv))
        self.interpreter.write_text(text, encoding="utf-8")
        self.interpreter.chmod(0o755)

    def set_up(self, *targets: str) -> subprocess.CompletedProcess[str]:
        """Set up what playing in the browser needs, or other targets of make."""
        with self.setting_up(*targets) as running:
            _, words = running.communicate(timeout=LONGEST)
        return subprocess.CompletedProcess(running.args, running.returncode, stderr=words)

    @contextmanager
    def setting_up(self, *targets: str) -> Iterator["subprocess.Popen[str]"]:
        """The same in a process group of its own, which ends with the context."""
        program = ending(
            subprocess.Popen(
                ["make", *(targets or ["page"])],
                cwd=self.folder,
                env={"PATH": "/usr/bin:/bin", "PYTHON": str(self.interpreter)},
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        )
        with program as running:
            try:
                yield running
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)

    def asked(self) -> list[str]:
        """The calls of the fake since the last time; of those that run side by side, page and rules come last."""
        notes = self.folder / "asked"
        lines = notes.read_text(encoding="utf-8").split() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [line for line in lines if line not in BESIDE] + sorted(line for line in lines if line in BESIDE)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A fresh checkout, in a folder with a space in its name."""
    folder = tmp_path / "my games"
    (folder / "scripts").mkdir(parents=True)
    (folder / "requirements").mkdir()
    (folder / "src").mkdir()
    for name in ("Makefile", "scripts/setup", "scripts/setup.mk"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("pyproject.toml", "requirements/play.lock", "requirements/test.lock", "requirements/docs.lock"):
        (folder / name).write_text("first\n", encoding="utf-8")
    made = Checkout(folder)
    made.put_python()
    return made


def test_everything_is_set_up_once(checkout: Checkout) -> None:
    assert checkout.set_up().returncode == 0
    assert checkout.asked() == ["venv", "packages", "editable", *BESIDE]
    again = checkout.set_up()
    assert (again.returncode, again.stderr) == (0, "")
    assert checkout.asked() == [*BESIDE]


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/play.lock"])
def test_a_changed_lock_file_is_installed(checkout: Checkout, name: str) -> None:
    checkout.set_up()
    checkout.asked()
    (checkout.folder / name).write_text("second\n", encoding="utf-8")
    assert checkout.set_up().returncode == 0
    assert checkout.asked() == ["packages", "editable", *BESIDE]


def test_packages_are_installed_while_the_rules_are_compiled(checkout: Checkout) -> None:
    os.mkfifo(checkout.folder / "meeting")  # each end waits until the other is opened
    assert checkout.set_up().returncode == 0
    assert checkout.asked() == ["venv", "packages", "editable", *BESIDE]


def test_the_documents_are_built_beside_the_gates_which_find_all_packages(checkout: Checkout) -> None:
    assert checkout.set_up("-f", "scripts/setup.mk", "--jobs", "test", "gates", "site").returncode == 0
    asked = checkout.asked()
    assert asked[:5] == ["venv", *2 * ("packages", "editable")]
    assert sorted(asked[5:7]) == ["gates", "site"]


def test_the_gates_of_the_page_begin_while_packages_are_installed(checkout: Checkout) -> None:
    os.mkfifo(checkout.folder / "waiting")  # each end waits until the other is opened
    assert checkout.set_up("-f", "scripts/setup.mk", "--jobs", "test", "gates").returncode == 0
    assert checkout.asked() == ["venv", "packages", "editable", "gates", *2 * ["page"], "rules"]


def test_an_interrupt_ends_all_and_the_next_start_tries_again(checkout: Checkout) -> None:
    os.mkfifo(checkout.folder / "waiting")
    with checkout.setting_up() as running, (checkout.folder / "waiting").open("wb"):  # as soon as pip's stand-in reads
        os.killpg(running.pid, signal.SIGINT)
        running.communicate(timeout=LONGEST)  # until the last process has closed its end
    assert running.returncode != 0
    (checkout.folder / "waiting").unlink()
    checkout.asked()
    assert checkout.set_up().returncode == 0
    assert checkout.asked() == ["packages", "editable", *BESIDE]


def test_of_two_set_ups_at_once_the_second_waits_and_has_nothing_left_to_do(checkout: Checkout) -> None:
    second_waits(checkout.setting_up, checkout.folder / "waiting", "Installing")
    assert checkout.asked() == ["venv", "packages", "editable", *(2 * ["page"]), *(2 * ["rules"])]


def test_a_failed_part_stops_no_other_and_is_repeated(checkout: Checkout) -> None:
    broken = checkout.folder / "no-network"
    broken.touch()
    failed = checkout.set_up()
    assert failed.returncode != 0
    assert "The next start tries again" in failed.stderr
    assert checkout.asked() == ["venv", "packages", *BESIDE]
    broken.unlink()
    assert checkout.set_up().returncode == 0
    assert checkout.asked() == ["packages", "editable", *BESIDE]


def test_an_unfinished_environment_is_replaced(checkout: Checkout) -> None:
    checkout.set_up()
    checkout.asked()
    (checkout.folder / ".venv" / ".made").unlink()
    assert checkout.set_up().returncode == 0
    assert checkout.asked()[0] == "venv"


def test_a_moved_folder_gets_a_new_environment(checkout: Checkout) -> None:
    checkout.set_up()
    moved = Checkout(checkout.folder.rename(checkout.folder.parent / "elsewhere"))
    moved.put_python()
    moved.asked()
    assert moved.set_up().returncode == 0
    assert moved.asked()[0] == "venv"


def test_a_missing_python_is_named(checkout: Checkout) -> None:
    checkout.interpreter.unlink()
    failed = checkout.set_up()
    assert failed.returncode != 0
    assert "needs Python 3.11 or newer" in failed.stderr
    assert "not to be found" in failed.stderr


def test_an_old_python_is_named(checkout: Checkout) -> None:
    checkout.put_python("3.9", too_old=True)
    failed = checkout.set_up()
    assert failed.returncode != 0
    assert "is Python 3.9" in failed.stderr


def test_a_python_without_venv_is_told_what_to_install(checkout: Checkout) -> None:
    checkout.put_python("3.12", no_venv=True)
    failed = checkout.set_up()
    assert failed.returncode != 0
    assert "python3.12-venv" in failed.stderr
    assert checkout.asked() == []
