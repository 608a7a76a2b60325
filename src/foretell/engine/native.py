"""The native library: the rules of both games, translated to C and compiled.

Released wheels bring it; ``foretell compile`` makes it elsewhere.

Its functions take numbers, and arrays that they read and write in place: numpy arrays, ``array.array``, or anything
else with a buffer.  They release Python's lock.
"""

import ctypes
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast
from weakref import ref

FOLDER = Path(__file__).parent / "_native"
"""Where the library lies: a file for each kind of processor.  Where it cannot be written: ``user_folder``."""
FASTEST = "x86-64-v3"
"""The library for newer x86 processors."""
PLAIN = "x86-64"
"""The library for every x86 processor of 64 bits."""
OTHER = "plain"
"""The library for processors of another family."""
CHECKED = "checked"
"""The library that checks every index, sum and division (FORETELL_BOUNDSCHECK=1)."""
_PACKAGE = Path(__file__).parent.parent
_SUFFIXES = {"win32": ".dll", "cygwin": ".dll", "darwin": ".dylib"}
_NEEDED = "the compiled half of the engine needs the native library"
_HOW = "`foretell compile` makes it, with cc, gcc or clang"

UNUSABLE = (OSError, AttributeError, ValueError)
"""What ``Library`` raises for a file that this system cannot load, or for another library."""
Native = Callable[..., Any]


class NativeMissing(ImportError):
    """The native library is missing or older than its sources; the message says how to make it."""


class Library:
    """A library that is loaded: its functions by their names, such as ``wizard_apply_all``."""

    def __init__(self, path: Path) -> None:
        """Load it; raises one of ``UNUSABLE`` if that fails."""
        self.c = ctypes.CDLL(str(path))
        """The library as ctypes has it."""
        self.path = path
        self.sources = self._text("foretell_sources").splitlines()
        """The hash of its sources, and their paths, relative to the package."""
        names = self._text("foretell_structs").split()
        sizes = (ctypes.c_int64 * (len(names) + 1)).in_dll(self.c, "foretell_sizes")
        self.sizes = dict(zip(names, sizes[1:], strict=True))
        """The structs with their sizes in bytes."""
        self.interface = {name: kinds for name, *kinds in map(str.split, self._text("foretell_functions").splitlines())}
        """For each function, what it returns and what it takes."""
        self._checked = bool(self.c.foretell_is_checked())
        self._functions: dict[str, Native] = {}

    def _text(self, function: str) -> str:
        called = self.c[function]
        called.restype = ctypes.c_char_p
        return cast("bytes", called()).decode()

    @property
    def is_current(self) -> bool:
        """Whether it was made from the current sources."""
        expected, *files = self.sources
        return expected == digest(files)

    @property
    def suits_fastest(self) -> bool:
        """Whether this machine can run the library for newer processors."""
        return is_new_processor(self.c)

    def function(self, name: str) -> Native:
        """A function of the library; raises KeyError if it has none of this name.

        It raises TypeError for a wrong number of arguments or an array of another type, ValueError for an array that
        is not contiguous or not writable, and in the checked library IndexError for the first fault.
        """
        if name not in self._functions:
            self._functions[name] = self._function(name)
        return self._functions[name]

    def _function(self, name: str) -> Native:
        result, *kinds = self.interface[name]
        called = self.c[name]
        called.restype = _RESULTS[result]
        called.argtypes = [_RESULTS.get(kind, ctypes.c_void_p) for kind in kinds]
        return self.taking(kinds, called, name)

    def taking(self, kinds: Sequence[str], called: Native, name: str) -> Native:
        """What calls this with arguments of these kinds, which it checks; raises what ``function`` says."""
        is_checked = self._checked
        takers = [None if kind in _RESULTS else _taker(kind, self.sizes) for kind in kinds]

        def run(*given: Any) -> Any:
            if len(given) != len(takers):
                raise TypeError(f"{name} takes {len(takers)} arguments, not {len(given)}")
            answer = called(*[one if take is None else take(one) for take, one in zip(takers, given, strict=True)])
            if is_checked and (fault := self._text("foretell_fault")):
                raise IndexError(fault)
            return answer

        return run


_RESULTS: dict[str, Any] = {
    "int": ctypes.c_int64,
    "bool": ctypes.c_int64,
    "float": ctypes.c_double,
    "None": None,
}
_FORMATS = {"i": "bBhHiIlLqQ?", "f": "fd"}
"""The formats of buffers that hold integers, and of those that hold floats."""


