"""What messengers show of a link to the page: title, text and picture, in the language that the request asks for.

A preview shows no more than the link itself shows somebody without a seat: the players' names, if the table waits or
lets others watch.  A table that only its players may see, and one that has banned the address, has the same preview as
a table that does not exist.
"""

import asyncio
import html
import re
from collections.abc import Sequence

from starlette.requests import Request

from ...resources import LANGUAGES, PREVIEW
from ...store import StoreError
from ...words import Words
from ..net.access import address_of
from ..net.problem import Problem
from ..table.summary import Summary
from .context import context_of

_PATIENCE_SECONDS = 2.0
_OWN = re.compile(r'\s*<meta property="og:[^>]*>')
_LOCALES = {"en": "en_GB", "de": "de_DE", "nl": "nl_NL"}


def language_of(request: Request) -> str:
    """The first of the client's languages that we have."""
    wishes = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


async def with_preview(page: str, path: str, request: Request) -> str:
    """The page with the preview of a path in place of its own."""
    words = await asyncio.to_thread(Words, language_of(request))
    title, text = await _preview(path, request, words)
    root = f"{request.url.scheme}://{request.headers.get('host', '')}"
    properties = {
        "type": "website",
        "site_name": "foretell",
        "title": title,
        "description": text,
        "url": f"{root}{request.url.path}",
        "image": f"{root}/{PREVIEW}",
        "image:width": "1200",
        "image:height": "630",
        "locale": _LOCALES[words.lang],
    }
    tags = "".join(
        f'\n    <meta property="og:{name}" content="{html.escape(value)}" />' for name, value in properties.items()
    )
    return _OWN.sub("", page).replace("</title>", f"</title>{tags}", 1)


async def _preview(path: str, request: Request, words: Words) -> tuple[str, str]:
    """The title and the text."""
    match path.strip("/").split("/"):
        case ["table", table]:
            summary = await _shown_to_all(table, request)
            return _of_table(summary, words) if summary else _named("preview-table", words)
        case ["pad", *_]:
            return _named("preview-pad", words)
        case ["replay", *_]:
            return _named("preview-replay", words)
        case _:
            return _named("preview", words)


async def _shown_to_all(table: str, request: Request) -> Summary | None:
    """The table, if anybody with its link may see it; None also if it cannot be read soon."""
    try:
        async with asyncio.timeout(_PATIENCE_SECONDS):
            context = context_of(request)
            return await context.tables.shown_to_all(table, address_of(request), context.charge(request))
    except (StoreError, Problem, TimeoutError):
        return None


def _of_table(summary: Summary, words: Words) -> tuple[str, str]:
    game = words(f"game-{summary.kind.game.__struct_config__.tag}")
    people = [name for name, player in zip(summary.names, summary.players, strict=True) if player and name]
    title = words(f"preview-{summary.status}", game=game, free=summary.free)
    if not people:
        return title, words("preview.about")
    return title, words("preview-people", names=_listed(people, words), count=len(people), status=summary.status)


def _listed(names: Sequence[str], words: Words) -> str:
    """Names in a sentence."""
    *others, last = names
    return words("list", first=", ".join(others), last=last) if others else last


def _named(name: str, words: Words) -> tuple[str, str]:
    return words(name), words(f"{name}.about")
