"""The browser, a server with the built page for each file, and people."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from scripts import page
from tests.web import chromium, fonts
from tests.web.house import House
from tests.web.limits import limited_calls
from tests.web.people import PATIENCE_MS, Invite, guests

LONGEST = (
    "test_pages",
    "test_table_layout",
    "test_look_back",
    "test_pad_together",
    "test_site",
    "test_tournament",
    "test_every_game",
    "test_play_now",
    "test_pad_screens",
    "test_lessons",
)
"""The files of this folder that take longest."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the slowest, so that no process still runs one when the others are done."""
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """When a test's file has its turn: the longest of this folder, its others, then all the rest."""
    if item.path.parent != Path(__file__).parent:
        return len(LONGEST) + 1
    return LONGEST.index(item.path.stem) if item.path.stem in LONGEST else len(LONGEST)


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Chromium, one for all files.

    Playwright runs a loop in this thread, so it has to end before tests of other folders that run their own.
    """
    program = chromium.find()
    if program is None:
        pytest.skip("there is no Chromium: `sh scripts/browser` says how to get one")
    if not page.is_built():
        pytest.skip("the page is not built, or not from the files as they are: `make page` builds it")
    expect.set_options(timeout=PATIENCE_MS)
    with limited_calls(), sync_playwright() as playwright:
        env: dict[str, str | float | bool] = {**fonts.environment(tmp_path_factory.mktemp("fonts"))}
        running = playwright.chromium.launch(
            executable_path=program, args=chromium.ARGUMENTS, env=env, timeout=PATIENCE_MS
        )
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
