"""The words that people read, from ``locales/LANG/*.ftl`` (Project Fluent).

>>> from foretell.words import Words
>>> Words("nl")("suit-B")
'blauw'
"""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from . import resources
from .resources import LANGUAGES, language

_ID = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE | re.IGNORECASE)
"""The beginning of a message."""

Value = str | int


class Words:
    """The words of one language; call it with a message's id (``card-W``, ``card-W.object``) and its values."""

    def __init__(self, lang: str | None = None) -> None:
        """``lang`` None: the language of the environment (see ``resources.language``)."""
        self.lang = language(lang)
        self._folders = [_folder(resources.locales() / name) for name in dict.fromkeys((self.lang, LANGUAGES[0]))]

    def __call__(self, key: str, **values: Value) -> str:
        """The message in this language, or in English if it is missing there; raises KeyError if there is none."""
        message, _, attribute = key.partition(".")
        for folder in self._folders:
            bundle = folder.bundle_with(message)
            if bundle is not None:
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return self._format(bundle.format_pattern(pattern, values))
        raise KeyError(key)

    def _format(self, result: tuple[object, list[Exception]]) -> str:
        """The formatted text; a missing value shows as its name, since it must not stop a game."""
        return str(result[0])


class _Folder:
    """A language's files; each is parsed when one of its messages is asked for: all of them take a fifth of a second.

    So a message refers to no other file's.
    """

    def __init__(self, folder: Path) -> None:
        self._lang = folder.name
        self._texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.ftl")}
        self._files = {message: name for name, text in self._texts.items() for message in _ID.findall(text)}
        self._bundles: dict[str, FluentBundle] = {}

    def bundle_with(self, message: str) -> FluentBundle | None:
        """The messages of the file that has this one; None if no file has it."""
        name = self._files.get(message)
        if name is None:
            return None
        if name not in self._bundles:
            bundle = FluentBundle([self._lang], use_isolating=False)
            bundle.add_resource(FluentResource(self._texts[name]))
            self._bundles[name] = bundle
        return self._bundles[name]


@cache
def _folder(folder: Path) -> _Folder:
    """The messages of a language's folder."""
    return _Folder(folder)
