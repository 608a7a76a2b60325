"""Settings for all tests: they run alike anywhere, each ends, and in CI none may be skipped."""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

import pytest

from tests import compiling, following, order, slow, stages
from tests.chance import Seeded
from tests.limits import EndOfRun, Limited, LimitedLoops
from tests.loops import InLoops
from tests.rule_numbers import ByRule
from tests.shell import AnyShell
from tests.slow import Quick

IN_CI = os.environ.get("CI", "").lower() not in ("", "0", "false")

MANY = 100_000
"""The objects that the garbage collector looks at in about 10 ms."""

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--quick``: leave out the slow tests (see ``tests/slow.py``)."""
    parser.addoption("--quick", action="store_true", help="only tests that need no browser, compiler or process")
    parser.addoption("--cover", action="store_true", help="measure coverage of rules, game and record")
    parser.addoption("--shuffle", metavar="SEED", help="run files, and the tests of each, in this random order")


def pytest_configure(config: pytest.Config) -> None:
    """Describe the mark, and add what all tests have."""
    config.addinivalue_line(
        "markers", "slow: needs a browser, compiles, starts processes or thinks long; --quick leaves it out"
    )
    for plugin in (AnyShell(), ByRule(), Seeded(), Limited(), EndOfRun(config), LimitedLoops(), InLoops(), Quick()):
        config.pluginmanager.register(plugin)
    compiling.compile_together(config)
    if (seed := config.getoption("shuffle")) is not None:
        config.pluginmanager.register(order.Shuffled(seed))
    if config.getoption("cover"):
        following.follow(config)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import files whose tests are all slow."""
    return True if config.getoption("quick") and slow.is_listed(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most games of tests that play many, and in a quick run single slow tests."""
    quick = config.getoption("quick")
    left_out = {item for item in items if (slow.is_left_out(item) if quick else stages.is_left_out(item, quick=False))}
    items[:] = [item for item in items if item not in left_out]
    order.slow_first(items)
    config.hook.pytest_deselected(items=list(left_out))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Spare the garbage collector what is being collected: all of it stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays to the end; each coroutine's end has it look at all the rest."""
    spare_the_collector()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, object, object]:
    """Do so again after a file whose caches are large: all that follow would take longer."""
    done = yield
    if nextitem is not None and nextitem.path != item.path and len(gc.get_objects()) > MANY:
        spare_the_collector()
    return done


def spare_the_collector() -> None:
    """Let it look no more at what is there."""
    gc.collect()
    gc.freeze()


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
