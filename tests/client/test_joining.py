"""``foretell join``: a person at a server's table, line by line, and bots."""

import io
import stat
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from foretell import WizardOptions
from foretell.cli import main
from foretell.client import Client, ServerLost, Table
from foretell.fair import Origin
from foretell.server.protocol.commands import Close
from foretell.terminal.join.program import join
from foretell.terminal.system.console import Console
from foretell.words import Words
from tests.client.threads import server
from tests.server.overheard import OVERHEARD
from tests.waiting import PATIENCE, until

ONE = WizardOptions(round_sizes=(1,), first_dealer=1)
"""A bot deals, so that no person has to name trump (A4)."""
LINES_BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    kind, heard = message["type"], []
    if kind == "hello":
        answer = {"type": "hello", "protocol": "foretell-bot/1", "name": "first", "version": "1", "reads": "lines"}
        answer["judges"] = False
    elif kind == "new":
        answer = {"type": "ready", "table": message["table"]}
    elif kind == "asked":
        answer = {"type": "move", "table": message["table"], "move": message["legal"][0]}
    else:
        continue
    print(json.dumps(answer), flush=True)
"""


class Typist:
    """Types lines, the first as soon as something holds, and ends when something else does."""

    def __init__(self, lines: Iterable[str], holds: Callable[[], bool], ends: Callable[[], bool]) -> None:
        self._lines, self._holds, self._ends = iter(lines), holds, ends

    def readline(self, _size: int, /) -> str:
        until(self._holds, "somebody may type")
        line = next(self._lines, None)
        if line is None:
            until(self._ends, "the input may end")
            return ""
        return f"{line}\n"


def typed(
    folder: Path,
    url: str,
    *lines: str,
    where: str = "",
    after: str = "",
    end: str = "",
    shown: io.StringIO | None = None,
) -> str:
    """What is printed if somebody types these lines.

    ``after``: the text that is shown before the first; ``end``: before the input ends; ``shown``: where to print.
    """
    shown = io.StringIO() if shown is None else shown
    console = Console(Typist(lines, lambda: after in shown.getvalue(), lambda: end in shown.getvalue()), shown)
    assert join(url, where, None, Words("en"), folder, console) == 0
    return shown.getvalue()


def play(table: Table) -> None:
    """Start the game when all seats are taken, and always make the first legal move."""
    while table.state.free_seats:
        table.wait(0.05)
    table.start()
    for seen in table.turns():
        table.move(seen.legal_moves[0])


def in_thread(table: Table) -> threading.Thread:
    playing = threading.Thread(target=play, args=(table,), daemon=True)
    playing.start()
    return playing


def test_a_person_plays_a_game_and_another_one(tmp_path: Path) -> None:
    OVERHEARD.word("Ada Lovelace")
    with server(tmp_path / "server") as url, Client(url, OVERHEARD.word("Host")) as host:
        table = host.open(ONE, 3, seat=None, hints=True)
        lines = ["Server", "Ada Lovelace", "bot random", "bot random", "bot random", "seats", "code", "start"]
        said = typed(tmp_path, table.link, *lines, "hint", "say Hello", "nonsense", "?", "0", "1", "1")
        token = (tmp_path / "players.json").read_text()
        OVERHEARD.secret(token.split('"token": "')[1].split('"')[0])
        kept = stat.S_IMODE((tmp_path / "players.json").stat().st_mode)
        assert kept == 0o600
        for part in (
            "this name is that of a bot or of the server",
            f"You are Ada Lovelace at {url}",
            "You sit in seat 0.",
            "sits down in seat 2.",
            "the seat is taken",
            "The room code is ",
            "Round 1 of 1",
            "How many do you bid?",
            "Ada Lovelace: Hello",
            "I don’t understand that.",
            "At the table: say, seats, start",
            "You bid 0.",
            "Another game?",
        ):
            assert part in said, part
        assert typed(tmp_path, table.link, "quit").count("You are Ada Lovelace") == 1


def test_a_player_who_cannot_be_kept_is_told_so_with_the_file(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.write_text("a file where the folder should be", encoding="utf-8")
    with server(tmp_path / "server") as url, Client(url, OVERHEARD.word("Host")) as host:
        said = typed(data, host.open(ONE, 3).link, OVERHEARD.word("Bo"), "quit")
    assert f"This could not be kept: {data}: File exists" in said


def test_who_leaves_in_a_game_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    OVERHEARD.word("Bo")
    with server(tmp_path / "server") as url, Client(url, OVERHEARD.word("Host")) as host:
        table = host.open(ONE, 3, bots=["random"])
        code = host.room_code(table)
        left = typed(tmp_path, url, "Bo", where=code)
        assert "2: You" in left
        playing = in_thread(table)
        said = typed(tmp_path, table.link, "0", after="How many do you bid?")
        assert "You bid 0." in said
        assert said.endswith(f"Your seat is still yours: foretell join {table.link}\n")
        said = typed(tmp_path, table.link, "1", "2", after="Your hand: ")
        playing.join(PATIENCE)
        assert table.is_over
        assert "You play " in said
        assert said.endswith("2: Leave\n> 2\n")


def test_a_lobby_lists_open_tables_and_watchers_only_watch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Ada", "Zoe"):
        OVERHEARD.word(name)
    with server(tmp_path / "server") as url, Client(url, "Ada") as ada:
        assert main(["join", url, "--name", "Zoe", "--data", str(tmp_path)]) == 2
        assert "there is no open table" in capsys.readouterr().err
        assert main(["join", url, "--name", "Z" * 25, "--data", str(tmp_path)]) == 1
        assert "a name has 1 to 24 characters, not 25" in capsys.readouterr().err
        ada.open(ONE, 3, bots=["random", "random"], listed=True)
        said = typed(tmp_path, url, "1")
        assert "1: Wizard" in said
        assert "You have no seat, so you watch." in said
        assert main(["join", f"{url}/nowhere"]) == 2
        assert main(["join", f"{url}/table/abcdefghijklmnop", "--name", "Zoe", "--data", str(tmp_path)]) == 1
    assert main(["join", url, "--name", "Zoe", "--data", str(tmp_path)]) == 1
    assert "cannot be reached" in capsys.readouterr().err
    shown = io.StringIO()
    with pytest.raises(ServerLost, match="cannot be reached"):  # before anybody types a name
        join(url, "", None, Words("en"), tmp_path / "new", Console(io.StringIO(), shown))
    assert shown.getvalue() == ""


@pytest.mark.parametrize("reads", ["level", "view", "lines"])
def test_any_bot_sits_down_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str], reads: str) -> None:
    OVERHEARD.word("Engine")
    (tmp_path / "first.py").write_text(LINES_BOT)
    careful = Path(__file__).parents[2] / "docs" / "examples" / "careful.py"
    bots = {"level": "thumb", "view": f"{sys.executable} {careful}", "lines": f"{sys.executable} {tmp_path}/first.py"}
    with server(tmp_path / "server") as url, Client(url, "Host") as host:
        table = host.open(ONE, 3, seat=1, bots=["random"])
        playing = in_thread(table)
        assert main(["join", table.link, "--bot", bots[reads], "--name", "Engine", "--lang", "en"]) == 0
        playing.join(PATIENCE)
        proof = table.check()
        assert [given.origin for given in proof.contributions].count(Origin.PLAYER) == 2
    said = capsys.readouterr().out
    assert "is Engine at http://127.0.0.1" in said
    assert "The game is over after 2 of its moves" in said


def test_a_closed_table_ends_the_wait(tmp_path: Path) -> None:
    OVERHEARD.word("Ada")
    with server(tmp_path / "server") as url, Client(url, OVERHEARD.word("Host")) as host:
        table, shown = host.open(ONE, 4, seat=None), io.StringIO()

        def close() -> None:
            while "I don’t understand that." not in shown.getvalue():
                table.wait(0.05)
            table.do(Close())

        closing = threading.Thread(target=close, daemon=True)
        closing.start()
        said = typed(tmp_path, table.link, "Ada", "not yet", end="The table is closed.", shown=shown)
        closing.join(PATIENCE)
        assert said.count("I don’t understand that.") == 1


def test_a_bot_that_does_not_exist_sits_nowhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:1", "--bot", "nobody"]) == 2
    assert main(["join", "http://127.0.0.1:1", "--bot", "thumb"]) == 1
    assert "nobody" in capsys.readouterr().err
