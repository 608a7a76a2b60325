"""Plays through the page's controls: real clicks, chosen at random."""

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from playwright.sync_api import Page

from foretell.words import Words
from tests.waiting import until

SAY = Words("en")
"""The page's texts for readers of English."""
SETTLE = ".questions .button.main:enabled"
"""The button that confirms an answer."""
ANSWERS = """
    .questions [data-bid]:not(.struck), .questions .slip:not([aria-disabled=true]),
    .questions .changes button:not([aria-disabled=true]), .questions .take:not([aria-disabled=true]),
    .questions .magician:not(.struck)"""
"""The controls that answer a question, or a part of it."""
CARDS = ".hand .playable [data-card]"
"""The cards that can be played or passed now."""
OFFERS = f"{SETTLE}, {ANSWERS}, {CARDS}"
_OFTEN = 0.7
_MOST_CLICKS = 3_000
"""More clicks than any game takes: a player who needs them goes round in circles."""

_POINT = """([selector, lot]) => {
    const shown = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    if (!shown.length) return null;
    const element = shown[Math.floor(lot * shown.length)];
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1])
        for (const right of [0.5, 0.2, 0.1, 0.8, 0.9]) {
            const [x, y] = [box.left + box.width * right, box.top + box.height * down];
            const found = document.elementFromPoint(x, y);
            if (found && element.contains(found)) return { x, y };
        }
    throw new Error(`nothing of ${element.outerHTML.slice(0, 200)} can be touched`);
}"""
_WAITED = """([offers, over]) => {
    if ([...document.querySelectorAll(offers)].some((each) => each.checkVisibility())) return "asked";
    return [...document.querySelectorAll("main button")].some((each) => each.textContent.includes(over)) && "over";
}"""


def open_tab(page: Page, name: str) -> None:
    """Open the panel of a table at one of its tabs: ``log``, ``sheet``, ``chat`` or ``last``."""
    tab = page.locator(f"[data-tab={name}]")
    if not tab.count():
        page.locator("[data-show=sheet]").click()
    tab.click()


class Hands:
    """Hands that click whatever is offered at a page."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        """``seed``: decides what they choose."""
        self.page = page
        self._rng = Random(seed)
        self.clicks = 0

    def play_to_the_end(self) -> None:
        """Answer every question until the game is over."""
        while self.wait() == "asked":
            self.answer()

    def see_the_result(self) -> None:
        """Go on from the last trick to the result."""
        self.page.get_by_role("button", name=SAY("web-table-result")).click()
        self.page.get_by_role("table").first.wait_for()

    def play(self, answers: int) -> None:
        """Click this many controls."""
        for _ in range(answers):
            assert self.wait() == "asked"
            self.answer()

    def wait(self) -> str:
        """Wait for a question, or for the end of the game: ``asked`` or ``over``."""
        told: Any = self.page.wait_for_function(_WAITED, arg=[OFFERS, SAY("web-table-result")])
        return str(told.json_value())

    def is_asked(self) -> bool:
        """Whether there is a question now."""
        return self._now() == "asked"

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._now() == "over"

    def _now(self) -> object:
        return self.page.evaluate(_WAITED, [OFFERS, SAY("web-table-result")])

    def answer(self) -> None:
        """Click one of the controls that are offered."""
        settling = self._rng.random() < _OFTEN
        for selector in (SETTLE, ANSWERS, CARDS, SETTLE) if settling else (ANSWERS, SETTLE, CARDS):
            if self.touch(selector):
                return

    def touch(self, selector: str) -> bool:
        """Click one of the elements; false if there is none."""
        point = self.page.evaluate(_POINT, [selector, self._rng.random()])
        if point is None:
            return False
        self.page.mouse.click(point["x"], point["y"])
        self.clicks += 1
        assert self.clicks < _MOST_CLICKS, f"no end is in sight: {selector} is offered again and again"
        return True


def take_turns(hands: Sequence[Hands], clicks: float = inf) -> None:
    """Answer every question at any of the pages, until this many controls were clicked or the game is over at all."""

    def is_enough() -> bool:
        return sum(one.clicks for one in hands) >= clicks or all(one.is_over() for one in hands)

    while not is_enough():
        until(lambda: any(one.is_asked() for one in hands) or is_enough(), "somebody is asked, or the game is over")
        for one in hands:
            if one.is_asked():
                one.answer()
