"""The program as a process: pipes, Ctrl-C, a closed terminal, kill. Nothing is lost, and there is no traceback."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.terminal.games.save_folder import SaveFolder
from tests.terminal.screens import Screen
from tests.waiting import PATIENCE, ending, until

PROGRAM = """
import sys
from pathlib import Path
from foretell import WizardOptions
from foretell.terminal.play import play
options = dict(names=["Ada"], players=3, bots=["random"], seed=7, lang="en")
sys.exit(play(WizardOptions(), data=Path(sys.argv[1]), **options))
"""
FAREWELL = b"Unfinished games are saved; run foretell play --data "


def command(data: Path) -> list[str]:
    return [sys.executable, "-c", PROGRAM, str(data)]


def moves(data: Path) -> int:
    """The number of saved moves."""
    kept, damaged = SaveFolder(data).games()
    assert damaged == []
    return sum(len(story.moves) for game in kept for story in game.saved.game.rounds)


def wait_for_moves(data: Path, number: int) -> None:
    """Wait until this number of moves has been saved."""
    until(lambda: moves(data) >= number, f"{number} moves are saved")


def test_a_pipe_is_played_line_by_line_and_may_end(tmp_path: Path) -> None:
    done = subprocess.run(
        command(tmp_path),
        input=b"bid 1\n\xff\xfe\x00nonsense\n?\n",
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You bid 1." in done.stdout
    assert "I don’t understand that.".encode() in done.stdout
    assert FAREWELL + bytes(tmp_path) in done.stdout.splitlines()[-1]
    assert b"\n> bid 1\n" in done.stdout
    assert moves(tmp_path) >= 3


def test_it_ends_quietly_when_its_output_is_closed(tmp_path: Path) -> None:
    with ending(
        subprocess.Popen(command(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        program.stdin.write(b"table\n" * 50)
        program.stdin.close()
        assert program.stderr.read() == b""
        assert program.wait(PATIENCE) == 0


def test_ctrl_c_between_two_lines_keeps_the_game(tmp_path: Path) -> None:
    with ending(
        subprocess.Popen(command(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    ) as program:
        wait_for_moves(tmp_path, 2)
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=PATIENCE)
        assert FAREWELL + bytes(tmp_path) in errors.splitlines()[-1]
        assert b"Traceback" not in errors
        assert program.returncode == 130
    assert moves(tmp_path) == 2


@pytest.mark.parametrize("way", ["key", "interrupt", "terminate", "hang-up"])
def test_a_full_screen_game_survives(way: str, tmp_path: Path) -> None:
    screen = Screen(command(tmp_path))
    wait_for_moves(tmp_path, 2)
    match way:
        case "key":
            screen.type(b"\x03")
        case "interrupt":
            screen.program.send_signal(signal.SIGINT)
        case "terminate":
            screen.program.send_signal(signal.SIGTERM)
        case _:
            screen.close()
    assert screen.end() == (130 if way in ("key", "interrupt") else 0)
    assert FAREWELL in screen.output
    assert b"Traceback" not in screen.output
    assert b"\x1b[?1049l" in screen.output  # the screen is restored
    assert moves(tmp_path) == 2


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_where_cards_cannot_be_drawn_it_is_played_line_by_line(encoding: str, tmp_path: Path) -> None:
    screen = Screen(command(tmp_path), PYTHONIOENCODING=encoding)
    wait_for_moves(tmp_path, 2)
    screen.type(b"quit\r")
    assert screen.end() == 0
    assert b"Your hand: " in screen.output
    assert b"\\u" not in screen.output
    assert b"\x1b[?1049h" not in screen.output  # the full screen was not opened


def test_even_a_killed_game_is_saved(tmp_path: Path) -> None:
    screen = Screen(command(tmp_path))
    wait_for_moves(tmp_path, 2)
    screen.program.kill()
    screen.end()
    assert moves(tmp_path) == 2
