"""``foretell serve``: the server for tables that people and programs share."""

import argparse
import json
import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec

from .options import whole_number

_NEEDED = ("starlette", "uvicorn", "websockets", "msgspec", "prometheus_client")


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="run a server for tables that people and programs share",
        description="Run the server. Every flag can be set by environment too, as FORETELL_PORT for --port."
        " See docs/self-hosting.md.",
    )
    parser.add_argument("--host", help="the address to listen at; default: 127.0.0.1")
    parser.add_argument("--port", type=whole_number, help="default: 8000")
    parser.add_argument("--data", metavar="FOLDER", help="where tables are kept; default: the platform's data folder")
    parser.add_argument("--origins", metavar="URL[,URL…]", help="other sites whose pages may open sockets")
    parser.add_argument("--trusted-proxies", metavar="IP[,IP…]", help="whose X-Forwarded-For counts")
    parser.add_argument("--secure-cookies", action="store_true", default=None, help="cookies over https alone")
    parser.add_argument("--metrics", action="store_true", default=None, help="serve /metrics for Prometheus")
    parser.add_argument("--workers", type=whole_number, help="processes for bots; default: 1")
    parser.add_argument("--bot-pause", metavar="LEAST,MOST", help="seconds before a bot moves; default: 0.6,1.4")
    parser.add_argument("--log-level", choices=("debug", "info", "warning", "error"), help="default: info")
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of the protocol, and end")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve, or print the schema."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        print(f"foretell: the server needs {', '.join(missing)}: install foretell[serve]", file=sys.stderr)
        return 1
    from ..server.configure import WrongSetting, settings_of
    from ..server.run import serve
    from ..server.schema import schema

    if given.schema:
        print(json.dumps(schema(), indent=2))
        return 0
    try:
        settings = settings_of(flags_of(given), os.environ)
    except WrongSetting as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 2
    serve(settings)
    return 0


def flags_of(given: argparse.Namespace) -> Mapping[str, str]:
    """The flags that were given, as text, by the names that the environment has."""
    named = {name: value for name, value in vars(given).items() if value is not None and name not in ("run", "schema")}
    return {f"FORETELL_{name.upper()}": "1" if value is True else str(value) for name, value in named.items()}
