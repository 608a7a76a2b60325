"""``foretell compile``: makes the native library where the package brings none."""

import argparse
import sys


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "compile",
        help="make the native library, where the package brings none",
        description="Make the native library for this machine, unless it is there: packages for Linux, macOS and"
        " Windows bring it. Needs a C compiler (cc, gcc or clang). Where the package's folder cannot be written, the"
        " library is kept in your cache.",
    )
    parser.set_defaults(run=run)


def run(_given: argparse.Namespace) -> int:
    """Make it; the status is 1 where there is none afterwards."""
    from ..bots.library import make
    from ..engine.native import NativeMissing, load

    status = make()
    try:
        print(load().path)
    except NativeMissing as missing:
        print(f"foretell: {missing}", file=sys.stderr)
        return 1
    return status
