"""What a bot says of itself when it starts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from ...record.errors import RecordError
from ...record.values import a_bool, a_list, a_text, an_object, key_of, shown

PROTOCOL = "foretell-bot/1"
LINES, VIEW = READS = ("lines", "view")
"""What a bot reads: the lines of the table, or the whole view with each question."""
LEVELS = "levels"
"""The name of a bot that plays as any level; its setting ``level`` says which."""
GAMES = ("wizard", "extreme")
SETTING_TYPES: Mapping[str, type] = {"int": int, "float": float, "bool": bool, "str": str}
"""The types of settings by their names in a greeting."""


@dataclass(frozen=True, slots=True)
class Greeting:
    """A bot's ``hello``."""

    name: str
    version: str
    reads: str = VIEW
    judges: bool = False
    games: tuple[str, ...] = GAMES
    settings: Mapping[str, type] = field(default_factory=dict)

    @classmethod
    def read(cls, message: Mapping[str, Any]) -> Self:
        """The greeting of a message; raises RecordError for one that is not of this form."""
        if message.get("type") != "hello" or message.get("protocol") != PROTOCOL:
            raise RecordError(f'the first message must be a "hello" with the "protocol" "{PROTOCOL}"')
        settings = an_object(message.get("settings", {}), '"settings"')
        return cls(
            a_text(key_of(message, "name"), '"name"'),
            a_text(message.get("version", ""), '"version"'),
            _one_of(key_of(message, "reads"), READS, '"reads"'),
            a_bool(message.get("judges", False), '"judges"'),
            _games(message.get("games", list(GAMES))),
            {name: SETTING_TYPES[_one_of(kind, SETTING_TYPES, f'"{name}"')] for name, kind in settings.items()},
        )

    def as_message(self) -> dict[str, Any]:
        """The greeting as a message."""
        kinds = {kind: name for name, kind in SETTING_TYPES.items()}
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "name": self.name,
            "version": self.version,
            "reads": self.reads,
            "judges": self.judges,
            "games": list(self.games),
            "settings": {name: kinds[kind] for name, kind in self.settings.items()},
        }


def _games(value: object) -> tuple[str, ...]:
    games = tuple(_one_of(game, GAMES, "a game") for game in a_list(value, '"games"'))
    if not games:
        raise RecordError(f'"games" must have one of {", ".join(GAMES)}')
    return games


def _one_of(value: object, known: Mapping[str, Any] | tuple[str, ...], what: str) -> str:
    text = a_text(value, what)
    if text not in known:
        raise RecordError(f"{what} must be one of {', '.join(known)}, not {shown(text)}")
    return text
