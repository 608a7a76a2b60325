"""After the game: the replay, loaded records, the proof of a fair deal; rules, lessons and languages."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from foretell.words import Words
from tests.web.controls import SAY, Hands
from tests.web.house import House
from tests.web.nets import choose_masters, wait_until_kept
from tests.web.people import PHONE, ROOT, Invite, at_rest, edges
from tests.web.places import finished_game

_NATURAL_WIDTH = """(element) => {
    element.style.cssText = "width: max-content; max-width: none";
    return element.offsetWidth;
}"""
GOOD = ROOT / "tests" / "data" / "good.jsonl"


def test_the_language_is_switched_at_once(invite: Invite) -> None:
    page = invite().go("/")
    page.get_by_role("button", name=SAY("web-settings")).click()
    page.get_by_label(SAY("web-language")).last.select_option("de")
    expect(page.get_by_role("dialog").get_by_role("heading", name=Words("de")("web-settings")).first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=Words("de")("web-home-play"))).to_be_visible()


def test_the_speed_of_a_replay_can_be_read_on_a_small_phone(invite: Invite, house: House) -> None:
    page = invite((360, 640), language="de").go(f"/replay/{finished_game(house)}")
    buttons = page.locator(".buttons > *")
    buttons.first.wait_for()
    at_rest(page)
    assert buttons.count() == 6
    assert min(edges(button)[0] for button in buttons.all()) >= 0
    assert max(edges(button)[2] for button in buttons.all()) <= 360
    page.locator("[data-do=more]").click()
    speed = page.locator("select.speed")
    speed.wait_for()
    at_rest(page)
    assert [text[:-1] for text in speed.locator("option").all_inner_texts()] == ["0,5", "1", "2", "4"]
    left, _, right, _ = edges(speed)
    needed = speed.evaluate(_NATURAL_WIDTH)
    assert right - left >= needed - 1
    tools = page.locator(".tools > *:not(.unseen)").all()
    assert min(edges(tool)[0] for tool in tools) >= 0
    assert max(edges(tool)[2] for tool in tools) <= 360


def test_nothing_lies_on_the_seals_of_a_replay_on_a_phone(invite: Invite, house: House) -> None:
    page = invite(PHONE).go(f"/replay/{finished_game(house)}")
    heaps = page.locator(".heaps")
    heaps.wait_for()
    at_rest(page)
    _, low, _, high = edges(heaps)
    for deck in page.locator(".deck .show").all():
        _, top, _, bottom = edges(deck)
        assert bottom <= low + 1 or top >= high - 1


def test_the_settings_lead_to_the_licences_of_all_parts(invite: Invite) -> None:
    page = invite().go("/")
    page.get_by_role("button", name=SAY("web-settings")).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name=SAY("web-about-licenses")).click()
    text = opened.value.locator("body").inner_text()
    parts = re.findall(r"^(\S+) \d+\.\d+\.\d+ \((.+)\)$", text, re.MULTILINE)
    assert {("svelte", "MIT"), ("uqr", "MIT"), ("@fluent/bundle", "Apache-2.0"), ("vite", "MIT")} <= set(parts)
    assert text.count("Copyright") > len(parts)


def test_a_replay_goes_forwards_and_backwards_by_keyboard(invite: Invite, house: House) -> None:
    person = invite()
    page = person.go(f"/replay/{finished_game(house)}")
    page.locator("[data-seats]").wait_for()
    seen = [page.url]
    for key in ["ArrowRight"] * 4 + ["ArrowLeft"] * 2:
        page.keyboard.press(key)
        page.wait_for_function("(before) => location.href !== before", arg=seen[-1])
        seen.append(page.url)
    assert seen[-1] == seen[2]
    other = invite().go(seen[-1])
    expect(other.locator(".trick li")).to_have_count(page.locator(".trick li").count())
    person.see("replay-moment")


def test_a_result_that_the_network_lost_is_loaded_again(invite: Invite, house: House) -> None:
    person = invite()
    person.may_be_cut_off()
    lost = "**/assets/Result-*.js"
    person.context.route(lost, lambda route: route.abort())
    page = person.go(f"/table/{finished_game(house)}")
    again = page.get_by_role("button", name=SAY("web-fault-reload"))
    again.wait_for()
    person.context.unroute(lost)
    again.click()
    page.get_by_role("link", name=SAY("web-result-replay")).wait_for()


def test_a_record_is_loaded_and_replayed(invite: Invite, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(GOOD.read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    page = invite().go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-seats]")).to_be_visible()


def test_a_broken_record_is_refused_with_the_place_of_its_fault(invite: Invite, tmp_path: Path) -> None:
    broken = json.loads(GOOD.read_text(encoding="utf-8").splitlines()[0])
    broken["rounds"] = broken["rounds"][:1] * 2
    record = tmp_path / "game.json"
    record.write_text(json.dumps(broken), encoding="utf-8")
    page = invite().go("/replay")
    page.locator("input[type=file]").set_input_files(record)
    fault = page.get_by_role("alert")
    expect(fault.locator("strong")).to_have_text(SAY("web-replay-fault-round", round="2"))
    expect(fault.locator("code")).to_have_text("seat 1 deals this round, not seat 0 (A3, B4)")
    assert page.locator("[data-seats]").count() == 0
    record.write_text("{}\n[]\n", encoding="utf-8")  # what was said of the last file does not stay beside the next
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("heading", name=SAY("web-replay-several", games=2))).to_be_visible()
    expect(fault).to_have_count(0)


def test_a_link_to_a_rule_leads_to_it(invite: Invite) -> None:
    page = invite().go("/rules#S2")
    expect(page.locator("#S2")).to_be_in_viewport()


@pytest.mark.parametrize("name", ["trick", "seals"])
def test_a_lesson_can_be_begun(name: str, invite: Invite) -> None:
    page = invite().go(f"/learn/{name}")
    expect(page.locator("[data-seats]")).to_be_visible()


def test_the_deal_of_a_game_is_checked_in_the_browser(invite: Invite, house: House) -> None:
    person = invite()
    page = person.go(f"/fair?table={finished_game(house)}")
    expect(page.get_by_text(SAY("web-fair-good"), exact=False).first).to_be_visible()
    person.see("fair-checked")


def test_the_page_opens_offline_and_plays_against_masters(invite: Invite) -> None:
    person = invite(kept=True)
    person.may_be_cut_off()
    page = person.go("/")
    choose_masters(page)
    wait_until_kept(page)
    person.context.set_offline(True)
    page.reload()
    page.get_by_role("button", name=SAY("web-home-play")).click()
    hands = Hands(page)
    hands.play(3)
    hands.wait()
    expect(page.locator("[data-note=nets]")).to_have_count(0)
    person.go("/learn/dragon").locator("[data-on]").click()
    page.locator('[data-hint="play dragon"]').wait_for()


def test_it_can_be_installed(invite: Invite) -> None:
    person = invite()
    page = person.go("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = person.context.request.get(str(link)).json()
    assert manifest["display"] == "standalone"
    icons = [person.context.request.get(icon["src"]) for icon in manifest["icons"]]
    assert all(icon.ok and icon.headers["content-type"].startswith("image/") for icon in icons)
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
