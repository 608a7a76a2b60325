"""The HTTP half as OpenAPI 3.1, made from the endpoints and the structs that they take and answer."""

import re
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .api import ENDPOINTS, PREFIX, Endpoint
from .endpoints.base import answer
from .identity import COOKIE
from .protocol.messages import VERSION, Fault

_REF = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    """The description of all paths."""
    types = [kind for endpoint in ENDPOINTS for kind in (endpoint.takes, endpoint.gives) if kind is not None]
    _, components = msgspec.json.schema_components([*types, Fault], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "foretell", "version": str(VERSION), "description": "Told in docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": _SECURITY},
    }


async def show_openapi(_request: Request) -> Response:
    """The description of all paths."""
    return answer(_described())


@cache
def _described() -> msgspec.Raw:
    """The same as JSON; making it takes long."""
    return msgspec.Raw(msgspec.json.encode(openapi()))


_SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": endpoint.run.__name__,
        "summary": (endpoint.run.__doc__ or "").strip(),
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): _content("what was asked for", endpoint.gives, endpoint.media),
            "4XX": _content("why it is not carried out", Fault),
            "5XX": _content("why the server is not able to do it, and whether it may be later", Fault),
        },
    }
    if endpoint.takes is not None:
        told["requestBody"] = {"required": True, **_content("", endpoint.takes)}
    if endpoint.known:
        told["security"] = [{"token": []}, {"cookie": []}]
    return told


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    named = re.findall(r"{(\w+)}", endpoint.path)
    path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]
    query = [
        {"name": p.name, "in": "query", "required": p.required, "description": p.what, "schema": p.schema}
        for p in endpoint.query
    ]
    return path + query


def _content(what: str, kind: object, media: str = "application/json") -> dict[str, Any]:
    schema = {} if kind is None else msgspec.json.schema_components([kind], ref_template=_REF)[0][0]
    return {"description": what, "content": {media: {"schema": schema}}}
