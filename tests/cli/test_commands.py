"""The command line: what it prints, where, and with which exit status."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.cli import main
from foretell.pad.document import loads
from foretell.pad.fold import fold
from foretell.pad.state import WizardRound
from tests.waiting import LONGEST


class _Input:
    """Standard input with these bytes."""

    def __init__(self, text: bytes) -> None:
        self.buffer = io.BytesIO(text)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Three games of Wizard with all special cards."""
    file = tmp_path / "games.jsonl"
    arguments = ["--specials", "all", "--players", "3", "--games", "3", "--seed", "4", "--bots", "random"]
    assert main(["simulate", *arguments, "--out", str(file), "--jobs", "1"]) == 0
    return file


def test_simulated_games_are_verified(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "".join(f"{games}:{n}: ok\n" for n in (1, 2, 3))


def test_a_fault_is_printed_with_its_place_and_exits_with_1(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = games.read_text().splitlines()
    broken = json.loads(lines[1])
    broken["rounds"][2]["moves"][1][2] = 99
    games.write_text("\n".join([lines[0], json.dumps(broken), "{", lines[2]]))
    assert main(["verify", str(games)]) == 1
    first, second, third, fourth = capsys.readouterr().out.splitlines()
    assert first.endswith(":1: ok")
    assert f"{games}:2: round 3, move 2: seat" in second
    assert f"{games}:3: not JSON" in third
    assert fourth.endswith(":4: ok")


def test_standard_input_is_a_dash(
    games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", _Input(games.read_bytes()))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out == "-:1: ok\n-:2: ok\n-:3: ok\n"


@pytest.mark.parametrize("command", ["verify", "verify-deal", "stats", "show", "hint", "lookback"])
@pytest.mark.parametrize("text", [b"", b"\n \t\r\n\n"])
@pytest.mark.parametrize("name", ["-", "none.jsonl", "none.txt"])
def test_a_file_without_a_game_is_an_error_of_all_commands(
    command: str,
    text: bytes,
    name: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = name if name == "-" else str(tmp_path / name)
    (tmp_path / name).write_bytes(text)
    monkeypatch.setattr(sys, "stdin", _Input(text))
    assert main([command, file]) == (2 if (command, name) == ("replay", "-") else 1)
    assert capsys.readouterr().err.endswith("\n" if command == "replay" else f"foretell: {file} has no game at all\n")


def test_a_file_without_a_game_does_not_stop_the_others(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    for command in ("verify", "stats"):
        assert main([command, str(empty), str(games)]) == 1
        printed = capsys.readouterr()
        assert printed.err == f"foretell: {empty} has no game at all\n"
        assert "random" in printed.out or printed.out.count(": ok") == 3


def test_a_missing_file_does_not_stop_the_others(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.jsonl", str(games)]) == 1
    printed = capsys.readouterr()
    assert "nowhere.jsonl: No such file" in printed.err
    assert printed.out.count(": ok") == 3


def test_perft_prints_only_the_count(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", str(games), "--round", "1", "--moves", "0", "--depth", "0"]) == 0
    assert capsys.readouterr().out == "1\n"
    assert main(["perft", str(games), "--round", "21", "--moves", "0"]) == 1
    assert "there is no round 21" in capsys.readouterr().err
    assert main(["perft", str(games), "--round", "1", "--moves", "999"]) == 1
    assert "moves, not 999" in capsys.readouterr().err


def test_show_prints_a_readable_game(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(games), "--game", "2", "--round", "5", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "Round 5 of 20" in text
    assert text.count(" 5. ") == 1
    assert main(["show", str(games), "--game", "2", "--lang", "de"]) == 0
    assert "Runde 20 von 20" in capsys.readouterr().out
    assert main(["show", str(games), "--game", "4"]) == 1
    assert "has no game 4" in capsys.readouterr().err
    assert main(["show", str(games), "--round", "21"]) == 1
    assert "no round 21" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_show_reads_unfinished_games_of_both_kinds(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "extreme.json"
    main(["simulate", "--game", "extreme", "--players", "3", "--rounds", "2", "--seed", "9", "--out", str(file)])
    record = json.loads(file.read_text())
    record["rounds"][1]["moves"] = record["rounds"][1]["moves"][:9]
    del record["rounds"][1]["result"]
    record |= {"finished": False, "winners": [], "totals": record["rounds"][0]["result"]["points"]}
    file.write_text(json.dumps(record))
    capsys.readouterr()
    assert main(["show", str(file), "--lang", lang]) == 0
    assert "2" in capsys.readouterr().out.splitlines()[-1]
    record |= {"rounds": [], "totals": [0, 0, 0]}
    file.write_text(json.dumps(record))
    assert main(["show", str(file), "--lang", lang]) == 0


def test_rules_prints_a_rule_or_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "s2", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("S2 ")
    assert main(["rules", "--lang", "nl"]) == 0
    assert "\nB17 " in capsys.readouterr().out
    assert main(["rules", "Z1", "--lang", "en"]) == 1
    assert "no rule Z1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--specials", "dragon"], "the dragon does not go without the fairy"),
        (["--specials", "all", "--mode", "maximus"], "mode maximus does not go with special cards"),
        (["--mode", "single-suit", "--players", "5"], "mode single-suit does not go with 5 players"),
        (["--bidding", "secret", "--plus-minus-one"], "plus/minus one does not go with secret bidding"),
        (["--rounds", "3"], "--rounds is an option of Wizard Extreme, not of Wizard"),
        (["--game", "extreme", "--specials", "all"], "--specials is an option of Wizard, not of Wizard Extreme"),
        (["--game", "extreme", "--rounds", "0"], "at least 1, not 0"),
        (["--game", "extreme", "--magician", "6"], "4 or 5, not 6"),
        (["--players", "7"], "3 to 6 players, not 7"),
        (["--bots", "nobody"], "'nobody' is not a bot"),
        (["--mixed", "--players", "3"], "--mixed cannot be combined with"),
        (["--seed", str(2**63)], "a seed must be a whole number from 0"),
        (["--jobs", "1001"], "at most 1000 processes play, not 1001"),
    ],
)
def test_impossible_arguments_are_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "out.jsonl"
    assert main(["simulate", *arguments, "--out", str(file)]) == 2
    assert sentence in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("names", ["", ",", "thumb,,random", "thumb,", " ,thumb"])
@pytest.mark.parametrize(
    "command", ["arena --games 1 --bots", "simulate --out - --bots", "play --plain --bots", "play --plain --names"]
)
def test_a_list_with_an_empty_name_is_refused(
    command: str, names: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    more = ["--data", str(tmp_path)] if command.startswith("play") else []
    assert main([*command.split(), names, *more]) == 2
    assert f"foretell: a name is missing in {names!r}: a list of names" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--out", "-", "--games", str(10**20)], f"--games: it must be at most 1000000000, not {10**20}"),
        (["verify-deal", "x", "--seat", "1_0"], "--seat: it must be a whole number from 0, not '1_0'"),
        (["join", "x", "--games", "0"], "--games: it must be a whole number from 1, not '0'"),
        (["simulate", "--out", "-", "--rounds", "1001"], "--rounds: it must be at most 1000, not 1001"),
        (["play", "--seed", "9" * 31], "--seed: it must have at most 30 digits, not 31"),
        (["simulate", "--out", "-", "--games", "٣"], "--games: it must be a whole number from 0, not '٣'"),
    ],
)
def test_numbers_that_nobody_can_mean_are_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert sentence in capsys.readouterr().err


def test_simulate_writes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "extreme", "--rounds", "1", "--magician", "5", "--raise-magician", "--games", "2"]
    assert main(["simulate", *arguments, "--bots", "random,thumb", "--out", "-"]) == 0
    first, _ = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["options"] == {"rounds": 1, "magician": 5, "raise_magician": True}


def test_a_file_that_cannot_be_written_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "--out", str(tmp_path / "missing" / "x.jsonl")]) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_a_file_that_holds_something_is_not_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("a week of games\n")
    assert main(["simulate", "--out", str(file), "--jobs", "1"]) == 1
    assert capsys.readouterr().err.endswith(f"{file}: File exists\n")
    assert file.read_text() == "a week of games\n"
    file.write_text("")
    assert main(["simulate", "--round-sizes", "1", "--out", str(file), "--jobs", "1"]) == 0
    assert len(file.read_text().splitlines()) == 1


@pytest.mark.slow
def test_a_closed_pipe_is_no_error(games: Path) -> None:
    games.write_text(games.read_text() * 40)
    command = f"{sys.executable} -m foretell verify {games} | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=LONGEST)
    assert done.stdout == f"{games}:1: ok\n"
    assert done.stderr == ""
    command = f"{sys.executable} -m foretell --completion bash | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True, timeout=LONGEST)
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


UNWRITTEN = ("verify FILE FILE", "rules", "bots", "--version", "simulate --help", "--completion bash")


@pytest.mark.slow
@pytest.mark.parametrize("command", UNWRITTEN)
def test_a_full_disk_is_no_fault_of_the_file_that_is_read(games: Path, command: str) -> None:
    done = _printed(command.replace("FILE", str(games)), ">/dev/full")
    assert (done.returncode, done.stderr) == (1, "foretell: standard output: No space left on device\n")


@pytest.mark.slow
@pytest.mark.parametrize("command", UNWRITTEN)
def test_a_pipe_that_nobody_reads_is_no_error(games: Path, command: str) -> None:
    done = _printed(command.replace("FILE", str(games)), "| true")
    assert done.stderr == ""


def _printed(command: str, where: str) -> subprocess.CompletedProcess[str]:
    """The command with its output, in blocks as users have it, led there."""
    asked = f"{sys.executable} -m foretell {command} {where}"
    blocks = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    return subprocess.run(["sh", "-c", asked], capture_output=True, text=True, check=False, timeout=LONGEST, env=blocks)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "printed"),
    [
        ("foretell bots --lang de >&-", ""),
        ("foretell play --plain --data /dev/null/nowhere >&- </dev/null", ""),
        ("foretell simulate --games 2 --bots random --out /dev/stdout 2>&-", '{"format"'),
        ("foretell play --plain --data /dev/null/nowhere <&- >&- 2>&-", ""),
        ("PYTHONIOENCODING=ascii foretell bots --lang de", "random       Traeumer. "),
    ],
)
def test_characters_that_the_output_lacks_are_no_error(command: str, printed: str) -> None:
    program = command.replace("foretell", f"{sys.executable} -m foretell")
    done = subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=True, timeout=LONGEST)
    assert done.stdout.startswith(printed)
    assert done.stderr == ""


