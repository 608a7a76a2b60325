"""The page in a folder of one host, and the server at another: games with others by the server that it names."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from foretell.cli import main
from tests.web.controls import SAY, Hands, take_turns
from tests.web.house import House
from tests.web.people import PHONE, Invite, guests
from tests.web.static_host import serving_files

PATH = "games/foretell"


@pytest.fixture(scope="module")
def host(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, int]]:
    """The folder of a host, and its port."""
    assert browser.is_connected()
    root = tmp_path_factory.mktemp("host")
    with serving_files(root) as port:
        yield root, port


@pytest.fixture(scope="module")
def house(host: tuple[Path, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that names the host, whose folder names the server."""
    root, port = host
    origin = f"http://127.0.0.1:{port}"
    with House(tmp_path_factory.mktemp("house") / "data", FORETELL_ORIGINS=origin) as running:
        assert main(["site", str(root / PATH), "--server", running.address]) == 0
        yield running
    assert running.faults() == []


@pytest.fixture
def invite(browser: Browser, host: tuple[Path, int], house: House) -> Iterator[Invite]:
    """Invite a person to the host."""
    assert house.port
    with guests(browser, f"http://127.0.0.1:{host[1]}/{PATH}/") as inviting:
        yield inviting


def test_friends_play_by_a_link_reload_and_go_on(invite: Invite, house: House) -> None:
    ada, ben = invite(), invite(PHONE)
    addresses: list[str] = []
    for person in (ada, ben):
        person.page.on("request", lambda request: addresses.append(request.url))
        person.page.on("websocket", lambda socket: addresses.append(socket.url))
    page = ada.go("#/new?friends")
    page.locator("[data-preset=classic]").click()
    page.locator("[data-note=alone]").wait_for()  # at an address that others cannot reach there is no link to send
    ben.page.goto(page.url)
    ben.page.locator("[data-do=sit]").first.click()
    ben.page.locator("[data-do=get-up]").wait_for()
    page.locator("[data-do=fill-and-start]").click()
    hands = [Hands(each.page, seed) for seed, each in enumerate((ada, ben))]
    take_turns(hands, 8)
    for each in hands:
        each.page.reload()
    take_turns(hands, 16)
    tokens = [
        each.page.evaluate("localStorage[`foretell-token ${document.documentElement.dataset.server}`]")
        for each in hands
    ]
    assert len(set(tokens)) == 2
    assert any(address.startswith(house.address.replace("http", "ws")) for address in addresses)
    assert not [address for address in addresses for token in tokens if token.strip('"') in address]
    assert [cookie for person in (ada, ben) for cookie in person.context.cookies()] == []


def test_games_on_the_device_and_on_the_server_are_in_one_list(invite: Invite) -> None:
    page = invite(PHONE).go("")
    page.locator("[data-do=play-now]").click()
    assert Hands(page).wait() == "asked"
    here = page.url.partition("#")[2]
    assert here.startswith("/table/device-")
    page.goto("#/new?friends")
    page.locator("[data-preset=classic]").click()
    page.locator("[data-do=fill-and-start]").click()
    assert Hands(page).wait() == "asked"
    there = page.url.partition("#")[2]
    for table in (here, there):
        page.goto("#/")
        page.locator(f"main a[href='#{table}']").click()
        assert Hands(page).wait() == "asked"


def test_a_host_that_the_server_does_not_name_is_told_so(
    browser: Browser, host: tuple[Path, int], house: House
) -> None:
    with serving_files(host[0]) as port, guests(browser, f"http://127.0.0.1:{port}/{PATH}/") as invite:
        person = invite()
        person.may_be_cut_off()
        sentence = SAY("web-fault-elsewhere", server=house.address, page=f"http://127.0.0.1:{port}")
        page = person.go("")
        expect(page.get_by_text(sentence)).to_be_visible()
        page = person.go("#/new?friends")
        page.locator("[data-preset=classic]").click()
        expect(page.locator(".fault")).to_have_text(sentence)
        assert "/table/" not in page.url
        person.go("#/").locator("[data-do=play-now]").click()
        assert Hands(page).wait() == "asked"
