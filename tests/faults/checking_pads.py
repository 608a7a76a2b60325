"""Checks of a shared pad: its log against all that was acknowledged, and every entry that anybody has read."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from foretell.pad.faults import PadFault
from foretell.server.eventlog.lines import BrokenLog
from foretell.server.pads import lines, state
from foretell.store import Row

from .client import Frame
from .pads import Phone, SharedPad

_HARMLESS = frozenset({"ack", "refused", "pong", "people"})
"""Messages without entries."""


def check_pad(rows: Sequence[Row], shared: SharedPad) -> Iterator[str]:
    """What is wrong at a pad: a sentence for each fault."""
    try:
        log = [lines.from_bytes(row.data) for row in rows]
        pad = state.begin(log[0])
        yield from _of_log(rows, log)
        yield from _of_frames(pad, log, shared.phones)
    except (BrokenLog, PadFault, msgspec.MsgspecError) as error:
        yield f"the log is not that of a pad: {error}"
    else:
        for phone in shared.phones:
            yield from _of_commands(pad, phone)


def _of_log(rows: Sequence[Row], log: Sequence[lines.AnyLine]) -> Iterator[str]:
    numbers = [row.seq for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        yield f"the log has gaps or repetitions: {numbers}"
    many = Counter(line.entry["id"] for line in log if isinstance(line, lines.Written))
    yield from (f"entry {name} is in the log {n} times" for name, n in many.items() if n > 1)


def _of_commands(pad: state.Pad, phone: Phone) -> Iterator[str]:
    """Whether each acknowledged entry is where it was acknowledged."""
    for command, do in phone.heard.sent.items():
        acknowledged = phone.heard.acknowledged.get(command, set())
        if do == "write" and acknowledged and acknowledged != {pad.numbers.get(command)}:
            yield f"entry {command} is line {pad.numbers.get(command)}, and was acknowledged as {sorted(acknowledged)}"
    yield from (f"a command was refused: {told.decode()}" for told in phone.heard.refused)


def _of_frames(pad: state.Pad, log: Sequence[lines.AnyLine], phones: Sequence[Phone]) -> Iterator[str]:
    """Whether each entry that a phone has read is as the phone may see it after that line."""
    frames: dict[int, list[tuple[Phone, Frame]]] = defaultdict(list)
    for phone in phones:
        for frame in phone.heard.frames:
            if frame.told.type not in _HARMLESS:
                frames[_content(frame)["seq"]].append((phone, frame))
    authors = {phone: _author(log, phone) for phone in phones}
    for number, line in enumerate(log, start=1):
        if number > 1:
            state.apply(pad, (line,))
        for phone, frame in frames.pop(number, ()):
            content = _content(frame)
            for entry in (*content["entries"], *content.get("shown", ())):
                if not _may_read(pad, entry, authors[phone]):
                    yield f"the phone of {phone.player} read after line {number}: {entry}"
    if frames:
        yield f"lines {sorted(frames)} were read, and are not in the log"


def _content(frame: Frame) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.json.decode(frame.data)
    content: dict[str, Any] = read["pad"] if frame.told.type == "pad" else read
    return content


def _author(log: Sequence[lines.AnyLine], phone: Phone) -> str | None:
    """The id of the person with this phone."""
    taken = (line.by for line in log if isinstance(line, lines.Taken) and line.player == phone.player)
    return next(taken, None)


def _may_read(pad: state.Pad, entry: Mapping[str, Any], person: str | None) -> bool:
    known = pad.entries.get(entry["id"])
    return known is not None and pad.seen_by(known, person).to_json() == entry
