"""Games of a club: begun for an evening, played before and added, and the ratings that they make."""

import json
import re
import sqlite3
import time
from contextlib import closing
from typing import Any

from playwright.sync_api import Page, expect

from foretell.rating import finish, judging
from tests.web.clubs import EIGHT, Organiser
from tests.web.controls import SAY
from tests.web.house import Guest, House
from tests.web.pads import Finger, document, game
from tests.web.people import DESKTOP, PHONE, Invite, Person
from tests.web.test_club import TO_COME, do, looked_at, seeded
from tests.web.tournaments import Organiser as Tournament

STANDINGS = ((25.0, 8.3), (26.0, 6.0), (27.0, 4.5), (28.0, 3.0), (29.5, 2.0))
"""Mean and deviation of a person's rating by finish after each of their games."""
LOST = ((12.0, 60), (6.0, 58), (9.0, 61), (7.5, 60), (10.0, 59))
"""The points that a person's decisions lost, and how many there were, by game."""


def joined(person: Person, club: Organiser) -> Page:
    """Open the organisers' page of a club, as its member Mira."""
    page = person.go(f"/club/{club.key}")
    page.locator("[data-field=join-name]").fill("Mira")
    do(page, "join")
    page.locator("[data-do=come]").first.wait_for()
    return page


def write(person: Person, key: str, kind: str, **values: object) -> None:
    """Command a tournament, without a window."""
    data = {"type": kind, "id": f"{kind}{time.monotonic_ns()}", **values}
    answer = person.context.request.post(f"/api/v1/tournaments/{key}/commands", data=data)
    assert answer.ok, answer.text()


def play_tournament(person: Person, key: str) -> None:
    """Play a tournament of one round to its end: Mira wins at her table."""
    entry = {"id": "one-round", "do": "set", "set": {"rounds": 1}}
    write(person, key, "write", entries=[entry])
    write(person, key, "draw", round=1)
    view = person.context.request.get(f"/api/v1/tournaments/{key}").json()
    names = {one["id"]: one["name"] for one in view["people"]}
    for table in view["rounds"][0]["tables"]:
        points = {seat: 100 + 50 * (names[seat] == "Mira") - 10 * nth for nth, seat in enumerate(table["seats"])}
        result = {"round": 1, "table": table["number"], "points": points, "from": "organiser", "why": "", "over": None}
        write(person, key, "write", entries=[{"id": f"table{table['number']}", "do": "result", **result}])
    write(person, key, "close", round=1)


def test_a_tournament_and_a_table_of_an_evening_come_back_with_their_results(invite: Invite, house: House) -> None:
    club = seeded(house)
    person = invite(PHONE, touch=True)
    page = joined(person, club)
    do(page, "new-tournament")
    expect(page.locator("[data-field=name]")).to_have_value("Championship")
    do(page, "open-tournament")
    expect(page.locator("[data-list=people] li")).to_have_count(len(EIGHT))
    play_tournament(person, page.url.rpartition("/")[2])
    person.go(f"/club/{club.key}")
    expect(page.locator(f"[data-played='{TO_COME}'] summary")).to_have_text("2 results")
    leaders = page.locator("[data-part=leaders] tbody tr")
    expect(leaders.first).to_contain_text("Mira")

    do(page, "new-table")
    page.locator("[data-preset=quick]").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    do(page, "fill-and-start")
    page.locator("[data-seats]").wait_for()
    page.goto("about:blank")
    person.play_elsewhere(table, until=lambda view: view["status"] == "over")
    person.go(f"/club/{club.key}")
    online = page.locator("[data-game][data-over=true]", has_text=SAY("web-club-source-table"))
    expect(online).to_contain_text("Mira")
    expect(online.locator("li")).to_have_count(4)
    club.leave()


def shared_pad(house: House) -> str:
    """A game that somebody else has scored on a shared pad; its key for watching."""
    with Guest(house, "Ida") as guest:
        made = guest.post("/pads", **document(finished(1), "elsewhere", 20))
        key: str = made["watch"]
        return key


def finished(number: int) -> dict[str, Any]:
    """A game of the pad's tests, with an end after its rounds."""
    one = game(number)
    return {**one, "options": {**one["options"], "rounds": len(one["rounds"])}}


def test_games_that_were_played_before_are_added(invite: Invite, house: House) -> None:
    club, held = seeded(house), Tournament(house, "Mira", "Tobias", "Lotte", rounds=1)
    held.draw()
    person = invite(PHONE, theme="light", language="de")
    person.go("/pad")
    Finger(person).take_file("pad.json", document(finished(0), "here", 20))
    person.page.locator("[data-game=here]").wait_for()
    person.go(f"/tournament/{held.watch}").locator("[data-person]").first.wait_for()
    page = person.go(f"/club/{club.key}")
    do(page, "add-game")
    page.locator("[data-do=add-pad]").wait_for()
    looked_at(person, "add-game")
    page.locator("[data-field=add-evening]").select_option(index=1)
    do(page, "add-pad")
    expect(page.locator("[data-played='2026-01-10'] [data-game]")).to_have_count(3)
    do(page, "add-game")
    do(page, "add-tournament")
    running = page.locator("[data-game][data-over=false]")
    expect(running).to_contain_text("Turnier")
    do(page, "add-game")
    page.locator("[data-field=link]").fill("https://example.org/")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Dieser Link führt zu nichts davon.")
    page.locator("[data-field=link]").fill(f"{house.address}/pad/together#{shared_pad(house)}")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-game]")).to_have_count(5)
    held.leave()
    club.leave()


def test_a_season_that_is_over_shows_its_own_formula(invite: Invite, house: House) -> None:
    club = seeded(house)
    club.write("set", set={"season": {"name": "Summer", "from": "2026-06-01", "to": None}})
    club.write("set", set={"formula": "wins"})
    page = invite(DESKTOP).go(f"/club/{club.key}")
    page.locator("[data-view=table]").click()
    part = page.locator("[data-part=season]")
    expect(part).to_contain_text(SAY("web-club-formula-wins.about"))
    page.locator("[data-field=season]").select_option("Spring")
    expect(part).to_contain_text(SAY("web-club-formula-places.about"))
    expect(part.locator("thead")).not_to_contain_text(SAY("web-club-share"))
    club.leave()


def rate(house: House, player: str) -> None:
    """Write ratings of a person's games, as the server would."""
    judge = judging.version("wizard")
    rows = [
        (f"game {number}", player, "classic", number, judge, *lost, number, *standing)
        for number, (lost, standing) in enumerate(zip(LOST, STANDINGS, strict=True), 1)
    ]
    with closing(sqlite3.connect(house.folder / "foretell.db")) as database, database:
        database.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def test_a_person_sees_their_ratings(invite: Invite, house: House) -> None:
    club = seeded(house)
    person = invite(PHONE)
    page = joined(person, club)
    data = json.loads(person.context.request.get("/api/v1/me/data").text())
    standing = finish.Standing(*STANDINGS[-1])
    by_finish = f"{standing.rating:.0f} ± {standing.half:.0f}"
    rate(house, data["player"]["id"])
    person.go("/statistics")
    rated = page.locator("[data-rated=classic]")
    expect(rated).to_contain_text(by_finish)
    expect(rated.locator("dd").last).to_have_text(re.compile(r"0\.15 ± 0\.0\d"))
    looked_at(person, "ratings")
    page.goto(f"{house.address}/club/{club.watch}/member/{club.members['Mira']}")
    page.locator("[data-part=last] li").first.wait_for()
    expect(page.locator("[data-part=last] li").first).to_contain_text("310")
    club.leave()
