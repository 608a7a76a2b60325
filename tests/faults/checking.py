"""Checks of a table: its log against all that was acknowledged, and every message that anybody has read."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from foretell.game.codebook import Phase
from foretell.game.errors import ForetellError
from foretell.server.eventlog.lines import BrokenLog
from foretell.server.protocol import actions
from foretell.server.protocol.messages import Asked, Revealed
from foretell.server.protocol.views import TableView
from foretell.server.table import view
from foretell.server.table.fold import apply, begin
from foretell.server.table.log import Entry, from_bytes
from foretell.server.table.state import Step, Table
from foretell.store import Row

from .client import Frame
from .people import Guest

VIEW = "view"
"""What a whole table is called that was asked for by a request."""
_DONE: dict[str, type[actions.AnyAction]] = {
    "sit": actions.Seated,
    "seat-bot": actions.BotSeated,
    "start": actions.Started,
    "move": actions.Moved,
    "claim": actions.Claimed,
    "say": actions.Said,
}
"""The action that each command has to become, once."""
_PASSING = ("now", "present", "watchers")
"""The keys of a view that do not follow from the log."""
_CLOCKS_MS = 1000
"""The most by which the clocks of readers and servers differ; here it is the same clock."""
_HARMLESS = frozenset({"ack", "refused", "pong", "presence"})
"""Messages without anything of the game."""
_encode = msgspec.json.Encoder().encode


def check_table(rows: Sequence[Row], guests: Sequence[Guest]) -> Iterator[str]:
    """What is wrong at a table: a sentence for each fault."""
    try:
        entries = [from_bytes(row.data) for row in rows]
        yield from _of_log(rows, entries)
        players = {e.action.seat: e.action.player for e in entries if isinstance(e.action, actions.Seated)}
        yield from _of_frames(entries, guests, {0: entries[0].by or "", **players})
    except (BrokenLog, ForetellError, msgspec.MsgspecError) as error:
        yield f"the log is not that of a game: {error}"
    else:
        for guest in guests:
            by = "" if guest.seat is None else players.get(guest.seat, "")
            yield from _of_commands([entry for entry in entries if entry.by == by], guest)


def _of_log(rows: Sequence[Row], entries: Sequence[Entry]) -> Iterator[str]:
    numbers = [entry.seq for entry in entries]
    if numbers != list(range(1, len(rows) + 1)) or numbers != [row.seq for row in rows]:
        yield f"the log has gaps or repetitions: {numbers}"


def _of_commands(entries: Sequence[Entry], guest: Guest) -> Iterator[str]:
    """Whether each command became what it asks for once, and is where it was acknowledged."""
    made: dict[str | None, list[Entry]] = defaultdict(list)
    for entry in entries:
        made[entry.command].append(entry)
    for command, do in guest.heard.sent.items():
        became = made[command]
        many = sum(isinstance(entry.action, _DONE[do]) for entry in became)
        acknowledged = guest.heard.acknowledged.get(command, set())
        if many > 1:
            yield f"command {command} was carried out {many} times"
        if acknowledged and (many != 1 or acknowledged != {became[-1].seq}):
            yield f"command {command} is in the log {many} times, and was acknowledged as {sorted(acknowledged)}"
    yield from (f"a command was refused: {told.decode()}" for told in guest.heard.refused)


def _of_frames(entries: Sequence[Entry], guests: Sequence[Guest], players: Mapping[int, str]) -> Iterator[str]:
    """Whether each message says what the log says, and no more than its reader may know."""
    frames: dict[int, list[tuple[Guest, Frame]]] = defaultdict(list)
    for guest in guests:
        for frame in guest.heard.frames:
            if frame.told.type not in _HARMLESS:
                frames[_seq_of(frame)].append((guest, frame))
    late: list[tuple[Step, Guest, Frame]] = []
    table = begin(entries[0])
    for entry in entries:
        step = apply(table, entry) if entry.seq > 1 else table.steps[0]
        for guest, frame in frames.pop(entry.seq, ()):
            if not _is_as_it_should_be(table, step, guest, frame, players):
                late.append((step, guest, frame))
    over_at = entries[-1].at if not table.is_open else next(e.at for e in entries if e.seq == _end_of(table))
    for step, guest, frame in late:
        opened = table.is_open and frame.told.type == "line" and frame.at >= over_at - _CLOCKS_MS
        if not (opened and frame.data == _encode(view.line(table, step, guest.seat))):
            yield f"seat {guest.seat} read what does not follow from line {step.entry.seq}: {frame.data[:300].decode()}"
    if frames:
        yield f"lines {sorted(frames)} were read, and are not in the log"


def _is_as_it_should_be(table: Table, step: Step, guest: Guest, frame: Frame, players: Mapping[int, str]) -> bool:
    """Whether a message says what its reader may know after this step."""
    match frame.told.type:
        case "line":
            return frame.data == _encode(view.line(table, step, guest.seat))
        case "asked":
            moves, claim = view.question(table, guest.seat)
            return bool(moves) and frame.data == _encode(Asked(table.seq, moves, claim))
        case "revealed":
            return table.is_open and frame.data == _encode(Revealed(table.seq, table.secret.hex()))
        case "welcome" | "view":
            player = None if guest.seat is None else players.get(guest.seat)
            return _lasting(frame) == _told_of(view.view(table, player))
        case _:
            return False


def _seq_of(frame: Frame) -> int:
    if frame.told.type in ("welcome", VIEW):
        seq: int = _lasting(frame)["seq"]
        return seq
    return frame.told.seq


def _lasting(frame: Frame) -> dict[str, Any]:
    """A whole table without what does not follow from the log."""
    read = msgspec.json.decode(frame.data)
    whole: dict[str, Any] = read["table"] if frame.told.type == "welcome" else read
    return {key: value for key, value in whole.items() if key not in _PASSING}


def _told_of(whole: TableView) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.json.decode(_encode(whole))
    return {key: value for key, value in told.items() if key not in _PASSING}


def _end_of(table: Table) -> int:
    """The number of the line with which the game ended."""
    return next(step.entry.seq for step in table.steps if step.phase is Phase.OVER)
