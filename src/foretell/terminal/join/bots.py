"""``foretell join --bot``: a bot sits down at a server's table and plays."""

from collections.abc import Callable
from contextlib import suppress

from ...bots.base import Bot
from ...bots.cast import VISITORS
from ...client import Client, Refused, Table
from ...client.bot_seat import BotSeat
from ...words import Words
from ..system.console import Console
from ..text.games import bot_name, game_name

Make = Callable[[int], Bot]
"""Makes the bot of a game, from the game's number."""


def join_bot(url: str, where: str, bot: str, name: str | None, games: int, make: Make, words: Words) -> int:
    """Let a bot play this many games at a table; returns the exit status.

    Raises NoLink, Refused, ServerLost, TableGone, and what the bot raises.
    """
    console = Console()
    with Client(url, name or VISITORS[0]) as client:
        table = client.join(where)
        _sit(client, table, () if name else VISITORS[1:])
        for number in range(1, games + 1):
            console.say(
                words("join-bot-sits", bot=bot_name(words, bot), name=client.name, link=table.link, number=number)
                + f" {game_name(words, table.state.options)}"
            )
            _play(table, make, number, words, console)
            if table.state.status != "over":
                console.say(words("join-closed"))
                return 0
            if number < games:
                table = table.rematch()
    return 0


def _sit(client: Client, table: Table, other_names: tuple[str, ...]) -> None:
    """Take a free seat, under another name if somebody here has a similar one; a seat of its own is taken again."""
    for other in (*other_names, None):
        try:
            if table.state.you is None:
                table.sit()
        except Refused as refused:
            if refused.code != "name-alike" or other is None:
                raise
            client.rename(other)
        else:
            return


def _play(table: Table, make: Make, number: int, words: Words, console: Console) -> None:
    """Play a game, and say what was played; an interrupted bot frees its seat, or leaves it to one of the server."""
    moves = 0
    try:
        for _ in BotSeat(table, lambda: make(number)).play():
            moves += 1
    except BaseException:
        _leave(table)
        raise
    totals, you = table.totals, table.state.you
    if totals and you is not None:
        console.say(words("join-bot-played", moves=moves, points=totals[you], all=", ".join(map(str, totals))))


def _leave(table: Table) -> None:
    """Leave the seat, if that can still be said."""
    with suppress(Refused):
        if table.state.you is not None and not table.is_lost:
            table.leave()