def _taker(kind: str, sizes: dict[str, int]) -> Callable[[Any], int | None]:
    """A function from an argument of this kind to its address."""
    element, _, const = kind.partition("*")
    size = sizes.get(element) or int(element.strip("uintfloa")) // 8
    family = "" if element in sizes else "f" if element.startswith("float") else "i"

    kinds = {"": "V", "f": "f", "i": "iub"}[family]

    known: list[tuple[Callable[[], object], int]] = [(_nothing, 0)]
    """The array that was checked last, and its address: loops pass the same one again and again."""

    def take(given: Any) -> int | None:
        last, address = known[0]
        if last() is given and given is not None:  # numpy does not move an array to which there is a weak reference
            return address
        of = getattr(given, "dtype", None)
        if of is None:
            return _address(memoryview(given), element, size, family)
        if of.kind not in kinds or of.itemsize != size:
            raise TypeError(f"an array of {element} is wanted, not of {of}")
        flags = given.flags
        if not flags.c_contiguous or not (const or flags.writeable):
            raise ValueError("an array must be contiguous and writable")
        address = _address_of(given, family)
        known[0] = ref(given), address
        return address

    return take


def _address_of(given: Any, family: str) -> int:
    """The address of a numpy array; for structs a buffer would be slower, since numpy describes all their fields."""
    if not family or not given.size or not given.flags.writeable:
        return cast("int", given.ctypes.data)
    return ctypes.addressof(ctypes.c_char.from_buffer(given))


def _nothing() -> None:
    """Stands for a reference to an array that is gone."""


def _address(view: memoryview, element: str, size: int, family: str) -> int | None:
    """The address of a buffer that is not a numpy array."""
    fits = view.format in _FORMATS[family] and view.itemsize == size if family else view.nbytes % size == 0
    if not fits:
        raise TypeError(f"an array of {element} is wanted, not one of {view.format!r}")
    if not view.contiguous or view.readonly:
        raise ValueError("an array must be contiguous and writable")
    return ctypes.addressof(ctypes.c_char.from_buffer(view)) if view.nbytes else None


def digest(files: Sequence[str]) -> str:
    """A hash of source files, named relative to the package; of a missing file too."""
    whole = hashlib.sha256()
    for name in files:
        path = _PACKAGE / name
        whole.update(name.encode() + b"\n" + (path.read_bytes() if path.is_file() else b"missing") + b"\n")
    return whole.hexdigest()


def is_new_processor(library: ctypes.CDLL) -> bool:
    """Whether this machine can run the library for newer processors; any library with this function can tell."""
    return bool(library.foretell_is_new_processor())


def library_path(variant: str, system: str = sys.platform) -> Path:
    """The path of the library for a kind of processor, on this system or another."""
    return FOLDER / f"{variant}{_SUFFIXES.get(system, '.so')}"


def user_folder() -> Path:
    """The folder for libraries that this installation's user has compiled; raises ImportError without platformdirs."""
    cache_path: Path = import_module("platformdirs").user_cache_path("foretell")
    return cache_path / "native" / hashlib.sha256(bytes(FOLDER)).hexdigest()[:16]


def places(*variants: str) -> Iterator[Path]:
    """Where libraries of these kinds may lie, best place first."""
    inside = [library_path(variant) for variant in variants]
    yield from inside
    if find_spec("platformdirs") is not None:  # set-up compiles before any package is installed
        yield from (user_folder() / path.name for path in inside)


@cache
def load() -> Library:
    """The library for this machine; with FORETELL_BOUNDSCHECK=1 the checked one.

    Raises NativeMissing if there is none, or if it was made from other sources.
    """
    if os.environ.get("FORETELL_BOUNDSCHECK"):
        return _loaded([CHECKED])
    found = _loaded([PLAIN, OTHER, FASTEST])
    is_fastest = found.path.stem == FASTEST
    if is_fastest and not found.suits_fastest:
        raise NativeMissing(f"{_NEEDED}; the one that is there is for newer processors: {_HOW}")
    if not is_fastest and found.suits_fastest and any(map(Path.exists, places(FASTEST))):
        return _loaded([FASTEST])
    return found


@cache
def is_at_hand() -> bool:
    """Whether the native library is there."""
    try:
        load()
    except NativeMissing:
        return False
    return True


def _loaded(variants: Sequence[str]) -> Library:
    """The first of these libraries that this system can load and that is current; outdated ones may be left over."""
    fault: Exception | None = None
    why = "is not there"
    for path in filter(Path.exists, places(*variants)):
        try:
            found = Library(path)
        except UNUSABLE as error:
            fault, why = error, f"cannot be loaded ({error})"
            continue
        if found.is_current:
            return found
        fault, why = None, "is older than its sources"
    raise NativeMissing(f"{_NEEDED}, which {why}: {_HOW}") from fault
