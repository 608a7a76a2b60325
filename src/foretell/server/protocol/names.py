"""Names that cannot be mistaken for others', for bots', or for the server itself.

A name looks like another if both become the same when case, accents, spaces and punctuation are taken away, and
letters that look alike (``l`` and ``I``, a Cyrillic and a Latin ``a``, ``rn`` and ``m``) are made one.  A name in
letters of two scripts is refused, so only names entirely in Greek, Cyrillic or Armenian letters need the tables below.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from ...bots.levels import BOT_NAMES
from ...resources import LANGUAGES
from ...words import Words
from .kinds import LONGEST_NAME

_MOST_MARKS = 3
"""The most accents on one letter; no script needs more."""


def cleaned(text: str) -> str:
    """The text on one line, composed (NFC), with at most three marks on a letter; empty if it cannot be shown."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks = 0
    for letter in line:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    shown = "".join(kept)
    bare = not any(unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in shown)
    return shown if shown.isprintable() and not bare else ""


_CAPITALS = str.maketrans("АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧՕՏՍԼ", "ABEKMHOPCTYXISJABEZHIKMNOPTYXOSUL")
_SMALL = str.maketrans("аеорсухіѕјһԁԛԝӏкмтαεικνορυγτօսհոցզ", "aeopcyxisjhdqwlkmtaeikvopuytouhngq")
_ALIKE = str.maketrans("i1|!0", "llllo")
_PAIRS = (("rn", "m"), ("vv", "w"))
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that show nothing, though Unicode counts them as letters, marks or symbols."""
_EAST_ASIAN = ("BOPOMOFO", "CJK", "HANGUL", "HIRAGANA", "IDEOGRAPHIC", "KATAKANA", "KATAKANA-HIRAGANA")
"""Scripts that are written together, and together with Latin letters."""


class NameFault(Exception):
    """A name that nobody can have; ``code``: for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message


def shown_name(text: str) -> str:
    """The name as it is shown (NFKC, on one line); raises NameFault for one that cannot be shown or may mislead."""
    name = cleaned(unicodedata.normalize("NFKC", text))
    if not name or len(name) > LONGEST_NAME or not _BLANKS.isdisjoint(name):
        raise NameFault("name", "the name cannot be shown")
    if _mixes_scripts(name):
        raise NameFault("name-mixed", "the name mixes letters of different scripts")
    if is_reserved(name):
        raise NameFault("name-reserved", "this name is that of a bot or of the server")
    return name


def is_reserved(name: str) -> bool:
    """Whether a name looks like that of a bot or of the server, also with a number."""
    bare = name.strip("0123456789 .,:;#_-()[]*'\"")
    return not _reserved().isdisjoint(_looks(bare))


def is_alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of the others."""
    looks = _looks(name)
    return any(not looks.isdisjoint(_looks(other)) for other in others if other)


@lru_cache(1024)
def _looks(name: str) -> frozenset[str]:
    """What a name looks like as it is written, in small letters, and in capitals."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset(map(_look, (plain, plain.casefold(), plain.upper())))


def _look(name: str) -> str:
    bare = "".join(_bare(letter) for letter in unicodedata.normalize("NFKD", name)) or name
    look = bare.translate(_CAPITALS).translate(_SMALL).casefold().translate(_ALIKE)
    for pair, one in _PAIRS:
        look = look.replace(pair, one)
    return look


def _bare(letter: str) -> str:
    """A letter, a digit of any script as ASCII, or a symbol; nothing for marks, spaces and punctuation."""
    category = unicodedata.category(letter)
    if category == "Nd":
        return str(unicodedata.decimal(letter))
    return letter if category[0] in "LNS" or letter == "!" else ""


def _mixes_scripts(name: str) -> bool:
    letters = [letter for letter in name if unicodedata.category(letter) in ("Ll", "Lu", "Lt", "Lo")]
    scripts = {unicodedata.name(letter, "?").partition(" ")[0] for letter in letters}  # as in CYRILLIC SMALL LETTER A
    east_asian = scripts.intersection(_EAST_ASIAN)
    return len(scripts - east_asian) > 1 or bool(east_asian and scripts - east_asian - {"LATIN"})


@cache
def _reserved() -> frozenset[str]:
    """What all reserved names look like: levels of bots, and what the server calls itself and players, by language."""
    names = list(BOT_NAMES)
    for language in LANGUAGES:
        words = Words(language)
        names += [words(f"bot-{level}") for level in BOT_NAMES]
        names += [words("name-gone"), *words("names-reserved").split(",")]
    return frozenset(look for name in names for look in _looks(name.strip()))
