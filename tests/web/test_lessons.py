"""The lessons, taken as a learner does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from foretell.words import Words
from tests.web.controls import SAY
from tests.web.people import PHONE, Invite

HINT = "[data-hint]"
MOVES = {
    "wizard": [
        *("bid 1", "play R9"),
        *("bid 1", "play G5", "play B9"),
        *("bid 2", "play R13", "play F", "play W"),
    ],
    "extreme": ["seal R", "seal B", "seal Y<1", "done"],
}
"""The moves of each lesson: all of Wizard, and the first of Wizard Extreme."""
LAST = {"wizard": "play W", "extreme": "play P1"}
SMALL = {"small-phone": (360, 640), "phone-on-its-side": (844, 390), "small-phone-on-its-side": (667, 375)}
_OUT_OF_REACH = """() => {
    const scroller = [".page", "main"].map((selector) => document.querySelector(selector))
        .find((element) => getComputedStyle(element).overflowY === "auto");
    const controls = [...document.querySelectorAll(".note .buttons > *, section.tray button")];
    const faults = controls.filter((control) => control.checkVisibility()).flatMap((control) => {
        const isQuestion = control.closest("section.tray");
        const below = control.getBoundingClientRect().bottom - innerHeight;
        if (isQuestion && scroller && below > 0) scroller.scrollTop += below + 1;
        const box = control.getBoundingClientRect();
        const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
        const onTop = [0.15, 0.5, 0.85].every((part) =>
            control.contains(document.elementFromPoint(box.left + box.width / 2, box.top + part * box.height)));
        return inside && onTop ? [] : [`${control.className} ${control.textContent.trim()}`];
    });
    scroller?.scrollTo(0, 0);
    return faults;
}"""
"""The controls that something covers or cuts off; for those of a question the reader may have to scroll the page."""
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def go_through(page: Page, look: Callable[[str], None] | None = None) -> list[str]:
    """Let the lesson show each step, after a look at it; returns the moves."""
    shown: list[str] = []
    end = page.locator(".note a.main")
    while True:
        page.locator(HINT).or_(end).first.wait_for()
        if end.is_visible():
            return shown
        hint = page.locator(HINT)
        shown.append(hint.get_attribute("data-hint") or "")
        step = page.locator(".note .step").inner_text()
        if look is not None:
            look(shown[-1])
        hint.click()
        page.wait_for_function(
            """([step, hint]) => document.querySelector('.note .step')?.innerText !== step
                || document.querySelector('[data-hint]')?.dataset.hint !== hint""",
            arg=[step, shown[-1]],
        )


def test_wizard_is_learnt_step_by_step(invite: Invite) -> None:
    page = invite().go("/learn/wizard")
    assert go_through(page) == MOVES["wizard"]
    expect(page.get_by_text(SAY("web-learn-wizard-end"))).to_be_visible()


def test_a_card_that_may_not_be_played_is_explained_and_another_is_advised_against(invite: Invite) -> None:
    page = invite().go("/learn/wizard")
    for move in ("bid 1", "play R9", "bid 1"):
        page.locator(f'[data-hint="{move}"]').click()
    page.locator('[data-hint="play G5"]').wait_for()
    page.locator('[data-card="B9"]').click()
    expect(page.get_by_role("link", name="A9")).to_be_visible()
    page.locator('[data-card="G5"]').click()
    for move in ("play B9", "bid 2"):
        page.locator(f'[data-hint="{move}"]').click()
    page.locator('[data-hint="play R13"]').wait_for()
    page.locator('[data-card="W"]').click()
    expect(page.locator(".note .remark")).to_be_visible()
    expect(page.locator('[data-hint="play R13"]')).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("lesson", MOVES)
def test_every_control_of_a_lesson_is_visible_on_a_small_screen(lesson: str, language: str, invite: Invite) -> None:
    person = invite(PHONE, language=language)
    page = person.go(f"/learn/{lesson}")
    faults: dict[tuple[str, str], list[str]] = {}

    def look(move: str) -> None:
        for name, (width, height) in SMALL.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(_NEXT_FRAME)
            person.see(f"lesson-{lesson}-{language}-{move.replace(' ', '-').replace('<', '-')}")
            if found := page.evaluate(_OUT_OF_REACH):
                faults[move, name] = found

    shown = go_through(page, look)
    assert faults == {}
    assert shown[: len(MOVES[lesson])] == MOVES[lesson]
    assert shown[-1] == LAST[lesson]
    expect(page.get_by_text(Words(language)(f"web-learn-{lesson}-end"))).to_be_visible()
