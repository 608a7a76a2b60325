"""Addresses, hidden values and lines, without a server."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import nan
from typing import Any

import pytest

from foretell import Game, OptionsError
from foretell.bots.pipe.lines import line_of, step_of
from foretell.client import AsyncClient, NoLink, OtherRules, Refused
from foretell.client.address import Address, address_of, code_of, table_of
from foretell.client.blocking import Loop
from foretell.client.commands import Commands
from foretell.client.events import read_line
from foretell.client.hidden_value import HiddenValue
from foretell.client.seen_game import SeenGame
from foretell.fair import Noted, commitment_of, lock_of
from foretell.server.protocol import actions, messages
from foretell.server.protocol.commands import Claim
from foretell.server.protocol.views import SeatView

ID = "abcdefghijklmnop"


@pytest.mark.parametrize(
    ("text", "origin", "table"),
    [
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000", None),
        (" localhost:8000/ ", "http://localhost:8000", None),
        ("192.168.1.5:8000", "http://192.168.1.5:8000", None),
        ("cards.example.org", "https://cards.example.org", None),
        (f"https://cards.example.org/table/{ID}#top", "https://cards.example.org", ID),
        ("http://[::1]:8000", "http://[::1]:8000", None),
        ("spiele.müller.example", "https://spiele.xn--mller-kva.example", None),
    ],
)
def test_addresses_and_links(text: str, origin: str, table: str | None) -> None:
    assert address_of(text) == Address(origin, table)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ftp://a.example",
        "https://a.example/pad/x",
        "https://me:secret@a.example",
        "http://a.example:port",
        "//",
        "\udcff",
    ],
)
def test_other_texts_are_no_address(text: str) -> None:
    with pytest.raises(NoLink):
        address_of(text)


def test_what_is_no_text_is_no_address() -> None:
    for given in (None, 3, b"localhost"):
        wrong: Any = given
        for read in (address_of, code_of, lambda text: table_of(text, address_of("localhost"))):
            with pytest.raises(NoLink, match="is text, not"):
                read(wrong)


def test_codes_links_and_ids_lead_to_tables() -> None:
    here = address_of("http://127.0.0.1:8000")
    assert (here.is_here, address_of("https://a.example").is_here) == (True, False)
    assert (here.api, here.sockets) == ("http://127.0.0.1:8000/api/v1", "ws://127.0.0.1:8000/api/v1")
    assert [code_of(text) for text in ("kdx rt", "KDXR", "KDXRA", ID)] == ["KDXRT", None, None, None]
    assert table_of(here.link(ID), here) == table_of(ID, here) == ID
    for other in (f"http://127.0.0.1:8001/table/{ID}", here.origin):
        with pytest.raises(NoLink):
            table_of(other, here)


@pytest.mark.parametrize("name", ["", "x" * 25])
async def test_names_of_a_wrong_length_are_refused_by_a_sentence(name: str) -> None:
    with pytest.raises(Refused, match=f"a name has 1 to 24 characters, not {len(name)}"):
        await AsyncClient("http://127.0.0.1:9", name).sign_in()


@pytest.mark.parametrize(
    ("ask", "error", "sentence"),
    [
        (lambda client: client.join(3), NoLink, "an address, a link or a code is text, not 3"),
        (lambda client: client.rename(None), Refused, "a name is text, not None"),
        (lambda client: client.rename("\udcff"), Refused, "the message cannot be read: .*surrogates"),
        (lambda client: client.room_code("a b"), NoLink, "'a b' does not lead to a table"),
        (lambda client: client.open(3), OptionsError, "options are WizardOptions"),
        (lambda client: client.open(seats="4"), Refused, r"the message cannot be read: .*`int`.*\$.seats"),
        (lambda client: client.open(seats=object()), Refused, "the message cannot be read: .*unsupported"),
        (lambda client: client.open(bots="thumb"), TypeError, r"bots are a list of names, such as \['thumb'\]"),
    ],
)
async def test_what_a_server_cannot_read_is_not_sent(
    ask: Callable[[Any], Awaitable[object]], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        await ask(AsyncClient("http://127.0.0.1:9", "Mira"))


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"patience": nan}, "patience is a number of seconds from 0, not nan"),
        ({"patience": "x"}, "patience is a number of seconds from 0, not 'x'"),
        ({"token": 3}, "a token is the text"),
        ({"token": "a\nb"}, "a token is the text"),
    ],
)
def test_no_client_has_a_strange_patience_or_token(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        AsyncClient("http://127.0.0.1:9", **more)


def test_a_closed_loop_says_so() -> None:
    loop = Loop()
    assert loop.look(lambda: 7) == 7
    loop.end()
    with pytest.raises(RuntimeError, match="the client is closed"):
        loop.look(lambda: 7)


def test_a_server_s_sentence_cannot_reach_into_the_terminal() -> None:
    assert str(Refused("evil", "\x1b[2J\nThe table\tis  \u202efull")) == "[2J The table is full"


def test_a_value_is_disclosed_only_if_it_is_bound() -> None:
    value, other = HiddenValue(ID, 1, "server"), commitment_of(ID, 0, "another value")
    free = SeatView("", free=False, program=False, bot=None, owned=False, why=None, value=None, commitment=None)
    seats = [SeatView("Ada", False, False, None, True, None, None, other), free, free]
    assert not value.lock(actions.Locked((other, other, None)), seats)
    assert value.noted == Noted("server", ID)
    assert value.lock(actions.Locked((other, value.commitment, None)), seats)
    entries = [f"hidden {other}", f"hidden {value.commitment}", "none"]
    assert value.noted.lock == lock_of(ID, "server", entries)
    assert (value.noted.value, value.noted.seat, value.noted.alone) == (value.value, 1, False)
    assert HiddenValue(ID, 1, "server").value != value.value


def message(**changes: object) -> dict[str, Any]:
    """The first line of a game, with changes."""
    game = Game(players=3, seed=1)
    return {**line_of(step_of(game, None, game.events, 0), 1), **changes}


def test_what_is_not_known_is_left_out() -> None:
    line = read_line(message(action={"action": "waved", "seat": 1}, events=[{"event": "confetti"}]))
    assert (type(line.action), line.events) == (actions.Action, ())
    said = read_line(message(action={"action": "said", "seat": 1, "text": "Hello", "tone": "loud"})).action
    assert said == actions.Said(1, "Hello")
    moved = read_line(message(action={"action": "moved", "seat": 1, "bot": None, "bot_failed": False})).action
    assert moved == actions.Moved(1, "")


@pytest.mark.parametrize(
    "changes",
    [
        {"led": "Z"},
        {"action": {"action": "said", "seat": "one", "text": 1}},
        {"events": [{"event": "card-played", "seat": 1, "play": "B99"}]},
        {"events": [{"event": "card-played", "seat": 1}]},
        {"events": 7},
    ],
)
def test_lines_that_the_protocol_does_not_have_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(OtherRules):
        read_line(message(**changes))


def test_lines_that_cannot_follow_are_refused() -> None:
    game = Game(players=3, seed=1)
    first = read_line(message())
    bid = game.apply(game.legal_moves[0])
    line = read_line(line_of(step_of(game, 1, bid, 0), 2))
    for wrong, mover in ((line, 2), (replace(line, turn=0), 1), (replace(line, events=first.events), 1)):
        seen = SeenGame(game.options, game.players, 0)
        seen.add(first, None)
        with pytest.raises(OtherRules):
            seen.add(wrong, mover)
    with pytest.raises(OtherRules, match="takes back a move"):
        SeenGame(game.options, game.players, 0).undo()


async def test_a_server_that_cannot_read_a_command_ends_the_wait() -> None:
    async def send(_sent: bytes) -> None:
        commands.refused(messages.Refused(None, "malformed", "the message cannot be read"))

    commands = Commands(send)
    with pytest.raises(Refused, match="the message cannot be read"):
        await commands.do(Claim())
