"""The server survives any message and any request, and changes nothing that it should not."""

import asyncio
import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from foretell.server.eventlog.asking import Refusal
from foretell.server.protocol import commands
from foretell.server.table import view
from tests.effort import times
from tests.game.kinds import Kind, kinds
from tests.server.harness import Person, dial, http_client, lasting, people, serving, settings_for
from tests.server.tables import Desk, everything

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    [
        "do",
        "resync",
        "ping",
        "why",
        "sit",
        "move",
        "claim",
        "start",
        "say",
        "leave",
        "vote",
        "bid 0",
        "x",
        "",
        "\ud800",
    ]
)
NEAR = st.fixed_dictionaries(
    {"type": WORDS | JSON},
    optional={
        "id": WORDS | JSON,
        "after": st.integers(-2, 10**12) | JSON,
        "move": WORDS | JSON,
        "command": JSON
        | st.fixed_dictionaries(
            {"do": WORDS | JSON}, optional={"seat": JSON, "against": JSON, "move": WORDS, "text": JSON, "value": JSON}
        ),
    },
)
TEXT = st.one_of(st.text(max_size=60), JSON.map(json.dumps), NEAR.map(json.dumps), st.just("[" * 3000))
NO_HURRY = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
"""Every example opens the database of the one before; there is no time limit."""
PACKET = st.one_of(st.binary(max_size=60), TEXT)


@settings(max_examples=times(4), suppress_health_check=NO_HURRY)
@given(st.lists(PACKET, min_size=10, max_size=40))
async def test_no_message_of_a_stranger_changes_a_table(tmp_path: Path, packets: list[str | bytes]) -> None:
    async with serving(settings_for(tmp_path)) as address, Person(address, "Ada") as ada:
        table = await ada.open(seats=3)
        await ada.must(table, "sit", seat=1)
        await ada.start(table, 0, 2, bot="thumb")
        async with ada.at(table) as line:
            # A wizard may be turned up: then a bot, as dealer, moves before the table comes to rest.
            if not (await line.until("welcome"))["table"]["legal"]:
                await line.until("asked")
        before = lasting((await ada.http.get(f"/tables/{table}")).json())
        async with Person(address, "Eve") as eve:
            for token in (None, eve.token):
                await throw(f"ws://{address}/api/v1/tables/{table}/socket", token, packets)
        assert lasting((await ada.http.get(f"/tables/{table}")).json()) == before


async def throw(url: str, token: str | None, packets: list[str | bytes]) -> None:
    """Send packets to a table; reconnect when the server disconnects."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    waiting = list(packets)
    while waiting:
        async with dial(url, **headers) as socket:
            with contextlib.suppress(ConnectionClosed):
                while waiting:
                    await socket.send(wire(waiting.pop()))
                await socket.send('{"type": "ping"}')
                while '{"type":"pong"}' not in str(await socket.recv()).split("\n"):
                    pass
        assert socket.close_code not in (1006, 1011)


def wire(packet: str | bytes) -> str | bytes:
    """The text, or its bytes if it has lone surrogates."""
    if isinstance(packet, bytes):
        return packet
    return packet if packet.isascii() else packet.encode("utf-8", errors="surrogatepass")


SEAT = st.integers(0, 5)
BOT = st.sampled_from(["random", "thumb", "nobody"])
MOVES = st.sampled_from(
    ["bid 0", "bid 1", "play W", "play B7", "play ?", "trump R", "pass F", "cloud +1", "done", "win"]
)
COMMANDS: "st.SearchStrategy[commands.AnyCommand]" = st.one_of(
    st.builds(commands.Sit, SEAT, st.none() | st.just("salt")),
    st.builds(commands.SeatBot, SEAT, BOT),
    st.builds(commands.UnseatBot, SEAT),
    st.builds(commands.Add, st.just("more salt")),
    st.builds(commands.Move, MOVES),
    st.builds(commands.Vote, SEAT),
    st.builds(commands.Say, st.sampled_from(["hello", "\x00", "  "])),
    *[
        st.just(kind())
        for kind in (commands.Leave, commands.Start, commands.Claim, commands.TakeBack, commands.Pause, commands.Resume)
    ],
    st.builds(commands.React, st.sampled_from(["laugh", "star"])),
    st.builds(commands.AnswerUndo, st.booleans()),
    st.just(commands.AskUndo()),
    st.just(commands.AskHint()),
    st.just(commands.AskRematch()),
    st.just(commands.Close()),
)


@settings(max_examples=times(40), suppress_health_check=NO_HURRY, deadline=None)
@given(
    kinds(),
    st.booleans(),
    st.lists(st.tuples(st.sampled_from(["p0", "p1", "p2", "p9"]), COMMANDS | st.none()), max_size=40),
    st.randoms(use_true_random=False),
)
def test_a_refused_command_changes_nothing_and_any_other_is_in_the_log(
    kind: Kind, begun: bool, steps: list[tuple[str, commands.AnyCommand | None]], rng: Random
) -> None:
    """A step without a command is a legal move of the player whose turn it is."""
    desk = Desk(kind, hints=True)
    if begun:
        desk.start()
    for player, command in steps:
        desk.now += 15_000
        if command is None:
            if view.question(desk.table, desk.table.turn)[0]:
                desk.move(rng)
            continue
        before = everything(desk.table)
        try:
            desk.give(player, command)
        except Refusal:
            assert everything(desk.table) == before
    assert everything(desk.rebuilt()) == everything(desk.table)


@settings(max_examples=times(8), suppress_health_check=NO_HURRY)
@given(
    st.lists(
        st.tuples(st.sampled_from(["/players", "/tables", "/tables/x/commands", "/play", "/pads"]), TEXT),
        min_size=5,
        max_size=15,
    )
)
async def test_no_request_is_the_server_s_fault(tmp_path: Path, requests: list[tuple[str, str]]) -> None:
    async with people(tmp_path, "Ada") as [ada]:
        sent = [
            ada.http.post(
                path, content=body.encode(errors="surrogatepass"), headers={"content-type": "application/json"}
            )
            for path, body in requests
        ]
        for answer in await asyncio.gather(*sent):
            assert answer.status_code in (201, 401, 404, 413, 422)


@settings(max_examples=times(5), suppress_health_check=NO_HURRY)
@given(st.lists(st.binary(max_size=80).filter(lambda line: b"\n" not in line), max_size=6), st.binary(max_size=40))
async def test_no_bytes_stop_the_server(tmp_path: Path, lines: list[bytes], token: bytes) -> None:
    async with serving(settings_for(tmp_path)) as address:
        host, port = address.split(":")
        for start in (b"", b"GET /health HTTP/1.1\r\nauthorization: bearer " + token + b"\r\n"):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(start + b"\r\n".join(lines) + b"\r\n\r\n")
            writer.write_eof()
            assert b"Traceback" not in await reader.read()
            writer.close()
            await writer.wait_closed()
        async with http_client() as client:
            assert (await client.get(f"http://{address}/health")).status_code == 200
