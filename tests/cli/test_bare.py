"""`pip install foretell` alone: what works without the packages of the extras, and what the rest says."""

import json
import subprocess
import sys
from pathlib import Path

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
PROGRAM = f"""
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
sys.modules.update(dict.fromkeys({MISSING!r}))  # as if they were not installed
from foretell.cli import main
for line in sys.stdin:
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(json.loads(line))
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""


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
        ["join", "https://cards.example.org"],
        ["db", "check"],
    ]
    extras = {"join": "client,terminal", "db": "serve"}
    asked = "".join(
        f"{json.dumps(command)}\n" for command in [*work, *of_extras, ["dataset", site], ["serve"], ["site", site]]
    )
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=asked, capture_output=True, text=True, check=True, timeout=LONGEST
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer[0] for answer in answers[: len(work)]] == [0] * len(work), answers
    for command, answer in zip(of_extras, answers[len(work) : -3], strict=True):
        needs = f"pip install 'foretell[{extras.get(command[0], 'terminal')}]'"
        assert answer == [1, "", f"foretell: `foretell {command[0]}` needs more packages: {needs}\n"]
    dataset, serve, page = answers[-3:]
    assert dataset[0] == 2
    assert dataset[2].startswith("foretell: the data set needs pyarrow")
    assert dataset[2].endswith("pip install 'foretell[dataset]'\n")
    assert serve[0] == 1
    assert serve[2].endswith("pip install 'foretell[serve]'\n")
    assert page[0] == 0 or "`make page`" in page[2]
