"""Parsing the lines typed at the pad: numbers, names, seals, commands."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ...game.cards import SUITS
from ...pad.state import Player
from ...words import Words
from ..text.marks import mark, typed_suits

COMMANDS = (
    "help",
    "sheet",
    "undo",
    "redo",
    "fix",
    "bomb",
    "cloud",
    "magician",
    "left",
    "ok",
    "join",
    "leave",
    "dealer",
    "rounds",
    "quit",
)
Step = tuple[str, dict[str, Any]]
"""An entry to write: its kind and its values."""

_WITHOUT_SUIT = {"w": "white", "x": "black"}
_NUMBER = re.compile(r"\d{1,2}", re.ASCII)


class NotUnderstood(Exception):
    """A line that cannot be parsed; holds the id of the message and its values."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, str | int] = values


def number_of(text: str) -> int:
    """A number from 0 to 99; raises NotUnderstood."""
    if not _NUMBER.fullmatch(text):
        raise NotUnderstood("pad-no-number", text=text)
    return int(text)


def player_of(text: str, players: Iterable[Player]) -> Player:
    """The player with this name, or the only one whose name starts with it; raises NotUnderstood."""
    typed = text.casefold()
    known = list(players)
    exact = [player for player in known if player.name.casefold() == typed]
    found = exact or [player for player in known if typed and player.name.casefold().startswith(typed)]
    if len(found) != 1:
        raise NotUnderstood("pad-no-player" if not found else "pad-which-player", text=text)
    return found[0]


def seals_of(text: str, words: Words, *, left: bool) -> dict[str, int]:
    """``rry`` or ``2 w xx``: seals by kind; ``left`` allows white and black ones, and a number of coloured ones."""
    seals: Counter[str] = Counter()
    kinds = _seal_kinds(words)
    for part in text.lower().split():
        if _NUMBER.fullmatch(part) and (left or part == "0"):
            seals["coloured"] += int(part)
            continue
        for letters in re.findall("|".join(sorted(kinds, key=len, reverse=True)) + "|.", part):
            kind = kinds.get(letters)
            if kind is None or (kind in ("white", "black") and not left):
                raise _no_seal(letters, words)
            seals[kind] += 1
    return dict(+seals)


def _seal_kinds(words: Words) -> dict[str, str]:
    return {**{typed: str(suit) for typed, suit in typed_suits(words).items()}, **_WITHOUT_SUIT}


def _no_seal(text: str, words: Words) -> NotUnderstood:
    marks = [mark(suit, words).lower() for suit in SUITS]
    return NotUnderstood("pad-no-seal", text=text, suits=" ".join(marks))


def prediction_of(text: str, player: str, number: int, players: Iterable[Player], words: Words) -> list[Step]:
    """The entries for a prediction: ``rry``, ``rr y<mira`` (from Mira, B6), ``m`` (the Magician), ``0``."""
    own = {"round": number, "player": player}
    if text.strip().lower() == "m":
        return [("magician", own)]
    stolen = [part for part in text.split() if "<" in part]
    plain = " ".join(part for part in text.split() if "<" not in part)
    steps: list[Step] = [("predict", {**own, "seals": seals_of(plain, words, left=False)})]
    for part in stolen:
        letters, _, name = part.partition("<")
        victim = player_of(name, players).id
        taken = seals_of(letters, words, left=False)
        steps += [("take", {**own, "seal": kind, "from": victim}) for kind, n in taken.items() for _ in range(n)]
    return steps


def trick_of(text: str, number: int, players: Iterable[Player], words: Words) -> Step:
    """The entry for a trick: ``mira r`` (and returned a red seal), ``mira x`` (took a black one), ``mira``."""
    name, _, letter = text.strip().partition(" ")
    kind = _seal_kinds(words).get(letter.strip().lower())
    if letter.strip() and kind is None:
        raise _no_seal(letter.strip(), words)
    return "trick", {"round": number, "player": player_of(name, players).id, "back": kind}
