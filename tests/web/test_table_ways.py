"""Ways at a table with others: a move taken back by consent, reactions, a player muted, and earlier tricks."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.controls import CARDS, SAY, Hands, open_tab
from tests.web.people import DESKTOP, PHONE, Invite, Person, edges, lasting


def seated(invite: Invite) -> tuple[Person, Person, str]:
    """Two people and a bot in a game of Wizard, and its table; the first one is on a phone."""
    ada, ben = invite(PHONE, pace="instant"), invite(DESKTOP, pace="instant")
    ada.become("Ada")
    table = ada.open_table({"game": {"game": "wizard", "round_sizes": [1, 2, 3], "first_dealer": 2}, "seats": 3})
    for seat, (person, name) in enumerate(((ada, "Ada"), (ben, "Ben"))):
        person.become(name)
        person.do(table, "sit", seat=seat)
    ada.do(table, "seat-bot", seat=2, bot="random")
    ada.do(table, "start")
    return ada, ben, table


def play_until(people: tuple[Person, ...], table: str, number: int, turn: int) -> None:
    """Play by commands until a seat has to play a card in a round."""

    def there(view: dict[str, Any]) -> bool:
        game = view["game"]
        return bool(game["round"] == number and game["phase"] == "play" and game["turn"] == turn)

    while not there(view := people[0].view(table)):
        seat = view["game"]["turn"]
        if seat < len(people) and (legal := people[seat].view(table)["legal"]):
            people[seat].do(table, "move", move=legal[0])


def tricks_shown(page: Page) -> str:
    """The round and number of the trick that the panel shows."""
    return str(page.locator("[data-trick]").get_attribute("data-trick"))


def test_people_ask_react_mute_and_look_back(invite: Invite) -> None:
    ada, ben, table = seated(invite)
    play_until((ada, ben), table, 3, 0)
    ada.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    take_back(ada.page, ben.page)
    look_back(ben)
    react_and_mute(ada, ben, table)


def take_back(one: Page, other: Page) -> None:
    """The first one plays a card and asks to take it back, and the other agrees; then the card is in the hand again."""
    hands = Hands(one)
    hands.wait()
    before = one.locator(".hand [data-card]").count()
    assert hands.touch(CARDS)
    one.locator("[data-do=undo]").click()
    expect(one.locator("[data-note=undo]")).to_be_visible()
    other.locator("[data-do=undo-yes]").click()
    expect(one.locator(".hand [data-card]")).to_have_count(before)
    hands.wait()
    expect(one.locator("[data-note=undo]")).to_have_count(0)


def look_back(person: Person) -> None:
    """Step back through the tricks by keys and by buttons, and return to the latest one."""
    page = person.page
    open_tab(page, "last")
    page.locator("[data-trick^='2-']").wait_for()
    assert tricks_shown(page) == "2-2"
    page.locator("body").press(",")
    page.locator("[data-do=earlier]").click()
    assert tricks_shown(page) == "1-1"
    expect(page.locator("[data-do=earlier]")).to_be_disabled()
    person.see("tricks")
    page.locator("[data-do=now]").click()
    assert tricks_shown(page) == "2-2"


def react_and_mute(ada: Person, ben: Person, table: str) -> None:
    """A reaction rises from the seat of who has sent it, unless they are muted."""
    for person in (ada, ben):
        lasting(person.page)
    open_tab(ben.page, "chat")
    ben.page.locator("[data-react=star]").click()
    expect(ada.page.locator("[data-seat='1'] [data-reaction=star]")).to_be_visible()
    ada.page.keyboard.press("m")
    mute = ada.page.locator("[data-do=mute]")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Escape")
    phrase = ben.page.locator(".phrases button").first
    _, top, _, bottom = edges(phrase)
    assert bottom - top >= 44
    phrase.click()
    ben.page.locator("[data-react=heart]").click()
    expect(ben.page.locator("[data-seat='1'] [data-reaction=heart]")).to_be_visible()
    ben.do(table, "pause")
    expect(ada.page.get_by_role("button", name=SAY("web-table-resume"))).to_be_visible()  # what came before has arrived
    assert ada.page.locator("[data-reaction=heart], .saying").count() == 0


def test_the_bar_sums_no_bids_while_others_are_hidden(invite: Invite) -> None:
    """V2, V3: the first bidder's own bid would look like the sum of all."""
    person = invite(PHONE)
    person.become("Ada")
    for bidding, shown in (("open", True), ("hidden", False), ("secret", False)):
        rules = {"game": "wizard", "bidding": bidding, "round_sizes": [3], "first_dealer": 3}
        page = person.go(f"/table/{person.open_game({'game': rules, 'seats': 4})}")
        Hands(page).wait()
        sum_of_bids = page.get_by_text(SAY("web-board-bids", bids=0, cards=3))
        expect(sum_of_bids).to_have_count(int(shown))
