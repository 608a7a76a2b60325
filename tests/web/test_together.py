"""Several people at one table: by a link, with spectators, in two windows, with chat, leaving and coming back."""

import re

import pytest
from playwright.sync_api import Page, expect

from foretell.fair import commitment_of
from tests.web.controls import SAY, Hands, open_tab, take_turns
from tests.web.house import House
from tests.web.people import DESKTOP, LAST_CARDS, PHONE, Invite, Person, at_rest, edges, lasting
from tests.web.places import SHORT

FIRST_CLICKS = 12
"""The clicks of two players that begin a game; the last tricks are clicked too."""


def opened(person: Person, seats: int = 3) -> str:
    """Open a short game for friends, and return its id."""
    person.become("Ada")
    return person.open_table({**SHORT, "seats": seats})


def button(page: Page, name: str) -> None:
    """Press the first button with this label."""
    page.get_by_role("button", name=SAY(name)).first.click()


def test_two_people_play_to_the_end_while_a_third_watches(invite: Invite) -> None:
    ada, ben, eve = invite(), invite(PHONE), invite(theme="light")
    table = opened(ada)
    for person, name, seat in ((ada, "Ada", 0), (ben, "Ben", 1)):
        if person is not ada:
            person.become(name)
        person.do(table, "sit", seat=seat)
    ada.do(table, "seat-bot", seat=2, bot="random")
    for person in (ada, ben, eve):
        person.go(f"/table/{table}")
    hidden = (
        "async () => (await (await fetch('/api/v1/tables/{}')).json()).seats.filter((s) => s.commitment).length == 2"
    )
    ada.page.wait_for_function(hidden.format(table), polling=100)
    button(ada.page, "web-lobby-start")
    hands = [Hands(ada.page), Hands(ben.page, seed=1)]
    take_turns(hands, FIRST_CLICKS)
    play_unseen(table, ada, ben)
    take_turns(hands)
    for person in (ada, ben, eve):
        felt = person.page.locator("section.table")
        felt.get_by_role("button", name=SAY("web-table-result")).wait_for()
    assert ada.view(table)["status"] == "over"
    ada.go(f"/fair?table={table}")
    for row in ("web-fair-row-lock-good", "web-fair-row-own-good"):
        expect(ada.page.get_by_text(SAY(row))).to_be_visible()
    expect(ada.page.locator("td.value", has_text=re.compile("^[a-z]{16}$"))).to_have_count(2)


def play_unseen(table: str, *people: Person) -> None:
    """Play on by commands, until only a few tricks are left; the pages show it."""
    while (view := people[0].view(table))["game"]["tricks_left"] > LAST_CARDS or view["game"]["phase"] != "play":
        turn = view["game"]["turn"]
        if turn < len(people) and (legal := people[turn].view(table)["legal"]):
            people[turn].do(table, "move", move=legal[0])


def test_a_player_seated_by_the_server_adds_a_value_too(invite: Invite) -> None:
    ada = invite()
    table = opened(ada)
    ada.do(table, "sit", seat=1)
    page = ada.go(f"/table/{table}")
    noted = page.wait_for_function("() => JSON.parse(localStorage.getItem('foretell-noted'))?.[0]?.[1]").json_value()
    page.locator("[data-do=fair]").click()
    expect(page.get_by_text(noted["values"][0])).to_be_visible()
    page.keyboard.press("Escape")
    committed = f"async () => (await (await fetch('/api/v1/tables/{table}')).json()).seats[1].commitment"
    page.wait_for_function(committed, polling=100)
    view = ada.view(table)
    [value] = noted["values"]
    assert noted == {"commitment": view["commitment"], "values": [value], "alone": None, "lock": None}
    assert view["seats"][1]["commitment"] == commitment_of(table, 1, value)
    assert view["seats"][1]["value"] is None
    page.locator("[data-do=get-up]").click()
    page.locator("[data-do=sit]").first.wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('foretell-noted'))[0][1].values") == []


def test_a_friend_comes_by_the_link(invite: Invite) -> None:
    ada, ben = invite(), invite(PHONE)
    page = ada.go("/new?friends")
    page.locator("[data-preset=classic]").click()
    page.wait_for_url(re.compile("/table/"))
    ben.page.goto(page.url)
    free = ben.page.get_by_role("button", name=re.compile(SAY("web-lobby-sit")))
    free.first.click()
    expect(ben.page.get_by_text(SAY("web-lobby-you")).first).to_be_visible()


