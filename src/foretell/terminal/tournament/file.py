"""A tournament's file, and beside it the secret of its draws."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ...files import read_file, read_text
from ...pad.document import token
from ...tournament.checking import refuse
from ...tournament.document import Document, Entry, dumps, loads, new_document, read_entry, salvaged
from ...tournament.draw import chain, new_secret, seed_after, seed_of
from ...tournament.fold import apply, fold
from ...tournament.limits import LARGEST
from ...tournament.state import State
from ..pad.file import held
from ..system.kept_file import replace_file

Fact = tuple[str, dict[str, Any]]
"""What is done, and its values."""
_LARGEST_SECRET = 1000
"""Bytes."""


class TournamentFile:
    """Reads a file as a whole, and adds entries that fit; others may add some at the same time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.secret = path.parent / f"{path.name}.secret"

    def create(self, facts: Iterable[Fact]) -> None:
        """Begin a tournament; raises FileExistsError, TournamentFault."""
        if self.path.exists():
            raise FileExistsError(17, "File exists", str(self.path))
        secret = new_secret()
        document = self._with(new_document(), lambda _: [_commitment(secret), *facts])
        self._keep(secret)
        self._save(document)

    def read(self) -> Document:
        """The document; raises OSError, TournamentFault."""
        with held(self.path):
            return loads(read_file(self.path, LARGEST))

    def state(self) -> State:
        """The tournament now; raises OSError, TournamentFault."""
        return fold(self.read())

    def write(self, facts: Callable[[State], Iterable[Fact]]) -> State:
        """Add what is to be done, all or nothing; raises OSError, TournamentFault."""
        with held(self.path):
            document = self._with(loads(read_file(self.path, LARGEST)), facts)
            self._save(document)
        return fold(document)

    def repair(self) -> int:
        """Keep the whole lines of a file whose end is missing, the rest as ``FILE.damaged``; how many are left."""
        with held(self.path):
            text = read_file(self.path, LARGEST)
            document = salvaged(text)
            replace_file(self.path.with_name(f"{self.path.name}.damaged"), text, mode=0o644)
            self._save(document)
        return len(document.entries)

    def _save(self, document: Document) -> None:
        replace_file(self.path, dumps(document).encode(), mode=0o644)

    def _with(self, document: Document, facts: Callable[[State], Iterable[Fact]]) -> Document:
        """The document with entries that fit; raises TournamentFault for the first that does not."""
        state = fold(document)
        written = []
        for do, values in facts(state):
            entry = _entry(do, values)
            refuse(state, entry)
            apply(state, entry)
            written.append(entry)
        return document.with_entries(*written)

    def _keep(self, secret: bytes) -> None:
        """Bring a secret to disk, before anything depends on it."""
        replace_file(self.secret, secret.hex().encode())

    def seed(self, state: State) -> tuple[list[Fact], str]:
        """The next seed; where the secret is not here or used up, with the commitment to a new one before it."""
        known = seed_after(self._secret(), state.chain)
        if known is not None:
            return [], known
        secret = new_secret()
        self._keep(secret)
        return [_commitment(secret)], seed_of(secret, 1)

    def _secret(self) -> bytes:
        """The secret; empty if there is none."""
        try:
            return bytes.fromhex(read_text(self.secret, _LARGEST_SECRET))
        except (FileNotFoundError, ValueError):
            return b""


def _commitment(secret: bytes) -> Fact:
    return "commit", {"chain": chain(secret)}


def _entry(do: str, values: dict[str, Any]) -> Entry:
    """A new entry of this moment; raises TournamentFault."""
    at = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return read_entry({"id": token(8), "at": at, "do": do, **values})
