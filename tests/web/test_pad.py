"""The score pad in the browser: random games are entered and give their points; nothing is ever lost."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.controls import SAY
from tests.web.house import House
from tests.web.pads import NAMES, Finger, document, game, vectors
from tests.web.people import Invite, Person

SMALL = (360, 640)
MOST_TOUCHES = 2
"""The most taps for each bid, and for each number of tricks."""
TAPPED = 3
"""The first and the last rounds of a long game that are entered; those between come from a file."""


def begin(person: Person, players: int, *choices: str) -> Finger:
    """A new game of Wizard for this many players, with these options."""
    finger = Finger(person)
    person.go("/pad/new").get_by_role("textbox").fill(", ".join(NAMES[:players]))
    finger.do("add")
    for choice in choices:
        finger.touch(choice)
    finger.do("begin")
    finger.page.locator("main[data-page=pad-game]").wait_for()
    finger.touches = 0
    return finger


def test_fifteen_rounds_with_four_players(invite: Invite, record_property: Callable[[str, object], None]) -> None:
    played = game(0)
    assert (len(played["players"]), len(played["rounds"])) == (4, 15)
    specials = [f"[data-special={special}]" for special in played["options"]["specials"]]
    finger = begin(invite(SMALL), 4, *specials)
    enter(finger, played["rounds"][:TAPPED])
    finger.page.goto("/pad")
    finger.take_file("later.json", document(played, "later", 15 - TAPPED))
    finger.page.locator("[data-game=later] a").click()
    finger.page.locator("[data-key], [data-do=pad-next]").first.wait_for()
    if finger.page.locator("[data-do=pad-next]").count():
        finger.do("next")
    enter(finger, played["rounds"][-TAPPED:])
    assert finger.totals() == played["totals"]
    record_property("figure", f"score pad: {finger.touches} taps for {2 * TAPPED} rounds, 4 players, Bomb and Cloud")
    assert finger.touches <= MOST_TOUCHES * 4 * 2 * 2 * TAPPED


def test_a_double_tap_answers_no_other_question(invite: Invite) -> None:
    finger = begin(invite(SMALL), 3)
    main, standing = finger.page.locator("main"), finger.page.locator("[data-standing]")
    finger.touch_twice("[data-key='0']")
    finger.touch("[data-key='0']")
    finger.touch_twice("[data-do=pad-said]")
    assert finger.asked() == "Tobias"
    finger.touch("[data-key='1']")
    finger.touch("[data-key='0']")
    finger.touch_twice("[data-key='0']")
    expect(standing).to_have_count(3)
    finger.touch_twice("[data-do=pad-next]")
    expect(main).to_have_attribute("data-round", "2")
    assert finger.asked() == "Lotte"


def enter(finger: Finger, rounds: list[dict[str, Any]]) -> None:
    """Enter rounds, and go on to the next one after each."""
    for one in rounds:
        finger.play(one)
        assert finger.points() == one["points"]
        if finger.page.locator("[data-do=pad-next]").count():
            finger.do("next")


def test_the_pad_works_offline_after_the_first_visit(invite_home: Invite, own_house: House) -> None:
    person = invite_home(SMALL, kept=True)
    person.go("/")
    person.page.evaluate("() => navigator.serviceWorker.ready")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    person.may_be_cut_off()
    own_house.kill()
    person.context.set_offline(True)
    played = game(39)
    finger = begin(person, 4, "label:has-text('Hidden')", "label:has-text('Clairvoyance')")
    page = finger.page
    steps = {(step[0], NAMES[int(step[1][1:])]): step[2] for step in played["rounds"][0]["steps"][:-1]}
    expect(page.locator("[data-key]")).to_have_count(0)
    finger.do("curtain")
    bid = steps["bid", finger.asked()]
    finger.touch(f"[data-key='{bid}']")
    expect(page.locator("[data-do=pad-curtain]")).to_be_visible()
    expect(page.locator(".pencil.bid").first).to_have_text("●")
    finger.reload()
    expect(page.locator(".pencil.bid").first).to_have_text("●")
    remaining = played["rounds"][0]["steps"]
    finger.play({"steps": [step for step in remaining if step[:2] != ["bid", f"p{NAMES.index('Tobias')}"]]})
    assert finger.points() == played["rounds"][0]["points"]


def test_a_damaged_file_is_reported_and_nothing_is_lost(invite: Invite) -> None:
    person = invite(SMALL)
    finger = Finger(person)
    page = person.go("/pad")
    whole = document(game(31), "whole", 3)
    finger.take_file("whole.json", whole)
    expect(page.locator("[data-game]")).to_have_count(1)
    text = json.dumps(whole)
    finger.take_file("half.json", text[: len(text) // 2])
    expect(page.get_by_role("alert")).to_contain_text("half.json was not imported")
    spoilt = document(game(31), "spoilt", 2)
    spoilt["entries"][7]["bid"] = -1
    finger.take_file("many.json", {"format": "foretell-pads/1", "games": [spoilt, document(game(26), "other", 1)]})
    expect(page.get_by_role("alert")).to_contain_text("many.json: game 1 was not imported. Entry 8")
    expect(page.locator("[data-game]")).to_have_count(2)
    for broken, _ in vectors()["broken"][:3]:
        finger.take_file("broken.json", broken)
        expect(page.get_by_role("alert")).to_contain_text("broken.json was not imported")
    page.locator("[data-game=whole] [data-do=pad-throw]").click()
    expect(page.locator("ul > [data-game=whole] [data-do=pad-throw]")).to_have_count(0)
    finger.do("take-back")
    page.locator("[data-game=whole] a").click()
    expect(page.locator("main[data-page=pad-game]")).to_have_attribute("data-round", "4")


def test_any_entry_can_be_corrected_undone_and_redone(invite: Invite) -> None:
    person = invite(SMALL)
    finger = Finger(person)
    page = person.go("/pad")
    played = game(31)
    finger.take_file("game.json", document(played, "corrected", 4))
    page.locator("[data-game=corrected] a").click()
    finger.touch("button[data-view=sheet]")
    first = played["rounds"][0]
    bids = {step[1]: step[2] for step in first["steps"] if step[0] == "bid"}
    total = page.locator("thead .now").first
    before = total.inner_text()
    finger.touch("[data-cell='1 Mira']")
    finger.touch(f"[data-edit=bid] [data-key='{1 - bids['p0']}']")
    finger.do("edited")
    expect(total).not_to_have_text(before)
    after = total.inner_text()
    finger.do("undo")
    expect(total).to_have_text(before)
    finger.do("redo")
    expect(total).to_have_text(after)
    finger.reload()
    finger.touch("button[data-view=sheet]")
    expect(total).to_have_text(after)


def test_the_noted_number_alone_is_golden(invite: Invite) -> None:
    """In a round of one card there are two keys, and the only one of another colour looks chosen or not chosen."""
    finger = begin(invite(SMALL), 3)
    for key in (1, 0, 0):
        finger.touch(f"[data-key='{key}']")
    finger.touch("button[data-view=sheet]")
    finger.touch("[data-cell='1 Tobias']")
    keys = finger.page.locator("[data-edit=bid] [data-key]")
    golden = "(keys) => keys.map((key) => [key.ariaPressed, getComputedStyle(key).backgroundImage !== 'none'])"
    assert sorted(keys.evaluate_all(golden)) == [["false", False], ["true", True]]


@pytest.mark.parametrize("cards", [(), ("bomb",), ("cloud",)])
def test_a_round_asks_for_the_cards_of_its_game_alone(cards: tuple[str, ...], invite: Invite) -> None:
    finger = begin(invite(SMALL), 3, *(f"[data-special={card}]" for card in cards))
    finger.touch("button[data-view=sheet]")
    finger.touch(".number[data-round='1']")
    dialog = finger.page.get_by_role("dialog")
    expect(dialog.get_by_role("spinbutton")).to_be_visible()
    expect(dialog.get_by_label(SAY("web-pad-bombed"))).to_have_count(int("bomb" in cards))
    expect(dialog.get_by_role("combobox")).to_have_count(1 + ("cloud" in cards))


def test_impossible_entries_are_reported_and_a_table_may_accept_them(invite: Invite) -> None:
    finger = begin(invite(SMALL), 3)
    for bid in (0, 1, 0):
        finger.touch(f"[data-key='{bid}']")
    finger.do("said")
    for tricks in (1, 1, 0):
        finger.touch(f"[data-key='{tricks}']")
    expect(finger.page.locator("[data-check=tricks-sum]")).to_contain_text("come to 2, but there is only one")
    expect(finger.page.locator("[data-do=pad-end]")).to_be_hidden()
    finger.do("overrule")
    finger.do("end")
    assert finger.points() == [20, -10, 30]


def test_players_come_and_go_and_a_game_may_end_earlier(invite: Invite) -> None:
    person = invite(SMALL)
    finger = Finger(person)
    page = person.go("/pad")
    finger.take_file("game.json", document(game(31), "earlier", 3))
    page.locator("[data-game=earlier] a").click()
    finger.do("table")
    page.get_by_label("New player").fill("Wim")
    finger.do("join")
    finger.touch("[data-leave=Lotte]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-player=Wim]")).to_be_visible()
    expect(page.locator("[data-player=Lotte]")).to_have_count(0)
    finger.do("undo")
    expect(page.locator("[data-player=Lotte]")).to_be_visible()
    finger.do("table")
    finger.do("end-here")
    page.keyboard.press("Escape")
    finger.do("again")
    expect(page.locator("ol li .name")).to_have_text(["Mira", "Tobias", "Lotte", "Wim"])
    expect(page.get_by_label(SAY("web-new-sizes-usual"), exact=True)).to_be_checked()


def test_two_windows_write_on_one_pad(invite: Invite) -> None:
    person = invite(SMALL)
    finger = begin(person, 3)
    other = person.new_page()
    other.goto(finger.page.url)
    finger.touch("[data-key='1']")
    expect(other.locator(".pencil.bid").first).to_have_text("1")
    other.locator("[data-key='0']").click()
    expect(finger.page.locator(".pencil.bid").nth(1)).to_have_text("0")


def test_digits_and_arrows_write_too(invite: Invite) -> None:
    finger = begin(invite(), 3)
    page = finger.page
    asked = page.locator("main [aria-current=step]")
    for number, following in (("1", "Lotte"), ("0", "Mira")):
        page.keyboard.press(number)
        expect(asked).to_have_attribute("data-player", following)
    page.keyboard.press("Control+z")
    expect(asked).to_have_attribute("data-player", "Lotte")
    page.keyboard.press("Control+Shift+z")
    expect(asked).to_have_attribute("data-player", "Mira")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=pad-said]")).to_be_visible()
    expect(page.locator(".pencil.bid")).to_have_text(["1", "0", "1"])
    page.keyboard.press("Enter")  # the golden button
    page.locator("[data-phase=tricks]").wait_for()
    for number in "100":
        page.keyboard.press(number)
    page.locator("[data-do=pad-next]").wait_for()
    assert finger.points() == [-10, 30, 20]
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-round", "2")


def test_wizard_extreme_is_followed_trick_by_trick(invite: Invite) -> None:
    person = invite(SMALL)
    finger = Finger(person)
    played = game(10)
    page = person.go("/pad")
    finger.take_file("extreme.json", document(played, "extreme", 0))
    page.locator("[data-game=extreme] a").click()
    finger.predict(played["rounds"][0])
    assert finger.points() == played["rounds"][0]["points"]


def test_a_game_is_shared_as_a_link_and_a_picture(invite: Invite) -> None:
    person = invite(SMALL)
    finger = Finger(person)
    page = person.go("/pad")
    played = game(36)
    finger.take_file("game.json", document(played, "shared", len(played["rounds"])))
    page.locator("[data-game=shared] a").click()
    assert finger.totals() == played["totals"]
    page.locator("header [data-do=pad-share]").click()
    finger.touch("[data-share=link]")
    link = page.locator("textarea").input_value()
    with page.expect_download() as saved:
        finger.touch("[data-share=picture]")
    assert saved.value.suggested_filename.endswith(".png")
    page.goto(link)
    expect(page.locator("tfoot td")).to_have_count(4)
    shown = page.locator("tfoot td").all_inner_texts()
    assert [int(total.replace("\N{MINUS SIGN}", "-")) for total in shown] == played["totals"]
    page.goto(link[:-9])
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
