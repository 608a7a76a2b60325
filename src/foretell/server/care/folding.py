"""What a salvaged log is worth: how far it can be read, and the index that follows from it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from ...game.errors import ForetellError
from ...store import Index, Row
from ...store.sqlite.salvage import KeptLog
from ..clubs import lines as club_lines
from ..clubs import state as clubs
from ..clubs.results import LOOK_MS as CLUB_LOOK_MS
from ..pads import lines as pad_lines
from ..pads import state as pads
from ..pads.host import UNUSED_MS
from ..protocol.actions import Created, Seated
from ..table import fold
from ..table.log import from_bytes
from ..table.state import Status, Table
from ..table.summary import from_bytes as summary_from_bytes
from ..table.summary import index_of
from ..tournaments import lines as tournament_lines
from ..tournaments import state as tournaments
from ..tournaments.by_itself import LOOK_MS
from ..viewings import lines as viewing_lines
from ..viewings import state as viewings
from ..viewings.host import UNUSED_MS as VIEWING_UNUSED_MS

_T = TypeVar("_T")
_UNREADABLE = (
    ForetellError,
    msgspec.MsgspecError,
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What bytes that no part of the server has written may lead to."""


@dataclass(slots=True)
class Folded:
    """A log as far as it can be folded."""

    name: str | None
    """None: nothing tells it."""
    rows: list[Row]
    """The rows up to the first that is missing or wrong."""
    rest: list[Row]
    """Those after it."""
    why: str
    """Why there is a rest, or no row at all; empty if the log is whole."""
    index: Index = field(default_factory=Index)
    status: str = ""
    """Of a table."""
    people: dict[str, tuple[str, bool]] = field(default_factory=dict)
    """The names of players by their ids, and whether they are programs, as the log tells them."""


def folded(log: KeptLog) -> Folded:
    """Fold a log as far as that goes."""
    rows = [Row(seq, data) for seq, data in log.rows.items()]
    gapless = [row for number, row in enumerate(rows, start=1) if row.seq == number]
    missing = len(gapless) < len(rows) or (log.last or 0) > len(rows)
    made = _log(log.name or "", gapless)
    made.rest = rows[len(made.rows) :]
    made.name = log.name or made.name
    if not made.rows:
        made.why = made.why or "its first row is missing"
    elif missing and not made.why:
        made.why = f"row {len(gapless) + 1} is missing"
    return made


def _log(name: str, rows: Sequence[Row]) -> Folded:
    """The log of a kind, by one of its names."""
    kind = _KINDS.get(name.rpartition(":")[0])
    if kind is None:
        return _table(rows)
    read, begin, add, unused_ms = kind
    state, made = _as_far_as_possible(rows, read, begin, add)
    if state is not None:
        made.index = Index(wake=state.last_at + unused_ms)
    return made


def _table(rows: Sequence[Row]) -> Folded:
    table, made = _as_far_as_possible(rows, from_bytes, fold.begin, fold.apply)
    if table is not None:
        made.name, made.index, made.status = table.id, index_of(table), table.status
        made.people = dict(_people(table))
    return made


def _people(table: Table) -> Iterator[tuple[str, tuple[str, bool]]]:
    for step in table.steps:
        action = step.entry.action
        if isinstance(action, Seated) and action.player:
            yield action.player, (action.name, action.program)
        elif isinstance(action, Created) and step.entry.by:
            yield step.entry.by, ("", False)


def _as_far_as_possible(
    rows: Sequence[Row], read: Callable[[bytes], Any], begin: Callable[[Any], _T], add: Callable[[Any, Any], object]
) -> tuple[_T | None, Folded]:
    """The state after the last row that can be read, the rows up to it, and why the next one cannot."""
    state: _T | None = None
    made = Folded(None, [], [], "")
    for row in rows:
        try:
            line = read(row.data)
            if state is None:
                state = begin(line)
            else:
                add(state, line)
        except _UNREADABLE as error:
            made.why = f"row {row.seq} cannot be read: {error}"
            break
        made.rows.append(row)
    return state, made


_KINDS: Mapping[str, tuple[Callable[[bytes], Any], Callable[[Any], Any], Callable[[Any, Any], object], int]] = {
    "pad": (pad_lines.from_bytes, pads.begin, lambda pad, line: pads.apply(pad, [line]), UNUSED_MS),
    "viewing": (viewing_lines.from_bytes, viewings.begin, viewings.apply, VIEWING_UNUSED_MS),
    "tournament": (tournament_lines.from_bytes, tournaments.begin, tournaments.note, LOOK_MS),
    "club": (club_lines.from_bytes, clubs.begin, clubs.note, CLUB_LOOK_MS),
}
"""By what stands before the colon of a log's name (ids of tables have no colon): how lines are read, the state begun
and added to, and after what time it is looked at. All entries of tournaments and clubs that can be read
can be folded."""


def faults_of_index(log: KeptLog, made: Folded) -> Iterator[str]:
    """The differences between the stored index and the one computed from the log."""
    if log.listed is not None and bool(log.listed) != made.index.listed:
        yield "its index is wrong: whether it is listed"
    indexed = bool(log.summary or log.players)  # the earliest databases had no more than the log
    if indexed and made.index.players is not None and sorted(log.players) != sorted(set(made.index.players)):
        yield "its index is wrong: the players"
    if log.summary and made.status != Status.PLAYING and not _alike(log.summary, made.index.summary):
        yield "its index is wrong: the summary"


def _alike(one: bytes, other: bytes) -> bool:
    try:
        return summary_from_bytes(one) == summary_from_bytes(other)
    except msgspec.MsgspecError:
        return False


def index_for(log: KeptLog, made: Folded) -> Index:
    """The index of a repaired log: what follows from it, but for a later time to wake that the store knew."""
    wakes = [wake for wake in (log.wake, made.index.wake) if wake is not None]
    return replace(made.index, wake=max(wakes) if made.index.wake is not None else None)
