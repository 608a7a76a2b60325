"""The page docs/protocol.md has every request, and what is sent at tables with its keys, and no others.

The schema and the OpenAPI description have the rest: every message, and every request, with a sentence.
"""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from foretell.server.app import routes
from foretell.server.endpoints.api import PREFIX
from foretell.server.protocol import pads, tournaments, viewings
from foretell.server.protocol.commands import AnyCommand
from foretell.server.protocol.events import AnyPublicEvent
from foretell.server.protocol.messages import AnyFromClient, AnyToClient
from foretell.server.protocol.public_actions import AnyPublicAction
from foretell.server.protocol.schema import schema

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8").split())
OF_CLIENTS = (AnyCommand, AnyFromClient)
OF_THE_SERVER = (AnyPublicAction, AnyPublicEvent, AnyToClient)
ELSEWHERE = {
    "ToPad": pads.AnyToPad,
    "FromPad": pads.AnyFromPad,
    "ToViewing": viewings.AnyToViewing,
    "FromViewing": viewings.AnyFromViewing,
    "ToTournament": tournaments.AnyToTournament,
    "FromTournament": tournaments.AnyFromTournament,
    "ToTournamentTable": tournaments.TableCommand,
}
"""Messages that the page leaves to the schema, under the names that it has there."""


def signatures(unions: tuple[object, ...], optional: str) -> set[str]:
    """All structs of some unions as the page writes them; ``optional`` marks a key that may be left out."""
    return {signature(kind, optional) for union in unions for kind in get_args(union)}


def signature(kind: type[msgspec.Struct], optional: str) -> str:
    keys = [field.name + ("" if field.required else optional) for field in msgspec.structs.fields(kind)]
    return f"{kind.__struct_config__.tag}({', '.join(keys)})"


def requests(route: BaseRoute) -> set[tuple[str, str]]:
    """The methods of a path, each with the path; a socket begins as a GET."""
    if isinstance(route, WebSocketRoute):
        return {("GET", bare(route.path))}
    assert isinstance(route, Route)
    return {(method, bare(route.path)) for method in (route.methods or set()) - {"HEAD"}}


def bare(path: str) -> str:
    """A path without the names of what is filled in."""
    return re.sub(r"\{\w+\}|[A-Z]+", "…", path)


def test_every_message_at_tables_is_there_with_its_keys() -> None:
    told = set(re.findall(r"`([a-z-]+\([^`)]*\))", PAGE))
    assert told == signatures(OF_CLIENTS, "?") | signatures(OF_THE_SERVER, "")


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_page_names_where_the_schema_has_the_other_messages(name: str) -> None:
    assert f"`{name}`" in PAGE
    parts = schema()["$defs"]
    named = {part["$ref"].rpartition("/")[2] for part in parts[name]["anyOf"]}
    assert named == {kind.__name__ for kind in get_args(ELSEWHERE[name])}
    assert [kind for kind in named if not parts[kind].get("description")] == []


def test_every_request_is_there() -> None:
    [protocol] = [route for route in routes() if isinstance(route, Mount) and route.path == PREFIX]
    told = {(method, bare(path)) for method, path in re.findall(r"`([A-Z]+) (/[^\s?`]*)", PAGE)}
    assert told == set().union(*map(requests, protocol.routes))
