"""The learner of docs/environments.md, for seconds instead of minutes."""

import re
import runpy
from pathlib import Path

_PROGRAM = Path(__file__).parents[2] / "docs/examples/agent.py"


def test_the_agent_learns() -> None:
    program = runpy.run_path(str(_PROGRAM))
    agent = program["Learned"](program["learn"](waves=6))
    said = program["compare"](agent, games=10)
    found = re.fullmatch(r"learned (-?\d+\.\d), random (-?\d+\.\d): (-?\d+\.\d) above", said)
    assert found is not None
    assert float(found[3]) > 12  # 20 here; after ten minutes more than 25


def test_the_program_is_short() -> None:
    assert len(_PROGRAM.read_text("utf-8").splitlines()) <= 120
