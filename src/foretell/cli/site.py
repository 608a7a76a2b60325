"""``foretell site``: writes the page as a folder of files."""

import argparse
import sys
from pathlib import Path

from .. import resources

_MEGABYTE = 1_000_000


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "site",
        help="write the page in the browser as a folder that any web host can serve",
        description="Write the page in the browser as a folder of files that any web host can serve, under any path. It"
        " has everything except playing with others: games against bots, replays, lessons, the score pad, the rules and"
        " the cards. Running the command again updates the folder; your own files in it are kept.",
    )
    parser.add_argument("folder", metavar="DIR", type=Path, help="a new, empty or earlier folder")
    parser.add_argument(
        "--server",
        metavar="URL",
        help="a server for playing with others, as https://cards.example.org; its --origins must name the page's host",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write the folder."""
    page = resources.web()
    if page is None:
        print("foretell: the page has not been built; in a checkout, `make page` builds it", file=sys.stderr)
        return 1
    from ..server.site.folder import files_of, server_at, write_site

    files = files_of(page, None if given.server is None else server_at(given.server))
    write_site(given.folder, files)
    size = sum(map(len, files.values())) / _MEGABYTE
    print(f"{given.folder}: {len(files)} files, {size:.1f} MB")
    print(f"To look at it: python -m http.server --bind 127.0.0.1 --directory {given.folder}")
    return 0
