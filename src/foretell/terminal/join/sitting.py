"""Taking a seat at a table, and leaving it."""

from ...client import Client, Refused, Table
from ...words import Words
from ..system.console import Console
from ..text.games import game_name
from .signing_in import ask_name

_OTHER_NAME = ("name-alike", "name-reserved")


def sit_down(client: Client, table: Table, words: Words, console: Console) -> None:
    """Say which table this is, and take a free seat before its game, under another name if that is needed."""
    state = table.state
    console.say(words("join-table", game=game_name(words, state.options), link=table.link))
    if state.status == "waiting" and state.you is None:
        _sit(client, table, words, console)
    if table.state.you is None:
        console.say(words("join-watching"))


def _sit(client: Client, table: Table, words: Words, console: Console) -> None:
    while table.state.free_seats:
        try:
            table.sit()
        except Refused as refused:
            console.say(str(refused))
            if refused.code not in _OTHER_NAME:
                return
            _rename(client, words, console)
        else:
            return


def _rename(client: Client, words: Words, console: Console) -> None:
    try:
        client.rename(ask_name(words, console))
    except Refused as refused:
        console.say(str(refused))


def part(table: Table, words: Words, console: Console) -> None:
    """Free the seat before the game; in it the seat stays the user's, and how to come back is told."""
    state = table.state
    if state.you is None or table.is_lost:
        return
    if state.status == "waiting" and not state.locked:
        try:
            table.leave()
        except Refused:  # the game has begun in this moment
            state = table.state
    if state.status == "playing" or state.locked:
        console.say(words("join-come-back", command=f"foretell join {table.link}"))
