"""Passkeys: made on one device and used on another, which then has the games of both; no other way in."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from foretell.server.ops.settings import Settings
from foretell.server.passkeys import site
from foretell.server.passkeys.ceremony import Ceremonies
from foretell.server.passkeys.challenges import SECONDS, Challenges, Purpose
from foretell.server.passkeys.site import BadCredential, Site
from foretell.server.protocol.passkeys import Assertion, Attestation
from foretell.store import Passkey
from foretell.store.sql.access import Passkeys
from tests.server import pads
from tests.server.authenticator import Authenticator, spoilt
from tests.server.harness import GENEROUS, Person, http_client, serving, settings_for, told

HOST, ORIGIN = "play.example", "https://play.example"
BOTS = {"kind": {"game": {"game": "extreme", "rounds": 1}, "seats": 3}, "bots": ["random", "random"]}
PASSKEYS = "/me/passkeys"


class Device(Person):
    """A browser at the page of a server with a name, with a guest unless it is new."""

    async def __aenter__(self) -> Self:
        self.http.headers.update({"host": HOST, "origin": ORIGIN})
        if self.name:
            await super().__aenter__()
        return self

    async def ask(self, path: str, body: object = None, method: str = "POST") -> httpx.Response:
        """A request for passkeys."""
        return await self.http.request(method, PASSKEYS + path, json=body or {})

    async def options(self, path: str = "/options") -> dict[str, Any]:
        """The options for a step."""
        answer = await self.ask(path)
        found: dict[str, Any] = told(answer)["public_key"]
        return found

    async def make(self, key: Authenticator, name: str = "Ada's phone") -> httpx.Response:
        """Make a passkey."""
        return await self.ask("", {"credential": key.make(await self.options()), "name": name})

    async def sign_in(self, key: Authenticator) -> httpx.Response:
        """Sign in, and use the new token from then on."""
        answer = await self.ask("/sign-in", {"credential": key.sign(await self.options("/sign-in/options"))})
        if answer.status_code == 200:
            self.use(answer.json()["token"])
        return answer

    def use(self, token: str) -> None:
        """Use this token."""
        self.http.cookies.clear()
        self.token = token
        self.http.headers["authorization"] = f"Bearer {token}"

    async def listed(self) -> dict[str, Any]:
        """The passkeys, and whether they are offered."""
        found: dict[str, Any] = (await self.http.get(PASSKEYS)).json()
        return found

    async def tables(self) -> dict[str, int]:
        """The own tables, with the own seats."""
        return {each["table"]: each["seat"] for each in (await self.http.get("/me/tables")).json()["tables"]}


def key(name: bytes = b"key") -> Authenticator:
    return Authenticator(name, ORIGIN, HOST)


def named(folder: Path) -> Settings:
    return replace(settings_for(folder), hosts=(HOST,))


@asynccontextmanager
async def devices(folder: Path, *names: str) -> AsyncIterator[list[Device]]:
    """Devices with guests of these names, at one server; empty: a new device."""
    async with serving(named(folder)) as address:
        found = [Device(address, name) for name in names]
        try:
            yield [await device.__aenter__() for device in found]
        finally:
            for device in found:
                await device.http.aclose()


@pytest.mark.slow
async def test_a_new_device_has_the_games_of_the_player(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "") as (phone, laptop):
        table = await phone.begin(**BOTS)
        made = await phone.make(key_of := key())
        assert (made.status_code, made.json()["name"], made.json()["used_at"]) == (201, "Ada's phone", None)
        signed = await laptop.sign_in(key_of)
        assert signed.status_code == 200, signed.text
        assert signed.json()["name"] == phone.name
        assert "foretell_token=" in signed.headers["set-cookie"]
        assert (await laptop.tables(), (await laptop.http.get("/me")).json()["name"]) == ({table: 0}, phone.name)
        assert await phone.tables() == {table: 0}
        [listed] = (await laptop.listed())["passkeys"]
        assert (listed["id"], listed["name"]) == (made.json()["id"], "Ada's phone")
        assert listed["used_at"] >= listed["made_at"]
        assert (await phone.make(key_of)).json()["code"] == "passkey-known"
        excluded = [each["id"] for each in (await laptop.options())["excludeCredentials"]]
        assert excluded == [listed["id"]]
        await laptop.make(key(b"second"), "Laptop")
        assert [each["name"] for each in (await phone.listed())["passkeys"]] == ["Ada's phone", "Laptop"]


@pytest.mark.slow
async def test_the_games_of_a_guest_are_kept(tmp_path: Path) -> None:
    """The guest's running game, the table that they opened, and their face-down bid go on under the player's name."""
    async with devices(tmp_path, "Ada", "Guest", "Ben") as (phone, laptop, ben):
        await phone.make(key_of := key())
        phones, running = await phone.begin(**BOTS), await laptop.begin(**BOTS)
        opened = await laptop.open(seats=3)
        async with laptop.at(running) as before:
            seen = await before.until("welcome")
            old_token = laptop.token
            assert (await laptop.sign_in(key_of)).status_code == 200
            assert await before.ended() == 1012  # to come back as the player
            assert await laptop.tables() == {phones: 0, running: 0}
            view = (await laptop.http.get(f"/tables/{running}")).json()
            hands = [each["game"]["known_cards"][0] for each in (view, seen["table"])]
            assert (view["you"], *hands) == (0, hands[1], hands[1])
            lines = (await laptop.http.get(f"/tables/{running}/lines")).json()["lines"]
            assert {"action": "signed-in", "seat": 0} in [line["action"] for line in lines]
        assert await laptop.tables() == {phones: 0, running: 0}
        assert (await laptop.http.get(f"/tables/{opened}")).json()["owner"]
        assert not (await ben.http.get(f"/tables/{opened}")).json()["owner"]
        await laptop.must(opened, "close")
        assert (await phone.http.get(f"/tables/{running}")).json()["you"] == 0
        laptop.use(old_token)  # whoever else knows it does not become the player with it
        assert (await laptop.http.get("/me")).status_code == 401


async def test_two_seats_at_one_table_are_one_players_only_after_the_game(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "Guest") as (phone, laptop):
        await phone.make(key_of := key())
        table = await phone.open(seats=3)
        await phone.must(table, "sit", seat=0)
        await laptop.must(table, "sit", seat=1)
        refused = await laptop.sign_in(key_of)
        assert (refused.status_code, refused.json()["code"]) == (409, "both-seated")
        await phone.must(table, "close")
        assert (await laptop.sign_in(key_of)).status_code == 200
        assert await laptop.tables() == {table: 0}


async def test_face_down_bids_of_a_guest_stay_theirs(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "Guest", "Ben") as (phone, laptop, ben):
        await phone.make(key_of := key())
        pad, _ = await pads.put(laptop, bidding="secret")
        await pads.take(laptop, pad, pads.TOBIAS)
        await pads.write(laptop, pad, pads.bid(pads.TOBIAS, 1))
        await laptop.sign_in(key_of)
        own, others = [await pads.look(each, pad) for each in (laptop, ben)]
        assert (pads.bids(own["entries"]), own["people"]["you"]) == ({pads.TOBIAS: 1}, pads.TOBIAS)
        assert (pads.bids(others["entries"]), others["people"]["you"]) == ({pads.TOBIAS: "?"}, None)


@pytest.mark.slow
async def test_a_player_with_passkeys_is_left_as_they_are(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "Ben") as (ada, ben):
        adas, bens = key(b"ada"), key(b"ben")
        await ada.make(adas)
        await ben.make(bens)
        table = await ben.begin(**BOTS)
        await ben.sign_in(adas)
        assert ((await ben.http.get("/me")).json()["name"], await ben.tables()) == (ada.name, {})
        await ben.sign_in(bens)
        assert await ben.tables() == {table: 0}


async def test_a_removed_passkey_opens_nothing(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "Eve", "") as (phone, eve, laptop):
        made = (await phone.make(key_of := key())).json()
        assert (await eve.ask(f"/{made['id']}", method="DELETE")).status_code == 404
        assert (await phone.ask(f"/{made['id']}", method="DELETE")).status_code == 200
        assert (await phone.listed())["passkeys"] == []
        refused = await laptop.sign_in(key_of)
        assert (refused.status_code, refused.json()["code"]) == (401, "no-passkey")


async def test_a_passkey_that_is_made_while_its_player_signs_out_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with devices(tmp_path, "Ada", "") as (phone, laptop):
        add = Passkeys.add

        async def late(passkeys: Passkeys, made: Passkey) -> None:
            assert (await phone.http.post("/me/sign-out", json={})).status_code == 200
            await add(passkeys, made)

        monkeypatch.setattr(Passkeys, "add", late)
        assert (await phone.make(key_of := key())).status_code == 401
        assert (await laptop.sign_in(key_of)).status_code == 401


async def test_only_the_right_signature_for_a_fresh_challenge_opens(tmp_path: Path) -> None:
    async with devices(tmp_path, "Ada", "", "Eve") as (phone, laptop, eve):
        await phone.make(key_of := key())

        async def outcome(device: Device, credential: Mapping[str, Any], **headers: str) -> tuple[int, str]:
            body = {"credential": credential}
            answer = await device.http.post(f"{PASSKEYS}/sign-in", json=body, headers=headers)
            return answer.status_code, answer.json().get("code", "")

        async def signed(device: Device = laptop, by: Authenticator = key_of) -> dict[str, Any]:
            return by.sign(await device.options("/sign-in/options"))

        right = await signed()
        for part in ("signature", "authenticator_data", "client_data"):
            assert (await outcome(laptop, {**right, part: spoilt(right[part])}))[0] in (403, 409), part
        assert await outcome(laptop, right) == (409, "too-late")  # a challenge is used up by a wrong answer too
        mine = await signed()
        assert await outcome(eve, mine) == (409, "too-late")  # Eve's device did not ask for it
        other = Authenticator(b"key", "https://evil.example", HOST, key=key_of.key, counter=50, handle=key_of.handle)
        assert await outcome(laptop, await signed(by=other)) == (403, "passkey")
        other.origin, other.site = ORIGIN, "evil.example"
        assert await outcome(laptop, await signed(by=other)) == (403, "passkey")
        other.site, other.handle = HOST, "AAAA"
        assert await outcome(laptop, await signed(by=other)) == (403, "passkey")
        assert await outcome(laptop, await signed(by=key(b"key"))) == (403, "passkey")  # another private key
        assert (await outcome(laptop, await signed(), origin="https://evil.example"))[0] == 403
        making = key(b"new").make(await phone.options())
        assert await outcome(phone, {**await signed(phone), "client_data": making["client_data"]}) == (409, "too-late")
        assert (await outcome(laptop, await signed()))[0] == 200
        key_of.counter -= 1
        assert await outcome(laptop, await signed()) == (403, "passkey")  # a copy of the key has counted on
        key_of.counter += 5
        assert (await outcome(laptop, await signed()))[0] == 200


async def test_steps_are_limited_by_address_and_need_a_token_to_make(tmp_path: Path) -> None:
    few = replace(named(tmp_path), limits=replace(GENEROUS, passkeys_per_minute=2))
    async with serving(few) as address, Device(address, "") as stranger:
        paths = ("/options", "/sign-in/options", "/sign-in/options", "/sign-in/options")
        assert [(await stranger.ask(path)).status_code for path in paths] == [401, 200, 200, 429]


async def test_where_passkeys_cannot_be_the_page_learns_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(named(tmp_path)) as address, http_client(f"http://{address}/api/v1") as client:
        by_number = (await client.get(PASSKEYS)).json()
        assert by_number == {"offered": False, "lacks": "address", "passkeys": []}
        refused = await client.post(f"{PASSKEYS}/sign-in/options", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "no-passkeys")
        by_name = {"host": HOST}
        assert (await client.get(PASSKEYS, headers=by_name)).json()["offered"]
        monkeypatch.setattr(site, "find_spec", lambda name: None if name == "webauthn" else find_spec(name))
        assert (await client.get(PASSKEYS, headers=by_name)).json()["lacks"] == "extra"
        assert (await client.post(f"{PASSKEYS}/sign-in/options", json={}, headers=by_name)).status_code == 409


def test_challenges_are_used_once_in_time_and_do_not_pile_up() -> None:
    now = [0.0]
    challenges = Challenges(lambda: now[0], most=3)
    first = challenges.make(Purpose.SIGN_IN, b"ada")
    assert not challenges.take(first, Purpose.SIGN_IN, b"eve")
    assert not challenges.take(first, Purpose.SIGN_IN, b"ada")
    late = challenges.make(Purpose.MAKE, b"ada")
    now[0] = SECONDS
    assert not challenges.take(late, Purpose.MAKE, b"ada")
    made = [challenges.make(Purpose.MAKE, b"") for _ in range(9)]
    assert len(challenges._asked) == 3
    assert [challenges.take(each, Purpose.MAKE, b"") for each in made[-4:]] == [False, True, True, True]


@example(b"[" * 3000, b"\x81" * 3000, b"")
@given(st.binary(max_size=300), st.binary(max_size=300), st.binary(max_size=300))
def test_no_bytes_of_strangers_are_the_servers_fault(first: bytes, second: bytes, third: bytes) -> None:
    steps, challenge = Ceremonies(Site(HOST, ORIGIN)), b"challenge"
    told = {"type": "webauthn.get", "challenge": site.text_of(challenge), "origin": ORIGIN}
    client_data = site.text_of(json.dumps(told).encode())
    id_, one, two, three = map(site.text_of, (b"key", first, second, third))
    passkey, created = Passkey(b"key", "ada", first, 0, "", 0), client_data.replace("webauthn.get", "webauthn.create")
    for attempt in (
        lambda: steps.challenge_of(Attestation(id_, one, two)),
        lambda: steps.made(Attestation(id_, created, two), challenge, "ada", "", 0),
        lambda: steps.signed_in(Assertion(id_, client_data, two, three), passkey, challenge),
    ):
        with pytest.raises(BadCredential):
            attempt()
