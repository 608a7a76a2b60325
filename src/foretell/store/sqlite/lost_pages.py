"""Notices a damaged page in the write-ahead log of a killed process, from which on SQLite silently leaves out all."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from struct import iter_unpack, pack, unpack

_HEAD, _FRAME = 32, 24
"""The bytes before all frames, and those of a frame before its page."""
_IS_LAST, _SALTS, _SUMS = slice(4, 8), slice(8, 16), slice(16, 24)
"""In a frame: zeros unless a commit ends here; the salts of the log; the checksums of all that came before."""
_PAIRS = "<II" if sys.byteorder == "little" else ">II"
"""How SQLite adds up bytes on this machine, which has written the log."""


def lost_pages(connection: sqlite3.Connection, database: Path) -> int:
    """How many pages of earlier commits SQLite has left out; to be asked before anything is written.

    A loss of power may tear the last commit, which nobody has been told of.  So pages count only if a later commit is
    behind theirs: it was begun when theirs was on disk.
    """
    log = database.resolve()
    with suppress(OSError, sqlite3.Error), log.with_name(f"{log.name}-wal").open("rb") as file:
        if head := file.read(_HEAD):
            (size,) = connection.execute("PRAGMA page_size").fetchone()
            _, taken, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            file.seek(_HEAD + taken * (_FRAME + size))
            return _left_out(head, iter(lambda: file.read(_FRAME + size), b""))
    return 0


def _left_out(head: bytes, frames: Iterator[bytes]) -> int:
    """How many of the frames behind those that SQLite has taken are of earlier commits.

    One of the first is damaged, or all are from before the log was begun again, with other salts.
    """
    before = next(frames, b"")
    salts = head[16:24] if _summed(bytes(8), head[:24]) == head[24:] else before[_SALTS]
    sound, ended, proven = 0, False, False
    for number, frame in enumerate(frames, start=2):
        if frame[_SALTS] != salts != before[_SALTS]:
            break
        follows = frame[_SALTS] == salts and _summed(before[_SUMS], frame[:8] + frame[_FRAME:]) == frame[_SUMS]
        sound, proven = (number, proven or ended) if follows else (sound, proven)
        ended, before = follows and any(frame[_IS_LAST]), frame
    return sound if proven else 0


def _summed(sums: bytes, data: bytes) -> bytes:
    """SQLite's checksums of more data, as they are stored; empty if the file ends within the data."""
    if len(data) % 8:
        return b""
    one, two = unpack(">II", sums)
    for first, second in iter_unpack(_PAIRS, data):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return pack(">II", one, two)
