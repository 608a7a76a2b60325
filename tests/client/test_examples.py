"""The programs of docs/client.md run, are no longer than said, and use nothing private."""

import re
import runpy
import sys
import threading
from pathlib import Path

import pytest

from foretell import WizardOptions
from foretell.client import Client, Table
from tests.client.test_joining import play
from tests.client.threads import server
from tests.server.overheard import OVERHEARD
from tests.waiting import PATIENCE

_DOCS = Path(__file__).parents[2] / "docs"
PROGRAMS = sorted(_DOCS.glob("examples/*_a_table.py"))


def run(program: str, url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the program prints."""
    monkeypatch.setattr(sys, "argv", [program, url])
    runpy.run_path(str(_DOCS / "examples" / f"{program}.py"), run_name="__main__")
    return capsys.readouterr().out.splitlines()


def test_the_programs_run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("My engine", "Ada", "Bo", "Host", "Reporter"):
        OVERHEARD.word(name)
    with server(tmp_path) as url, Client(url, "Host") as host:
        assert len(run("play_at_a_table", url, capsys, monkeypatch)) == 1
        assert len(run("two_at_a_table", url, capsys, monkeypatch)) == 1
        made = [line.partition(":")[0].split()[0] for line in run("coached_at_a_table", url, capsys, monkeypatch)]
        assert made[-3:] == ["bid", "play", "play"]
        assert made[:-3] in ([], ["trump"])  # A4: the dealer names trump if a Wizard is turned up
        table = host.open(WizardOptions(round_sizes=(2,)), 3, bots=["random"])
        playing = threading.Thread(target=play, args=(table,), daemon=True)
        playing.start()
        told = run("bot_at_a_table", table.link, capsys, monkeypatch)
        playing.join(PATIENCE)
        assert told == [str(table.totals)]
        table = host.open(WizardOptions(round_sizes=(2,)), 3, bots=["random", "random"])
        playing = threading.Thread(target=_play_when_watched, args=(table,), daemon=True)
        playing.start()
        told = run("watch_a_table", table.link, capsys, monkeypatch)
        playing.join(PATIENCE)
        assert told[0] == "Host: Welcome"
        assert sum(" plays " in line for line in told) == 6
        assert sum("takes the trick" in line for line in told) == 2


def _play_when_watched(table: Table) -> None:
    while table.state.present != (0,) or not table.state.watchers:
        table.wait(0.05)
    table.say("Welcome")
    play(table)


def test_the_page_has_the_program_in_twenty_lines_or_less() -> None:
    source = (_DOCS / "examples" / "play_at_a_table.py").read_text("utf-8")
    page = (_DOCS / "client.md").read_text("utf-8")
    shown = re.search(r"play_at_a_table.py -->\n```python\n(.*?)```", page, re.DOTALL)
    assert shown is not None
    assert source.endswith(shown[1])
    assert len(source.splitlines()) <= 20


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.stem)
def test_a_program_uses_nothing_private(program: Path) -> None:
    source = program.read_text("utf-8")
    assert not re.search(r"\._|import _|\b_[a-z]+\.", source)
