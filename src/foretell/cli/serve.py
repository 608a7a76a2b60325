"""``foretell serve``: runs the server for shared tables."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from .options import add_data, add_opponents, look_here, whole_number
from .server_lock import Taken, held

if TYPE_CHECKING:
    from ..server.ops.settings import Settings
    from ..words import Words


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="run a server for tables that people and programs share",
        description="Run the server. Settings can also be made by environment variables, such as FORETELL_PORT;"
        " --settings lists them all.",
    )
    parser.add_argument("--host", help="the address to listen on; default: 127.0.0.1")
    parser.add_argument("--port", type=whole_number, help="default: 8000")
    add_data(parser)
    parser.add_argument(
        "--store",
        metavar="URL",
        help="a PostgreSQL database that several servers share, as postgresql://HOST/NAME; default: a file;"
        " put a password in FORETELL_STORE or PGPASSWORD, not here",
    )
    parser.add_argument("--node", metavar="HOST:PORT", help="where servers with the same store reach this one")
    parser.add_argument("--origins", metavar="URL[,URL…]", help="other sites whose pages may use the server")
    parser.add_argument("--hosts", metavar="NAME[,NAME…]", help="the server's names on the internet")
    parser.add_argument("--trusted-proxies", metavar="IP[,IP…]", help="proxies whose X-Forwarded-For is trusted")
    parser.add_argument("--secure-cookies", action="store_true", default=None, help="send cookies over https only")
    parser.add_argument(
        "--metrics", metavar="HOST:PORT", help="the address of the metrics for Prometheus; default: none"
    )
    parser.add_argument("--workers", type=whole_number, help="number of processes for bots; default: 1")
    add_opponents(parser)
    parser.add_argument(
        "--bots",
        metavar="B[,B…]",
        help="bots from outside that tables may seat: module:Class, pipe:COMMAND, or names of --opponents",
    )
    parser.add_argument("--bot-pause", metavar="LEAST,MOST", help="seconds before a bot moves; default: 0.6,1.4")
    parser.add_argument("--operator", metavar="yes|no", help="whether there is a page for the operator; default: yes")
    parser.add_argument(
        "--log-level", choices=("debug", "info", "warning", "error"), help="default: info; in a terminal warning"
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in the browser, on the first free port if none is given"
    )
    parser.add_argument("--settings", action="store_true", help="print all settings with their defaults and exit")
    parser.add_argument("--schema", action="store_true", help="print the JSON schema of the protocol and exit")
    parser.add_argument("--openapi", action="store_true", help="print the OpenAPI description and exit")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve, or print the settings or a schema."""
    from ..server.ops.configure import WrongSetting, settings_of
    from ..store import StoreError

    if text := _text_instead(given):
        print(text)
        return 0
    flags = flags_of(given)
    watched = given.open or (sys.stderr.isatty() and bool(_for_a_person(flags)))
    try:
        settings = settings_of({**_for_a_person(flags), **flags} if watched else flags, os.environ)
        look_here(settings.bots)
        return _serve_for_a_person(settings, flags, opens=given.open) if watched else _serve(settings)
    except (WrongSetting, StoreError) as error:
        print(f"foretell: {error}", file=sys.stderr)
        return 1 if isinstance(error, StoreError) else 2


def _text_instead(given: argparse.Namespace) -> str:
    """What is to be printed instead of serving; empty if nothing is."""
    from ..server.endpoints.openapi import openapi
    from ..server.ops.configure import listing
    from ..server.protocol.schema import schema

    if given.settings:
        return "\n".join(listing())
    if given.schema or given.openapi:
        return json.dumps(schema() if given.schema else openapi(), indent=2)
    return ""


def flags_of(given: argparse.Namespace) -> Mapping[str, str]:
    """The flags that were given, as text, under the names of their environment variables."""
    others = ("command", "run", "open", "settings", "schema", "openapi")
    named = {name: value for name, value in vars(given).items() if value is not None and name not in others}
    return {f"FORETELL_{name.upper()}": "1" if value is True else str(value) for name, value in named.items()}


def _serve(settings: "Settings") -> int:
    from ..server.net.own_addresses import in_url
    from ..server.run import serve

    try:
        with _held(settings, f"http://{in_url(settings.host)}:{settings.port}/" if settings.port else ""):
            serve(settings)
    except Taken as taken:
        print(f"foretell: another server has {settings.data}: {taken}", file=sys.stderr)
        return 1
    return 0


def _held(settings: "Settings", address: str) -> AbstractContextManager[None]:
    """The database, held for this server alone, if it is a file."""
    return nullcontext() if settings.store else held(settings.database, address)


def _for_a_person(flags: Mapping[str, str]) -> Mapping[str, str]:
    """The default settings in a terminal, where a person watches: only warnings are logged."""
    said = {**os.environ, **flags}
    return {} if "FORETELL_LOG_LEVEL" in said else {"FORETELL_LOG_LEVEL": "warning"}


def _serve_for_a_person(settings: "Settings", flags: Mapping[str, str], *, opens: bool) -> int:
    """Serve, and print the address of the page; ``opens``: use a free port and open the browser too."""
    from ..server.ops.operator_token import token_file
    from ..server.run import serve
    from ..words import Words
    from .browser import address_of, listen, show_in_browser, welcome

    words = Words()
    chosen = not opens or "FORETELL_PORT" in {**os.environ, **flags}
    show = show_in_browser if opens else lambda _: False
    try:
        socket = listen(settings.host, settings.port if chosen else None)
    except OSError as error:
        try:
            with _held(settings, ""):
                print(words("serve-no-port", error=error.strerror or str(error)), file=sys.stderr)
                return 1
        except Taken as taken:  # perhaps by the server that has the port
            return _lead_to(taken, words, show)
    try:
        with socket, _held(settings, address_of(socket)):
            welcome(socket, words, show, token_file(settings.data) if settings.operator else None)
            serve(settings, socket)
    except Taken as taken:
        return _lead_to(taken, words, show)
    except KeyboardInterrupt:
        pass  # not raised in a process that was started with SIGINT ignored, though the server stops there too
    print("\n" + words("serve-closed"))
    return 0


def _lead_to(taken: Taken, words: "Words", show: Callable[[str], bool]) -> int:
    """Tell where the database's server is, and open its page."""
    from .browser import point_to

    print(words("serve-running", address=taken.address))
    point_to(taken.address, words, show)
    return 0
