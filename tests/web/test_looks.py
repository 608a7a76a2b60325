"""Portraits, decks, backs and felts: chosen in the settings, seen at the table, and still there after a reload."""

from playwright.sync_api import Locator, expect

from foretell.bots.cast import CAST
from foretell.puzzles import puzzles
from tests.waiting import until
from tests.web.controls import SAY
from tests.web.lying import Showing, kinds, moments
from tests.web.pads import Finger, document, game
from tests.web.people import DESKTOP, PHONE, Invite, at_rest, edges
from tests.web.test_pages import findings

_CHOSEN_MEANWHILE = """addEventListener("DOMContentLoaded", () => {
    const chosen = JSON.parse(localStorage.getItem("foretell-settings"));
    localStorage.setItem("foretell-settings", JSON.stringify({ ...chosen, felt: "blue" }));
})"""
"""Another window stores a choice while the page begins: it has read the settings, and shows nothing yet."""

EVERYBODY = [name for names in CAST.values() for name in names]


def choose(dialog: Locator, name: str) -> None:
    """Choose a look or a portrait by its name."""
    dialog.get_by_role("radio", name=name, exact=True).check(force=True)


_OUTLINED = """() => [...document.querySelectorAll("main label:has(input[type=radio])")].map((each) =>
    [each.querySelector("input").checked, getComputedStyle(each).outlineStyle !== "none"])"""
"""Whether each choice is made, and whether it has an outline."""


def test_what_is_chosen_is_seen_where_colours_are_forced(invite: Invite) -> None:
    page = invite(DESKTOP).page
    page.emulate_media(forced_colors="active")
    for path in ("/tournament", "/pad/new", "/new"):
        page.goto(path)
        page.locator("main label").first.wait_for()
        found = page.evaluate(_OUTLINED)
        assert sum(chosen for chosen, _ in found) > 0, path
        assert all(chosen == outlined for chosen, outlined in found), path


def test_fields_and_their_examples_stand_out_as_much_as_words_where_more_contrast_is_wanted(invite: Invite) -> None:
    page = invite(DESKTOP).go("/pad/new")
    colours = """(field) => [getComputedStyle(field).borderTopColor, getComputedStyle(field, "::placeholder").color,
        getComputedStyle(document.querySelector(".faint")).color, getComputedStyle(field).color]"""
    field = page.locator("main input[placeholder]").first
    line, example, faint, plain = field.evaluate(colours)
    assert example == faint
    assert plain not in (line, example)
    page.emulate_media(contrast="more")
    assert set(field.evaluate(colours)) == {plain}


def test_lines_and_numbers_of_a_pads_sheet_stand_out_as_much_as_words_where_more_contrast_is_wanted(
    invite: Invite,
) -> None:
    person = invite(PHONE)
    finger, page = Finger(person), person.go("/pad")
    finger.take_file("game.json", document(game(31), "contrast", 2))
    page.locator("[data-game=contrast] a").click()
    finger.touch("button[data-view=sheet]")
    colours = """(cell) => [getComputedStyle(cell).borderBottomColor, getComputedStyle(cell).borderLeftColor,
        ...[".number", ".points", ".now"].map((each) => getComputedStyle(document.querySelector(each)).color),
        getComputedStyle(cell).color]"""
    cell = page.locator("tbody td + td").first
    *dim, plain = cell.evaluate(colours)
    assert plain not in dim
    page.emulate_media(contrast="more")
    assert set(cell.evaluate(colours)) == {plain}


def test_what_begins_a_game_has_an_edge_where_colours_are_forced(invite: Invite) -> None:
    page = invite(DESKTOP).page
    page.emulate_media(forced_colors="active")
    for path, tiles, many in (("/", "[data-do=play-now]", 1), ("/new", "[data-preset]", 5)):
        page.goto(path)
        expect(page.locator(tiles)).to_have_count(many)
        found = page.locator(tiles).evaluate_all(
            "(tiles) => tiles.map((tile) => getComputedStyle(tile).borderTopStyle)"
        )
        assert found == ["solid"] * many


def test_a_question_at_a_table_is_seen_where_colours_are_forced(invite: Invite) -> None:
    showing = Showing(invite(PHONE))
    showing.page.emulate_media(forced_colors="active")
    showing.show(moments(dict(kinds())["classic-4"], seed=3)["bid"])
    bid = showing.page.locator("[data-bid]").first
    assert bid.evaluate("(label) => getComputedStyle(label).borderTopStyle") == "solid"
    ground = showing.page.locator("section.tray").evaluate("(tray) => getComputedStyle(tray).backgroundColor")
    assert ground == "rgb(255, 255, 255)", "what lies below is seen through it"


def test_a_tap_outside_a_dialog_closes_it_and_reaches_nothing_below(invite: Invite) -> None:
    page = invite(PHONE, touch=True).go("/rules")
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name=SAY("web-settings")).tap()
    dialog.get_by_role("heading", name=SAY("web-settings")).wait_for()
    _, top, _, _ = edges(dialog)
    logo = page.locator("header .logo").bounding_box()
    assert logo
    assert logo["y"] + 10 < top
    page.touchscreen.tap(logo["x"] + 10, logo["y"] + 10)
    expect(dialog).to_be_hidden()
    at_rest(page)
    assert page.url.endswith("/rules")


