"""The learner of docs/environments.md, for seconds instead of minutes."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.waiting import LONGEST

_PROGRAM = Path(__file__).parents[2] / "docs/examples/agent.py"


def test_the_agent_learns() -> None:
    settings = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # more threads would only cost
    command = [sys.executable, str(_PROGRAM), "3"]
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=True, timeout=LONGEST)
    found = re.search(r"learned (-?\d+\.\d), random (-?\d+\.\d): (-?\d+\.\d) above\n", done.stdout)
    assert found is not None, done.stdout
    assert float(found[3]) > 12  # after ten minutes more than 25


def test_the_program_is_short() -> None:
    assert len(_PROGRAM.read_text("utf-8").splitlines()) <= 120
