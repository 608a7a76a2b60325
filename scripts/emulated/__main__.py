"""``python -m scripts.emulated``: tries the libraries that ``make wheels`` has made for other systems.

Those for ARM run by QEMU, those for Windows by Wine, those for this machine's Linux as they are.  Each is asked the
same as this machine's library, and must leave the same bytes behind.  There is nothing that runs those for macOS.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from foretell.engine.native import FASTEST, load

from ..node import ROOT
from ..wasm import zig
from ..wheels import PLATFORMS, Platform
from .calls import make_calls
from .recording import Recording, recorded

_HERE = Path(__file__).parent
_SECONDS = 300
"""The most time for a library."""
_RESULTS = {"int": "i", "bool": "i", "float": "f", "None": "n"}
_TYPES = {"i": "int64_t", "f": "double", "p": "void *", "n": "void"}


@dataclass(frozen=True, slots=True)
class Emulator:
    """A program that runs those of another system."""

    names: Sequence[str]
    """What it may be called; none: nothing is needed."""
    options: Sequence[str]
    packages: str
    """Debian's packages that bring it."""

    def command(self) -> list[str] | None:
        """How to call it; None if it is not there."""
        if not self.names:
            return []
        found = next(filter(None, map(shutil.which, self.names)), None)
        return None if found is None else [found, *self.options]


_QEMU = Emulator(
    ("qemu-aarch64", "qemu-aarch64-static"), ("-L", "/usr/aarch64-linux-gnu"), "qemu-user libc6-arm64-cross"
)
_WINE = Emulator(("wine64", "wine"), (), "wine64")
_NOTHING = Emulator((), (), "")


def emulator_of(chosen: Platform) -> Emulator | None:
    """What runs the programs of a platform here; None: nothing does."""
    if is_own(chosen):
        return _NOTHING
    if chosen.system == "win32":
        return _WINE
    return _QEMU if chosen.system == "linux" and "aarch64" in chosen.tag else None


def is_own(chosen: Platform) -> bool:
    """Whether this machine is of this platform."""
    return chosen.system == sys.platform and platform.machine().lower() in chosen.tag


def write(recording: Recording, folder: Path) -> None:
    """Write what a replay needs."""
    (folder / "recording").write_bytes(recording.written())
    (folder / "callers.h").write_text(callers(recording), encoding="utf-8")


def callers(recording: Recording) -> str:
    """The C that calls the functions of a recording."""
    lines, entries = [], []
    for number, (name, (result, *taken)) in enumerate(recording.functions.items()):
        kinds = _RESULTS[result] + "".join(_RESULTS.get(kind, "p") for kind in taken)
        types = ", ".join(_TYPES[kind] for kind in kinds[1:]) or "void"
        given = ", ".join(f"given[{place}].{kind}" for place, kind in enumerate(kinds[1:]))
        call = f"(({_TYPES[kinds[0]]} (*)({types}))function)({given})"
        kept = call if result == "None" else f"answer->{kinds[0]} = {call}"
        lines.append(f"static void call_{number}(void *function, const Value *given, Value *answer) {{ {kept}; }}")
        entries.append(f'    {{"{name}", "{kinds}", call_{number}}},')
    most = max(len(kinds) for kinds in recording.functions.values())
    return "\n".join(
        [
            f"enum {{ MOST_BUFFERS = {recording.most_buffers}, MOST_PARAMETERS = {most} }};",
            f'static const char SOURCES[] = "{load().sources[0]}";',
            *lines,
            "static const Entry ENTRIES[] = {",
            *entries,
            "};\n",
        ]
    )


def attempt(chosen: Platform, library: Path, folder: Path) -> str:
    """Try a library as the recording in the folder asks; the replay's sentence, or why it could not be tried."""
    emulator = emulator_of(chosen)
    command = None if emulator is None else emulator.command()
    if emulator is None:
        return "not tried: nothing here runs it"
    if command is None:
        return f"not tried: there is no {emulator.names[0]} (Debian: {emulator.packages})"
    if library.stem == FASTEST and not load().suits_fastest:
        return "not tried: this machine's processor is older"
    if not library.exists():
        return "not tried: `make wheels` makes it"
    program = folder / f"replay-{chosen.system}.exe"
    dynamic = ["-ldl"] if chosen.system == "linux" else []
    zig(
        ["-O2", "-w", "-target", chosen.target, str(_HERE / "replay.c"), f"-I{folder}", *dynamic, "-o", program.name],
        folder,
    )
    return _replayed([*command, str(program), str(library), str(folder / "recording")])


def _replayed(command: Sequence[str]) -> str:
    environment = {**os.environ, "WINEPREFIX": str(ROOT / "build" / "wine"), "WINEDEBUG": "-all"}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=_SECONDS)
    except subprocess.TimeoutExpired:
        return f"FAILED: not done after {_SECONDS} s"
    said = (done.stderr + done.stdout).strip().splitlines()
    last = said[-1] if said else f"ended with {done.returncode}"
    return last if done.returncode == 0 else f"FAILED: {last}"


def main() -> int:
    """Try all libraries; the exit status is 1 if one differs."""
    argparse.ArgumentParser(prog="python -m scripts.emulated", description=__doc__).parse_args()
    with recorded() as recording:
        make_calls()
    outcomes = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        write(recording, folder)
        for chosen in PLATFORMS:
            for library in chosen.files().values():
                outcomes.append(attempt(chosen, library, folder))
                print(f"{chosen.tag} {library.stem}: {outcomes[-1]}", flush=True)
    return int(any(outcome.startswith("FAILED") for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
