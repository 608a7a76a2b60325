"""Bots of other versions of foretell: their names, how a version is installed, and where they play."""

import subprocess
from pathlib import Path

import pytest

from foretell import OptionsError
from foretell.arena import make_player
from foretell.arena.players import split_name
from foretell.bots import BOT_NAMES, UnknownBot, make_bot
from foretell.bots.levels import allow, check_seatable, is_bot_name, level_of, seatable
from foretell.bots.pipe import host, installing
from foretell.bots.pipe.level import GENERATIONS, VersionLevel
from foretell.cli import main
from tests.waiting import LONGEST

PROGRAM = '''"""Stands for the command line of another version: its bot makes the first legal move."""
import json
import sys


def main():
    assert sys.argv[1:] == ["bot", "thumb"], sys.argv
    for message in map(json.loads, sys.stdin):
        answer = {"type": message["type"], "table": message.get("table")}
        if message["type"] == "hello":
            settings = {"depth": "int"}
            answer |= {"protocol": "foretell-bot/1", "name": "thumb", "reads": "view", "settings": settings}
        elif message["type"] == "new":
            answer["type"] = "ready"
        elif message["type"] == "asked":
            answer |= {"type": "move", "move": message["legal"][0]}
        else:
            continue
        print(json.dumps(answer), flush=True)
    return 0
'''


def git(folder: Path, *arguments: str) -> str:
    """What git prints, by somebody without settings of their own."""
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@localhost", "-c", "commit.gpgsign=false"]
    command = ["git", "-C", str(folder), *who, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=LONGEST).stdout.strip()


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache of versions."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(installing, "user_cache_path", lambda _: folder)
    return folder


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository in place of foretell's own."""
    folder = tmp_path / "clone"
    package = folder / "src" / "foretell"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "cli.py").write_text(PROGRAM)
    git(tmp_path, "init", "--quiet", str(folder))
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "A version")
    monkeypatch.setattr(installing, "_CLONE", folder)
    return folder


@pytest.mark.usefixtures("cache")
def test_a_version_is_installed_when_a_bot_of_it_is_named(clone: Path) -> None:
    commit = git(clone, "rev-parse", "HEAD")
    bot = make_player(f"thumb@{commit[:9]}:depth=3", 0)
    assert bot.name == f"thumb@{commit[:9]}"
    with pytest.raises(OptionsError, match="has no setting 'width': it has depth"):
        make_player(f"thumb@{commit[:9]}:width=3", 0)
    host.close_all()


def test_what_is_installed_stays_without_the_clone(cache: Path, clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = git(clone, "rev-parse", "HEAD")
    assert main(["bot", "--install", commit[:12]]) == 0
    monkeypatch.setattr(installing, "_CLONE", cache)
    assert installing.install(commit) == installing.install(commit[:8]) == cache / "versions" / commit


@pytest.mark.parametrize("where", ["no clone", "a clone without it"])
@pytest.mark.usefixtures("cache")
def test_what_cannot_be_installed_names_the_command(
    where: str, clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert clone.is_dir()
    if where == "no clone":
        monkeypatch.setattr(installing, "_CLONE", tmp_path / "elsewhere")
    why = "this is not a clone of foretell" if where == "no clone" else "this clone does not have it"
    with pytest.raises(UnknownBot, match=rf"{why}: in a whole clone, run `foretell bot --install 0123456`"):
        make_bot("master@0123456", 1)


def test_generations_are_names_of_commits() -> None:
    level = level_of("master@1")
    assert isinstance(level, VersionLevel)
    assert (level.module, level.bot) == (GENERATIONS["1"], "master@1")
    assert level_of("thumb@0123456789").bot == "thumb"


@pytest.mark.parametrize("name", ["master@9", "master@", "@1", "master@01234", "master@not-hex", "a@b@1234567"])
def test_other_names_are_no_versions(name: str) -> None:
    assert not is_bot_name(name)


def test_settings_follow_the_name() -> None:
    assert split_name("grandmaster@1:worlds=50") == ("grandmaster@1", {"worlds": "50"})


def test_no_table_seats_them(capsys: pytest.CaptureFixture[str]) -> None:
    for refuse in (allow, check_seatable):
        with pytest.raises(UnknownBot, match=r"^the bot 'master@1' plays in the arena, not at tables; today's is"):
            refuse(["thumb", "master@1"])
    assert seatable() == BOT_NAMES
    assert main(["play", "--bots", "master@1"]) != 0
    assert "the bot 'master@1' plays in the arena, not at tables" in capsys.readouterr().err
