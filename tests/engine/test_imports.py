"""What each half loads: the plain half needs no packages, the compiled half says which it needs."""

import subprocess
import sys
from pathlib import Path

import pytest

import foretell
from tests.waiting import LONGEST

HEAVY = {"numpy"}
SOURCES = Path(foretell.__file__).parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a separate interpreter with these arguments."""
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=LONGEST)


@pytest.mark.parametrize("module", ["foretell", "foretell.engine.plain", "foretell.engine.worlds", "foretell.cli"])
def test_the_plain_half_loads_no_compiled_package(module: str) -> None:
    done = run("-c", f"import sys, {module}; print(*sorted({HEAVY!r} & set(sys.modules)))")
    assert (done.stdout, done.stderr) == ("\n", "")


@pytest.mark.parametrize(
    "program",
    [
        "import foretell",
        "import contextlib, foretell.cli\nwith contextlib.suppress(SystemExit): foretell.cli.main(['--version'])",
    ],
)
def test_a_start_loads_no_game(program: str) -> None:
    done = run("-c", f"{program}\nimport sys; print(*[name for name in sys.modules if name.startswith('foretell.')])")
    loaded = set(done.stdout.splitlines()[-1].split())
    assert done.stderr == ""
    assert not [name for name in loaded if name.startswith(("foretell.rules", "foretell.engine", "foretell.bots"))]


def test_the_compiled_half_says_how_it_is_installed() -> None:
    done = run("-c", "import sys; sys.modules['numpy'] = None; import foretell.engine.fast")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: foretell.engine.fast needs numpy")
    assert last.endswith("pip install 'foretell[fast]'")


def test_the_library_is_written_before_any_package_is_installed() -> None:
    path = f"import sys; sys.path.insert(0, {str(SOURCES)!r})"
    write = "from foretell.bots import library; library.library_text(library.ENTRIES)"
    done = run("-I", "-S", "-c", f"{path}; {write}")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
