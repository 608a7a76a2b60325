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
    if len(content) < _HEADER_BYTES:
        raise broken(file, "it is damaged")
    magic, version, of_game, *_, checksum = unpack_from(_HEAD, content)
    if magic == _MAGIC and version != _VERSION:
        raise broken(file, f"it has version {version}, and this foretell reads version {_VERSION}")
    found = magic, of_game, len(memory), checksum
    if found != (_MAGIC, [*WEIGHTS].index(game), 2 * size, zlib.crc32(memory)):
        raise broken(file, "it is damaged")
    return memory


def broken(file: Path, why: str) -> BrokenNets:
    """The error that a file of nets cannot be read."""
    return BrokenNets(
        f"the bots' networks cannot be read from {file}: {why}."
        " They come with foretell: pip install --force-reinstall foretell"
    )
