"""Players who are away are notified of their turn, readable for their own browsers alone, and through no other door."""

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from foretell.server.endpoints.push import MOST_DEVICES
from foretell.server.net.own_addresses import ANY_IPV4
from foretell.server.push import delivery, look_ups, notifier, places, sender
from foretell.server.push.delivery import Answer, Notice
from foretell.server.push.places import BadPlace, is_public, place_of
from foretell.server.push.sender import encrypted
from foretell.store import Player, SqliteStore, Subscription
from tests.server.harness import Person, serving, settings_for
from tests.server.push_service import HOST, Browser, Service, bytes_of, pushing
from tests.waiting import PATIENCE, happens

KIND = {"game": {"game": "extreme", "rounds": 1}, "seats": 3}


@asynccontextmanager
async def at_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[str, Service]]:
    """A server that waits for nothing, and finds the tests' own push service on the internet."""

    async def found(host: str, _port: int) -> str:
        assert host == HOST
        return "127.0.0.1"

    async with pushing(folder) as service:
        monkeypatch.setattr(delivery, "public_address", found)
        monkeypatch.setattr(delivery, "tls", lambda: service.trust)
        monkeypatch.setattr(sender, "WAITS", (0.0, 0.0))
        monkeypatch.setattr(notifier, "PAUSE_SECONDS", 0.0)
        async with serving(settings_for(folder / "data")) as address:
            yield address, service


async def subscribe(person: Person, browser: Browser, **others: object) -> str:
    """Subscribe; returns the server's public key."""
    answer = await person.http.post("/me/push", json=browser.subscription(**others))
    assert answer.status_code == 201, answer.text
    key: str = (await person.http.get("/me/push")).json()["key"]
    return key


async def until_asked(whom: Person, table: str, other: Person) -> None:
    """Let the other player move until this one is asked."""

    async def is_asked() -> bool:
        if moves := await legal(other, table):
            await other.must(table, "move", move=moves[0])
        return bool(await legal(whom, table))

    await happens(is_asked, "it is their turn")


async def legal(person: Person, table: str) -> list[str]:
    """The moves that a person may make now."""
    found: list[str] = (await person.http.get(f"/tables/{table}")).json()["legal"]
    return found


@pytest.mark.slow
async def test_a_player_who_is_away_is_told_once_that_it_is_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        at_home(tmp_path, monkeypatch) as (address, service),
        Person(address, "Ada") as ada,
        Person(address, "Ben") as ben,
    ):
        browser = service.browser("bens")
        key = await subscribe(ben, browser, language="de")
        table = await ada.open(**KIND)
        for seat, person in enumerate((ada, ben)):
            await person.must(table, "sit", seat=seat)
        await ada.must(table, "seat-bot", seat=2, bot="random")
        async with ben.at(table) as here:
            await here.until("welcome")
            await ada.must(table, "start")
            await until_asked(ben, table, ada)
        # Ben leaves though it is his turn
        posted = await service.next()
        told = json.loads(browser.read(posted.body))
        assert told == {"table": table, "title": "Du bist am Zug", "text": told["text"], "turns": 1}
        assert told["text"].startswith(f"Wizard Extreme mit {ada.name}, ")
        claims = posted.claims(key)
        assert (claims["aud"], claims["sub"]) == (f"https://{HOST}:{service.port}", "mailto:operator@localhost")
        assert (posted.path, posted.headers["content-encoding"]) == ("/bens", "aes128gcm")
        assert (posted.headers["topic"], len(posted.headers["topic"])) == (notifier.topic_of(table), 32)
        assert table not in str(posted.headers)
        await ada.must(table, "say", text="Where are you?")  # the same turn
        service.answers += ["503 Busy\r\nretry-after: 0", "410 Gone"]
        await ben.must(table, "move", move=(await legal(ben, table))[0])
        await until_asked(ben, table, ada)
        for _ in range(2):  # the first try, and the one after it
            assert json.loads(browser.read((await service.next()).body))["table"] == table

        async def is_removed() -> bool:
            return not (await ben.http.get("/me/push")).json()["devices"]

        await happens(is_removed, "the push service's answer has come, and the subscription is removed")


def test_the_cipher_is_that_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    own = ec.derive_private_key(int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    sent = encrypted(b"When I grow up, I want to be a watermelon", bytes_of(key), bytes_of(auth), own, bytes_of(salt))
    assert sent == bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    with pytest.raises(ValueError, match="at most"):
        encrypted(b"x" * 3001, bytes_of(key), bytes_of(auth))


async def test_browsers_are_few_belong_to_their_player_and_go_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        at_home(tmp_path, monkeypatch) as (address, service),
        Person(address, "Ada") as ada,
        Person(address, "Eve") as eve,
    ):
        for number in range(MOST_DEVICES + 2):
            await subscribe(ada, service.browser(str(number)))
        assert (await ada.http.get("/me/push")).json()["devices"] == MOST_DEVICES
        last = service.browser(str(MOST_DEVICES + 1))
        await eve.http.request("DELETE", "/me/push", json={"endpoint": last.endpoint})
        assert (await ada.http.get("/me/push")).json()["devices"] == MOST_DEVICES
        listed = (await ada.http.get("/me/data")).json()["notifications"]
        assert listed[-1]["endpoint"] == last.endpoint
        await ada.http.request("DELETE", "/me/push", json={"endpoint": last.endpoint})
        assert (await ada.http.get("/me/push")).json()["devices"] == MOST_DEVICES - 1
        signed = await ada.http.post("/me/sign-out", json={"stay": True})
        ada.http.headers["authorization"] = f"Bearer {signed.json()['token']}"
        assert (await ada.http.get("/me/push")).json()["devices"] == 0


