"""Every index in the rules is within its list, in games of every kind; none is negative."""

import os
import subprocess
import sys

from tests.house.tree import ROOT
from tests.waiting import LONGEST


def test_no_index_is_out_of_bounds() -> None:
    """Compiled with checks of every index, sum, shift and division; each wrong one would be an IndexError."""
    subprocess.run([sys.executable, "-m", "foretell.bots.library", "--checked"], cwd=ROOT, check=True, timeout=LONGEST)
    command = [sys.executable, "-m", "tests.engine.checked", "3"]
    environment = {**os.environ, "FORETELL_BOUNDSCHECK": "1"}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    assert (done.stdout, done.stderr) == ("112 [-2, -1, 5, 99]\n", "")
