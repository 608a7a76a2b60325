"""The deal of the day: played, beside the masters, shared, and kept; and a challenge, from its link to both results."""

from datetime import UTC, datetime
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from foretell.coach.comparing import COMPARED, made_by
from foretell.coach.daily import GAMES, deal_of
from tests.web.controls import SAY, Hands
from tests.web.device import bots_of, forbid_store, kept, play_on
from tests.web.nets import wait_until_kept
from tests.web.people import PHONE, Invite, Person, come_back
from tests.web.test_pages import findings


def play(person: Person) -> None:
    """Play the game on the page to its end, most of it unseen, and look at the result."""
    page = person.page
    hands = Hands(page)
    assert hands.wait() == "asked"
    play_on(page, page.url.rpartition("/")[2])
    hands.play_to_the_end()
    hands.see_the_result()


def test_the_deal_of_the_day_is_played_offline_compared_and_kept(invite: Invite) -> None:
    person = invite(PHONE, kept=True)
    person.may_be_cut_off()
    now = datetime.now(UTC)
    person.page.clock.set_fixed_time(now)  # no midnight comes meanwhile
    page = person.go("/")
    wait_until_kept(page)
    person.see("home-daily")
    person.context.set_offline(True)
    page.locator("a[href='/daily']").click()
    expect(page.locator("[data-page=daily] li[data-game]")).to_have_count(len(GAMES))
    person.see("daily")
    assert findings(person) == []
    page.locator("[data-do=play-specials]").click()
    assert Hands(page).wait() == "asked"
    day = now.date()
    deal = deal_of("specials", day)
    game = kept(page)
    assert [game[key] for key in ("seed", "hints", "daily")] == [
        str(deal.seed),
        "off",
        {"game": "specials", "date": day.isoformat(), "version": deal.version},
    ]
    assert bots_of(page) == [None, *deal.bots]
    expect(page.locator("[data-do=hint]")).to_have_count(0)
    play(person)
    page.locator("[data-daily=compared]").wait_for()
    person.see("daily-result")
    assert findings(person) == []
    totals = page.locator("[data-daily] tfoot td").all_inner_texts()
    assert [text.replace("\N{MINUS SIGN}", "-") for text in totals[1:3]] == [
        str(sum(made_by(deal, bot))) for bot in COMPARED
    ]
    expect(page.locator("[data-daily] pre")).to_contain_text(f"foretell · {SAY('web-quick-specials')} · {day}")
    person.go("/daily")
    tile = page.locator("li[data-game=specials]")
    expect(tile).to_contain_text(SAY("web-daily-look"))
    expect(page.locator(".archive li")).to_have_count(1)
    expect(page.locator(".streak")).to_have_text(SAY("daily-streak", days=1))
    expect(page.locator("[data-day]:has(.laid)")).to_have_count(1)


def test_midnight_brings_the_next_deal(invite: Invite) -> None:
    person = invite(PHONE)
    person.page.clock.set_fixed_time("2026-12-01T23:59:00Z")
    page = person.go("/daily")
    today = page.locator("[data-day].now")
    expect(today).to_have_attribute("data-day", "2026-12-01")
    come_back(page, "2026-12-02T00:01:00Z")
    expect(today).to_have_attribute("data-day", "2026-12-02")
    page.clock.set_fixed_time("2026-12-03T00:01:00Z")
    page.locator("[data-do=play-wizard]").click()
    assert Hands(page).wait() == "asked"
    days = page.evaluate("JSON.parse(localStorage.getItem('foretell-daily')).days")
    assert {name: day["counted"] for name, day in days.items()} == {"wizard 2026-12-03": True}


def test_a_link_to_all_deals_leaves_an_earlier_day(invite: Invite) -> None:
    person = invite()
    person.page.clock.set_fixed_time("2026-11-25T12:00:00Z")
    page = person.go("/daily?date=2026-11-23")
    shown = page.locator("[data-day][aria-pressed=true]")
    expect(shown).to_have_attribute("data-day", "2026-11-23")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<a data-do=all href=/daily>All deals</a>')")
    page.evaluate("document.querySelector('[data-do=all]').click()")
    expect(shown).to_have_attribute("data-day", "2026-11-25")


def test_a_deal_that_only_the_page_has_goes_on(invite: Invite) -> None:
    person = invite()
    forbid_store(person)
    page = person.go("/daily")
    page.locator("[data-do=play-wizard]").click()
    Hands(page).wait()
    table = page.url
    page.go_back()
    page.locator("[data-do=play-wizard]").click()
    expect(page).to_have_url(table)


def test_a_challenge_shows_both_results(invite: Invite) -> None:
    ada = invite()
    shown = begun(ada)
    play(ada)
    shown.locator("[data-do=pass-on]").wait_for()
    mine = kept(shown, shows="[data-do=pass-on]")
    shown.locator("[data-do=pass-on] summary").click()
    link = shown.get_by_label(SAY("web-device-link.label")).input_value()
    ben = invite(PHONE)
    page = ben.go(urlsplit(link)._replace(scheme="", netloc="").geturl())
    expect(page.locator(".challenge")).to_be_visible()
    ben.see("challenge")
    assert findings(ben) == []
    page.locator("[data-do=play-same]").click()
    assert Hands(page).wait() == "asked"
    assert kept(page)["seed"] == mine["seed"]
    play(ben)
    beside = page.locator("[data-challenge]")
    expect(beside.locator("dd")).to_have_count(2)
    ben.see("challenge-result")
    assert findings(ben) == []


def begun(person: Person) -> Page:
    """A short game of Wizard Extreme on this device."""
    page = person.go("/new?seed=7&game=extreme&seats=3&seat=0&bots=thumb%2Capprentice&rounds=1")
    page.locator("[data-do=play-same]").click()
    return page
