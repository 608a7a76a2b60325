"""The new-game page with bots alone: where a game is played, its seed, and the same cards for others."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from foretell import Game
from tests.web.controls import SAY, Hands
from tests.web.device import bots_of, kept, play_on
from tests.web.people import PHONE, Invite, at_rest
from tests.web.places import adjust

_WIDER = "(tiles) => tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent)"
"""Tiles whose words do not fit."""


def seat_bots(page: Page, *bots: str) -> None:
    """On the page for a new game, choose as many seats as that takes, and seat these bots."""
    page.get_by_role("group", name=SAY("web-new-seats")).get_by_role("radio", name=str(len(bots) + 1)).check()
    for seat, bot in enumerate(bots, 1):
        page.locator(f"[data-choose=seat-{seat}]").select_option(bot)


def first_hand(game: dict[str, Any]) -> list[str]:
    """The reader's first cards, by the rules and the game's seed."""
    dealt = Game(players=game["kind"]["seats"], seed=int(game["seed"]))
    return [str(card) for card in dealt.observe(game["you"]).hand]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_all_ways_to_begin_are_seen_at_once_on_a_phone_on_its_side(language: str, invite: Invite) -> None:
    page = invite((844, 390), language=language).go("/new")
    for width, height in ((844, 390), (740, 360), (667, 375), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        for way in page.locator("[data-preset], [data-do=adjust]").all():
            expect(way).to_be_in_viewport(ratio=1)
        assert page.locator("[data-preset]").evaluate_all(_WIDER) == []


def test_the_page_says_where_a_game_is_played(invite: Invite) -> None:
    person = invite(PHONE)
    page = person.go("/new?friends")
    adjust(page)
    expect(page.locator("[data-where=server]")).to_have_text(SAY("web-device-there"))
    seat_bots(page, "thumb", "random")
    expect(page.locator("[data-where=device]")).to_have_text(SAY("web-device-here"))
    page.locator("[data-choose=sizes]").get_by_role("radio", name=SAY("web-new-sizes-first")).check()
    page.locator("[data-choose=sizes-to]").select_option("3")
    page.locator("[data-choose=dealer]").get_by_role("radio", name=SAY("web-new-seat", seat=2)).check()
    page.get_by_text(SAY("web-device-more"), exact=True).click()
    page.locator("[data-choose=seed]").fill("minus one")
    page.locator("[data-do=open-table]").click()
    expect(page.get_by_text("0 to 9223372036854775807").first).to_be_visible()
    page.locator("[data-choose=seed]").fill("20")
    page.locator("[data-do=open-table]").click()
    assert bots_of(page) == [None, "thumb", "random"]
    assert kept(page)["seed"] == "20"
    game = kept(page)["kind"]["game"]
    assert (game["round_sizes"], game["first_dealer"]) == ([1, 2, 3], 1)
    assert page.locator(".hand [data-card]").get_attribute("data-card") == first_hand(kept(page))[0]


def test_whoever_opens_the_link_plays_the_same_cards(invite: Invite) -> None:
    ada = invite()
    page = ada.go("/new")
    adjust(page)
    page.locator("[data-choose=game]").get_by_role("radio", name=SAY("game-extreme")).check()
    seat_bots(page, "thumb", "apprentice")
    page.get_by_role("group", name=SAY("web-new-rounds")).get_by_role("radio", name="1", exact=True).check()
    page.locator("[data-do=open-table]").click()
    hands = Hands(page)
    hands.play(1)
    play_on(page, page.url.rpartition("/")[2])
    hands.play_to_the_end()
    hands.see_the_result()
    mine = kept_at(page)
    page.locator("[data-do=pass-on] summary").click()
    page.get_by_role("switch", name=SAY("web-challenge-send")).uncheck()
    link = page.get_by_label(SAY("web-device-link.label")).input_value()
    ben = invite(PHONE)
    theirs = ben.go(urlsplit(link)._replace(scheme="", netloc="").geturl())
    expect(theirs.get_by_role("heading", name=SAY("web-device-same"))).to_be_visible()
    theirs.locator("[data-do=play-same]").click()
    assert Hands(theirs).wait() == "asked"
    game = kept(theirs)
    assert [game[key] for key in ("seed", "kind", "you")] == [mine[key] for key in ("seed", "kind", "you")]
    assert bots_of(theirs) == [None, "thumb", "apprentice"]


def kept_at(page: Page) -> dict[str, Any]:
    """The game whose result the page shows."""
    page.locator("[data-do=pass-on]").wait_for()
    game: dict[str, Any] = kept(page, shows="[data-do=pass-on]")
    return game


def test_a_link_with_something_missing_says_so(invite: Invite) -> None:
    page = invite().go("/new?seed=7&game=wizard")
    expect(page.get_by_role("alert")).to_have_text(SAY("web-device-same-unfit"))
    page.locator("[data-do=other]").click()
    expect(page.locator("[data-preset=classic]")).to_be_visible()
