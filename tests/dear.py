"""Which tests are dear: they need a browser, compile, or start processes.  ``pytest --quick`` leaves them out.

A file is named here as a whole; a single test in a file that is cheap otherwise has the mark ``dear``.  In a quick run
importing numba or starting a process is an error, so that nothing dear slips in.
"""

import sys
from pathlib import Path

TESTS = Path(__file__).parent
DEAR = {
    "needs a browser, or the page's tools": ("web",),
    "compiles": (
        "arena/test_ceiling.py",
        "benchmarks",
        "bots/test_net_sees.py",
        "bots/test_search.py",
        "bots/test_search_fast.py",
        "docs",
        "engine/test_batch.py",
        "engine/test_bounds.py",
        "engine/test_hidden.py",
        "engine/test_kernels.py",
        "engine/test_loader.py",
        "engine/test_lockstep.py",
        "engine/test_numbers.py",
    ),
    "starts processes": (
        "arena/test_results_file.py",
        "cli/test_serve_open.py",
        "engine/test_imports.py",
        "house/test_browser.py",
        "house/test_make.py",
        "house/test_page.py",
        "house/test_setup.py",
        "house/test_wheel.py",
        "server/test_kill.py",
        "server/test_serve_command.py",
        "server/test_thinkers.py",
        "server/test_working_parts.py",
        "terminal/test_pad_processes.py",
        "terminal/test_processes.py",
    ),
    "tries thousands of inputs": ("server/test_fuzz.py",),
}
"""Files and folders, by why they are dear."""
_PLACES = frozenset(TESTS / name for names in DEAR.values() for name in names)
_FORBIDDEN = {"subprocess.Popen": "starts a process", "os.posix_spawn": "starts a process"}


def is_dear(path: Path) -> bool:
    """Whether all tests of a file or folder are dear."""
    return path in _PLACES


def forbid() -> None:
    """From now on nothing that is dear can be done in this process; raises RuntimeError where it is tried."""
    sys.addaudithook(_refuse)


def _refuse(event: str, details: tuple[object, ...]) -> None:
    why = "compiles" if event == "import" and details[0] == "numba" else _FORBIDDEN.get(event)
    if why is not None:
        raise RuntimeError(f"this test {why}: mark it `dear`, or name its file in tests/dear.py")
