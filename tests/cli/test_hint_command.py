"""``foretell hint`` and ``foretell bots``: their output, and their messages for impossible requests."""

import json
from pathlib import Path

import pytest

from foretell import Game, WizardOptions
from foretell.bots import BOT_NAMES, levels
from foretell.bots.net.loading import WEIGHTS
from foretell.cli import main
from foretell.record.writer import dumps
from foretell.terminal.text.hints import decimal
from foretell.words import Words
from tests.bots.test_net import forget_nets


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A finished game, and one that has just begun."""
    file = tmp_path / "games.jsonl"
    simulate = ["simulate", "--specials", "all", "--players", "4", "--bots", "thumb", "--seed", "3", "--jobs", "1"]
    assert main([*simulate, "--out", str(file)]) == 0
    begun = Game(WizardOptions(), ["Mira", "Tobias", "Lotte"], seed=5)
    file.write_text(f"{file.read_text(encoding='utf-8')}{dumps(begun)}\n", encoding="utf-8")
    return file


def test_each_move_is_printed_with_points_and_chance_the_best_first(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(games), "--at", "5.1", "--lang", "en"]) == 0
    position, table, reasons, by = capsys.readouterr().out.rstrip("\n").split("\n\n")
    title, where, trump, *others, hand = position.splitlines()
    head, *rows = table.splitlines()
    assert title.startswith("Wizard: thumb 1")
    assert where == "Round 5 of 15, move 1: it is thumb 2’s turn."
    assert trump.startswith("Trump: ")
    assert [line.partition(":")[0] for line in others] == [f"thumb {n}" for n in range(1, 5)]
    assert all("has " not in line for line in others)
    assert hand.startswith("thumb 2 holds: ")
    assert hand.count(",") == 4
    assert head.split() == ["move", "points", "bid", "met"]
    assert sorted(row[3:8] for row in rows) == [f"bid {n}" for n in range(6)]
    assert [row[0] for row in rows] == ["★", *" " * 5]
    assert [line.partition(":")[0] for line in reasons.splitlines()] == [row[3:8] for row in rows]
    assert all(line.endswith(".") for line in reasons.splitlines())
    assert by == "Judged by: Master"


def test_points_that_round_to_none_have_no_minus() -> None:
    told = [
        decimal(points, Words("en"), signed=is_signed) for points in (-0.04, 0.04, -0.06) for is_signed in (True, False)
    ]
    assert told == ["+0.0", "0.0", "+0.0", "0.0", "-0.1", "-0.1"]


@pytest.mark.parametrize(("lang", "words"), [("de", ["Zug 1", "Meister"]), ("nl", ["zet 1", "Meester"])])
def test_it_uses_the_reader_s_language(
    lang: str, words: list[str], games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(games), "--game", "2", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in words)
    assert "," in next(line for line in printed.splitlines() if line.startswith("★"))


def test_it_prints_json_for_programs(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(games), "--game", "2", "--seat", "1", "--bot", "journeyman", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["round"], told["move"], told["seat"], told["bot"]) == (1, 1, 1, "journeyman")
    assert sorted(each["move"] for each in told["moves"]) == ["bid 0", "bid 1"]
    assert told["moves"][0]["points"] >= told["moves"][1]["points"]
    assert told["format"] == "foretell-advice/1"
    assert all(each["why"]["kind"].startswith("bid") for each in told["moves"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        ([], 2, "the game is over: choose a position with --at ROUND[.MOVE]"),
        (["--at", "99.1"], 2, "the game has no round 99; there are rounds 1 to 15"),
        (["--at", "5.99"], 2, "round 5 has no move 99; there are moves 1 to "),
        (["--at", "5.1", "--seat", "3"], 2, "it is the turn of seat 1 (thumb 2), not of seat 3"),
        (["--at", "5.1", "--seat", "4"], 2, "seats are numbered from 0 to 3, not 4"),
        (["--at", "5.1", "--bot", "thumb"], 2, "the bot 'thumb' does not judge moves"),
        (
            ["--at", "5.1", "--bot", "master,journeyman"],
            2,
            "only one bot can give a hint, not several: ",
        ),
        (["--at", "5.1", "--bot", "tumb"], 2, "'tumb' is not a bot; the bots are random, apprentice"),
        (["--game", "7"], 1, "has no game 7; it has games 1 to 2"),
        (["--game", "0"], 1, "has no game 0; it has games 1 to 2"),
    ],
)
def test_impossible_requests_are_explained(
    arguments: list[str], status: int, sentence: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", str(games), *arguments]) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert sentence in printed.err


@pytest.mark.parametrize("text", ["5.", "x", "x.1", "5.x", "-1.2"])
def test_a_position_is_a_round_and_a_move(text: str, games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["hint", str(games), f"--at={text}"])
    assert ended.value.code == 2
    assert "it must be a whole number" in capsys.readouterr().err


def test_a_broken_record_is_reported_with_its_place(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games.write_text("{\n", encoding="utf-8")
    assert main(["hint", str(games)]) == 1
    assert f"{games}:1: not JSON" in capsys.readouterr().err


def test_a_file_with_too_few_games_says_how_many(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games.write_text(dumps(Game(WizardOptions(), 3)), encoding="utf-8")
    assert main(["hint", str(games), "--game", "2"]) == 1
    assert "has no game 2; it has one game, number 1" in capsys.readouterr().err
    games.write_text("", encoding="utf-8")
    assert main(["hint", str(games)]) == 1
    assert "has no game at all" in capsys.readouterr().err


def test_damaged_nets_are_an_error_without_a_traceback(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WEIGHTS, "extreme", tmp_path / "extreme.net")
    forget_nets()
    try:
        assert main(["hint", str(games), "--at", "5.1"]) == 2
    finally:
        forget_nets()
    printed = capsys.readouterr().err
    assert printed.startswith(
        f"foretell: the bots' networks cannot be read from {tmp_path / 'extreme.net'}: No such file"
    )
    assert printed.endswith("pip install --force-reinstall foretell\n")


def test_a_game_that_waits_for_its_deal_has_no_hint(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games.write_text(dumps(Game(WizardOptions(), 3)), encoding="utf-8")
    assert main(["hint", str(games)]) == 2
    assert "the next round has not been dealt" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["hint", "simulate", "play"])
def test_a_level_that_cannot_play_is_an_error_without_a_traceback(
    command: str, games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "missing_extra", {"master": levels.NATIVE}.get)
    arguments = {
        "hint": ["hint", str(games), "--at", "5.1"],
        "simulate": ["simulate", "--bots", "master", "--out", "-"],
        "play": ["play", "--bots", "master", "--plain", "--lang", "en"],
    }
    assert main(arguments[command]) == 2
    printed = capsys.readouterr()
    assert printed.err.endswith("the bot 'master' cannot play here: there is no native library\n")
    assert "Traceback" not in printed.err


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_levels_are_listed(lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "missing_extra", {"grandmaster": levels.NATIVE}.get)
    monkeypatch.setitem(levels.RATINGS["wizard"], "master", 1234)
    monkeypatch.setitem(levels.RATINGS["extreme"], "master", None)  # as if it had no rating
    assert main(["bots", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    say = Words(lang)
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == list(BOT_NAMES)
    assert all(f"{say(f'bot-{name}')}. {say(f'bot-{name}.about')}" in "\n".join(lines) for name in BOT_NAMES)
    assert lines[-2].strip() == say("bot-missing", why="there is no native library")
    assert lines[-1].strip() == say("bot-instead", bot=say("bot-master"))
    assert [line.split(": ")[1] for line in lines if "1234" in line] == [f"{say('game-wizard')} 1234"]


def test_the_position_is_printed_before_the_moves(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(games), "--at", "5.12", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert printed.index("On the table: ") < printed.index("holds: ") < printed.index("bid met")
