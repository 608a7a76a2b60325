"""The lessons, taken as a learner does."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.controls import SAY
from tests.web.people import DESKTOP, PHONE, Invite

HINT = "[data-hint]"


def go_through(page: Page) -> list[str]:
    """Let the lesson show each step, and return the moves."""
    shown: list[str] = []
    end = page.get_by_role("heading", name=SAY("web-learn-done"))
    while True:
        page.locator(HINT).or_(end).first.wait_for()
        if end.is_visible():
            return shown
        hint = page.locator(HINT)
        shown.append(hint.get_attribute("data-hint") or "")
        step = page.locator(".note .step").inner_text()
        hint.click()
        page.wait_for_function(
            """([step, hint]) => document.querySelector('.note .step')?.innerText !== step
                || document.querySelector('[data-hint]')?.dataset.hint !== hint""",
            arg=[step, shown[-1]],
        )


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_wizard_is_learnt_step_by_step(invite: Invite, size: tuple[int, int]) -> None:
    person = invite(size)
    page = person.go("/learn/wizard")
    page.locator(HINT).wait_for()
    person.see("lesson-wizard")
    assert go_through(page) == [
        *("bid 1", "play R9"),
        *("bid 1", "play G5", "play B9"),
        *("bid 2", "play R13", "play F", "play W"),
    ]
    expect(page.get_by_text(SAY("web-learn-wizard-end"))).to_be_visible()


def test_extreme_is_learnt_step_by_step(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/learn/extreme")
    page.locator(HINT).wait_for()
    person.see("lesson-extreme")
    shown = go_through(page)
    assert shown[:4] == ["seal R", "seal B", "seal Y<1", "done"]
    assert shown[-1] == "play P1"
    expect(page.get_by_text(SAY("web-learn-extreme-end"))).to_be_visible()


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
