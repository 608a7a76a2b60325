"""The rules of both games as WebAssembly: ``python -m scripts.wasm`` writes them into ``web/engine`` (``make wasm``).

Each game has a module, ``wizard.wasm``, and ``wizard.json`` beside it tells the fields of its structs, and what its
functions return and take.  The bytes are the same on every system, so a test can compare them.

A host puts its structs and arrays into the memory that the module exports, from ``__heap_base`` on (a multiple of 16),
and calls the functions with addresses; integers are ``BigInt`` there, addresses are numbers.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from foretell.bots.library import IN_BROWSER
from foretell.engine.records import record_type
from foretell.engine.translate.emitting import interface, text
from foretell.engine.translate.program import Program

from .node import ROOT

FOLDER = ROOT / "web" / "engine"
_FLAGS = ("-std=gnu11", "-O3", "-fwrapv", "-ffp-contract=off", "-fno-math-errno", "-fvisibility=hidden", "-w", "-g0")
_TARGET = ("-target", "wasm32-freestanding", "-mbulk-memory", "-msimd128", "-nostdlib")
_LINKING = ("--no-entry", "--export-dynamic", "--export=__heap_base", "--strip-all")


def files(game: str) -> dict[str, bytes]:
    """The files of a game, by their names; raises CalledProcessError if the compiler fails."""
    program = Program()
    exports = program.exports(game, IN_BROWSER[game])
    code = text(program, exports)
    functions = {name: kinds for name, *kinds in map(str.split, interface(exports))}
    layout = {"structs": {struct.c: _layout(struct.kind) for struct in program.structs}, "functions": functions}
    return {f"{game}.wasm": _compiled(code), f"{game}.json": _written(layout).encode()}


def _written(layout: object) -> str:
    """As JSON, a line for each field and each function."""
    return re.sub(r"\[[^\[\]]*\]", lambda row: " ".join(row[0].split()), json.dumps(layout, indent=1)) + "\n"


def _layout(kind: type) -> dict[str, Any]:
    """The size of a struct, and of each field its offset, its element or struct, and how many there are."""
    record = record_type(kind)
    fields: dict[str, Any] = {}
    for name, (of, offset, *_) in (record.fields or {}).items():
        inner, shape = of.subdtype or (of, (1,))
        fields[name] = [offset, inner.name if inner.names is None else inner.itemsize, shape[0]]
    return {"size": record.itemsize, "fields": fields}


def _compiled(code: str) -> bytes:
    """The module, by the C compiler of Zig: the same one on every system."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "rules.c", Path(folder) / "rules.wasm"
        source.write_text(code, encoding="utf-8")
        linking = [f"-Wl,{option}" for option in _LINKING]
        zig([*_FLAGS, *_TARGET, *linking, source.name, "-o", made.name], Path(folder))
        return made.read_bytes()


def zig(arguments: Sequence[str], folder: Path) -> None:
    """Run Zig's C compiler in a folder, with its cache in the project's; raises CalledProcessError if it fails."""
    cache = str(ROOT / "build" / "zig")
    environment = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
    subprocess.run([sys.executable, "-m", "ziglang", "cc", *arguments], cwd=folder, env=environment, check=True)


def main() -> None:
    """Write the files of both games."""
    FOLDER.mkdir(exist_ok=True)
    for game in IN_BROWSER:
        for name, content in files(game).items():
            (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
