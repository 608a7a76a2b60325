"""A table's log without a player who had everything about them deleted.

Their id and name become empty: that is what "a player who left" is in a log, a view and a record.  Their moves stay,
and what they added to the shuffle of a game, since the game of the others follows from them.
"""

from collections.abc import Iterable

import msgspec

from ..protocol.actions import Added, AnyAction, Banned, Disclosed, PortraitChosen, Said, Seated, SignedIn
from .log import Entry


def forget(entries: Iterable[Entry], player: str, *, began: bool) -> list[Entry]:
    """The log without this player; ``began``: whether there was a game, which follows from what was added."""
    return [_without(entry, player, began=began) for entry in entries]


def has_people(entries: Iterable[Entry]) -> bool:
    """Whether anybody who is not forgotten opened the table, or had a seat."""
    return any(
        entry.by is not None if entry.seq == 1 else isinstance(entry.action, Seated) and entry.action.player != ""
        for entry in entries
    )


def _without(entry: Entry, player: str, *, began: bool) -> Entry:
    by_them = entry.by == player
    action = _action(entry.action, player, by_them=by_them, began=began)
    if by_them:
        return msgspec.structs.replace(entry, action=action, by=None, command=None)
    return entry if action is entry.action else msgspec.structs.replace(entry, action=action)


def _action(action: AnyAction, player: str, *, by_them: bool, began: bool) -> AnyAction:
    match action:
        case Seated(player=whom) if whom == player:
            return msgspec.structs.replace(action, player="", name="", portrait=None)
        case Banned(player=whom) if whom == player:
            return msgspec.structs.replace(action, player="", name="", address="", salt="")
        case SignedIn(was=was, player=whom) if player in (was, whom):
            gone = {name: "" for name, each in (("was", was), ("player", whom)) if each == player}
            return msgspec.structs.replace(action, **gone)
        case PortraitChosen() if by_them:
            return msgspec.structs.replace(action, portrait=None)
        case Said() if by_them:
            return msgspec.structs.replace(action, text="")
        case Added() | Disclosed() if by_them and not began:
            return msgspec.structs.replace(action, value="")
        case _:
            return action
