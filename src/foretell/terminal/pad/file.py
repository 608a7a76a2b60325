"""A pad's file: read completely or not at all, replaced atomically, merged with the changes of other programs."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile

from filelock import FileLock

from ...files import read_file
from ...pad.document import LARGEST, Document, dumps, loads, merged
from ...pad.entries import Entry, read_entry
from ...pad.faults import PadFault
from ..system.kept_file import replace_file

_POLL = 0.01
"""Seconds between two attempts."""


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Wait until no other program holds the file, then hold it.

    The lock is a hidden file beside it, since the file itself is replaced when it is written. The system releases the
    lock of a program that is killed. Where no lock can be made (in a folder that is read-only or does not exist) none
    is held: the caller's own reading or writing meets the same fault and reports it.
    """
    lock = FileLock(path.parent / f".{path.name}.lock", poll_interval=_POLL)
    if path.parent.is_dir():
        with suppress(OSError), TemporaryFile(dir=path.parent):  # where no file can be made, a lock may wait for ever
            lock.acquire()
    try:
        yield
    finally:
        if lock.is_locked:
            with suppress(OSError):  # Windows deletes the file on release
                Path(lock.lock_file).unlink()
            lock.release()


class PadFile:
    """A document and its file; every change is on disk before the call returns."""

    def __init__(self, path: Path, document: Document | None = None) -> None:
        """``document``: starts a new file; None: reads the existing one (raises OSError, PadFault)."""
        self.path = path
        self._seen = b""
        if document is None:
            with held(path):
                self._seen = read_file(path, LARGEST)
            document = loads(self._seen)
        self.document = document

    def write(self, *entries: Entry) -> None:
        """Add entries and put the document on disk; what another program has added meanwhile is kept.

        Raises OSError, and PadFault for an entry that can't be or a file that somebody has damaged.
        """
        for number, entry in enumerate(entries, start=len(self.document.entries) + 1):
            read_entry(entry.to_json(), self.document.game, number)
        with held(self.path):
            document = self._with_others(self.document.with_entries(*entries))
            text = dumps(document).encode()
            replace_file(self.path, text, mode=0o644)
        self._seen, self.document = text, document

    def _with_others(self, document: Document) -> Document:
        """The document, merged with what other programs have written since; raises PadFault for another game."""
        with suppress(FileNotFoundError):
            now = read_file(self.path, LARGEST)
            if now != self._seen:
                found = loads(now)
                if found.id != self.document.id:
                    raise PadFault("not-pad", value=found.id)
                return merged(found, document)
        return document
