"""Bots behind a command: ``pipe:COMMAND``, or a name of a file of opponents."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from ...files import read_text
from ...game.errors import ForetellError
from ..base import Bot
from ..level import Level
from .limits import Limits

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
