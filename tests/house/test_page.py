"""``scripts.page``: the page is built once, again after a change, and with a Node that is new enough.

Fakes of node and npm record their calls, so that nothing is downloaded.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from scripts.node import _QUIET, _SOON, is_new_enough
from scripts.page import SLOW
from tests.house.tree import ROOT
from tests.house.two_at_once import second_waits
from tests.waiting import LONGEST, ending

NODE = """#!/bin/sh
case "$1" in
    --version) echo v{version}; exit ;;
    *npm-cli.js) shift; exec npm "$@" ;;
    *)
        echo "node $*" >>{asked}
        [ ! -p {waiting} ] || cat {waiting}
        mkdir -p dist; echo page >dist/index.html; [ ! -e {broken} ]
        ;;
esac
"""
NPM = """#!/bin/sh
echo "npm $*" >>{asked}
mkdir -p node_modules
[ ! -e {broken} ]
"""
SETUP = 'echo "setup $1" >>asked; [ ! -e broken ]\n'
BUILD = "node node_modules/vite/bin/vite.js build --logLevel warn"


@dataclass(frozen=True, slots=True)
class Checkout:
    """A folder with the scripts, a small page, and fakes."""

    folder: Path

    def put_node(self, version: str) -> None:
        """Put a Node of this version, and its npm, on PATH."""
        values = {name: f"'{self.folder}/{name}'" for name in ("asked", "broken", "waiting")} | {"version": version}
        for name, text in {"node": NODE, "npm": NPM}.items():
            program = self.folder / "bin" / name
            program.write_text(text.format(**values), encoding="utf-8")
            program.chmod(0o755)

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """Build the page."""
        with self.building(**environment) as running:
            told, words = running.communicate(timeout=LONGEST)
        return subprocess.CompletedProcess(running.args, running.returncode, told, words)

    def building(self, **environment: str) -> "subprocess.Popen[str]":
        """The same, while it runs."""
        return ending(
            subprocess.Popen(
                [sys.executable, "-m", "scripts.page", "build"],
                cwd=self.folder,
                env={**os.environ, "PATH": f"{self.folder}/bin:/usr/bin:/bin", **environment},
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        )

    def asked(self) -> list[str]:
        """The calls of the fakes since the last time; of npm only the first word and what is left out."""
        notes = self.folder / "asked"
        lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
        notes.unlink(missing_ok=True)
        return [" ".join(part for part in line.split() if part not in QUIET) for line in lines]


QUIET = (*_QUIET, *_SOON)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout in a folder with a space in its name."""
    folder = tmp_path / "my games"
    for name in ("scripts", "web/src/app", "web/tests", "locales/en", "docs/rules", "src/foretell/coach", "bin"):
        (folder / name).mkdir(parents=True)
    for name in ("page.py", "floors.py", "node.py"):
        shutil.copy(ROOT / "scripts" / name, folder / "scripts")
    (folder / "scripts" / "setup").write_text(SETUP, encoding="utf-8")
    for name in INPUTS:
        (folder / name).write_text("first\n", encoding="utf-8")
    made = Checkout(folder)
    made.put_node("22.12.0")
    return made


INPUTS = (
    "web/package-lock.json",
    "web/src/app/main.ts",
    "locales/en/cards.ftl",
    "docs/rules/en.md",
    "src/foretell/coach/daily.json",
)


def test_the_page_is_built_once(checkout: Checkout) -> None:
    assert checkout.build().returncode == 0
    assert checkout.asked() == ["npm ci --omit=dev", BUILD]
    again = checkout.build()
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert checkout.asked() == []


def test_of_two_builds_at_once_the_second_waits_and_has_nothing_left_to_do(checkout: Checkout) -> None:
    second_waits(checkout.building, checkout.folder / "waiting", "Building")
    assert checkout.asked() == ["npm ci --omit=dev", BUILD]


@pytest.mark.parametrize("name", INPUTS)
def test_a_changed_page_is_built_again(checkout: Checkout, name: str) -> None:
    checkout.build()
    checkout.asked()
    (checkout.folder / name).write_text("second\n", encoding="utf-8")
    assert checkout.build().returncode == 0
    installed = ["npm ci --omit=dev"] if name.endswith("package-lock.json") else []
    assert checkout.asked() == [*installed, BUILD]


def test_a_new_or_deleted_file_causes_a_build(checkout: Checkout) -> None:
    checkout.build()
    checkout.asked()
    page = checkout.folder / "web" / "src" / "app" / "main.ts"
    page.rename(page.with_name("start.ts"))
    checkout.build()
    assert checkout.asked() == [BUILD]


def test_changed_tests_and_build_output_cause_no_build(checkout: Checkout) -> None:
    checkout.build()
    checkout.asked()
    for name in ("web/tests/one.test.ts", "web/node_modules/x.js", "web/dist/y.js"):
        (checkout.folder / name).write_text("new\n", encoding="utf-8")
    checkout.build()
    assert checkout.asked() == []


def test_a_deleted_page_is_built_again(checkout: Checkout) -> None:
    checkout.build()
    checkout.asked()
    shutil.rmtree(checkout.folder / "web" / "dist")
    checkout.build()
    assert checkout.asked() == [BUILD]


def test_a_failed_build_is_repeated_and_suggests_the_terminal(checkout: Checkout) -> None:
    broken = checkout.folder / "broken"
    broken.touch()
    failed = checkout.build()
    assert failed.returncode == 1
    assert "npm ci failed.\nWhat went wrong stands above; the next start tries again." in failed.stderr
    assert "make terminal" in failed.stderr
    assert "Traceback" not in failed.stderr
    broken.unlink()
    checkout.asked()
    assert checkout.build().returncode == 0
    assert checkout.asked() == ["npm ci --omit=dev", BUILD]


@pytest.mark.parametrize("version", ["18.20.4", "20.18.0", "22.4.1"])
def test_a_node_that_is_too_old_is_not_used(checkout: Checkout, version: str) -> None:
    checkout.put_node(version)
    checkout.build()
    assert checkout.asked()[0] == "setup node"


def test_without_node_the_terminal_is_suggested(checkout: Checkout) -> None:
    checkout.put_node("18.0.0")
    (checkout.folder / "broken").touch()
    failed = checkout.build()
    assert failed.returncode == 1
    assert "Node could not be installed" in failed.stderr
    assert "make terminal" in failed.stderr


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ((20, 18, 3), False),
        ((20, 19, 0), True),
        ((21, 7, 3), False),
        ((22, 11, 0), False),
        ((22, 12, 0), True),
        ((24, 0, 0), True),
        ((), False),
    ],
)
def test_which_node_is_new_enough(version: tuple[int, ...], enough: bool) -> None:
    assert is_new_enough(version) is enough


def test_the_lock_file_has_everything_that_the_build_needs() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    systems: Mapping[str, str] = {"linux": "linux-x64-gnu", "mac": "darwin-arm64", "windows": "win32-x64-msvc"}
    assert [name for name, part in systems.items() if f"@rolldown/binding-{part}" not in lock] == []
    assert '"resolved"' not in lock
    assert lock.count('"integrity"') == lock.count('"node_modules/')


def test_the_slow_tests_of_the_page_are_there() -> None:
    assert [name for name in SLOW if not (ROOT / "web" / "tests" / f"{name}.test.ts").is_file()] == []
