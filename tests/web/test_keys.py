"""A game without a mouse, and for screen readers."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.controls import ANSWERS, CARDS, SAY, SETTLE, Hands
from tests.web.people import Invite, at_rest, lasting
from tests.web.places import SHORT

TABS = 60
_BY_DIGITS = 0.3
WIZARD: dict[str, Any] = {"game": {"game": "wizard", "specials": ["shapeshifter", "juggler", "cloud"]}, "seats": 6}


class Fingers(Hands):
    """Hands on a keyboard: Tab and arrow keys to a control, Enter or Space to use it."""

    def touch(self, selector: str) -> bool:
        """Focus one of the elements and press Enter; false if there is none."""
        if not self.page.locator(selector).count():
            return False
        if selector == CARDS:
            self._play()
        elif selector == ANSWERS and self.page.locator("[data-bid]").count():
            self._bid()
        else:
            self._tab_to(selector)
            self.page.keyboard.press("Enter")
        self.clicks += 1
        return True

    def press(self, name: str) -> None:
        """Focus the button with this label, and press it."""
        for _ in range(TABS):
            if self._is_on("button") and name in self.page.evaluate("document.activeElement.textContent"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} is not to be reached with Tab")

    def _play(self) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("ArrowRight")
            if self._is_on(CARDS):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("the arrow keys do not come to a card that can be played")

    def _bid(self) -> None:
        chance = Random(self.clicks)
        bids = self.page.locator("[data-bid]:not(.struck)").all()
        if chance.random() < _BY_DIGITS:
            self.page.keyboard.type(str(chance.choice(bids).get_attribute("data-bid")))
            return
        for _ in range(chance.randint(1, len(bids))):
            self.page.keyboard.press("ArrowRight")
        expect(self.page.locator("[data-bid] input:checked")).to_have_count(1)

    def _tab_to(self, selector: str) -> None:
        for _ in range(TABS):
            if self._is_on(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is not to be reached with Tab")

    def _is_on(self, selector: str) -> bool:
        found: bool = self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
        return found


@pytest.mark.parametrize("kind", [WIZARD, SHORT], ids=["wizard", "extreme"])
def test_a_game_can_be_played_by_keyboard_alone(kind: dict[str, Any], invite: Invite) -> None:
    person = invite()
    person.become("Ada")
    table = person.open_game(kind)
    fingers = Fingers(person.go(f"/table/{table}"))
    if kind is WIZARD:
        fingers.play(12)
        person.skip_to_the_last_tricks(table)
    fingers.play_to_the_end()
    assert person.view(table)["status"] == "over"
    person.page.keyboard.press("s")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("header [data-show]:focus")).to_have_count(1)
    fingers.press(SAY("web-table-result"))
    expect(person.page.locator("main h1")).to_be_focused()
    expect(person.page.get_by_role("table").first).to_be_visible()


def test_the_arrow_keys_come_back_to_the_only_card(invite: Invite) -> None:
    person = invite()
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    hands, card = Hands(person.go(f"/table/{table}")), person.page.locator(CARDS)
    while not card.count():
        hands.play(1)
        hands.wait()
    expect(person.page.locator(".hand [data-card]")).to_have_count(1)
    for key in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        person.page.keyboard.press(key)
        expect(card).to_be_focused()
        card.blur()


def test_the_home_page_needs_no_mouse(invite: Invite) -> None:
    page = invite().go("/")
    fingers = Fingers(page)
    fingers.touch("[data-do=play-now]")
    assert fingers.wait() == "asked"


def test_the_hand_is_a_list_of_cards_that_say_what_they_are(invite: Invite) -> None:
    page = playing(invite, must_follow=True)
    cards = page.get_by_role("list", name=SAY("web-board-hand")).get_by_role("listitem")
    assert cards.count() > 1
    for card in cards.all():
        name = card.get_by_role("button").inner_text()
        is_playable = "playable" in (card.get_attribute("class") or "").split()
        said = "" if is_playable else ", not playable"
        assert re.search(rf"(^|\n)[A-Za-z ]+\d*{said}$", name), name
        assert not re.search(r"\b[BGRYP]\d|\bweb-", name), name


def test_screen_readers_get_everything_that_happens(invite: Invite) -> None:
    page = playing(invite)
    told = page.get_by_role("log", name=SAY("web-board-announcer"))
    assert told.get_attribute("aria-live") == "polite"
    page.evaluate(
        """(label) => {
            window.heard = [];
            const log = document.querySelector(`[role=log][aria-label="${label}"]`);
            new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
                (node) => node.textContent.trim() && heard.push(node.textContent.trim()))))
                .observe(log, { childList: true, subtree: true });
            const question = document.querySelector(".questions [role=status]");
            new MutationObserver(() => question.textContent && heard.push(`? ${question.textContent}`))
                .observe(question, { childList: true, subtree: true, characterData: true });
        }""",
        SAY("web-board-announcer"),
    )
    own, hands, played = "heard.filter((line) => /^You play(?! again)/.test(line)).length", Hands(page), 0
    while played < 3:
        if hands.touch(CARDS):
            played += 1
            page.wait_for_function(f"(played) => {own} >= played", arg=played)
        else:
            hands.answer()
        hands.wait()
    page.wait_for_function("() => heard.some((line) => /takes? the trick/.test(line))")
    page.wait_for_function("() => heard.at(-1).startsWith('? ')")
    assert page.evaluate(own) == played, "each of one's own cards is told once"
    assert not page.evaluate("heard.at(-2).startsWith('? ')"), "what has led to a question is told before it"


def test_the_focus_is_not_lost_with_the_button_that_plays_a_card(invite: Invite) -> None:
    page = playing(invite, confirm=True)
    fingers = Fingers(page)
    cards = page.locator(".hand [data-card]")
    before = cards.count()
    fingers.touch(CARDS)
    fingers.touch(SETTLE)
    expect(cards).to_have_count(before - 1)
    at_rest(page)
    expect(page.locator(".hand button:focus")).to_have_count(1)
    fingers.wait()
    fingers.touch(CARDS)
    page.get_by_role("button", name=SAY("web-question-cancel")).press("Enter")
    expect(page.locator(SETTLE)).to_have_count(0)
    at_rest(page)
    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_a_question_that_was_read_out_can_be_read_again(invite: Invite) -> None:
    page = playing(invite)
    question = page.locator("section.tray .title")
    expect(page.locator(".questions [role=status]")).to_have_text("")
    expect(question).not_to_have_text("")
    expect(question).not_to_have_attribute("aria-hidden", "true")


def test_a_card_that_cannot_be_played_says_why(invite: Invite) -> None:
    page = playing(invite, must_follow=True)
    lasting(page)
    page.locator(".hand li:not(.playable) [data-card]").first.dispatch_event("click")
    link = page.get_by_role("link", name=re.compile(r"\b[AS]\d+"))
    expect(link.first).to_be_visible()
    assert re.search(r"/rules#[ASVB]\d+$", link.first.get_attribute("href") or "")


def playing(invite: Invite, *, must_follow: bool = False, confirm: bool = False) -> Page:
    """A table where a person has to play a card; ``must_follow``: some cards of the hand must not be played."""
    person = invite(confirm=confirm)
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    person.play_elsewhere(table, until=9)
    hands = Hands(person.go(f"/table/{table}"))
    while not person.page.locator(CARDS).count() or (
        must_follow and not person.page.locator(".hand li:not(.playable)").count()
    ):
        hands.play(1)
        hands.wait()
    assert person.page.locator(SETTLE).count() == 0
    return person.page
