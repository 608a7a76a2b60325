"""The slow tests: they need a browser, compile, or start processes.  ``pytest --quick`` leaves them out.

Whole files are listed here; a single slow test in another file has the mark ``slow``.  In a quick run
starting a process is an error, so that no slow test slips in.
"""

import sys
from pathlib import Path

import pytest

from tests import stages

TESTS = Path(__file__).parent
SLOW = {
    "needs a browser, or the page's tools": ("web",),
    "compiles": (
        "arena/test_ceiling.py",
        "benchmarks",
        "bots/test_net_sees.py",
        "bots/test_net_sees_extreme.py",
        "bots/test_net_sees_wizard.py",
        "bots/test_search.py",
        "bots/test_native_bots.py",
        "bots/test_thinking_in_c.py",
        "docs/test_examples.py",
        "engine/test_bounds.py",
        "engine/test_native.py",
        "engine/test_on_demand.py",
        "engine/test_wasm.py",
        "engine/translate/test_twins.py",
        "lockstep",
        "training",
    ),
    "starts processes": (
        "arena/test_results_file.py",
        "bots/test_pipe_bots.py",
        "bots/test_versions.py",
        "cli/test_bare.py",
        "cli/test_serve_open.py",
        "engine/test_imports.py",
        "faults/test_sample.py",
        "services/test_haproxy.py",
        "house/test_browser.py",
        "house/test_deploy.py",
        "house/test_emulated.py",
        "house/test_make.py",
        "house/test_page.py",
        "house/test_paths.py",
        "house/test_running.py",
        "house/test_servers.py",
        "house/test_steady.py",
        "house/test_setup.py",
        "house/test_texts.py",
        "house/test_wheel.py",
        "house/test_wheels.py",
        "server/test_serve_command.py",
        "terminal/test_pad_processes.py",
        "terminal/test_processes.py",
    ),
    "runs a server, whose bots have processes": (
        "server/test_abandoned.py",
        "server/test_broken.py",
        "server/test_fair_play.py",
        "server/test_http.py",
        "server/test_kill.py",
        "server/test_logs.py",
        "server/test_many.py",
        "server/test_old_database.py",
        "server/test_outside_bots.py",
        "server/test_pads.py",
        "server/test_pages.py",
        "server/test_play.py",
        "server/test_replays.py",
        "server/test_socket.py",
        "server/test_strangers.py",
        "server/test_thinkers.py",
        "server/test_wire.py",
        "server/test_working_parts.py",
    ),
    "tries thousands of inputs": ("server/test_fuzz.py", "server/test_openapi.py"),
}
"""Files and folders, by what makes them slow."""
_PLACES = frozenset(TESTS / name for names in SLOW.values() for name in names)
_FORBIDDEN = {"subprocess.Popen": "starts a process", "os.posix_spawn": "starts a process"}


def is_slow(path: Path) -> bool:
    """Whether all tests of a file or folder are slow."""
    return path in _PLACES


def is_left_out(item: pytest.Item) -> bool:
    """Whether a quick run leaves out this test of a file that is not slow."""
    return item.get_closest_marker("slow") is not None or stages.is_left_out(item, quick=True)


def forbid() -> None:
    """From now on starting a process, as a compiler is, raises RuntimeError in this process."""
    sys.addaudithook(_refuse)


def _refuse(event: str, _details: tuple[object, ...]) -> None:
    if event in _FORBIDDEN:
        raise RuntimeError(f"this test {_FORBIDDEN[event]}: mark it `slow`, or list its file in tests/slow.py")
