"""The folders of data files: packaged with foretell, or in the checkout that it runs from; and the language."""

import os
from collections.abc import Mapping
from pathlib import Path

_PACKAGE = Path(__file__).parent
_CHECKOUT = _PACKAGE.parent.parent
_FALLBACK = "en"
NETS = ".net"
"""The ending of files with nets."""
_VARIABLES = ("FORETELL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def locales() -> Path:
    """The folder with the words of each language."""
    return _folder("locales", "locales")


def rule_books() -> Path:
    """The folder with the rule book in each language."""
    return _folder("rules", "docs/rules")


def lessons() -> Path:
    """The folder with the lessons."""
    return _PACKAGE / "lessons"


def web() -> Path | None:
    """The folder with the built page for browsers; None if it is not built."""
    folder = _folder("web", "web/dist")
    return folder if (folder / "index.html").is_file() else None


def content_of(file: Path) -> Path:
    """The file with the content of a file of the page: a package has the nets once, where the bots read them.

    The page's own are empty there.
    """
    if file.suffix != NETS or file.stat().st_size:
        return file
    return _PACKAGE / "bots" / "net" / f"{file.name.partition('-')[0]}{NETS}"


def languages() -> tuple[str, ...]:
    """The languages with a folder of words: English, the fallback, then the others by code."""
    found = {path.parent.name for path in locales().glob("*/*.ftl")} - {_FALLBACK}
    return (_FALLBACK, *sorted(found))


def _folder(packaged: str, in_checkout: str) -> Path:
    """The packaged folder if there is one, otherwise the one in the checkout."""
    inside = _PACKAGE / "_data" / packaged
    return inside if inside.is_dir() else _CHECKOUT / in_checkout


LANGUAGES = languages()
"""The languages of this installation, with the fallback first."""
PREVIEW = "preview.png"
"""The picture for messengers, among the files of the page; ``scripts/preview.py`` draws it."""


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of FORETELL_LANG or the locale; English if we don't have it."""
    for wish in (asked, *map(environment.get, _VARIABLES)):
        if wish:
            name = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return name if name in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
