"""The line-by-line program: saved games, a game, another game."""

from collections.abc import Mapping
from contextlib import suppress

from ...words import Words
from ..games.launcher import Launcher
from ..games.messages import damage, describe, farewell, replacements, unsaved
from ..games.save_folder import SavedGame
from ..games.session import Session
from ..system.console import Console, Leave
from ..text.phrases import Phrases
from .game import PlainGame


def play_plain(launcher: Launcher, words: Words, console: Console) -> None:
    """Play until the player leaves."""
    launcher.on_save_error = lambda fault: console.say(unsaved(fault, words))
    with suppress(Leave):
        session = _first(launcher, words, console)
        while True:
            console.say(*replacements(session, words))
            PlainGame(session, Phrases(words, session.view.players, session.seat), console).play()
            if launcher.is_single or not wants_another_game(words, console):
                break
            session = launcher.new()
    if not launcher.is_single:
        with suppress(Leave):
            console.say(farewell(launcher, words))


def _first(launcher: Launcher, words: Words, console: Console) -> Session:
    """A saved game that the player resumes, or a new one."""
    while True:
        kept, damaged = launcher.saves.games()
        console.say(*(damage(path, words) for path in damaged))
        if not kept:
            return launcher.new()
        _offer(kept, words, console)
        delete, number = read_number(len(kept) + 1, words, console, words("command-delete"))
        if number > len(kept):
            return launcher.new()
        if not delete:
            return launcher.resume(kept[number - 1])
        console.say(words("kept-delete"))
        if choose({"yes": words("kept-delete-yes"), "no": words("kept-delete-no")}, words, console) == "yes":
            launcher.saves.remove(kept[number - 1].path)


def _offer(kept: list[SavedGame], words: Words, console: Console) -> None:
    console.say(words("kept-title"))
    for number, game in enumerate(kept, start=1):
        console.say(f"{number}: {describe(game, words)}")
    console.say(f"{len(kept) + 1}: {words('kept-new')}")
    console.say(words("plain-kept"))


def wants_another_game(words: Words, console: Console) -> bool:
    """Ask whether to play again."""
    console.say(words("again-title"))
    return choose({"yes": words("again-yes"), "no": words("again-no")}, words, console) == "yes"


def choose(answers: Mapping[str, str], words: Words, console: Console) -> str:
    """List the answers with numbers, and read one; returns its key."""
    console.say(*(f"{number}: {answer}" for number, answer in enumerate(answers.values(), start=1)))
    _, number = read_number(len(answers), words, console)
    return [*answers][number - 1]


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