BAD_PLACES = (
    *(
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://2130706433/",
    ),
    *(
        "https://127.1:8000",
        "https://0x7f.1",
        "https://0177.0.0.1",
        "https://127.0.0.1.",
        "https://push.example.org./x",
    ),
    *("https://localhost.localdomain", "https://router.lan", "https://127.0.0.1%2f.example.org", "https://a..b.org/"),
    *("https://a:b@push.example.org/", "https://push.example.org:0/", "https:///x", "ftp://push.example.org/", "x"),
    *(
        "https://push.example.org/\r\nx",
        "https://pu sh.example.org/",
        f"https://push.example.org/{'x' * 1024}",
        "https://[/",
    ),
)


@pytest.mark.parametrize("endpoint", BAD_PLACES)
def test_no_address_but_that_of_a_push_service_is_taken(endpoint: str) -> None:
    with pytest.raises(BadPlace):
        place_of(endpoint)


@pytest.mark.parametrize(
    "host", ["fcm.googleapis.com", "wns2-par02p.notify.windows.com", "x.xn--p1ai", "push.example1"]
)
def test_names_on_the_internet_are_taken(host: str) -> None:
    assert place_of(f"https://{host.upper()}:8443/x").hostname == host


async def test_who_knows_an_address_but_not_its_keys_cannot_take_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        at_home(tmp_path, monkeypatch) as (address, service),
        Person(address, "Ada") as ada,
        Person(address, "Eve") as eve,
    ):
        own, other = service.browser("ada").subscription(), service.browser("eve").subscription()
        devices = []
        for person, sent, status in (
            (ada, own, 201),
            (eve, {**other, "endpoint": own["endpoint"]}, 422),
            (eve, own, 201),
        ):
            answer = await person.http.post("/me/push", json=sent)
            assert answer.status_code == status
            devices.append([(await whose.http.get("/me/push")).json()["devices"] for whose in (ada, eve)])
        assert devices == [[1, 0], [1, 0], [0, 1]]


