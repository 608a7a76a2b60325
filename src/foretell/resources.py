"""Where the texts that people read are: packaged with foretell, or in the checkout that it is run from."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_CHECKOUT = _PACKAGE.parent.parent
_FALLBACK = "en"


def locales() -> Path:
    """The folder with the words of each language."""
    return _folder("locales", "locales")


def rule_books() -> Path:
    """The folder with the rule book in each language."""
    return _folder("rules", "docs/rules")


def lessons() -> Path:
    """The folder with the prepared games of the tutorial."""
    return _PACKAGE / "lessons"


def web() -> Path | None:
    """The folder with the pages for browsers; None where they were not built."""
    folder = _folder("web", "web/dist")
    return folder if (folder / "index.html").is_file() else None


def languages() -> tuple[str, ...]:
    """The languages that have a folder of words: English, to which the others fall back, then the rest by code."""
    found = {path.parent.name for path in locales().glob("*/*.ftl")} - {_FALLBACK}
    return (_FALLBACK, *sorted(found))


def _folder(packaged: str, in_checkout: str) -> Path:
    """The packaged folder where there is one, else the checkout's."""
    inside = _PACKAGE / "_data" / packaged
    return inside if inside.is_dir() else _CHECKOUT / in_checkout


LANGUAGES = languages()
"""The languages of this installation, the one to fall back to first."""
