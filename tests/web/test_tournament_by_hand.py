"""What organisers settle by hand: people who join by link, a moved person, penalties, a disputed result."""

from playwright.sync_api import Locator, Page, expect

from tests.web.house import House
from tests.web.people import DESKTOP, PHONE, Invite
from tests.web.test_tournament import PEOPLE, do, hand_in, opened, view
from tests.web.tournaments import Organiser

NAME = "Nele"


def table(page: Page, number: int) -> Locator:
    """The card of a table."""
    return page.locator(f"[data-table='{number}']")


def set_points_of_byes(page: Page) -> None:
    """Two and a half points, as people write them in German."""
    page.locator("[data-view=settings]").click()
    page.locator("[data-part=points] summary").click()
    page.get_by_label("Feste Punkte").check(force=True)
    page.locator("[data-field=byes]").fill("2,5")
    page.locator("[data-field=byes]").press("Tab")
    do(page, "save-settings")
    expect(page.locator("[data-do=save-settings]")).to_have_count(0)
    page.locator("[data-part=points] summary").click()
    expect(page.locator("[data-field=byes]")).to_have_value("2,5")


def join(page: Page, link: str) -> None:
    """Enter oneself on a phone."""
    page.goto(link)
    page.locator("[data-field=hall-name]").fill(NAME)
    do(page, "hall-join")
    expect(page.locator("main .who")).to_contain_text(NAME)


def move(page: Page, person: str, where: str) -> None:
    """Seat somebody elsewhere, with a reason."""
    page.locator(".person", has_text=person).click()
    page.locator("[data-field=move]").select_option(where)
    expect(page.locator("[data-do=move]")).to_be_disabled()
    page.locator("[data-field=seat-why]").fill("Rollstuhl")
    do(page, "move")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_an_organiser_settles_what_happens_in_the_hall(invite: Invite, house: House) -> None:
    organiser, guest = invite(DESKTOP, language="de"), invite(PHONE)
    page = opened(organiser, "qualifier", "Turnier", "\n".join(PEOPLE[:8]))
    key = page.url.rpartition("/")[2]
    set_points_of_byes(page)
    seen = view(organiser, key)
    assert seen["settings"]["byes"] == 2.5
    page.locator("[data-view=people]").click()
    join(guest.page, f"{house.address}/tournament/{seen['watch']}")
    expect(page.locator(f"[data-person={NAME}]")).to_be_visible()
    do(page, "to-round")
    do(page, "draw")
    expect(page.locator("[data-table]")).to_have_count(3)

    mover = table(page, 1).locator(".person").first.inner_text()
    move(page, mover, "2")
    expect(table(page, 2).locator(".person").last).to_have_text(mover)
    expect(table(page, 1).locator(".person")).to_have_count(2)
    move(page, mover, "1")
    expect(table(page, 1).locator(".person").last).to_have_text(mover)

    page.locator(".person", has_text=mover).click()
    page.locator("[data-field=penalty]").fill("20")
    page.locator("[data-field=penalty]").press("Tab")
    page.locator("[data-field=penalty-why]").fill("Karten gezeigt")
    do(page, "penalty")
    expect(table(page, 1).locator(".off")).to_have_text("\N{MINUS SIGN}20")

    seats = view(organiser, key)["rounds"][0]["tables"][0]
    hand_in(house, seen["watch"], seats["code"], 1, dict(zip(seats["seats"], (50, 40, 30), strict=True)))
    guest.page.goto(f"{house.address}/tournament/{seen['watch']}/table/{seats['code']}")
    do(guest.page, "hall-dispute")
    guest.page.locator("textarea").fill("I had 60")
    do(guest.page, "hall-send-dispute")
    expect(table(page, 1)).to_have_attribute("data-status", "disputed")
    expect(table(page, 1)).to_contain_text("I had 60")
    table(page, 1).locator("[data-do=type]").click()
    page.locator("[data-points='0']").fill("60")
    page.locator("[data-field=result-why]").fill("nachgerechnet")
    do(page, "save-result")
    expect(table(page, 1)).to_have_attribute("data-status", "confirmed")
    expect(guest.page.locator("[data-part=result]")).to_have_attribute("data-status", "confirmed")
    assert view(organiser, key)["rounds"][0]["tables"][0]["points"] == [60, 40, 30]


def test_an_organiser_reads_whole_names_of_those_who_have_left(invite: Invite, house: House) -> None:
    tournament = Organiser(house, "Wilhelmina Oosterhuis")
    (one,) = tournament.view()["people"]
    tournament.write("group", person=one["id"], group="Kartenfreunde Süd")
    tournament.write("leave", person=one["id"], round=1)
    page = invite(DESKTOP, language="de").go(f"/tournament/{tournament.key}")
    page.locator("[data-view=people]").click()
    name = page.locator("[data-person] .name")
    expect(name).to_have_text("Wilhelmina Oosterhuis")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    tournament.leave()
