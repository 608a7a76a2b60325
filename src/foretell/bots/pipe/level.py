"""Bots behind a command: ``pipe:COMMAND``, a name of a file of opponents, or a bot of another version of foretell."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from shlex import join
from types import ModuleType
from typing import Any

from ...files import read_text
from ...game.errors import ForetellError
from ..base import Bot
from ..level import Level

PREFIX = "pipe:"
OPPONENTS = "FORETELL_OPPONENTS"
"""The environment variable that names the file of opponents; processes that a command starts inherit it."""
_LARGEST = 1_000_000
"""Bytes of a file of opponents."""
_DAY = 86_400
_KEYS = {"command", "start", "answer"}


class OpponentsError(ForetellError, ValueError):
    """The file of opponents cannot be read; the message says where it is wrong."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot in another process may take, in seconds."""

    start: float = 60.0
    """To say hello after its start, and to be ready for a game while it owes no other answer."""
    answer: float = 20.0
    """For any other answer."""


@dataclass(frozen=True, slots=True)
class PipeLevel(Level):
    """A bot behind a command."""

    thinks_long: bool = True
    """Unknown, so True: tables run it in a separate process."""
    limits: Limits = field(default_factory=Limits)

    @property
    def command(self) -> str:
        """The command that starts it."""
        return self.module

    def settings(self) -> Mapping[str, type]:
        """The settings of which its greeting tells; raises BrokenBot."""
        known: Mapping[str, type] = _host().connect(self.name, self.command, self.limits).greeting.settings
        return known

    def make(self, seed: int, **settings: object) -> Bot:
        """A new bot, whose process is started first if it does not run; raises BrokenBot."""
        bot: Bot = _host().seat(_host().connect(self.name, self.command, self.limits), seed, settings)
        return bot


def find(name: str, *, is_level: bool = False) -> PipeLevel | None:
    """The bot ``pipe:COMMAND``, or that of this name in the file of opponents; None if there is none.

    Runs nothing.  Raises OpponentsError for a file that cannot be read, and for one that has the name of a level.
    """
    if name.startswith(PREFIX):
        return PipeLevel(name, name.removeprefix(PREFIX), "")
    file = os.environ.get(OPPONENTS)
    found = opponents(Path(file)).get(name) if file else None
    if found is not None and is_level:
        raise OpponentsError(f"{file}: {name!r} is the name of a level: give this bot another one")
    return found


def is_trusted(name: str) -> bool:
    """Whether a file of somebody else may name this bot: only if the user has named its command in this process."""
    return bool(_host().has_connected(name)) if name.startswith(PREFIX) else find(name) is not None


def _host() -> ModuleType:
    """The module that runs bots, loaded when a bot is first made."""
    return import_module(".host", __package__)


@lru_cache(1)
def opponents(file: Path) -> Mapping[str, PipeLevel]:
    """The bots of a file of opponents: TOML, ``name = "command"`` or ``name = {command = …, start = …, answer = …}``.

    Raises OpponentsError.
    """
    tomllib = import_module("tomllib")
    try:
        given = tomllib.loads(read_text(file, _LARGEST))
    except OSError as error:
        raise OpponentsError(f"{file}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise OpponentsError(f"{file}: {error}") from None
    return {name: _opponent(file, name, line) for name, line in given.items()}


def _opponent(file: Path, name: str, line: object) -> PipeLevel:
    if not name or name != name.strip() or "," in name or ":" in name:
        raise OpponentsError(f"{file}: {name!r} cannot be named in a list of bots: it needs a name without , and :")
    given: Any = {"command": line} if isinstance(line, str) else line
    if not isinstance(given, dict) or "command" not in given or not given.keys() <= _KEYS:
        raise OpponentsError(
            f'{file}: {name} must be a command, or a table with "command" and, if wanted, "start" and "answer"'
        )
    if not isinstance(given["command"], str):
        raise OpponentsError(f"{file}: command of {name} must be text")
    for key in given.keys() - {"command"}:
        value: object = given[key]
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= _DAY:
            raise OpponentsError(f"{file}: {key} of {name} must be seconds, more than 0 and at most a day")
    limits = {key: float(given[key]) for key in ("start", "answer") if key in given}
    return PipeLevel(name, given["command"], "", limits=Limits(**limits))


GENERATIONS = {"1": "159c9d70db4653da6abd678e87e49ccc807bd0cf"}
"""The commits that have the bots of earlier generations, under the names that they had there (``master@1``)."""
_RUN = "import sys; sys.path.insert(0, sys.argv.pop(1)); from foretell.cli import main; sys.exit(main())"
_FEWEST_DIGITS, _DIGITS = 7, 40


@dataclass(frozen=True, slots=True)
class VersionLevel(PipeLevel):
    """A bot of another version; ``module`` is the commit, ``bot`` its name there."""

    @property
    def command(self) -> str:
        """The command that starts it; the version is installed first.  Raises UnknownBot if it cannot be."""
        installing = import_module(f"{__package__}.installing")  # with packages that set-up compiles the rules without
        return join([sys.executable, "-c", _RUN, str(installing.install(self.module)), "bot", self.bot])


def find_version(name: str) -> VersionLevel | None:
    """The bot ``LEVEL@GENERATION`` or ``LEVEL@COMMIT``; None for a name that is not of this form."""
    level, at, version = name.partition("@")
    if not at or not level:
        return None
    if version in GENERATIONS:
        return VersionLevel(name, GENERATIONS[version], name)
    return VersionLevel(name, version, level) if is_commit(version) else None


@lru_cache
def is_commit(text: str) -> bool:
    """Whether this can be a commit's number, or its first digits."""
    return _FEWEST_DIGITS <= len(text) <= _DIGITS and set(text) <= set("0123456789abcdef")
