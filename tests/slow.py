"""The slow tests: they need a browser, compile, start processes or think long.  ``pytest --quick`` leaves them out.

Whole files are listed here; a single slow test in another file has the mark ``slow``.  In every run a test that starts
a process or asks for a library on demand, and is not slow by this list or its mark, fails.
"""

import sys
import threading
from collections.abc import Generator
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
        "cli/test_early_interrupts.py",
        "cli/test_endless_files.py",
        "cli/test_serve_open.py",
        "docs/test_agent.py",
        "docs/test_notebooks.py",
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
        "client/test_examples.py",
        "client/test_full_screen.py",
        "client/test_joining.py",
        "client/test_lost_server.py",
        "client/test_playing.py",
        "server/test_abandoned.py",
        "server/test_broken.py",
        "server/test_club_kill.py",
        "server/test_fair_play.py",
        "server/test_http.py",
        "server/test_kill.py",
        "server/test_online_kill.py",
        "server/test_logs.py",
        "server/test_many.py",
        "server/test_many_tournaments.py",
        "server/test_old_database.py",
        "server/test_outside_bots.py",
        "server/test_pads.py",
        "server/test_pages.py",
        "server/test_pipe_bots.py",
        "server/test_play.py",
        "server/test_rating_kill.py",
        "server/test_replays.py",
        "server/test_socket.py",
        "server/test_strangers.py",
        "server/test_thinkers.py",
        "server/test_tournament_kill.py",
        "server/test_wire.py",
        "server/test_working_parts.py",
    ),
    "reads all sources": ("house/test_sources.py", "house/test_waits.py", "rules/test_numbers.py"),
    "draws the full screen": (
        "terminal/test_marks.py",
        "terminal/test_questions.py",
        "terminal/test_screen.py",
        "terminal/test_secrets.py",
        "terminal/test_small_screens.py",
    ),
    "plays many games or thousands of rounds": (
        "arena/test_play_many.py",
        "bots/test_memory.py",
        "bots/test_thinking.py",
        "cli/test_lookback_command.py",
        "cli/test_stats_command.py",
        "coach/test_daily.py",
        "coach/test_look_back.py",
        "coach/test_looking_back.py",
        "coach/test_verdicts.py",
        "dataset/test_dataset.py",
        "engine/test_lockstep.py",
        "engine/test_worlds.py",
        "engine/test_worlds_uniform.py",
        "envs/test_openspiel.py",
        "envs/test_vector_games.py",
        "server/test_clubs.py",
        "server/test_frames.py",
        "server/test_online_tournaments.py",
        "server/test_tournaments.py",
        "tournament/test_championship.py",
        "tournament/test_online.py",
        "tournament/test_seating.py",
    ),
    "tries thousands of inputs": (
        "encoder/test_encoder.py",
        "server/test_care.py",
        "server/test_fuzz.py",
        "server/test_hostile_clubs.py",
        "server/test_hostile_tournaments.py",
        "server/test_openapi.py",
        "store/test_damage.py",
        "store/test_every_page.py",
        "store/test_journal.py",
    ),
}
"""Files and folders, by what makes them slow."""
_PLACES = frozenset(TESTS / name for names in SLOW.values() for name in names)
_STARTS = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn", "os.system"}
_STARTS |= {"tests.forks.Serving"}
"""The audit events of a process that is started."""


def is_listed(path: Path) -> bool:
    """Whether all tests of a file or folder are slow."""
    return not _PLACES.isdisjoint((path, *path.parents))


def is_slow(item: pytest.Item) -> bool:
    """Whether a test is slow, by its file or by its mark."""
    return is_listed(item.path) or item.get_closest_marker("slow") is not None


def is_left_out(item: pytest.Item) -> bool:
    """Whether a quick run leaves out this test."""
    return is_slow(item) or stages.is_left_out(item, quick=True)


class Quick:
    """The plugin that fails each other test that does what only slow ones may do.

    It blames nobody else: what a thread does that was there before the test, and what happens when fixtures are torn
    down, which other tests may share, does not count.
    """

    def __init__(self) -> None:
        self._did, self._starts = "", _STARTS  # the hook is called when the module's own names are gone, too
        self._earlier: frozenset[threading.Thread] = frozenset()
        sys.addaudithook(self._note)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """Watch from here on."""
        self._did = ""
        self._earlier = frozenset(threading.enumerate()) - {threading.current_thread()}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Fail a test that should be slow, at its end."""
        result = yield
        if self._did and not is_slow(item):
            pytest.fail(f"this test {self._did}: mark it `slow`, or list its file in tests/slow.py", pytrace=False)
        return result

    def _note(self, event: str, details: tuple[object, ...]) -> None:
        if event == "open":  # asked for once per process, whether it is compiled already or not
            did = f"asks for {details[0]}, which is compiled" if str(details[0]).endswith(".so.lock") else ""
        else:
            did = f"starts a process, {details[:2]}" if event in self._starts else ""
        if did and threading.current_thread() not in self._earlier:
            self._did = self._did or did
