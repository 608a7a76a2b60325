"""The games in files: score pads as documents, and game records as the states of the pads that they would give."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from .. import files
from ..record.errors import RecordError
from ..record.reader import read_game
from ..record.stream import Line, read_file
from .document import LARGEST, Document, merged, parse, read_documents
from .faults import PadFault
from .fold import fold
from .from_game import document_of
from .state import State

_RECORD = "foretell-record/"


@dataclass(frozen=True, slots=True)
class Unread:
    """A game that cannot be read: where it is, such as ``games.jsonl:3``, and why."""

    place: str
    fault: PadFault | RecordError


Found = Document | State | Unread
"""A pad (a document, since several files may hold the same pad), a record's state, or a game that cannot be read."""


def read_games(path: Path) -> Iterator[Found]:
    """The games of a file, one after the other; raises OSError.

    A ``.json`` file holds one pad, many pads, or one record; any other file holds one of these in each line.
    """
    if path.suffix.lower() == ".json":
        text = files.read_file(path, LARGEST)
        try:
            data = parse(text)
        except PadFault as fault:
            yield Unread(str(path), fault)
        else:
            yield from _games_in(data, str(path))
    else:
        for line in read_file(path):
            yield from read_line(line, str(path))


def read_line(line: Line, name: str) -> Iterator[Found]:
    """The games of a line of the file or input with this name."""
    place = f"{name}:{line.number}"
    if line.fault is not None:
        yield Unread(place, line.fault)
    else:
        yield from _games_in(line.value, place)


def _games_in(data: object, place: str) -> Iterator[Found]:
    """The games of a JSON value; the n-th pad of several is at ``place#n``."""
    try:
        if isinstance(data, dict) and str(data.get("format")).startswith(_RECORD):
            yield _by_bot(fold(document_of(read_game(data), place)), data.get("bots"))
            return
        whole, faults = read_documents(data)
    except (PadFault, RecordError) as fault:
        yield Unread(place, fault)
        return
    yield from whole
    yield from (Unread(f"{place}#{number}", fault) for number, fault in faults)


def _by_bot(state: State, bots: object) -> State:
    """The game with its bots' own names, if its record has those, by seat: "thumb" in place of "thumb 1"."""
    if not isinstance(bots, list) or len(bots) != len(state.players):
        return state
    seated = zip(state.players, bots, strict=True)
    players = [replace(player, name=bot) if isinstance(bot, str) and bot else player for player, bot in seated]
    return replace(state, players=tuple(players))


def each_once(documents: Iterable[Document]) -> list[Document]:
    """The documents, those of the same game merged into one, in the order in which they first come."""
    found: dict[tuple[str, str], Document] = {}
    for document in documents:
        key = (document.game, document.id)
        found[key] = merged(found[key], document) if key in found else document
    return list(found.values())
