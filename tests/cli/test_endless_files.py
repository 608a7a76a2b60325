"""A file or an input that never ends is read up to a bound, and refused in a sentence."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.bots.pipe.level import OPPONENTS
from foretell.cli import main
from tests.waiting import PATIENCE

_MEMORY = 2_000_000_000
_ENDLESS = "/dev/zero"
COMMANDS = {
    "club check FILE": "it has more than 8 MB, so it is not read",
    "tournament check FILE": "it has more than 8 MB, so it is not read",
    "tournament repair FILE": "it has more than 8 MB, so it is not read",
    "tournament new NEW --people FILE": "it has more than 8 MB, so it is not read",
    "pad FILE": "it has more than 5 MB, so it is not read",
    "stats FILE -": "longer than 32 MiB",
    "verify FILE -": "longer than 32 MiB",
    "show FILE": "longer than 32 MiB",
    "arena --bots opponent,random": "it has more than 1 MB, so it is not read",
    "arena --bots random --games 1 --results FILE": "this is not a line of arena results",
}


@pytest.mark.parametrize("command", COMMANDS)
def test_what_never_ends_is_refused(command: str, tmp_path: Path) -> None:
    asked = command.replace("NEW", str(tmp_path / "new.json")).replace("FILE", _ENDLESS).split()
    with Path(_ENDLESS).open("rb") as endless:
        done = subprocess.run(
            [sys.executable, "-m", "foretell", *asked],
            check=False,
            stdin=endless,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=os.environ | {OPPONENTS: _ENDLESS if "opponent" in command else ""},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY)),
        )
    assert COMMANDS[command] in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert done.returncode in (1, 2)


def test_names_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "names").write_bytes(b"Ada\n\xff\n")
    assert main(["tournament", "new", str(tmp_path / "new.json"), "--people", str(tmp_path / "names")]) == 2
    assert "names: this is not text in UTF-8" in capsys.readouterr().err
