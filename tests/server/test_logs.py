"""The log: which records it takes, and which it leaves out."""

import json
import logging
from pathlib import Path

import pytest

from foretell.server.ops.logs import Seldom, log, short
from tests.server.harness import people
from tests.server.overheard import Overheard

TABLE, PAD = "GQ25ojC1e2r7R9URx3qdgQ", "wLmfI4xP9CrqACBH9nRHcA"


@pytest.mark.parametrize("text", [TABLE, f"/api/v1/tables/{TABLE}/socket", "Zoë", "10.7.7.7", "2001:db8::7"])
def test_a_line_with_a_secret_is_found(overheard: Overheard, text: str) -> None:
    overheard.secret(TABLE)
    overheard.word("Zoë")
    overheard.word("2001:db8::7")
    log.info("opened", extra={"table": short(TABLE)})
    assert overheard.leaks() == []
    log.info("opened", extra={"table": text})
    assert len(overheard.leaks()) == 1
    overheard.forget()


def test_messages_of_libraries_about_connections_are_left_out(overheard: Overheard) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "10.7.7.7:0", f"/api/v1/pads/{PAD}/socket")
    uvicorn.info("Uvicorn running on %s://%s:%d", "http", "localhost", 8000)
    uvicorn.error("ASGI callable should return None, but returned '%s'.", PAD)
    never = f"Task exception was never retrieved\nfuture: <{PAD}>"
    logging.getLogger("asyncio").error(never)
    logged = [json.loads(line)["message"] for line in overheard.log.getvalue().splitlines()]
    assert logged == [
        "Uvicorn running on http://localhost:8000",
        "ASGI callable should return None, but returned '%s'.",
        "Task exception was never retrieved",
    ]


async def test_a_fault_is_logged_with_its_places_without_its_values(
    overheard: Overheard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError(TABLE)

    async def ask() -> None:
        async with people(tmp_path, "Ada") as [ada]:
            monkeypatch.setattr("foretell.server.endpoints.tables._bot", fail)
            answer = await ada.http.get("/bots")
            assert (answer.status_code, answer.json()["code"]) == (500, "fault")

    overheard.secret(TABLE)
    with pytest.raises(AssertionError):  # the harness has seen the fault in uvicorn's log
        await ask()
    logged = overheard.lines()
    [fault] = [line for line in logged if "fault" in line]
    assert fault["fault"] == "KeyError"
    assert fault["trace"][-1].startswith("fail (")


def test_a_lasting_fault_is_logged_once_in_ten_minutes() -> None:
    now = [0.0]
    seldom = Seldom(clock=lambda: now[0])

    def passes(level: int, **values: object) -> bool:
        record = logging.makeLogRecord({"name": log.name, "levelno": level, "msg": "store", **values})
        return bool(seldom.filter(record))

    assert [passes(logging.ERROR, table="one") for _ in range(3)] == [True, False, False]
    assert passes(logging.ERROR, table="two")
    assert [passes(logging.INFO, table="one") for _ in range(2)] == [True, True]
    now[0] = 600.0
    assert passes(logging.ERROR, table="one")
