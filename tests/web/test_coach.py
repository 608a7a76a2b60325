"""The coach at the table: the lamp, by touch and by key, offline; and practice, which tells what a move has cost."""

import json

from playwright.sync_api import expect

from tests.web.controls import SAY, Hands
from tests.web.device import kept
from tests.web.people import PHONE, Invite, Person
from tests.web.test_pages import findings

_HINT = "[data-do=hint]"
_MOST_CLICKS = 4
"""A bid and its confirmation, and as much for the next question."""


def begin(person: Person, hints: str) -> Hands:
    """Begin a game of *Play now* in which the coach helps like this."""
    chosen = {"game": "wizard", "seats": 3, "others": ["random", "random"], "hints": hints}
    person.go("/")
    person.page.evaluate(f'localStorage.setItem("foretell-table", {json.dumps(json.dumps(chosen))})')
    person.go("/")
    person.page.get_by_role("button", name=SAY("web-home-play")).click()
    hands = Hands(person.page)
    assert hands.wait() == "asked"
    return hands


def test_the_lamp_tells_what_each_move_is_worth_and_why(invite: Invite) -> None:
    person = invite(PHONE, touch=True)
    page = person.page
    hands = begin(person, "hints")
    hands.play(1)
    assert hands.wait() == "asked"
    page.locator(_HINT).tap()
    rows = page.locator(".advice li")
    expect(rows.first).to_contain_text(".")
    assert findings(person) == []
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    hands.answer()
    game = kept(page)
    assert [entry["action"]["action"] for entry in game["entries"]].count("hinted") == 1


def test_practice_tells_what_a_move_has_cost_and_off_says_nothing(invite: Invite) -> None:
    person = invite()
    hands = begin(person, "practice")
    person.page.locator(f"{_HINT}[data-knows=true]").wait_for()
    told = person.page.locator(".cost p")
    for _ in range(_MOST_CLICKS):
        if hands.wait() == "asked" and not told.count():
            hands.answer()
    expect(told).to_be_visible()
    other = invite()
    begin(other, "off")
    expect(other.page.locator(_HINT)).to_have_count(0)
    other.page.keyboard.press("h")
    expect(other.page.locator(".advice")).to_have_count(0)
