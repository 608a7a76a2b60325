"""Builds and checks the page: ``python -m scripts.page build|check|components|install|lint|protocol|quick|test|types``.

A stamp in ``web/dist`` records what it was built from; a page that is up to date is not built again.
"""

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from pathlib import Path

from .floors import faults
from .node import ROOT, WEB, Node, NodeFailed

STAMP = WEB / "dist" / ".built"
LOCKED = WEB / "package-lock.json"
TYPES = WEB / "src" / "protocol" / "types.ts"
_NETS = [ROOT / "src" / "foretell" / "bots" / "net" / f"{game}.net" for game in ("wizard", "extreme")]
_DAILY = ROOT / "src" / "foretell" / "coach" / "daily.json"
_LESSONS = ROOT / "src" / "foretell" / "lessons"
_SOURCES = (WEB, ROOT / "locales", ROOT / "docs" / "rules", ROOT / "LICENSE", _LESSONS, _DAILY, *_NETS)
SLOW = ("daily", "device_host", "device_same", "device_undo", "lookback", "pad_editor", "puzzles")
"""The tests of the page that think long, or play many games."""
_NOT_BUILT_FROM = {WEB / name for name in (".svelte-check", "benchmarks", "dist", "node_modules", "tests")}


def fingerprint() -> str:
    """A hash of everything that the page is built from."""
    digest = hashlib.sha256()
    for path in inputs():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def inputs() -> Iterator[Path]:
    """The files that the page is built from, in a fixed order."""
    waiting = list(_SOURCES)
    while waiting:
        place = waiting.pop()
        if place.is_dir() and place not in _NOT_BUILT_FROM:
            waiting += sorted(place.iterdir(), reverse=True)
        elif place.is_file():
            yield place


def is_built() -> bool:
    """Whether the page is built from the present files."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == fingerprint()


def build(find: Callable[[], Node] = Node.find) -> None:
    """Build the page, unless it is up to date; ``find`` gives the Node for it."""
    if is_built():
        return
    say("Building the page (once, and again when it has changed) ...")
    with alone():
        if is_built():
            return
        made_from = fingerprint()
        node = find()
        node.install(development=False)
        node.run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
        STAMP.write_text(f"{made_from}\n", encoding="utf-8")


@contextmanager
def alone() -> Iterator[None]:
    """Context in which no other process installs Node's packages or builds the page; not on Windows."""
    with LOCKED.open("rb") as file:
        with suppress(ImportError, OSError):
            fcntl = import_module("fcntl")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def check() -> None:
    """Run all checks of the page one after the other, and build it (``scripts.gates`` runs them in parallel)."""
    for task in (protocol, lint, components, test):
        say(f"{(task.__doc__ or '').splitlines()[0]} ..")
        task()
    build()


def install() -> None:
    """Install the packages for development."""
    developing()


def protocol() -> None:
    """Check that the types of the protocol are up to date."""
    if types(developing()) != TYPES.read_text(encoding="utf-8"):
        raise NodeFailed(f"{TYPES.relative_to(ROOT)} is not what the server says; `make types` writes it")


def lint() -> None:
    """Check the page's style, that no imports form a cycle, and that they point down."""
    developing().run_npm("run", "--silent", "lint")
    if wrong := faults(WEB / "src"):
        raise NodeFailed("\n".join([*wrong, "Imports between the folders of web/src point down (docs/page.md)"]))


def components() -> None:
    """Check the types of the page's modules and components."""
    developing().run_npm("run", "--silent", "check")


def test() -> None:
    """Run the tests of the page's modules."""
    developing().run_npm("run", "--silent", "test")


def quick() -> None:
    """Run the tests of the page's modules that are not slow."""
    left_out = [f"--exclude=tests/{name}.test.ts" for name in SLOW]
    developing().run_npm("run", "--silent", "test", "--", *left_out)


def write_types() -> None:
    """Write the types of the protocol, from the server's messages."""
    TYPES.write_text(types(developing()), encoding="utf-8")


def developing() -> Node:
    """Node, with the packages for development."""
    node = Node.find()
    with alone():
        node.install(development=True)
    return node


def types(node: Node) -> str:
    """The types, as TypeScript."""
    schema = subprocess.run(
        [sys.executable, "-m", "foretell", "serve", "--schema"], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True
    )
    return node.output_of("scripts/types.js", "--print", given=schema.stdout)


def say(text: str) -> None:
    """Report progress, on standard error."""
    print(text, file=sys.stderr, flush=True)


def main() -> int:
    """Run the given task."""
    tasks: dict[str, Callable[[], None]] = {
        "build": build,
        "check": check,
        "components": components,
        "install": install,
        "lint": lint,
        "protocol": protocol,
        "quick": quick,
        "test": test,
        "types": write_types,
    }
    parser = argparse.ArgumentParser(prog="python -m scripts.page", description="Build the page in the browser.")
    parser.add_argument("task", choices=tasks)
    parser.add_argument("--system-node", action="store_true", help="to build with the system's Node, or not at all")
    given = parser.parse_args()
    task = given.task
    if given.system_node:
        tasks["build"] = partial(build, Node.of_system)
    try:
        tasks[task]()
    except NodeFailed as error:
        say(f"{error}.")
        if task == "build" and not given.system_node:
            say("What went wrong stands above; the next start tries again.")
            say("Until then, `make terminal` plays in the terminal; it needs none of this.")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
