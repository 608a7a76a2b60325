"""The words that people read, from ``locales/LANG/*.ftl`` (Project Fluent).

>>> from foretell.words import Words
>>> Words("nl")("suit-B")
'blauw'
"""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from . import resources
from .resources import LANGUAGES

_VARIABLES = ("FORETELL_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

Value = str | int


class Words:
    """The words of one language; call it with a message's id (``card-W``, ``card-W.object``) and its values."""

    def __init__(self, lang: str | None = None) -> None:
        """``lang`` None: the language of the environment (see ``language``)."""
        self.lang = language(lang)
        self._bundles = [_bundle(resources.locales() / name) for name in dict.fromkeys((self.lang, LANGUAGES[0]))]

    def __call__(self, key: str, **values: Value) -> str:
        """The message in this language, or in English if it is missing there; raises KeyError if there is none."""
        message, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return self._format(bundle.format_pattern(pattern, values))
        raise KeyError(key)

    def _format(self, result: tuple[object, list[Exception]]) -> str:
        """The formatted text; a missing value shows as its name, since it must not stop a game."""
        return str(result[0])

    def has(self, key: str) -> bool:
        """Whether there is such a message or attribute."""
        try:
            self(key)
        except KeyError:
            return False
        return True


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of FORETELL_LANG or the locale; English if we don't have it."""
    for wish in (asked, *map(environment.get, _VARIABLES)):
        if wish:
            name = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return name if name in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@cache
def _bundle(folder: Path) -> FluentBundle:
    """The messages of a language's folder; parsing them takes a fifth of a second."""
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
