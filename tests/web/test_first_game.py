"""A table teaches: a sentence when it first matters, until the reader wants no more."""

from playwright.sync_api import Page, expect

from tests.web.controls import SAY, SETTLE, Hands
from tests.web.device import begun
from tests.web.people import PHONE, Invite, Person, at_rest, edges
from tests.web.test_pages import findings, fits

SPECIALS = ["shapeshifter", "dragon", "fairy", "bomb", "werewolf", "juggler", "cloud"]


def untaught(person: Person) -> Page:
    """The first page of somebody who has had no tips."""
    page = person.go("/")
    page.evaluate("localStorage.setItem('foretell-taught', '[]')")
    return page


def first_game(person: Person) -> Page:
    """Begin the first game of somebody who has never played."""
    page = untaught(person)
    page.locator("[data-do=play-now]").click()
    return page


def asked_to_bid(page: Page) -> Hands:
    """Wait until a bid is asked for; a dealer who turned up a Wizard names trump first (A4)."""
    hands = Hands(page)
    while hands.wait() == "asked" and not page.locator("[data-bid]").count():
        hands.answer()
    return hands


def test_the_first_bid_is_explained_once(invite: Invite) -> None:
    person = invite(PHONE)
    page = first_game(person)
    asked_to_bid(page)
    expect(page.locator("[data-tip=bid]")).to_have_text(SAY("web-tip-bid"))
    at_rest(page)
    fits(person)
    left, _, right, _ = edges(page.locator("[data-tip=bid]"))
    assert 0 <= left < right <= page.evaluate("innerWidth")
    assert findings(person) == []
    top = edges(page.locator("h1 .round"))
    page.locator("[data-bid='1']").click()
    page.locator(SETTLE).click()
    expect(page.locator("[data-bid]")).to_have_count(0)
    at_rest(page)
    assert edges(page.locator("h1 .round")) == top
    page.reload()
    asked_to_bid(page)
    expect(page.locator("[data-tip]")).to_have_text(SAY("web-tip-points"))


def test_a_friend_who_has_never_played_is_taught_at_the_table(invite: Invite) -> None:
    person = invite(PHONE)
    person.become("Ada")
    table = person.open_game({"game": {"game": "wizard"}, "seats": 3})
    page = untaught(person)
    asked_to_bid(person.go(f"/table/{table}"))
    expect(page.locator("[data-tip=bid]")).to_have_text(SAY("web-tip-bid"))


def test_whoever_wants_no_more_tips_gets_none(invite: Invite) -> None:
    page = first_game(invite(PHONE))
    hands = asked_to_bid(page)
    page.get_by_role("button", name=SAY("web-tip-skip")).click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    for _ in range(6):
        hands.play(1)
        hands.wait()
        assert page.locator("[data-tip]").count() == 0


def test_seals_are_explained(invite: Invite) -> None:
    person = invite(PHONE)
    table = begun(untaught(person), "seals", {"game": "extreme"}, 3)
    page = person.go(f"/table/{table}")
    assert Hands(page).wait() == "asked"
    expect(page.locator("[data-tip=seals]")).to_have_text(SAY("web-tip-seals"))
    fits(person)


def test_who_knows_the_game_is_told_of_special_cards(invite: Invite) -> None:
    person = invite(PHONE)
    page = untaught(person)
    begun(page, "before", {"game": "wizard"}, 3)
    table = begun(page, "specials", {"game": "wizard", "specials": SPECIALS}, 3)
    person.go(f"/table/{table}")
    hands = Hands(page)
    while hands.wait() == "asked" and not page.locator("[data-tip]").count():
        hands.answer()
    tip = page.locator("[data-tip]")
    card = tip.get_attribute("data-tip")
    assert card in SPECIALS
    expect(tip).to_have_text(f"{SAY(f'card-{card}')}: {SAY(f'card-{card}.about')}")
