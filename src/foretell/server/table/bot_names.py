"""Short names for bots, which read the same in many languages."""

import zlib
from collections.abc import Collection

from ..protocol.names import is_alike

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
    """A name for the bot at a seat: the first free one, from a start that depends on table and seat."""
    start = zlib.crc32(f"{table}/{seat}".encode()) % len(NAMES)
    return next(name for name in (*NAMES[start:], *NAMES[:start]) if not is_alike(name, taken))
