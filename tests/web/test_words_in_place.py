"""Small texts at the right place, for the right reader."""

import pytest
from playwright.sync_api import expect

from tests.web.controls import CARDS, SAY, Hands, open_tab
from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Invite
from tests.web.places import adjust, to_lobby


def test_the_suggested_name_stays(invite: Invite, house: House) -> None:
    host, guest = invite(), invite()
    field = guest.go(to_lobby(host, house)).get_by_role("textbox", name=SAY("web-lobby-name"))
    name = field.input_value()
    for _ in range(5):
        guest.page.reload()
        expect(field).to_have_value(name)


def test_two_people_of_one_name_come_to_sit_together(invite: Invite, house: House) -> None:
    """Nobody is suggested the name of somebody at the table; who has it already is asked for another one."""
    path = to_lobby(invite(), house)
    guest, other, same = invite(), invite(), invite()
    field = guest.go(path).get_by_role("textbox", name=SAY("web-lobby-name"))
    name = field.input_value()
    for each in (other, same):
        each.become(name)
    same.context.add_init_script("localStorage.setItem('foretell-known', 'true')")
    page = same.go(path)
    other.do(path.rpartition("/")[2], "sit", seat=2)
    expect(field).not_to_have_value(name)
    page.locator("[data-do=sit]").first.click()
    expect(page.get_by_role("alert")).to_have_text(SAY("web-fault-name-alike"))
    page.get_by_role("textbox", name=SAY("web-lobby-name")).fill("Somebody Else")
    page.locator("[data-do=sit]").first.click()
    expect(page.locator(".seat.you strong")).to_have_text("Somebody Else")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_the_keys_are_explained_where_there_is_a_keyboard(touch: bool, invite: Invite) -> None:
    person = invite(PHONE if touch else DESKTOP, touch=touch)
    person.become("Ada")
    page = person.go(f"/table/{person.open_game({'game': {'game': 'wizard'}, 'seats': 3})}")
    page.get_by_role("button", name=SAY("web-table-menu")).click()
    expect(page.get_by_role("link", name=SAY("web-nav-rules"))).to_be_visible()
    expect(page.get_by_role("button", name=SAY("web-keys-title"))).to_be_visible(visible=not touch)


def test_the_last_trick_of_the_previous_round_can_be_seen(invite: Invite) -> None:
    person = invite()
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    person.play_elsewhere(table, until=3)
    page = person.go(f"/table/{table}")
    open_tab(page, "last")
    hands = Hands(page)
    page.locator("[data-trick^='3-']").wait_for()
    while page.locator("[data-trick^='3-']").count():
        expect(page.locator(".last li")).to_have_count(3)
        if not hands.touch(CARDS):
            hands.answer()
        hands.wait()
    assert person.view(table)["last_trick"]["round"] == 4


def test_dragon_and_fairy_are_each_explained(invite: Invite) -> None:
    page = invite().go("/new")
    adjust(page)
    page.locator("[data-choose=dragon] button").click()
    for card in ("dragon", "fairy"):
        told = f"{SAY(f'card-{card}')}: {SAY(f'card-{card}.about')}"
        expect(page.get_by_text(told).first).to_be_visible()
