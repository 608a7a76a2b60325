"""`pip install foretell` alone: what works without the packages of the extras, and what the rest says."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.waiting import LONGEST

MISSING = (
    "fluent",
    "rich",
    "textual",
    "numpy",
    "msgspec",
    "pyarrow",
    "starlette",
    "uvicorn",
    "websockets",
    "openskill",
)
PROGRAM = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
sys.modules.update(dict.fromkeys(sys.argv[1:]))  # as if they were not installed
from foretell.cli import main
for line in sys.stdin:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(json.loads(line))
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""


def answered(commands: list[list[str]], missing: tuple[str, ...]) -> list[list[Any]]:
    """The status, output and errors of commands where these packages are missing."""
    asked = "".join(f"{json.dumps(command)}\n" for command in commands)
    program = [sys.executable, "-c", PROGRAM, *missing]
    done = subprocess.run(program, input=asked, capture_output=True, text=True, check=True, timeout=LONGEST)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_records_need_no_package_and_the_terminal_says_what_it_needs(tmp_path: Path) -> None:
    games, site = str(tmp_path / "games.jsonl"), str(tmp_path / "site")
    work = [
        ["simulate", "--round-sizes", "2", "--out", games, "--jobs", "1"],
        ["verify", games],
        ["rules", "A9", "--lang", "de"],
    ]
    of_extras = [
        ["play"],
        ["lessons", "--list"],
        ["daily"],
        ["puzzles"],
        ["pad", str(tmp_path / "pad.json")],
        ["stats", games],
        ["show", games],
        ["bots"],
        ["arena", "--bots", "random", "--games", "100000000"],  # said before the first game, not after the last
        ["lookback", games],
        ["join", "https://cards.example.org"],
        ["db", "check"],
        ["serve"],
    ]
    extras = {"join": "client,terminal", "db": "serve", "serve": "serve"}
    answers = answered([*work, *of_extras, ["dataset", site], ["site", site]], MISSING)
    assert [answer[0] for answer in answers[: len(work)]] == [0] * len(work), answers
    for command, answer in zip(of_extras, answers[len(work) : -2], strict=True):
        needs = f"pip install 'foretell[{extras.get(command[0], 'terminal')}]'"
        assert answer == [1, "", f"foretell: `foretell {command[0]}` needs more packages: {needs}\n"]
    dataset, page = answers[-2:]
    assert dataset[0] == 2
    assert dataset[2].startswith("foretell: the data set needs pyarrow")
    assert dataset[2].endswith("pip install 'foretell[dataset]'\n")
    assert page[0] == 0 or "`make page`" in page[2]


@pytest.mark.parametrize("package", ["prometheus_client", "starlette", "uvicorn"])
def test_a_server_beside_the_packages_of_the_terminal_says_what_it_needs(package: str) -> None:
    says = "foretell: `foretell serve` needs more packages: pip install 'foretell[serve]'\n"
    assert answered([["serve"]], (package,)) == [[1, "", says]]
