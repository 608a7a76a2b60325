"""Settings for all tests: in CI none may be skipped, and on a developer's machine none has a time limit."""

import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from tests import slow
from tests.effort import EFFORT

IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")
FOLLOWED = ("rules", "game", "record")
"""The folders whose tests have to cover the packages of the same names (see ``make test``)."""

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

# Hypothesis has its own profile for CI: the same examples every time.
settings.register_profile("at-the-desk", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("at-the-desk"), max_examples=100 * EFFORT)
if not IN_CI:
    settings.load_profile("at-the-desk" if EFFORT == 1 else "soak")


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--quick``: leave out the slow tests (see ``tests/slow.py``)."""
    parser.addoption("--quick", action="store_true", help="only tests that need no browser, compiler or process")


def pytest_configure(config: pytest.Config) -> None:
    """Describe the mark."""
    config.addinivalue_line("markers", "slow: needs a browser, compiles, or starts processes; --quick leaves it out")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import files whose tests are all slow."""
    return True if config.getoption("quick") and slow.is_slow(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out single slow tests, and most kinds of games of the others."""
    if not config.getoption("quick"):
        return
    left_out = {item for item in items if slow.is_left_out(item)}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))
    slow.forbid()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Coverage follows only tests that have to reach every branch, as a quick run does them: it triples their time."""
    folder = item.path.relative_to(Path(__file__).parent).parts[0]
    if folder not in FOLLOWED or slow.is_left_out(item):
        item.add_marker(pytest.mark.no_cover)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage follows no fixtures of tests that it does not follow; pytest-cov itself pauses for calls only."""
    controller = getattr(item.config.pluginmanager.getplugin("_cov"), "cov_controller", None)
    if controller is None or item.get_closest_marker("no_cover") is None:
        return (yield)
    controller.pause()
    try:
        return (yield)
    finally:
        controller.resume()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a skipped test is a failed one."""
    report = yield
    return refuse_skip(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """In CI a skipped module is a failed one."""
    report = yield
    return refuse_skip(report)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have measured: ``record_property("figure", "...")``."""
    reports = [report for kind in terminalreporter.stats.values() for report in kind]
    properties = [getattr(report, "user_properties", ()) for report in reports if getattr(report, "when", "") == "call"]
    if figures := [value for each in properties for name, value in each if name == "figure"]:
        terminalreporter.section("measured")
        for figure in figures:
            terminalreporter.write_line(str(figure))


def refuse_skip(report: Report) -> Report:
    """Turn a skipped test in CI into a failure: nobody would notice the skip."""
    expected_failure = hasattr(report, "wasxfail")
    if IN_CI and report.skipped and not expected_failure:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and in CI nothing may be: {reason}"
    return report
