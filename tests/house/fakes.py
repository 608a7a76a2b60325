"""Fakes of programs, for tests of the shell scripts that look for them; they record the calls, and install nothing."""

import subprocess
from pathlib import Path

from tests.house.tree import ROOT
from tests.waiting import LONGEST

ROOT_USER, SOMEBODY = "0", "1000"


def put(programs: Path, name: str, text: str = "") -> None:
    """Put a program into a folder; ``text``: its commands."""
    program = programs / name
    program.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    program.chmod(0o755)


def run_script(name: str, programs: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the project, which finds only these programs."""
    return subprocess.run(
        ["/bin/sh", str(ROOT / "scripts" / name)],
        env={"PATH": str(programs), **environment},
        capture_output=True,
        check=False,
        text=True,
        timeout=LONGEST,
    )
