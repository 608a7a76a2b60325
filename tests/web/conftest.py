"""The browser, a server with the built page, and people; the tests of a file share them."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts import page
from tests.web import fonts
from tests.web.house import House
from tests.web.people import PATIENCE_MS, Invite, guests

PROGRAMS = (os.environ.get("FORETELL_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LONGEST = ("test_pages", "test_pad_together", "test_pad", "test_pad_screens", "test_table_layout", "test_every_game")
"""The files whose tests take longest in the browser."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the slowest, so that no process still runs one when the others are done."""
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """The order of a test's file: the slowest in the browser, the others there, then all the rest."""
    if not is_in_browser(item):
        return len(LONGEST) + 1
    return LONGEST.index(item.path.stem) if item.path.stem in LONGEST else len(LONGEST)


def is_in_browser(item: pytest.Item) -> bool:
    """Whether a test needs the browser."""
    return isinstance(item, pytest.Function) and "browser" in item.fixturenames


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium.  Playwright runs a loop in this thread, so it has to end before tests that run their own."""
    program = next(filter(None, map(shutil.which, filter(None, PROGRAMS))), None)
    if program is None:
        pytest.skip("there is no Chromium: `sh scripts/browser` says how to get one")
    if not page.is_built():
        pytest.skip("the page is not built, or not from the files as they are: `make page` builds it")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**fonts.environment(tmp_path_factory.mktemp("fonts"))}
        running = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env=env, timeout=PATIENCE_MS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of a module; an error in its log fails the last one."""
    assert browser.is_connected()
    with House(tmp_path_factory.mktemp("house") / "data") as running:
        yield running
    assert running.faults() == []


@pytest.fixture
def own_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may kill it."""
    assert browser.is_connected()
    with House(tmp_path / "data") as running:
        yield running


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Invite a person, who gets a window of their own."""
    with guests(browser, house.address) as inviting:
        yield inviting


@pytest.fixture
def invite_home(browser: Browser, own_house: House) -> Iterator[Invite]:
    """Invite a person to the server that may be killed."""
    with guests(browser, own_house.address) as inviting:
        yield inviting
