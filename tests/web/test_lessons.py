"""The lessons, taken as a learner does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from foretell.terminal.lessons.course import course, names
from foretell.words import Words
from tests.web.controls import SAY
from tests.web.people import DESKTOP, PHONE, Invite, at_rest, covered, edges
from tests.web.test_pages import findings

HINT, ON, OVER = "[data-hint]", "[data-on]", "section.note.over"
SLIP = ".kindly .slip"
SMALL = {"small-phone": (360, 640), "phone-on-its-side": (844, 390), "small-phone-on-its-side": (667, 375)}
LOOKED_AT = ("bids", "cloud", "clairvoyance", "white-seals")
"""Lessons that have every kind of question between them."""
_OUT_OF_REACH = """() => {
    const scroller = [".page", "main"].map((selector) => document.querySelector(selector))
        .find((element) => getComputedStyle(element).overflowY === "auto");
    const controls = [...document.querySelectorAll("section.note .buttons > *, section.tray button")];
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
    const [note, words] = ["section.note", "section.note .words"].map((selector) => document.querySelector(selector));
    const isCut = note.scrollHeight > note.clientHeight + 1 || words.scrollWidth > words.clientWidth;
    if (isCut) faults.push("the sentence is cut off");
    return faults;
}"""
"""The controls and sentences that something covers or cuts off; for a question the reader may have to scroll."""
_BESIDE = """(selector) => {
    const slip = document.querySelector(".kindly .slip").getBoundingClientRect();
    const move = document.querySelector(selector).getBoundingClientRect();
    return slip.bottom <= move.top + 1 && slip.left <= move.right && slip.right >= move.left && slip.top >= 0;
}"""


def go_on(page: Page) -> None:
    """Read on, or have a move shown; waits until the table asks or tells something again."""
    before = page.locator("section.note").inner_html()
    page.locator(HINT).or_(page.locator(ON)).click()
    page.wait_for_function("(before) => document.querySelector('section.note')?.innerHTML !== before", arg=before)
    page.wait_for_function("() => !document.querySelector('section.note .words.faint')")


def go_through(page: Page, look: Callable[[str], None] | None = None) -> None:
    """Take the lesson to its end, with a look at each step."""
    page.locator(f"{HINT}, {ON}, {OVER}").first.wait_for()
    while not page.locator(OVER).is_visible():
        if look is not None:
            look(page.locator("section.note .words").inner_text())
        go_on(page)


def told(name: str, number: int) -> str:
    """The sentence of a step."""
    return SAY(f"web-learn-{name}-{course(name).steps[number].text}")


def test_lessons_are_a_path_that_remembers_where_the_reader_was(invite: Invite) -> None:
    page = invite().go("/learn")
    expect(page.locator("[data-lesson]")).to_have_count(len(names()))
    page.locator("a[data-next=trick]").click()
    expect(page.locator("section.note .words")).to_have_text(told("trick", 0))
    go_on(page)
    go_on(page)
    expect(page.locator("section.note .words")).to_have_text(told("trick", 2))
    page.reload()
    expect(page.locator("section.note .words")).to_have_text(told("trick", 2))
    page.get_by_role("button", name=SAY("web-learn-back")).click()
    expect(page.locator("section.note .words")).to_have_text(told("trick", 1))
    go_through(page)
    expect(page.get_by_role("heading", name=SAY("web-learn-done"))).to_be_visible()
    expect(page.locator("a[data-next=trump]")).to_be_focused()
    page.get_by_role("link", name=SAY("web-learn-title")).first.click()
    expect(page.locator("[data-lesson=trick].done")).to_contain_text(SAY("web-learn-is-done"))
    expect(page.locator("a.button[data-next=trump]")).to_be_visible()


def test_all_lessons_are_seen_at_once_on_a_desktop(invite: Invite) -> None:
    page = invite(language="de").go("/learn")
    lessons = page.locator("[data-lesson]")
    lessons.first.wait_for()
    at_rest(page)
    assert max(edges(lesson)[3] for lesson in lessons.all()) < DESKTOP[1]


def test_a_lesson_is_taken_by_keys_alone(invite: Invite) -> None:
    page = invite().go("/learn/trick")
    for step in range(2):
        expect(page.locator(f'[data-on="{step}"]')).to_be_focused()
        page.keyboard.press("Enter")
    page.locator('[data-hint="play B11"]').wait_for()
    for card in ("G3", "B11"):
        page.keyboard.press("Home")
        page.locator(f'.hand [data-card="{card}"]').focus()
        page.keyboard.press("Enter")
    expect(page.locator('[data-on="3"]')).to_be_focused()


def test_a_wrong_move_is_answered_beside_it(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/learn/trick")
    go_on(page)
    go_on(page)
    page.locator('[data-card="G3"]').click()
    expect(page.locator(SLIP).get_by_role("link", name="A9")).to_be_visible()
    at_rest(page)
    assert page.evaluate(_BESIDE, '[data-card="G3"]')
    page.locator('[data-card="B5"]').click()
    expect(page.locator(f"{SLIP} p")).to_have_text(SAY("web-learn-trick-follow-low"))
    at_rest(page)
    assert page.evaluate(_BESIDE, '[data-card="B5"]')
    assert findings(person) == []
    page.keyboard.press("Escape")
    expect(page.locator(SLIP)).to_have_count(0)
    page.locator('[data-card="B11"]').click()
    expect(page.locator("section.note .words")).to_have_text(told("trick", 3))
    page = person.go("/learn/bids")
    go_on(page)
    page.locator('[data-bid="2"]').click()
    page.locator(".tray .button.main").click()
    expect(page.locator(f"{SLIP} p")).to_have_text(SAY("web-learn-bids-one-two"))
    at_rest(page)
    assert page.evaluate(_BESIDE, '[data-bid="2"]')
    expect(page.locator("[data-bid].picked")).to_have_count(0)


def test_a_wrong_seal_is_put_back(invite: Invite) -> None:
    page = invite().go("/learn/seals")
    for _ in range(3):
        go_on(page)
    page.locator(".questions .take:not([aria-disabled=true])").last.click()
    page.locator(".questions .button.main:enabled").click()
    expect(page.locator(SLIP)).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(4):
        go_on(page)
    expect(page.locator(OVER)).to_be_visible()


def test_every_bid_is_an_answer_in_ten_hands(invite: Invite) -> None:
    person = invite()
    page = person.go("/learn/ten-hands")
    go_on(page)
    page.locator('[data-bid="1"]').click()
    page.locator(".tray .button.main").click()
    (none, one, *_) = [bid[0] for bid in course("ten-hands").steps[1].bids if bid]
    expect(page.locator(".tray .title")).to_contain_text(str(one).replace("-", "\u2212"))
    expect(page.locator(".tray li.best b")).to_have_text("0")
    expect(page.locator(".tray li.own b")).to_have_text("1")
    assert none > one
    assert findings(person) == []
    go_on(page)
    expect(page.locator("section.note .words")).to_have_text(told("ten-hands", 2))


@pytest.mark.parametrize("name", LOOKED_AT)
def test_everything_is_visible_on_a_small_screen(name: str, invite: Invite) -> None:
    person = invite(PHONE, language="de")
    page = person.go(f"/learn/{name}")
    faults: dict[tuple[str, str], object] = {}

    def look(said: str) -> None:
        for place, (width, height) in SMALL.items():
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            person.see(f"lesson-{name}-{place}")
            if found := page.evaluate(_OUT_OF_REACH):
                faults[said, place] = found
        expect(page.locator(".spot .ring").first).to_be_attached()
        if lit := covered(page, ".spot .ring", "section.note"):
            faults[said, "light"] = lit

    go_through(page, look)
    assert faults == {}
    words = Words("de")
    expect(page.locator("section.note .words")).to_contain_text(
        words(f"web-learn-{name}-{course(name).steps[-1].text}")
    )
