"""Reads the shipped nets as plain memory, without numpy, for the native library."""

import gzip
import zlib
from functools import cache
from pathlib import Path
from struct import unpack_from

from ..base import BrokenNets

_FOLDER = Path(__file__).parent
WEIGHTS = {"wizard": _FOLDER / "wizard.net", "extreme": _FOLDER / "extreme.net"}
"""The files with the shipped networks, by game."""
_HEAD = "<8s10q"
_HEADER_BYTES = 128
_MAGIC, _VERSION = b"FORETNET", 1


@cache
def memory_of_nets(game: str, size: int) -> bytearray:
    """The memory of a game's two nets (``thinking.Net``, each of this size in bytes), read once.

    Raises BrokenNets if they cannot be read.
    """
    file = WEIGHTS[game]
    try:
        with gzip.open(file) as source:
            content = source.read(_HEADER_BYTES + 2 * size + 1)
    except OSError as fault:
        raise broken(file, fault.strerror or "it is damaged") from None
    except (EOFError, zlib.error):
        raise broken(file, "it is damaged") from None
    memory = bytearray(memoryview(content)[_HEADER_BYTES:])
    if len(memory) != 2 * size:
        raise broken(file, "it is damaged")
    magic, version, *_, checksum = unpack_from(_HEAD, content)
    if magic != _MAGIC or version != _VERSION or checksum != zlib.crc32(memory):
        raise broken(file, "it is damaged")
    return memory


def broken(file: Path, why: str) -> BrokenNets:
    """The error that a file of nets cannot be read."""
    return BrokenNets(
        f"the bots' networks cannot be read from {file}: {why}."
        " They come with foretell: pip install --force-reinstall foretell"
    )
