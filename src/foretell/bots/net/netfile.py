"""Files of nets: what they are made of, reading and writing them.

A file is compressed by gzip.  It holds a header of little-endian 64-bit integers, and then the memory of the structs
(``thinking.Net``), as the native library and WebAssembly use it.
"""

import gzip
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...engine.records import record_type
from ..base import BrokenNets
from .rows import PADDED, WIDTH
from .thinking import FEATURES, MOVES, OUTCOMES, Net

Nets = NDArray[np.void]
VERSION = 1
NETS = ("foretelling", "cardplay")
"""The names of a game's two nets, in the order of their numbers (``layout``)."""
GAMES = ("wizard", "extreme")
_MAGIC = b"FORETNET"
_HEADER = 16
"""Numbers in a header; those after the checksum are 0."""


NET = record_type(Net)
"""The memory of a net."""


def _header(game: str, memory: bytes) -> NDArray[np.int64]:
    header = np.zeros(_HEADER, "<i8")
    header[:1] = np.frombuffer(_MAGIC, "<i8")
    sizes = FEATURES, WIDTH, MOVES, PADDED, OUTCOMES
    header[1:11] = VERSION, GAMES.index(game), len(NETS), NET.itemsize, *sizes, zlib.crc32(memory)
    return header


def write(file: Path, game: str, nets: Nets) -> None:
    """Write both nets of a game (records of ``NET``)."""
    memory = nets.astype(NET).tobytes()
    file.write_bytes(gzip.compress(_header(game, memory).tobytes() + memory, mtime=0))


def read(file: Path, game: str) -> Nets:
    """Both nets of a game, as records of ``NET``; raises BrokenNets if the file cannot be read, or is not right."""
    try:
        with gzip.open(file) as source:
            content = source.read(8 * _HEADER + len(NETS) * NET.itemsize + 1)
    except OSError as fault:
        raise broken(file, fault.strerror or "it is damaged") from None
    except (EOFError, zlib.error):
        raise broken(file, "it is damaged") from None
    header, memory = content[: 8 * _HEADER], content[8 * _HEADER :]
    if len(header) == 8 * _HEADER and header.startswith(_MAGIC) and header[8:16] != VERSION.to_bytes(8, "little"):
        found = int.from_bytes(header[8:16], "little")
        raise broken(file, f"it has version {found}, and this foretell reads version {VERSION}")
    if header != _header(game, memory).tobytes():
        raise broken(file, "it is damaged")
    return np.frombuffer(bytearray(memory), NET)


def broken(file: Path, why: str) -> BrokenNets:
    """The error that a file of nets cannot be read."""
    return BrokenNets(
        f"the bots' networks cannot be read from {file}: {why}."
        " They come with foretell: pip install --force-reinstall foretell"
    )
