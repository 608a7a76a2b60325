"""The list of lessons, and one lesson after the other, line by line."""

import json
from contextlib import suppress
from pathlib import Path

from ...files import told
from ...words import Words
from ..plain.program import choose, read_number
from ..system.console import Console, Leave
from ..system.kept_file import KeptFile
from ..text.phrases import Phrases
from .course import Course, course, groups, names
from .game import LessonGame

_FORMAT = "foretell-lesson-progress/1"
Done = frozenset[str]
"""The names of lessons that were taken."""


def progress_file(data: Path | None = None) -> KeptFile[Done]:
    """The file with the lessons that were taken; ``data`` None: in the platform's folder for application data."""
    return KeptFile("lessons.json", data, _read, _written, Done())


def _written(done: Done) -> str:
    return json.dumps({"format": _FORMAT, "done": [name for name in names() if name in done]}) + "\n"


def _read(text: str) -> Done:
    try:
        found = json.loads(text)
    except RecursionError:
        found = None
    if not isinstance(found, dict) or found.get("format") != _FORMAT or not isinstance(found.get("done"), list):
        raise ValueError(f"this is not {_FORMAT}")
    return Done(name for name in names() if name in found["done"])


class LessonSession:
    """Offers lessons until the user leaves."""

    def __init__(self, file: KeptFile[Done], words: Words, console: Console) -> None:
        """Read which lessons were taken; a damaged file is set aside and told."""
        self._file, self._words, self._console = file, words, console
        self._done, damaged = file.read()
        if damaged is not None:
            console.say(words("lessons-damaged", path=str(damaged)))

    def run(self, name: str | None) -> int:
        """Take this lesson, or (None) one that the user chooses, then others; returns the exit status."""
        with suppress(Leave):
            chosen: Course | None = self._choose() if name is None else course(name)
            while chosen is not None:
                self._take(chosen)
                chosen = self._next(chosen)
        return 0

    def _choose(self) -> Course:
        self._console.say(*list_lines(self._done, self._words), self._words("lessons-which"))
        _, number = read_number(len(names()), self._words, self._console)
        return course(names()[number - 1])

    def _take(self, chosen: Course) -> None:
        words = self._words
        self._console.say(words(f"web-learn-{chosen.name}-title"))
        names = [words("you") if seat == chosen.seat else name for seat, name in enumerate(chosen.new_game().players)]
        game = LessonGame(chosen, Phrases(words, names, chosen.seat), self._console)
        game.play()
        if game.lost is not None:
            self._console.say(words("web-learn-lost", points=round(game.lost)))
        self._console.say(words("web-learn-done"))
        self._keep(chosen.name)

    def _next(self, taken: Course) -> Course | None:
        """Ask whether to take the next lesson, choose another one, or leave (None)."""
        follower = self._follower(taken.name)
        ways = {"choose": self._words("lessons-choose"), "leave": self._words("lessons-leave")}
        if follower is not None:
            ways = {"next": self._words("lessons-next", title=self._words(f"web-learn-{follower}-title"))} | ways
        way = choose(ways, self._words, self._console)
        if way == "choose":
            return self._choose()
        return course(follower) if follower is not None and way == "next" else None

    def _follower(self, name: str) -> str | None:
        """The first lesson that was not taken, after this one if there is one; None: all were."""
        place = names().index(name) + 1
        return next((each for each in (*names()[place:], *names()[:place]) if each not in self._done), None)

    def _keep(self, name: str) -> None:
        self._done |= {name}
        try:
            self._file.write(self._done)
        except OSError as error:
            self._console.say(self._words("not-kept", error=told(error)))


def list_lines(done: frozenset[str], words: Words) -> list[str]:
    """All lessons by groups, with their numbers and names, and those that were taken marked."""
    lines = []
    for group, lessons in groups():
        lines.append(words(f"web-learn-group-{group}"))
        for name in lessons:
            mark = f", {words('web-learn-is-done')}" if name in done else ""
            title = words(f"web-learn-{name}-title")
            lines.append(f"  {names().index(name) + 1}: {title} ({name}){mark}")
    lines.append(words("web-learn-count", done=len(done), all=len(names())))
    return lines
