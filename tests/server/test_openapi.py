"""HTTP answers match the OpenAPI description for any request, and are never the server's fault."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from foretell.server.endpoints.api import ENDPOINTS, PREFIX, Endpoint
from foretell.server.endpoints.openapi import openapi
from foretell.server.ops.metrics import Metrics
from foretell.server.run import make_server
from foretell.store import SqliteStore
from tests.server.harness import settings_for
from tests.waiting import PATIENCE, until

SCHEMA = schemathesis.pytest.from_fixture("described")
"""Its cases are made by the one process that runs them: making them takes as long as a minute of other tests."""
BEYOND = [positive_data_acceptance, ignored_auth]
"""Requests whose demands a schema cannot describe; strangers have a test of their own."""
REFUSED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429", "5xx"]
"""The usual answers to what does not fit the schema, and that a text is longer than any message."""
ENDLESS = "/api/v1/tables/{table}/stream"
KIND = {"game": {"game": "wizard"}, "seats": 3}


class Served:
    """A server in a thread, a player's token, and a table at which they play against bots."""

    def __init__(self, folder: Path) -> None:
        settings, metrics = settings_for(folder), Metrics()
        self._server = make_server(settings, SqliteStore(settings.database, metrics.committed), metrics)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve()))
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive(), "the server has started")
        assert self._server.started
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.session = requests.Session()
        self.session.trust_env = False
        self.url = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=f"{self.url}/api/v1", trust_env=False, timeout=PATIENCE) as http:
            token = http.post("/players", json={"name": "Ada"}).json()["token"]
            self.headers = {"authorization": f"Bearer {token}"}
            made = http.post("/play", json={"kind": KIND, "bots": ["random"] * 2}, headers=self.headers)
            self.table: str = made.json()["table"]
            start = {"type": "do", "id": "start", "command": {"do": "start"}}
            http.post(f"/tables/{self.table}/commands", json=start, headers=self.headers).raise_for_status()

    def stop(self) -> None:
        """Stop the server, and wait until it has."""
        self.session.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def described(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> schemathesis.BaseSchema:
    """The description.

    Schemathesis names its subtests by an attribute that pytest 9.2 no longer has.  Too many special cards cannot all be
    different, so it would search for them in vain, for a third of its time.
    """
    monkeypatch.setattr(request.node, "_nodeid", request.node.nodeid, raising=False)
    description = openapi()
    del description["components"]["schemas"]["WizardGame"]["properties"]["specials"]["maxItems"]
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})
    return schemathesis.openapi.from_dict(description, config=config)


@SCHEMA.parametrize()
@settings(max_examples=8, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: "schemathesis.Case[Any]", served: Served) -> None:
    if "table" in case.path_parameters and case.path != ENDLESS and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = served.table
    case.call_and_validate(base_url=served.url, session=served.session, headers=served.headers, excluded_checks=BEYOND)


def test_the_table_of_the_claims_above_is_still_there(served: Served) -> None:
    with httpx.Client(base_url=f"{served.url}/api/v1", trust_env=False, timeout=PATIENCE) as http:
        assert http.get(f"/tables/{served.table}", headers=served.headers).json()["status"] in ("playing", "over")
        assert http.get("/openapi.json").json() == json.loads(json.dumps(openapi()))


@pytest.mark.parametrize("endpoint", [e for e in ENDPOINTS if e.known], ids=lambda e: e.run.__name__)
def test_strangers_need_a_token(endpoint: Endpoint, served: Served) -> None:
    with httpx.Client(base_url=f"{served.url}/api/v1", trust_env=False, timeout=PATIENCE) as http:
        for headers in ({}, {"authorization": "Bearer wrong"}, {"cookie": "foretell_token=wrong"}):
            answer = http.request(endpoint.method, endpoint.path.replace("{table}", served.table), headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "stranger")


def test_all_structs_are_described_once() -> None:
    described = openapi()
    names = set(described["components"]["schemas"])
    assert {"TableView", "Line", "Replay", "Do", "Fault", "WizardGame"} <= names
    assert set(described["paths"]) == {PREFIX + endpoint.path for endpoint in ENDPOINTS}
    for path in described["paths"].values():
        assert all(operation["summary"] for operation in path.values())
