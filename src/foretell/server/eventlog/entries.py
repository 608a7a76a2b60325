"""Logs of entries that organisers write, and by which people enter themselves: tournaments and clubs."""

import asyncio
import hashlib
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Generic, TypeVar

import msgspec

from ...pad.entries import AnyEntry
from ...pad.faults import DocumentFault
from ...pad.folding import Folded
from . import clock
from .asking import Refusal
from .host import LogHost
from .lines import BrokenLog, Line

GONE = "gone-"
"""The beginning of the id in place of that of somebody who had everything about them deleted."""
_ID_LETTERS = 16
_PEOPLE = ("person", "member")
_State = TypeVar("_State", bound=Folded)
_Line = TypeVar("_Line", bound=Line)


class Written(Line, frozen=True, kw_only=True):
    """An entry, as it stands in a document."""

    entry: dict[str, Any]


class Joined(Line, frozen=True, kw_only=True):
    """Somebody has entered themselves: the entry has the name that they typed, or renames whom they have claimed."""

    entry: dict[str, Any]


class UnreadableEntry(Refusal):
    """An entry is damaged."""

    status = 422


def person_in(entry: Mapping[str, Any]) -> str:
    """The id of the person whom an entry is about: who enters themselves, or claims a name that was typed in."""
    found: str = next((entry[key] for key in _PEOPLE if key in entry), entry["id"])
    return found


@dataclass(slots=True, kw_only=True)
class Authored(ABC, Generic[_State]):
    """What a log says: its entries, who wrote them, and who takes part."""

    state: _State
    last_at: int
    """When the last line was written (milliseconds since 1970)."""
    seq: int = 1
    """The number of the last line."""
    authors: dict[str, str] = field(default_factory=dict)
    """By entry: the id of the player who wrote it."""
    players: dict[str, str] = field(default_factory=dict)
    """By person: the id of the player who has entered or claimed them, without those who were deleted."""
    claims: dict[str, str] = field(default_factory=dict)
    """By entry: the person who has entered themselves with it, or was claimed; undone, it frees the name again."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The line of each entry."""

    @property
    def entries(self) -> Sequence[AnyEntry]:
        """All entries, one for each line after the first."""
        return self.state.entries

    @property
    @abstractmethod
    def people(self) -> Collection[str]:
        """The ids of all who take part."""

    def entry(self, name: str) -> AnyEntry | None:
        """The entry with this id."""
        number = self.numbers.get(name)
        return None if number is None else self.entries[number - 2]

    def person_of(self, ids: Collection[str]) -> str | None:
        """The person who takes part with one of these ids of a player."""
        return next((one for one, player in self.players.items() if player in ids and one in self.people), None)

    def only_new(self, given: Sequence[AnyEntry], take: Callable[[AnyEntry], object]) -> list[AnyEntry]:
        """The entries that are not known yet; ``take``: tries one, and raises Refusal.  Raises Refusal."""
        new: list[AnyEntry] = []
        for number, entry in enumerate(given, start=1):
            known = self.entry(entry.id)
            if known is None:
                try:
                    take(entry)
                except Refusal as refusal:
                    raise type(refusal)(refusal.code, refusal.message, where=f"entry {number}") from None
                new.append(entry)
            elif replace(known, at=entry.at, by=entry.by) != entry:
                raise Refusal("same-id", f"there is another entry with the id {entry.id}", where=f"entry {number}")
        return new

    def note(self, line: Line, read: Callable[[object], AnyEntry]) -> AnyEntry:
        """Note the author and the number of a line; raises BrokenLog, and what ``read`` raises for damaged entries."""
        self.seq += 1
        self.last_at = line.at
        if not isinstance(line, Written | Joined):
            raise BrokenLog(f"line {self.seq} opens it again")
        entry = read(line.entry)
        self.authors[entry.id] = line.by
        self.numbers[entry.id] = self.seq
        if isinstance(line, Joined) and not line.by.startswith(GONE):
            self.players[person_in(line.entry)] = line.by
            if entry.do != "leave":
                self.claims[entry.id] = person_in(line.entry)
        if entry.do == "undo" and entry.values["entry"] in self.claims:
            self.players.pop(self.claims[entry.values["entry"]], None)
        return entry


_Authored = TypeVar("_Authored", bound=Authored[Any])


