"""Every page, in both themes: at rest, without findings of axe-core, not too wide, no text missing; a screenshot."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, ROOT, Invite, Person, settled
from tests.web.places import PLACES, show
from tests.web.shifts import nothing_moved, watched

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHANGED = ("adjust",)
"""Pages that are shown by a click, which may move them."""
ID = re.compile(r"\b(?:web|event|reason|question|card|suit|choice|table|headline)-[a-z]+(?:-[a-z]+)*\b")
"""A message's id: it appears where the message itself is missing."""
_FINDINGS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((finding) =>
    [finding.id, ...finding.nodes.map((node) => `${node.target} ${node.failureSummary}`)])"""
_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"
FACES = {"narrow": "-0.06em", "wide": "0.12em"}
"""The letter spacings of a narrow and a wide font, for tests that do not depend on the installed fonts."""
_WEAR = """(space) => {
    window.worn ??= new CSSStyleSheet();
    worn.replaceSync(space ? `* { letter-spacing: ${space} !important }` : "");
    if (!document.adoptedStyleSheets.includes(worn)) document.adoptedStyleSheets.push(worn);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
_SCROLLED = """() => [...document.querySelectorAll("body *")].some((each) =>
    (each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
    && /auto|scroll/.test(getComputedStyle(each).overflow))"""
"""Whether there is anything that axe-core's rule of regions out of the keyboard's reach could find."""
_OUT_OF_REACH = """async () => (await axe.run(document, { runOnly: ["scrollable-region-focusable"] })).violations
    .flatMap((finding) => finding.nodes.map((node) => `${node.target}`))"""


@pytest.mark.parametrize("name", PLACES)
def test_a_page_is_accessible(name: str, invite: Invite, house: House) -> None:
    person = invite(PHONE, theme="dark", language="de")
    address = PLACES[name](person, house)
    watched(person)
    show(person, name, address)
    look_at(person, name, "de", (PHONE, DESKTOP), [*FACES])
    person.choose(theme="light", language="nl")
    show(person, name, address)
    look_at(person, name, "nl", (DESKTOP, PHONE), ["wide"])


def look_at(
    person: Person, name: str, language: str, sizes: tuple[tuple[int, int], tuple[int, int]], faces: Sequence[str]
) -> None:
    """Look at a page at two sizes, of which it has the first; all of axe-core's rules are for that one.

    One thing changes between two looks: each change has the whole page styled and laid out anew.
    """
    if name not in CHANGED:
        nothing_moved(person)
    settled(person.page)
    assert findings(person) == []
    person.see(name)
    fits(person)
    for face in faces:
        wear(person, face)
        fits(person)
    width, height = sizes[1]
    person.page.set_viewport_size({"width": width, "height": height})
    settled(person.page)
    fits(person)
    for face in faces[-2::-1]:
        wear(person, face)
        fits(person)
    undress(person)
    person.see(name)
    fits(person)
    assert person.page.evaluate("document.documentElement.lang") == language
    assert ID.findall(words(person)) == []


def fits(person: Person) -> None:
    """The page is not too wide, and the keyboard reaches all that is scrolled in it."""
    assert not person.page.evaluate(_TOO_WIDE)
    if person.page.evaluate(_SCROLLED):
        load_axe(person)
        assert person.page.evaluate(_OUT_OF_REACH) == []


def wear(person: Person, face: str) -> None:
    """Change the letter spacing of the page to that of a narrower or wider font."""
    person.page.evaluate(_WEAR, FACES[face])


def undress(person: Person) -> None:
    """Give the page its own letter spacing back."""
    person.page.evaluate(_WEAR, "")


def words(person: Person) -> str:
    """All texts of the page, including those only for screen readers."""
    named: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)"
    )
    return " ".join((person.page.title(), person.page.locator("body").inner_text(), *named))


def load_axe(person: Person) -> None:
    """Give the page axe-core, if it has none yet."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))


def findings(person: Person) -> list[Any]:
    """The findings of axe-core; the page is drawn for them."""
    load_axe(person)
    with person.drawn():
        found: list[Any] = person.page.evaluate(_FINDINGS)
    return found
