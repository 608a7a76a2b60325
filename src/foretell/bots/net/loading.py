"""Files of nets, and the shipped ones as plain memory (without numpy).

A file is compressed by gzip.  It holds a header of little-endian 64-bit integers, and then the memory of a game's two
nets (``thinking.Net``), as the native library and WebAssembly use it.
"""

import gzip
import zlib
from functools import cache
from pathlib import Path
from struct import Struct

from ..base import BrokenNets
from .rows import PADDED, WIDTH
from .thinking import FEATURES, MOVES, OUTCOMES

_FOLDER = Path(__file__).parent
WEIGHTS = {"wizard": _FOLDER / "wizard.net", "extreme": _FOLDER / "extreme.net"}
"""The files with the shipped nets, by game."""
VERSION = 1
NETS = ("foretelling", "cardplay")
"""The names of a game's two nets, in the order of their numbers (``layout``)."""
_MAGIC = b"FORETNET"
_HEADER = Struct("<8s10q40x")
"""The magic bytes, version, game, nets, bytes of a net, its five sizes and the checksum; the rest is 0."""
_SIZES = FEATURES, WIDTH, MOVES, PADDED, OUTCOMES
_VERSION_AT = slice(8, 16)
_CHECKSUM_AT = slice(80, 88)


def content_of(game: str, memory: bytes | bytearray) -> bytes:
    """What a file of these nets holds: the header and the memory, not compressed."""
    kind, size = [*WEIGHTS].index(game), len(memory) // len(NETS)
    return _HEADER.pack(_MAGIC, VERSION, kind, len(NETS), size, *_SIZES, zlib.crc32(memory)) + memory


def read_memory(file: Path, game: str, size: int) -> bytearray:
    """The memory of a game's two nets, each of this size in bytes.

    Raises BrokenNets if the file cannot be read, or is not right.
    """
    try:
        with gzip.open(file) as source:
            header, memory = source.read(_HEADER.size), bytearray(source.read(len(NETS) * size + 1))
    except OSError as fault:
        raise _broken(file, fault.strerror or "it is damaged") from None
    except (EOFError, zlib.error):
        raise _broken(file, "it is damaged") from None
    version = int.from_bytes(header[_VERSION_AT], "little")
    if len(header) == _HEADER.size and header.startswith(_MAGIC) and version != VERSION:
        raise _broken(file, f"it has version {version}, and this foretell reads version {VERSION}")
    if len(memory) != len(NETS) * size or header != content_of(game, memory)[: _HEADER.size]:
        raise _broken(file, "it is damaged")
    return memory


def checksum_of(game: str) -> int:
    """The checksum of a game's two shipped nets, 32 bits, as the file's header tells it; raises BrokenNets."""
    try:
        with gzip.open(WEIGHTS[game]) as source:
            return int.from_bytes(source.read(_HEADER.size)[_CHECKSUM_AT], "little")
    except (OSError, EOFError, zlib.error):
        raise _broken(WEIGHTS[game], "it is damaged") from None


@cache
def memory_of_nets(game: str, size: int) -> bytearray:
    """The memory of a game's two shipped nets (``read_memory``), read once; raises BrokenNets."""
    return read_memory(WEIGHTS[game], game, size)


def _broken(file: Path, why: str) -> BrokenNets:
    return BrokenNets(
        f"the bots' networks cannot be read from {file}: {why}."
        " They come with foretell: pip install --force-reinstall foretell"
    )
