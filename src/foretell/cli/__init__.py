"""The command line: ``foretell COMMAND``; each command has a module of its own."""

import argparse
import errno
import io
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module

from .. import __version__
from ..files import told
from ..game.errors import ForetellError
from ..interrupts import INTERRUPTED, answer_in_command, answer_quietly
from ..terminal.system.encoding import ASCII
from .completion import SHELLS, Completion

_PLAYING = (
    "play",
    "join",
    "lessons",
    "daily",
    "puzzles",
    "pad",
    "tournament",
    "club",
    "stats",
    "hint",
    "bots",
    "lookback",
    "replay",
    "simulate",
    "arena",
    "dataset",
    "bot",
)
_OTHERS = ("verify", "perft", "show", "rules", "verify-deal", "serve", "site", "db", "compile", "man")
_MODULES = {"bots": "hint", "verify": "records", "perft": "records", "rules": "show", "verify-deal": "fair"}
"""The modules of the commands that are not called as their modules."""
_PACKAGES = {"fluent", "msgspec", "prometheus_client", "rich", "starlette", "textual", "uvicorn", "websockets"}
"""Packages of extras that commands need at once, by the names that Python imports."""
_EXTRAS = {"db": "serve", "join": "client,terminal", "serve": "serve"}
"""The extras of the commands that do not need ``terminal`` alone."""
_OUTPUT = "standard output"
_OF_COMMANDS = {command: _MODULES.get(command, command) for command in (*_PLAYING, *_OTHERS)}
"""All commands in the order of the help, with their modules."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status.

    0 success, 1 a fault was found or it failed, 2 wrong usage, 130 interrupted.
    """
    try:
        answer_in_command()
        return _written(arguments)
    except (KeyboardInterrupt, RuntimeError) as error:
        # Python 3.11 raises RuntimeError from what is raised while a class names its attributes
        if not any(isinstance(each, KeyboardInterrupt) for each in (error, error.__cause__)):
            raise
        print("foretell: interrupted", file=sys.stderr)
        return INTERRUPTED
    finally:
        answer_quietly()


def _written(arguments: Sequence[str] | None) -> int:
    """Run a command; 1 if standard output has not taken all that it printed."""
    try:
        status = _run(arguments)
    except SystemExit:  # argparse's, after the help or a fault of usage
        if not _is_written():
            return 1
        raise
    return status if _is_written() else 1


def _is_written() -> bool:
    """Whether standard output takes what is still to be written; if not, says why, unless it is a closed pipe."""
    try:
        sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"foretell: {_OUTPUT}: {told(error)}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True


def _run(arguments: Sequence[str] | None) -> int:
    _open_streams()
    parser = parser_of(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ASCII)
    given = argparse.Namespace(command="")
    try:
        parser.parse_args(arguments, given)
        status: int = given.run(given)
    except ForetellError as error:
        return _fault(error)
    except OSError as error:
        return _system_fault(error)
    except ModuleNotFoundError as error:
        return _missing_package(error, given.command)
    return status


def _open_streams() -> None:
    """Put nothing in place of the standard streams that were closed before the start."""
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(os.open(os.devnull, os.O_RDWR), mode) if stream is None else stream
        for stream, mode in ((sys.stdin, "r"), (sys.stdout, "w"), (sys.stderr, "w"))
    )


def _fault(error: ForetellError) -> int:
    """Report a fault of what was given: 1 for a record's, 2 for another."""
    from ..record.errors import RecordError

    print(f"foretell: {error}", file=sys.stderr)
    return 1 if isinstance(error, RecordError) else 2


def parser_of(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these arguments: of the command that they name, or of all commands."""
    parser = argparse.ArgumentParser(prog="foretell", description="Wizard and Wizard Extreme: play, score, analyse.")
    parser.add_argument("--version", action="version", version=f"foretell {__version__}")
    parser.add_argument(
        "--completion", action=Completion, choices=SHELLS, help="print a script that completes commands in this shell"
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for module in _modules(arguments):
        import_module(f".{module}", __package__).add_commands(commands)
    return parser


def _modules(arguments: Sequence[str]) -> Iterable[str]:
    """The module of the command; none for the version, and all if no known command is named."""
    if arguments[:1] == ["--version"]:
        return ()
    named = [_OF_COMMANDS[name] for name in arguments[:1] if name in _OF_COMMANDS]
    return named or dict.fromkeys(_OF_COMMANDS.values())


def _missing_package(error: ModuleNotFoundError, command: str) -> int:
    """Say how to install what a command needs; any other missing module is raised again."""
    if (error.name or "").partition(".")[0] not in _PACKAGES:
        raise error
    extra = _EXTRAS.get(command, "terminal")
    print(f"foretell: `foretell {command}` needs more packages: pip install 'foretell[{extra}]'", file=sys.stderr)
    return 1


def _system_fault(error: OSError) -> int:
    """Report a file that cannot be read or written; a closed pipe is not reported."""
    if error.filename is None and error.errno in (errno.ENOSPC, errno.EFBIG):
        error.filename = _OUTPUT  # files are named (``files.naming``)
    if _is_written() and not isinstance(error, BrokenPipeError):
        print(f"foretell: {told(error)}", file=sys.stderr)
    return 1
