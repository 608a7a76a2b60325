"""Line by line from the kept games to the last one played."""

from ..words import Words
from .console import Console, Leave
from .hosting import Host
from .offering import damage, describe, farewell
from .plain import PlainTable
from .shelf import Kept
from .sitting import Sitting
from .speech import Speech


def play_plain(host: Host, words: Words, console: Console) -> int:
    """Play until the player leaves; the exit status."""
    host.on_trouble = lambda error: console.say(words("kept-not", error=error.strerror or str(error)))
    try:
        sitting = _first(host, words, console)
        while True:
            PlainTable(sitting, Speech(words, sitting.view.players, sitting.seat), console).play()
            if not _asked_for_more(words, console):
                break
            sitting = host.new()
    except Leave:
        pass
    try:
        console.say(farewell(host.shelf, words))
    except Leave:
        return 0
    return 0


def _first(host: Host, words: Words, console: Console) -> Sitting:
    """A kept game that the player wants to go on with, or a new one."""
    while True:
        kept, damaged = host.shelf.games()
        for path in damaged:
            console.say(damage(path, words))
        if not kept:
            return host.new()
        _offer(kept, words, console)
        delete, number = _number(len(kept) + 1, words, console, words("command-delete"))
        if number > len(kept):
            return host.new()
        if not delete:
            return host.resume(kept[number - 1])
        console.say(words("kept-delete"))
        console.say(f"1: {words('kept-delete-yes')}")
        console.say(f"2: {words('kept-delete-no')}")
        if _number(2, words, console) == (False, 1):
            host.shelf.remove(kept[number - 1].path)


def _offer(kept: list[Kept], words: Words, console: Console) -> None:
    """The kept games to choose from, and a new one."""
    console.say(words("kept-title"))
    for number, game in enumerate(kept, start=1):
        console.say(f"{number}: {describe(game, words)}")
    console.say(f"{len(kept) + 1}: {words('kept-new')}")
    console.say(words("plain-kept"))


def _asked_for_more(words: Words, console: Console) -> bool:
    console.say(words("again-title"))
    console.say(f"1: {words('again-yes')}")
    console.say(f"2: {words('again-no')}")
    return _number(2, words, console) == (False, 1)


def _number(most: int, words: Words, console: Console, command: str = "") -> tuple[bool, int]:
    """A number from 1 on, and whether a command stood before it; asks until there is one."""
    while True:
        *before, last = console.ask(">").lower().split() or [""]
        if last in ("quit", "q", words("command-quit").lower()):
            raise Leave
        known = not before or (command and before in (["delete"], [command.lower()]))
        if known and last.isascii() and last.isdigit() and len(last) < 4 and 1 <= int(last) <= most:
            return bool(before), int(last)
        console.say(words("plain-number", most=most))
