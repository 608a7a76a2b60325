"""The line-by-line program: saved games, a game, another game."""

from ...words import Words
from ..games.launcher import Launcher
from ..games.messages import damage, describe, farewell, replacements, unsaved
from ..games.save_folder import SavedGame
from ..games.session import Session
from ..system.console import Console, Leave
from ..text.phrases import Phrases
from .game import PlainGame


def play_plain(launcher: Launcher, words: Words, console: Console) -> int:
    """Play until the player leaves; returns the exit status."""
    launcher.on_save_error = lambda fault: console.say(unsaved(fault, words))
    try:
        session = _first(launcher, words, console)
        while True:
            for line in replacements(session, words):
                console.say(line)
            PlainGame(session, Phrases(words, session.view.players, session.seat), console).play()
            if launcher.is_single or not _asked_for_more(words, console):
                break
            session = launcher.new()
    except Leave:
        pass
    if launcher.is_single:
        return 0
    try:
        console.say(farewell(launcher, words))
    except Leave:
        return 0
    return 0


def _first(launcher: Launcher, words: Words, console: Console) -> Session:
    """A saved game that the player resumes, or a new one."""
    while True:
        kept, damaged = launcher.saves.games()
        for path in damaged:
            console.say(damage(path, words))
        if not kept:
            return launcher.new()
        _offer(kept, words, console)
        delete, number = read_number(len(kept) + 1, words, console, words("command-delete"))
        if number > len(kept):
            return launcher.new()
        if not delete:
            return launcher.resume(kept[number - 1])
        console.say(words("kept-delete"))
        console.say(f"1: {words('kept-delete-yes')}")
        console.say(f"2: {words('kept-delete-no')}")
        if read_number(2, words, console) == (False, 1):
            launcher.saves.remove(kept[number - 1].path)


def _offer(kept: list[SavedGame], words: Words, console: Console) -> None:
    """List the saved games, and a new one."""
    console.say(words("kept-title"))
    for number, game in enumerate(kept, start=1):
        console.say(f"{number}: {describe(game, words)}")
    console.say(f"{len(kept) + 1}: {words('kept-new')}")
    console.say(words("plain-kept"))


def _asked_for_more(words: Words, console: Console) -> bool:
    console.say(words("again-title"))
    console.say(f"1: {words('again-yes')}")
    console.say(f"2: {words('again-no')}")
    return read_number(2, words, console) == (False, 1)


def read_number(most: int, words: Words, console: Console, command: str = "") -> tuple[bool, int]:
    """Read a number from 1, and whether the command stood before it; asks until the answer is valid."""
    while True:
        *before, last = console.ask(">").lower().split() or [""]
        if last in ("quit", "q", words("command-quit").lower()):
            raise Leave
        known = not before or (command and before in (["delete"], [command.lower()]))
        if known and last.isascii() and last.isdigit() and len(last) < 4 and 1 <= int(last) <= most:
            return bool(before), int(last)
        console.say(words("plain-number", most=most))
