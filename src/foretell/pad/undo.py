"""Undo and redo: entries that cancel other entries, or restore them."""

from collections.abc import Iterable, Sequence

from .entries import Entry

_MARKS = ("undo", "redo")


def counting(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries that count, in order: without undo and redo entries, and without undone ones."""
    written: dict[str, Entry] = {}
    undone: dict[str, bool] = {}
    for entry in entries:
        if entry.do not in _MARKS:
            written[entry.id] = entry
        elif entry.values["entry"] in written:
            undone[entry.values["entry"]] = entry.do == "undo"
    return tuple(entry for entry in written.values() if not undone.get(entry.id, False))


def to_undo(entries: Sequence[Entry], by: str | None = None) -> str | None:
    """The id of the entry that the next undo cancels: the last one that counts (of those ``by`` a device), or None."""
    mine = [entry.id for entry in counting(entries) if by is None or entry.by == by]
    return mine[-1] if mine else None


def to_redo(entries: Sequence[Entry], by: str | None = None) -> str | None:
    """The id of the entry that the next redo restores: the last undone one, if nothing was written since; or None."""
    undone: list[str] = []
    for entry in entries:
        if by is not None and entry.by != by:
            continue
        if entry.do not in _MARKS:
            undone.clear()
        else:
            undone = [other for other in undone if other != entry.values["entry"]]
            if entry.do == "undo":
                undone.append(entry.values["entry"])
    live = {entry.id for entry in counting(entries)}
    known = {entry.id for entry in entries if entry.do not in _MARKS}
    left = [other for other in undone if other in known and other not in live]
    return left[-1] if left else None
