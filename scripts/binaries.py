"""Reads shared libraries of other systems: their format, their processor, and what they export and need.

Enough of ELF, Mach-O and PE for ``scripts.wheels`` to check what it has made, where it cannot be run.
"""

import re
import struct
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

_X86_64, _ARM_64 = "x86_64", "aarch64"
_OLDEST_GLIBC = (2, 17)


class WrongLibrary(Exception):
    """What is wrong with a library."""


@dataclass(frozen=True, slots=True)
class Binary:
    """A shared library."""

    format: str
    """``elf``, ``macho`` or ``pe``."""
    processor: str
    exports: frozenset[str]
    system: tuple[int, int] = (0, 0)
    """The oldest system that it runs on: of macOS, or of glibc; (0, 0): any."""
    is_signed: bool = False
    """Whether it has a signature, which macOS on ARM wants."""


def read(path: Path) -> Binary:
    """Read a library; raises WrongLibrary if it is none of these formats."""
    data = path.read_bytes()
    for start, reader in ((b"\x7fELF\x02\x01", _elf), (b"\xcf\xfa\xed\xfe", _macho), (b"MZ", _pe)):
        if data.startswith(start):
            return reader(data)
    raise WrongLibrary(f"{path.name} is no library for 64 bits")


def check(path: Path, tag: str, functions: frozenset[str] = frozenset()) -> None:
    """Raise WrongLibrary unless a library suits the platform of a wheel's tag and exports these functions."""
    found = read(path)
    processor = _ARM_64 if "aarch64" in tag or "arm64" in tag else _X86_64
    kind = "macho" if "macosx" in tag else "pe" if "win" in tag else "elf"
    oldest = re.match(r"macosx_(\d+)_(\d+)", tag)
    most = (int(oldest[1]), int(oldest[2])) if oldest else _OLDEST_GLIBC
    if (found.format, found.processor) != (kind, processor):
        raise WrongLibrary(f"{path}: {found.format} for {found.processor}, not {kind} for {processor}")
    if found.system > most:
        raise WrongLibrary(f"{path}: needs {found.system}, newer than {most}")
    if kind == "macho" and processor == _ARM_64 and not found.is_signed:
        raise WrongLibrary(f"{path}: not signed")
    if missing := sorted(functions - found.exports):
        raise WrongLibrary(f"{path}: does not export {missing[0]}")


def _text(data: bytes, at: int) -> str:
    return bytes(takewhile(bool, data[at : at + 256])).decode()


def _elf(data: bytes) -> Binary:
    machine = {62: _X86_64, 183: _ARM_64}.get(struct.unpack_from("<H", data, 18)[0], "another")
    (headers,), (size, many) = struct.unpack_from("<Q", data, 40), struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQII", data, headers + size * n) for n in range(many)]
    symbols = next(section for section in sections if section[1] == 11)
    names = sections[symbols[6]][4]
    found = [struct.unpack_from("<IBBH", data, symbols[4] + 24 * n) for n in range(symbols[5] // 24)]
    versions = re.findall(rb"GLIBC_(\d+)\.(\d+)", data)
    system = max(((int(major), int(minor)) for major, minor in versions), default=(0, 0))
    exports = frozenset(_text(data, names + name) for name, info, _, section in found if section and info >> 4)
    return Binary("elf", machine, exports, system)


def _macho(data: bytes) -> Binary:
    machine = {0x01000007: _X86_64, 0x0100000C: _ARM_64}.get(struct.unpack_from("<I", data, 4)[0], "another")
    at, exports, system, is_signed = 32, frozenset[str](), (0, 0), False
    for _ in range(struct.unpack_from("<I", data, 16)[0]):
        command, size = struct.unpack_from("<II", data, at)
        if command == 2:
            exports = _macho_exports(data, *struct.unpack_from("<III", data, at + 8))
        elif command in {0x24, 0x32}:
            (version,) = struct.unpack_from("<I", data, at + (8 if command == 0x24 else 12))
            system = (version >> 16, version >> 8 & 255)
        is_signed = is_signed or command == 0x1D
        at += size
    return Binary("macho", machine, exports, system, is_signed)


def _macho_exports(data: bytes, symbols: int, many: int, names: int) -> frozenset[str]:
    found = [struct.unpack_from("<IB", data, symbols + 16 * n) for n in range(many)]
    return frozenset(_text(data, names + name).removeprefix("_") for name, kind in found if kind & 0xF == 0xF)


def _pe(data: bytes) -> Binary:
    (head,) = struct.unpack_from("<I", data, 60)
    machine, many = struct.unpack_from("<HH", data, head + 4)
    (optional,) = struct.unpack_from("<H", data, head + 20)
    sections: list[tuple[int, ...]] = [
        struct.unpack_from("<IIII", data, head + 24 + optional + 40 * n + 8) for n in range(many)
    ]

    def place(address: int) -> int:
        """Where the file holds what is at an address."""
        return next(
            at + address - start for size, start, raw, at in sections if start <= address < start + max(size, raw)
        )

    table = place(struct.unpack_from("<I", data, head + 24 + 112)[0])
    (count,), (names,) = struct.unpack_from("<I", data, table + 24), struct.unpack_from("<I", data, table + 32)
    addresses = struct.unpack_from(f"<{count}I", data, place(names))
    exports = frozenset(_text(data, place(address)) for address in addresses)
    return Binary("pe", {0x8664: _X86_64, 0xAA64: _ARM_64}.get(machine, "another"), exports)
