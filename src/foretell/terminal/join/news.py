"""What happens at a server's table, in sentences."""

from collections.abc import Iterator

from ...client import Line, TableState
from ...client.errors import printable
from ...server.protocol import actions
from ...words import Words
from ..text.games import bot_name
from ..text.phrases import clean_name

_BY_SEAT: dict[type[actions.Action], str] = {
    actions.TakenBack: "join-taken-back",
    actions.Hinted: "join-hinted",
    actions.UndoAsked: "join-undo-asked",
    actions.Undone: "join-undone",
    actions.Paused: "join-paused",
    actions.Resumed: "join-resumed",
    actions.RematchAsked: "join-rematch",
    actions.Claimed: "join-claimed",
}
"""Actions whose sentence needs a player only."""


def name_at(state: TableState, seat: int) -> str:
    """The name of the player at a seat, as it can be shown."""
    return clean_name(state.seats[seat].name) or str(seat)


def tell(line: Line, state: TableState, words: Words) -> Iterator[str]:
    """The sentences of a line, apart from the events of the game; ``state``: the table after it."""
    action = line.action
    seat = getattr(action, "seat", None)
    who: dict[str, str | int] = {}
    if seat is not None:
        who = {"player": name_at(state, seat), "you": "yes" if seat == state.you else "no"}
    match action:
        case actions.Seated(number, _, name) | actions.BotSeated(number, _, name):
            kind = "join-seated" if isinstance(action, actions.Seated) else "join-bot-seated"
            yield words(kind, **{**who, "player": clean_name(name), "seat": number})
        case actions.Unseated(number):
            yield words("join-unseated", seat=number)
        case actions.Said(_, text):
            yield words("join-said", text=printable(text), **who)
        case actions.Reacted(_, reaction):
            yield words("join-said", text=f"({words(f'web-reaction-{reaction}')})", **who)
        case actions.HandedOver(_, bot) | actions.Removed(_, bot):
            yield words("join-handed-over", bot=printable(bot_name(words, bot)), **who)
        case actions.Moved(bot_failed=True):
            yield words("join-bot-failed", **who)
        case actions.Closed():
            yield words("join-closed")
        case _:
            if type(action) in _BY_SEAT:
                yield words(_BY_SEAT[type(action)], **who)


def seats_line(state: TableState, words: Words) -> str:
    """Who sits where."""
    seats = []
    for number, seat in enumerate(state.seats):
        if seat.free:
            shown = words("join-free")
        elif number == state.you:
            shown = words("you")
        else:
            shown = name_at(state, number) + (f" ({printable(bot_name(words, seat.bot))})" if seat.bot else "")
        seats.append(f"{number}: {shown}")
    return words("join-seats", seats=", ".join(seats))
