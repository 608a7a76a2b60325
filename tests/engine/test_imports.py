"""What each half loads: the plain half needs no packages, the compiled half says which it needs."""

import subprocess
import sys

import pytest

from tests.waiting import LONGEST

HEAVY = {"numpy"}


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a separate interpreter."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=LONGEST)


@pytest.mark.parametrize("module", ["foretell", "foretell.engine.plain", "foretell.engine.worlds", "foretell.cli"])
def test_the_plain_half_loads_no_compiled_package(module: str) -> None:
    done = run(f"import sys, {module}; print(*sorted({HEAVY!r} & set(sys.modules)))")
    assert (done.stdout, done.stderr) == ("\n", "")


def test_the_compiled_half_says_how_it_is_installed() -> None:
    done = run("import sys; sys.modules['numpy'] = None; import foretell.engine.fast")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: foretell.engine.fast needs numpy")
    assert last.endswith("pip install 'foretell[fast]'")