def test_all_come_again_and_the_evening_adds_up(invite: Invite) -> None:
    ada, ben = invite(), invite()
    table = opened(ada)
    ben.become("Ben")
    for person, seat in ((ada, 0), (ben, 1)):
        person.do(table, "sit", seat=seat)
    ada.do(table, "seat-bot", seat=2, bot="random")
    games = [begun_and_played(table, ada, ben)]
    page = ada.go(f"/table/{table}")
    expect(page.locator("[data-do=again-drawn]")).to_be_visible()
    page.locator("[data-do=again]").click()
    page.locator("[data-do=get-up]").wait_for()
    expect(page.get_by_text(SAY("web-evening-games", count=1))).to_be_visible()
    expect(page.locator("#share")).not_to_have_attribute("open", "")  # whom they play with has come
    expect(page.get_by_text(SAY("web-lobby-awaits", players="Ben"))).to_be_visible()
    again = page.url.rpartition("/")[2]
    ben.go(f"/table/{table}").locator("[data-do=again]").click()
    ben.page.locator("[data-do=get-up]").wait_for()
    assert ben.page.url == page.url
    games.append(begun_and_played(again, ada, ben))
    page = ada.go(f"/table/{again}")
    expect(page.get_by_text(SAY("web-evening-games", count=2))).to_be_visible()
    faces = page.locator("section:has(#evening) [data-portrait]")
    assert len(set(faces.evaluate_all("(all) => all.map((each) => each.dataset.portrait)"))) == len(games) + 1
    names = [SAY("you"), "Ben", ada.view(again)["seats"][2]["name"]]
    for seat, name in enumerate(names):
        wins = sum(totals[seat] == min(totals) for totals in games)  # the fewest points win Wizard Extreme
        points = sum(totals[seat] for totals in games)
        told = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True)).last
        expect(told.get_by_role("cell")).to_have_text([str(wins), str(points).replace("-", "\N{MINUS SIGN}")])


def begun_and_played(table: str, *people: Person) -> list[int]:
    """Begin the game, and play it to its end with the first legal move each time; returns the points by seat."""
    people[0].do(table, "start")
    while (view := people[0].view(table))["status"] != "over":
        for person in people:
            if legal := person.view(table)["legal"]:
                person.do(table, "move", move=legal[0])
    totals: list[int] = view["sheet"][-1]["totals"]
    return totals


def test_a_second_window_goes_on_and_both_live(invite: Invite) -> None:
    ada = invite()
    ada.become("Ada")
    table = ada.open_game(SHORT)
    first, second = ada.go(f"/table/{table}"), ada.new_page()
    second.goto(f"/table/{table}")
    windows = [Hands(first), Hands(second, seed=1)]
    turn = 0
    while not windows[0].is_over():
        asked = windows[turn % 2]
        if asked.wait() == "over":
            break
        asked.answer()
        turn += 1
    assert turn > 4
    for each in windows:
        assert each.wait() == "over"


def test_chat_reaches_everybody_and_is_plain_text(invite: Invite) -> None:
    ada, eve = invite(), invite()
    ada.become("Ada")
    table = ada.open_game(SHORT)
    ada.go(f"/table/{table}")
    eve.go(f"/table/{table}")
    said = "<img src=x onerror=alert(1)> & hello"
    open_tab(ada.page, "chat")
    ada.page.get_by_label(SAY("web-board-chat-field")).fill(said)
    ada.page.keyboard.press("Enter")
    open_tab(eve.page, "chat")
    for person in (ada, eve):
        expect(person.page.get_by_role("tabpanel").get_by_text(said)).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), PHONE, DESKTOP], ids=["small-phone", "phone", "desktop"])
def test_own_words_cover_no_card_and_no_control(size: tuple[int, int], invite: Invite) -> None:
    person = invite(size)
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 4})
    page = person.go(f"/table/{table}")
    page.locator(".questions button").first.wait_for()  # a bid, or trump if a Wizard was turned up
    lasting(page)
    person.do(table, "say", text="Let me think about this for a while, please. " * 4)
    words = page.locator(".own .saying")
    words.wait_for()
    at_rest(page)
    left, top, right, bottom = edges(words)
    assert left >= 0
    assert right <= size[0]
    covered = page.locator(".questions section, .questions button, .questions [data-bid], .hand [data-card]").all()
    assert len(covered) > 3
    for one in covered:
        other_left, other_top, other_right, other_bottom = edges(one)
        apart = other_left >= right - 1 or other_right <= left + 1 or other_top >= bottom - 1 or other_bottom <= top + 1
        assert apart, one.evaluate("(element) => element.outerHTML")


def test_a_bot_plays_for_a_player_who_left_until_they_come_back(invite: Invite) -> None:
    ada = invite()
    ada.become("Ada")
    table = ada.open_game({"game": {"game": "wizard"}, "seats": 3})
    page = ada.go(f"/table/{table}")
    Hands(page).wait()
    button(page, "web-table-menu")
    button(page, "web-table-pause")
    note = page.locator("[data-note=standstill]")
    expect(note).to_contain_text(SAY("web-table-paused"))
    button(page, "web-table-menu")
    button(page, "web-table-leave")
    button(page, "web-table-leave-yes")
    expect(note).to_contain_text(SAY("web-table-bot-plays"))
    button(page, "web-table-come-back")
    expect(note).to_contain_text(SAY("web-table-paused"))
    button(page, "web-table-resume")
    expect(note).to_have_count(0)
    Hands(page).play(3)


def test_spectators_see_no_hand(invite: Invite, house: House) -> None:
    assert house.port
    ada, eve = invite(), invite()
    ada.become("Ada")
    table = ada.open_game({"game": {"game": "wizard"}, "seats": 3})
    ada.play_elsewhere(table, until=3)
    ada.go(f"/table/{table}")
    Hands(ada.page).wait()
    page = eve.go(f"/table/{table}")
    expect(page.get_by_text(SAY("web-table-watching"))).to_be_visible()
    assert page.locator(".hand [data-card]").count() == 0
    assert eve.view(table)["game"]["known_cards"] == [[], [], []]