class OrganisedHost(LogHost[_Authored, Any]):
    """Keeps such a log in memory, and writes its entries."""

    _again: Any = None
    """While a slow entry is written: the state after it, worked out in a thread, so that nothing else waits for it."""

    async def _entered(self, command: str, player: str, make: Callable[[str], AnyEntry]) -> tuple[int, str]:
        """Let somebody take part, once; the number of their line, and their id.

        ``make``: makes the entry with this id, and raises Refusal.
        """
        name = entry_id(player, command)
        async with self._writing():
            entry = self.state.entry(name)
            if entry is None:
                entry = make(name)
                await self._add([Joined(clock.now_ms(), player, entry=entry.to_json())])
            elif self.state.authors[name] != player:
                raise Refusal("same-id", f"there is another entry with the id {name}")
            return self.state.numbers[name], person_in(entry.to_json())

    async def _add(self, new: Sequence[Any]) -> None:
        """Write lines, if there are any; for callers that hold the lock."""
        if any(self._is_slow(line.entry) for line in new):
            self._again = await asyncio.to_thread(self._folded_again, new)
        try:
            if new:
                await self._append(new)
        finally:
            self._again = None

    def _is_slow(self, entry: Mapping[str, Any]) -> bool:
        """Whether the state after this entry takes long to work out."""
        return bool(entry["do"] == "undo")

    @abstractmethod
    def _folded_again(self, new: Sequence[Any]) -> object:
        """What all entries say, those of new lines included; called in a thread."""


def check_ids(given: Sequence[AnyEntry]) -> None:
    """Raise Refusal if two entries of a message have the same id, or two undo something: each costs a whole fold."""
    if len({entry.id for entry in given}) < len(given):
        raise Refusal("same-id", "two entries have the same id")
    if sum(entry.do == "undo" for entry in given) > 1:
        raise Refusal("one-undo", "undo one entry in a message")


def stamp(now: int) -> str:
    """A time (milliseconds since 1970) as entries have it."""
    return datetime.fromtimestamp(now / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def text_of(entry: AnyEntry) -> msgspec.Raw:
    """An entry as messages have it."""
    return msgspec.Raw(json.dumps(entry.to_json(), separators=(",", ":")).encode())


def last_texts(entries: Sequence[AnyEntry], most: int) -> tuple[msgspec.Raw, ...]:
    """The last entries as messages have them."""
    return tuple(text_of(entry) for entry in entries[-most:])


def entry_id(author: str, command: str) -> str:
    """The id of the entry that a command becomes: the same when the command is repeated."""
    return hashlib.sha256(f"{author} {command}".encode(errors="replace")).hexdigest()[:_ID_LETTERS]


def refusal_of(fault: DocumentFault, kind: type[Refusal] = Refusal) -> Refusal:
    """The refusal that tells of a fault."""
    return kind(fault.key, f"this cannot be done: {fault}", where=f"entry {fault.entry}" if fault.entry else None)


@contextmanager
def refused(kind: type[Refusal] = Refusal) -> Iterator[None]:
    """Context in which a fault is a refusal."""
    try:
        yield
    except DocumentFault as fault:
        raise refusal_of(fault, kind) from None


def forget(lines: Sequence[_Line], player: str, no_name: str) -> list[_Line]:
    """The lines with another id in place of the player's, and without the names under which they take part.

    What organisers typed about others, and results, stay.
    """
    other, theirs = f"{GONE}{secrets.token_hex(8)}", people_of(lines, player)
    return [_without(line, player, other, theirs, no_name) for line in lines]


def people_of(lines: Sequence[Line], player: str) -> set[str]:
    """The ids of those as whom a player has entered themselves."""
    return {person_in(line.entry) for line in lines if isinstance(line, Joined) and line.by == player}


def has_others(lines: Sequence[Line], player: str) -> bool:
    """Whether somebody else, who is not forgotten, has written here."""
    return any(line.by not in ("", player) and not line.by.startswith(GONE) for line in lines)


def names_of(line: Line, theirs: Collection[str]) -> bool:
    """Whether a line gives one of these people a name."""
    entry = line.entry if isinstance(line, Written | Joined) else {"do": ""}
    return entry["do"] in (*_PEOPLE, "rename") and person_in(entry) in theirs


def _without(line: _Line, player: str, other: str, theirs: set[str], no_name: str) -> _Line:
    if isinstance(line, Written | Joined) and names_of(line, theirs):
        line = msgspec.structs.replace(line, entry=line.entry | {"name": no_name})
    return msgspec.structs.replace(line, by=other) if line.by == player else line
