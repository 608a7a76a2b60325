"""Bots of other versions of foretell, to measure today's against: ``LEVEL@COMMIT``, or ``LEVEL@GENERATION``.

A version's sources are unpacked from the repository into the user's cache, and play behind the protocol.
"""

import sys
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from shlex import join

from .level import PipeLevel

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


def find(name: str) -> VersionLevel | None:
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
