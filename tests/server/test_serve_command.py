"""``foretell serve`` as a process: it starts, stops in order, and its logs keep secrets."""

import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from foretell.cli import serve
from tests.server.overheard import OVERHEARD

PATIENCE = 60.0


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    serve.add_commands(parser.add_subparsers())
    return parser.parse_args(["serve", *arguments])


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    given = parsed("--schema")
    assert given.run(given) == 0
    assert "FromClient" in json.loads(capsys.readouterr().out)["$defs"]


def test_a_wrong_setting_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    given = parsed("--port", "70000")
    assert given.run(given) == 2
    assert "FORETELL_PORT cannot be '70000'" in capsys.readouterr().err


def test_flags_are_settings() -> None:
    given = parsed("--port", "0", "--secure-cookies", "--bot-pause", "0,1")
    assert serve.flags_of(given) == {"FORETELL_PORT": "0", "FORETELL_SECURE_COOKIES": "1", "FORETELL_BOT_PAUSE": "0,1"}


def test_it_starts_and_stops_in_order_and_keeps_no_token(tmp_path: Path) -> None:
    environment = {**os.environ, "FORETELL_DATA": str(tmp_path), "FORETELL_LOG_LEVEL": "debug"}
    with subprocess.Popen(
        [sys.executable, "-m", "foretell", "serve", "--port", "0"], env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        try:
            said = [process.stderr.readline()]
            while "Uvicorn running on" not in said[-1]:
                assert said[-1], "it ended before it began"
                said.append(process.stderr.readline())
            address = json.loads(said[-1])["message"].split()[3]
            answer = httpx.post(f"{address}/api/v1/players", json={"name": "Ada"}, trust_env=False, timeout=PATIENCE)
            OVERHEARD.secret(answer.json()["token"])
            process.send_signal(signal.SIGTERM)
            said += process.stderr.readlines()
            assert process.wait(PATIENCE) == -signal.SIGTERM
        finally:
            process.kill()
    OVERHEARD.hear("".join(said))
    messages = [json.loads(line)["message"] for line in said]
    assert "started" in messages
    assert "stopped" in messages
    assert answer.json()["token"].encode() not in b"".join(file.read_bytes() for file in tmp_path.iterdir())
