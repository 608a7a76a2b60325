"""Nothing moves by itself: not when the fonts come late, and not when a page learns what it shows."""

import pytest
from playwright.sync_api import Route, expect

from tests.web import pads
from tests.web.controls import Hands
from tests.web.house import House
from tests.web.lying import Data, Showing, course, kinds
from tests.web.people import DESKTOP, PHONE, Invite, Person, at_rest, hears
from tests.web.places import SHORT, Way, by_address, finished_game, show
from tests.web.shifts import MOST, nothing_moved, watched
from tests.web.tournaments import PEOPLE, Organiser

SIDEWAYS = (844, 390)


def checked_deal(_person: Person, house: House) -> str:
    """The result of a check, for which the page was opened."""
    return f"/fair?table={finished_game(house)}"


def own_games(person: Person, _house: House) -> str:
    """The page of fair deals, for somebody who has played."""
    person.become("Ada")
    person.play_elsewhere(person.open_game(SHORT), until=lambda view: view["status"] == "over")
    return "/fair"


def pad_statistics(person: Person, _house: House) -> str:
    """The statistics of a game on the pad."""
    played = pads.game(0)
    finger = pads.Finger(person)
    person.go("/pad")
    finger.take_file("game.json", pads.document(played, "played", len(played["rounds"])))
    person.page.locator("[data-game=played]").wait_for()
    return "/pad/statistics"


def hall(_person: Person, house: House) -> str:
    """What a hall is shown of a tournament."""
    organiser = Organiser(house, *PEOPLE)
    organiser.draw()
    organiser.leave()
    return f"/tournament/{organiser.watch}/hall"


WAYS: dict[str, Way] = {
    **{name: by_address(f"/{name}") for name in ("daily", "pad", "club", "statistics")},
    "checked-deal": checked_deal,
    "own-games": own_games,
    "pad-statistics": pad_statistics,
    "hall": hall,
}
"""Those that ``test_pages`` does not look at."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", WAYS)
def test_nothing_moves_on_a_page(name: str, size: tuple[int, int], invite: Invite, house: House) -> None:
    person = invite(size)
    address = WAYS[name](person, house)
    watched(person)
    show(person, name, address)
    nothing_moved(person)


def test_the_table_of_a_pad_s_statistics_fits_a_small_phone(invite: Invite, house: House) -> None:
    person = invite((360, 640), language="nl")
    page = person.go(pad_statistics(person, house))
    page.locator("main table").wait_for()
    assert page.locator("main .scroll").evaluate("(table) => table.scrollWidth <= table.clientWidth")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("path", ["/", "/new", "/rules"])
def test_nothing_moves_when_the_fonts_come_late(path: str, language: str, invite: Invite) -> None:
    person = invite(PHONE, language=language)
    page = watched(person)
    waiting: list[Route] = []

    def wait(route: Route) -> None:
        waiting.append(route)

    page.route("**/*.woff2", wait)
    page.goto(path, wait_until="commit")  # the page is loaded when its fonts are
    page.locator("main").wait_for()
    hears(page, lambda: len(waiting) == 2, "both fonts are asked for")
    for route in waiting:
        route.continue_()
    page.wait_for_function("() => ['Fraunces', 'Nunito Sans'].every((font) => document.fonts.check(`1em ${font}`))")
    nothing_moved(person)


def test_nothing_moves_when_the_home_page_learns_of_a_game(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/")
    page.locator("[data-do=play-now]").click()
    Hands(page).play(2)
    watched(person)
    person.go("/")
    page.locator("[data-do=go-on]").wait_for()
    page.locator(".lists").wait_for()
    nothing_moved(person)


def test_nothing_moves_while_a_game_is_looked_back_at(invite: Invite, house: House) -> None:
    person = invite(DESKTOP)
    table = finished_game(house)
    watched(person)
    person.go(f"/lookback/{table}")
    person.page.get_by_role("heading", level=1).wait_for()
    nothing_moved(person)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_when_a_friend_sits_down(size: tuple[int, int], invite: Invite) -> None:
    """Nor when the last seat is taken."""
    ada, ben = invite(size), invite()
    ada.become("Ada")
    ben.become("Ben")
    table = ada.open_table({**SHORT, "seats": 3})
    ada.do(table, "sit", seat=0)
    watched(ada)
    ada.go(f"/table/{table}").locator("[data-do=fill-and-start]").wait_for()
    ben.do(table, "sit", seat=1)
    ada.page.get_by_text("Ben").first.wait_for()
    ben.do(table, "seat-bot", seat=2, bot="random")
    ada.page.locator("[data-do=start]").wait_for()
    nothing_moved(ada)


def show_quietly(showing: Showing, number: int, seen: Data) -> list[list[object]]:
    """Show a table, which ``number`` tells from the one before; returns what has moved, if that is seen."""
    showing.show({**seen, "watchers": number})
    expect(showing.page.locator(".watchers")).to_contain_text(f"{number}")
    at_rest(showing.page)
    shifted: list[list[object]] = showing.page.evaluate("shifted.splice(0)")
    return shifted if sum(float(str(value)) for value, *_ in shifted) > MOST else []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "phone-on-its-side", "desktop"])
@pytest.mark.parametrize(("name", "moves"), [("classic-4", 24), ("extreme-4", 48)])
def test_nothing_moves_at_a_table_but_cards(name: str, moves: int, size: tuple[int, int], invite: Invite) -> None:
    """Neither when a question comes or is answered, nor when the deck goes aside or two rows of cards become one."""
    person = invite(size)
    watched(person)
    showing = Showing(person)
    views = course(dict(kinds())[name], 7, moves)
    moved = [show_quietly(showing, number, seen) for number, seen in enumerate(views, 1)]
    assert [found for found in moved[1:] if found] == []


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESKTOP], ids=["phone", "phone-on-its-side", "desktop"])
@pytest.mark.parametrize("name", ["classic-4", "extreme-4"])
def test_nothing_moves_when_a_game_is_paused_or_a_bot_plays_for_the_reader(
    name: str, size: tuple[int, int], invite: Invite
) -> None:
    person = invite(size, language="de")
    page = watched(person)
    showing = Showing(person)
    views = [seen for seen in course(dict(kinds())[name], 7, 30) if seen["legal"]]
    note = page.locator("[data-note=standstill]")
    for times, seen in enumerate((views[0], views[-1])):
        away = [{**seen["seats"][0], "bot": "random"}, *seen["seats"][1:]]
        show_quietly(showing, 10 * times + 1, seen)
        stills: tuple[Data, ...] = ({"paused": True}, {"seats": away})
        for number, still in enumerate(stills):
            moved = show_quietly(showing, 10 * times + 2 * number + 2, {**seen, **still})
            expect(note.locator("button")).to_have_count(1)
            moved += show_quietly(showing, 10 * times + 2 * number + 3, seen)
            expect(note).to_have_count(0)
            assert moved == []