@pytest.mark.slow
def test_a_closed_input_has_no_game() -> None:
    program = f"{sys.executable} -m foretell verify - <&-"
    done = subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=False, timeout=LONGEST)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "foretell: - has no game at all\n")


@pytest.mark.parametrize("arguments", [[], ["fly"], ["simulate"], ["verify"], ["perft", "x", "--round", "-1"]])
def test_a_wrong_command_line_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: foretell" in capsys.readouterr().err


def test_a_missing_file_of_opponents_is_named_even_if_no_bot_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["arena", "--bots", "thumb,random", "--games", "1", "--opponents", "gone.toml"])
    assert "argument --opponents: there is no file gone.toml" in capsys.readouterr().err


def test_a_pad_is_begun_with_rounds_of_its_own_and_another_first_dealer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    file = tmp_path / "pad.json"
    named = ["--names", "Mira,Tobias,Lotte", "--first-dealer", "Lotte"]
    assert main(["pad", str(file), *named, "--round-sizes", "5,2,9"]) == 0
    state = fold(loads(file.read_text(encoding="utf-8")))
    assert state.options["rounds"] == 3
    assert [row.cards for row in state.rounds if isinstance(row, WizardRound)] == [5, 2, 9]
    assert state.rounds[0].dealer == state.players[2].id
    for wrong, why in (
        (["--names", "\udcff,b,c"], "is not a valid name"),
        (["--names", "a,b,c", "--title", "x\udcff"], "a title has at most 40 characters"),
        (["--first-dealer", "Jan"], "--first-dealer must name a player, not 'Jan'"),
        (["--round-sizes", "21"], "not 21 for round 1"),
        (["--round-sizes", "1", "--rounds", "2"], "--rounds does not go with --round-sizes"),
        (["--game", "extreme", "--round-sizes", "1"], "--round-sizes does not go with Wizard Extreme"),
    ):
        assert main(["pad", str(tmp_path / "other.json"), *wrong]) != 0
        assert why in capsys.readouterr().err
