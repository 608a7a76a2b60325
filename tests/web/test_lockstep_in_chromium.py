"""A sample of ``make lockstep`` in Chromium: games and decisions are those of the native library."""

from playwright.sync_api import Browser

from tests.effort import times
from tests.lockstep.comparing import told_alike
from tests.lockstep.deciding import LEVELS
from tests.lockstep.positions import positions
from tests.lockstep.sides import Task, local_sides
from tests.lockstep.stories import story
from tests.lockstep.wasm import ChromiumSide


def test_chromium_tells_the_same_of_games_and_decides_alike(browser: Browser) -> None:
    tasks: list[Task] = [*map(story, range(times(24))), *positions(0, times(50))]
    chromium = ChromiumSide(browser)
    found = told_alike({"native": local_sides(0)["native"], "chromium": chromium}, tasks)
    chromium.close()
    assert found["chromium"].keys() == found["native"].keys()
    assert len(found["chromium"]) == times(24) + len(LEVELS) * times(50)
