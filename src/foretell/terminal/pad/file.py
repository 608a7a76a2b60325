"""A pad's file: read whole or not at all, replaced in one go, and merged with what others have written meanwhile."""

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from ...pad.document import Document, dumps, loads, merged
from ...pad.entries import Entry, read_entry
from ...pad.faults import PadFault
from .file_lock import held


class PadFile:
    """A document and the file that it stands in; what was written is on disk before anything else happens."""

    def __init__(self, path: Path, document: Document | None = None) -> None:
        """``document``: begins a new file; None reads the one that is there (raises OSError, PadFault)."""
        self.path = path
        self._seen = b""
        if document is None:
            with held(path):
                self._seen = path.read_bytes()
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
            replace_file(self.path, text)
        self._seen, self.document = text, document

    def _with_others(self, document: Document) -> Document:
        """The document, and what others have written meanwhile."""
        with suppress(FileNotFoundError):
            now = self.path.read_bytes()
            if now != self._seen:
                return merged(self._others(now), document)
        return document

    def _others(self, text: bytes) -> Document:
        """What stands in the file now; it must be the same game."""
        found = loads(text)
        if found.id != self.document.id:
            raise PadFault("not-pad", value=found.id)
        return found


def replace_file(path: Path, text: bytes) -> None:
    """Replace a file in one go, so that a crash leaves the old one or the new one; raises OSError."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