def test_pressing_the_edge_of_a_dialog_or_releasing_beside_it_leaves_it_open(invite: Invite) -> None:
    page = invite(DESKTOP).go("/rules")
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name=SAY("web-settings")).click()
    dialog.get_by_role("heading", name=SAY("web-settings")).wait_for()
    left, top, right, bottom = edges(dialog)
    page.mouse.click(right - 1, (top + bottom) / 2)
    page.mouse.move((left + right) / 2, (top + bottom) / 2)
    page.mouse.down()
    page.mouse.move(left - 50, (top + bottom) / 2)
    page.mouse.up()
    at_rest(page)
    expect(dialog).to_be_visible()
    page.mouse.click(left - 50, (top + bottom) / 2)
    expect(dialog).to_be_hidden()


def test_looks_are_chosen_in_the_settings_and_seen_at_the_table(invite: Invite) -> None:
    person = invite(DESKTOP)
    page = person.go("/")
    page.get_by_role("button", name=SAY("web-settings")).click()
    dialog = page.get_by_role("dialog")
    for look in ("web-portrait-raven", "web-look-waves", "web-look-blue", "web-look-plain"):
        choose(dialog, SAY(look))
    expect(dialog.locator("[data-portrait=raven]")).to_have_attribute("data-mood", "gloating")
    expect(dialog.locator("fieldset label:has(:checked)")).to_have_count(4)
    assert findings(person) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SAY("web-home-play")).click()
    expect(page.locator(".plate.own [data-portrait]")).to_have_attribute("data-portrait", "raven")
    expect(page.locator(".plate:not(.own) .portrait.bot")).to_have_count(3)
    expect(page.locator("#fp-raven")).to_have_count(1)
    page.reload()
    expect(page.locator(".plate.own [data-portrait]")).to_have_attribute("data-portrait", "raven")
    expect(page.locator("html")).to_have_attribute("data-felt", "blue")
    expect(page.locator(".backs use[href='#fc-back-waves']").first).to_be_attached()


def test_settings_hold_in_all_windows_and_none_undoes_what_another_has_chosen(invite: Invite) -> None:
    person = invite(DESKTOP)
    person.context.add_init_script(_CHOSEN_MEANWHILE)
    page = person.go("/")
    assert page.evaluate("JSON.parse(localStorage.getItem('foretell-settings')).felt") == "blue"
    other = person.new_page()
    other.goto("/")
    other.get_by_role("button", name=SAY("web-theme-to-light")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name=SAY("web-settings")).click()
    choose(page.get_by_role("dialog"), SAY("web-look-waves"))
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")


def test_guests_see_each_others_portraits(invite: Invite) -> None:
    person = invite(language="en")
    person.become("Ada")
    table = person.open_table({"game": {"game": "wizard"}, "seats": 3})
    person.do(table, "sit", seat=1, portrait="lynx")
    other = invite(DESKTOP)
    page = other.go(f"/table/{table}")
    expect(page.locator("main [data-portrait=lynx]").first).to_be_visible()
    assert findings(other) == []
    page.locator("[data-do=portrait]").click()
    page.get_by_role("radio", name=SAY("web-portrait-hare"), exact=True).check(force=True)
    assert findings(other) == []
    page.keyboard.press("Escape")
    page.locator("[data-do=sit]").first.click()
    expect(page.locator(".seat.you [data-portrait=hare]")).to_be_visible()
    assert [seat["portrait"] for seat in person.view(table)["seats"]] == ["hare", "lynx", None]
    page.get_by_role("button", name=SAY("web-settings")).click()
    choose(page.get_by_role("dialog"), SAY("web-portrait-bear"))
    page.keyboard.press("Escape")
    expect(page.locator(".seat.you [data-portrait=bear]")).to_be_visible()
    until(lambda: person.view(table)["seats"][0]["portrait"] == "bear", "others see it too")


def test_the_readers_face_is_the_same_everywhere(invite: Invite) -> None:
    person = invite(language="en")
    page = person.go("/")
    page.locator("[data-do=play-now]").click()
    own = page.locator(".plate.own [data-portrait]")
    face = own.get_attribute("data-portrait") or ""
    assert face
    for place in ("/learn/bids", f"/puzzles/{next(iter(puzzles('wizard'))).id}"):
        page.goto(place)
        expect(own).to_have_attribute("data-portrait", face)
        others = page.locator(".plate:not(.own) [data-portrait]")
        assert {each.get_attribute("data-portrait") for each in others.all()} <= {*EVERYBODY}


def test_opponents_are_different_people_who_say_what_they_are_like(invite: Invite) -> None:
    person = invite(PHONE, language="en")
    page = person.go("/")
    page.locator("[data-do=play-now]").click()
    faces = page.locator(".plate:not(.own) [data-portrait]")
    expect(faces).to_have_count(3)
    names = [each.get_attribute("data-portrait") or "" for each in faces.all()]
    assert page.locator(".plate:not(.own) .name").all_inner_texts() == names
    levels = [each.get_attribute("data-badge") or "" for each in page.locator("[data-badge]").all()]
    assert all(name in CAST[level] for name, level in zip(names, levels, strict=True))
    assert len({*names}) == 3
    page.locator(".plate:not(.own) .head").first.click()
    line = SAY(f"cast-{names[0].lower()}", name=names[0])
    expect(page.locator(".saying")).to_have_text(line)
    assert findings(person) == []
    page.locator(".plate:not(.own) .head").first.click()
    expect(page.locator(".saying")).to_have_count(0)
