"""Games at tables that are long enough to be rated, played without a server."""

from collections.abc import Sequence

from foretell import WizardOptions
from foretell.bots.levels import make_bot
from foretell.server.eventlog.clock import now_ms
from foretell.server.protocol import commands
from foretell.server.table.server_actions import move_of_bot
from foretell.server.table.summary import index_of
from foretell.store import Row, Store
from tests.game.kinds import Kind
from tests.server.tables import Desk

LONG = Kind(WizardOptions(round_sizes=tuple(range(1, 11))), 3)
PEOPLE = ("p0", "p1", "p2")


def seated(
    kind: Kind = LONG, people: Sequence[str | None] = PEOPLE, *, hints: bool = False, name: str = "a table"
) -> Desk:
    """A table at which the game has begun; ``people``: their ids by seat, or None for a bot."""
    desk = Desk(kind, name=name, hints=hints)
    desk.now = now_ms()
    first = next(filter(None, people))
    for seat, player in enumerate(people):
        if player is None:
            desk.give(first, commands.SeatBot(seat, "thumb"))
        else:
            desk.give(player, commands.Sit(seat, f"salt {seat}"))
    desk.give(first, commands.Start())
    return desk


def play(desk: Desk, moves: int | None = None, level: str = "thumb") -> Desk:
    """Let a level play for people, and at the seats of bots, a number of moves or to the end."""
    bot, made = make_bot(level, 1), 0
    while desk.table.turn is not None and desk.table.game is not None and made != moves:
        seat = desk.table.seats[desk.table.turn]
        move = str(bot.choose(desk.table.game.observe(desk.table.turn)))
        if seat.bot is None:
            desk.give(str(seat.player), commands.Move(move))
        else:
            [action] = move_of_bot(desk.table, desk.table.moves, move).actions
            desk.write(action)
        made += 1
    return desk


async def put(store: Store, *desks: Desk) -> None:
    """Put the tables into a store."""
    for desk in desks:
        rows = [Row(seq, data) for seq, data in enumerate(desk.log, 1)]
        await store.logs.create(desk.table.id, rows, index_of(desk.table))