async def test_a_name_that_leads_into_the_servers_own_network_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one whose other addresses are on the internet, or which hides an IPv4 address."""
    inside = ("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1", ANY_IPV4)
    hidden = (
        "::ffff:10.0.0.1",
        "2002:a00:1::1",
        "64:ff9b::a00:1",
        "64:ff9b:1::1",
        "::127.0.0.1",
        "fec0::1",
        "100.64.0.1",
        "224.0.0.1",
    )
    assert not [address for address in (*inside, *hidden) if is_public(address)]
    assert is_public("8.8.8.8")
    assert is_public("2a00:1450:4001::1")
    assert is_public("64:ff9b::808:808"), "8.8.8.8 in a network that has IPv6 alone"

    def found(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, 443)) for address in ("8.8.8.8", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(BadPlace):
        await places.public_address("evil.example", 443)


@pytest.mark.parametrize("domains", [1, 25])
async def test_names_that_are_slow_to_look_up_hold_up_no_other_work(
    monkeypatch: pytest.MonkeyPatch, domains: int
) -> None:
    """A stranger names them; tables are read in the threads of the event loop."""
    answered = threading.Event()

    def slow(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        if ".slow" not in host:
            return [(0, 0, 0, "", ("8.8.8.8", 443))]
        assert answered.wait(PATIENCE)
        raise OSError

    monkeypatch.setattr(look_ups, "_SECONDS", PATIENCE)
    monkeypatch.setattr(socket, "getaddrinfo", slow)
    asked = [asyncio.create_task(places.public_address(f"{n}.slow{n % domains}.example", 443)) for n in range(50)]
    assert await asyncio.to_thread(lambda: "read") == "read"
    assert await places.public_address("push.service.example.org", 443) == "8.8.8.8", "that of another domain"
    assert not any(task.done() for task in asked)
    asked[-1].cancel()
    answered.set()
    ends = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(end) for end in ends] == [OSError] * 49 + [asyncio.CancelledError]


async def test_a_name_that_is_not_found_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, calls = threading.Event(), []

    def slow(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        calls.append(host)
        assert answered.wait(PATIENCE)
        return []

    monkeypatch.setattr(look_ups, "_SECONDS", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", slow)
    names = look_ups.LookUps()
    hosts = [f"{n}.slow.example" for n in range(3)]
    ends = await asyncio.gather(*(names.addresses_of(host, 443) for host in hosts), return_exceptions=True)
    await happens(lambda: len(calls) == 2, "two are looked up")
    answered.set()
    assert [type(end) for end in ends] == [TimeoutError] * 3
    assert sorted(calls) == hosts[:2], "the third one waited, and was given up"


async def test_where_a_service_was_is_known_while_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a stranger with many domains has all places taken, for as long as the system waits."""
    answered = threading.Event()

    def slow(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        assert not host.endswith(".slow") or answered.wait(PATIENCE)
        return [(0, 0, 0, "", ("8.8.8.8", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    names = look_ups.LookUps()
    services = [f"push.{n}.example" for n in range(4)]
    monkeypatch.setattr(look_ups, "_MOST_KNOWN", 3)
    for service in services:
        assert await names.addresses_of(service, 443) == ["8.8.8.8"]
    monkeypatch.setattr(look_ups, "_SECONDS", 0.1)
    hosts = [f"{n}.{n % 64}.slow" for n in range(128)]
    ends = await asyncio.gather(*(names.addresses_of(host, 443) for host in hosts), return_exceptions=True)
    assert [type(end) for end in ends] == [TimeoutError] * len(hosts)
    for service in services[1:]:
        assert await names.addresses_of(service, 443) == ["8.8.8.8"]
    with pytest.raises(TimeoutError):
        await names.addresses_of(services[0], 443)
    answered.set()


async def test_of_the_answer_of_a_service_little_is_read_and_nobody_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    early = "100 Continue\r\n\r\nHTTP/1.1 "
    async with at_home(tmp_path, monkeypatch) as (_, service):
        where = service.browser("x").endpoint
        service.answers += [
            f"{3 * early}201 Created",
            f"{2000 * early}201 Created",
            f"201 Created\r\nx: {20_000 * 'x'}",
            "307 Temporary Redirect\r\nlocation: https://127.0.0.1/",
        ]
        assert (await delivery.deliver(where, {}, b"")).status == 201
        for _ in range(2):
            with pytest.raises(OSError, match=r"answer is (too long|invalid)"):
                await delivery.deliver(where, {}, b"")
        assert (await delivery.deliver(where, {}, b"")).status == 307


async def test_messages_that_wait_for_a_later_try_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A push service of a stranger says that all of theirs shall be tried again in an hour."""
    tried: asyncio.Queue[str] = asyncio.Queue()

    async def later(endpoint: str, *_: object) -> Answer:
        tried.put_nowait(endpoint)
        return Answer(503, 3600)

    monkeypatch.setattr(sender, "deliver", later)
    monkeypatch.setattr(sender, "MOST_UNDER_WAY", 3)
    store = SqliteStore(tmp_path / "push.sqlite")
    sending = sender.Sender(store.subscriptions, "https://example.org")
    browser = Browser(f"https://{HOST}/")
    for number in range(5):
        there = Subscription(f"{browser.endpoint}{number}", "eve", browser.public, browser.auth, "en", 1)
        sending.send([there], Notice("t", {"en": {}}, 60))
        assert await tried.get() == there.endpoint
    await sending.close()
    await store.close()


async def test_a_message_is_not_tried_again_for_a_player_who_has_signed_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: asyncio.Queue[str] = asyncio.Queue()

    async def busy(endpoint: str, *_: object) -> Answer:
        tried.put_nowait(endpoint)
        return Answer(503)

    monkeypatch.setattr(sender, "deliver", busy)
    monkeypatch.setattr(sender, "WAITS", (0.0, 0.0))
    store = SqliteStore(tmp_path / "push.sqlite")
    await store.players.add(Player("ada", "Ada"), b"token")
    browser = Browser(f"https://{HOST}/")
    for name in "xy":
        there = Subscription(f"{browser.endpoint}{name}", "ada", browser.public, browser.auth, "en", 1)
        await store.subscriptions.add(there, 10)
    both = await store.subscriptions.of("ada")
    await store.subscriptions.remove(both[0].endpoint)
    sending = sender.Sender(store.subscriptions, "https://example.org")
    sending.send(both, Notice("t", {"en": {}}, 60))
    assert sorted([await tried.get() for _ in range(4)]) == [both[0].endpoint, *[both[1].endpoint] * 3]
    await sending.close()
    await store.close()


async def test_wrong_keys_are_refused_and_without_the_extra_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_home(tmp_path, monkeypatch) as (address, service), Person(address, "Ada") as ada:
        good = service.browser("x").subscription()
        for wrong, code in (
            ({"endpoint": "https://127.0.0.1/"}, "endpoint"),
            ({"p256dh": "AAAA"}, "push-key"),
            ({"p256dh": "ü"}, "push-key"),
            ({"auth": "AAAA"}, "push-key"),
            ({"language": "fr"}, "malformed"),
        ):
            answer = await ada.http.post("/me/push", json={**good, **wrong})
            assert (answer.status_code, answer.json()["code"]) == (422, code)
    monkeypatch.setattr(notifier, "is_offered", lambda: False)
    async with serving(settings_for(tmp_path / "other")) as address, Person(address, "Ben") as ben:
        assert (await ben.http.get("/me/push")).json() == {"offered": False, "key": None, "devices": 0}
        assert (await ben.http.post("/me/push", json=good)).json()["code"] == "no-push"
