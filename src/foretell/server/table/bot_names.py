"""Bots are called by short names that are read alike in many languages; which bot it is, is shown beside it."""

import zlib
from collections.abc import Collection

NAMES = (
    "Alba",
    "Anton",
    "Aria",
    "Bela",
    "Bruno",
    "Carla",
    "Clara",
    "Dario",
    "Diana",
    "Elio",
    "Elsa",
    "Emil",
    "Fabio",
    "Flora",
    "Gregor",
    "Greta",
    "Hugo",
    "Ida",
    "Igor",
    "Iris",
    "Jana",
    "Joris",
    "Juno",
    "Kira",
    "Lars",
    "Lea",
    "Leon",
    "Lila",
    "Luca",
    "Mara",
    "Marek",
    "Mila",
    "Nadia",
    "Nora",
    "Oskar",
    "Otto",
    "Pia",
    "Rafael",
    "Rosa",
    "Samir",
)


def bot_name(table: str, seat: int, taken: Collection[str]) -> str:
    """A name for the bot that sits down here, which nobody at the table has; the same each time."""
    others = {name.casefold() for name in taken}
    start = zlib.crc32(f"{table}/{seat}".encode()) % len(NAMES)
    return next(name for name in (*NAMES[start:], *NAMES[:start]) if name.casefold() not in others)
