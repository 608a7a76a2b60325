"""Tables that tournaments run: seated at once, begun by the server, and sealed while others have the same deals."""

from random import Random

import pytest

from foretell import WizardOptions
from foretell.fair.check import check_deals
from foretell.game.cards import Card
from foretell.server.eventlog.asking import Actor, Refusal
from foretell.server.people.own_data import record_of
from foretell.server.protocol import commands
from foretell.server.protocol.actions import AnyAction
from foretell.server.protocol.kinds import Clock, OfTournament, Pace, TableKind, kind_of
from foretell.server.table import view
from foretell.server.table.decide import Circumstances, decide
from foretell.server.table.fold import apply, begin, fold
from foretell.server.table.log import Entry, from_bytes, to_bytes
from foretell.server.table.server_actions import (
    Chair,
    Opening,
    begin_of_tournament,
    gone,
    move_of_bot,
    open_table,
    seats_of_tournament,
    unsealed,
)
from foretell.server.table.state import Status, Table
from foretell.server.table.summary import START_MS, index_of, starts_at

KIND = TableKind(kind_of(WizardOptions(round_sizes=(1, 2))), 3, Pace(Clock.SECONDS, 60), listed=False, spectators=False)
SECRET = bytes(range(32))
NOW = 1_000_000
AT = Circumstances(NOW, "other")
FORBIDDEN = (
    commands.Sit(0),
    commands.SeatBot(0, "thumb"),
    commands.UnseatBot(2),
    commands.Add("more"),
    commands.Commit("0" * 64),
    commands.Disclose("more"),
    commands.Start(),
    commands.Vote(1),
    commands.Pause(),
    commands.Resume(),
    commands.AskHint(),
    commands.AskUndo(),
    commands.AnswerUndo(True),
    commands.AskRematch(),
    commands.Remove(1),
    commands.Ban(1),
    commands.Unban(1),
    commands.Close(),
)


def opened(table: str = "t1", *, same: bool = True) -> Table:
    """A table of two players and somebody without a device."""
    of = OfTournament("watch", "Friday", 1, 2, "cup 1 all tables" if same else table, same=same)
    opening = Opening(table, KIND, SECRET, of, (Chair("Ada", "p0"), Chair("Ben", "p1"), Chair("Cy")), "thumb")
    made = begin(Entry(1, NOW, open_table(table, KIND, SECRET, of=of)))
    write(made, *seats_of_tournament(made, opening))
    return made


def write(table: Table, *actions: AnyAction) -> None:
    """Write actions into the table's log."""
    for action in actions:
        apply(table, Entry(table.seq + 1, NOW, action))


def begun(table: Table) -> Table:
    """The table when its game has begun."""
    write(table, *begin_of_tournament(table))
    return table


def played(table: Table, seed: int = 1) -> Table:
    """The table when its game is over."""
    rng = Random(seed)
    while table.game is not None and (seat := table.turn) is not None:
        move = str(rng.choice(table.game.observe(seat).legal_moves))
        if table.waits_for_bot:
            write(table, *move_of_bot(table, table.moves, move).actions)
        else:
            write(table, *decide(table, commands.Move(move), Actor(f"p{seat}", "Name"), AT).actions)
    return table


def hands(table: Table) -> list[tuple[Card, ...]]:
    """What is dealt, by seat."""
    assert table.game is not None
    return [table.game.observe(seat).hand for seat in range(3)]


def test_everybody_is_seated_when_the_table_opens() -> None:
    table = opened()
    assert [(seat.player, seat.name, seat.bot) for seat in table.seats] == [
        ("p0", "Ada", None),
        ("p1", "Ben", None),
        (None, "Cy", "thumb"),
    ]
    assert (table.owner, table.status, view.view(table, "p0").of) == ("", Status.WAITING, table.of)
    assert index_of(table).wake == starts_at(table) == NOW + START_MS


@pytest.mark.parametrize("command", FORBIDDEN, ids=lambda command: type(command).__name__)
def test_a_tournament_decides_what_players_decide_elsewhere(command: commands.AnyCommand) -> None:
    for table in (opened(), begun(opened())):
        with pytest.raises(Refusal) as refused:
            decide(table, command, Actor("p0", "Ada"), AT)
        assert refused.value.code == "tournament"


def test_players_leave_a_running_game_to_a_bot_and_come_back() -> None:
    with pytest.raises(Refusal, match="begins in a moment"):
        decide(opened(), commands.Leave(), Actor("p0", "Ada"), AT)
    table = begun(opened())
    for command in (commands.Leave(), commands.TakeBack(), commands.Say("hello"), commands.React("star")):
        done = decide(table, command, Actor("p0", "Ada"), AT).actions
        assert len(done) == 1
        apply(table, Entry(table.seq + 1, NOW, done[0], by="p0"))
    with pytest.raises(Refusal):
        begin_of_tournament(table)


def test_a_bot_takes_the_seat_of_somebody_who_is_deleted_before_the_game() -> None:
    table = opened()
    write(table, *gone(table, "p1"))
    assert [(seat.bot, seat.free) for seat in table.seats] == [(None, False), ("thumb", False), ("thumb", False)]
    assert gone(table, "nobody") == gone(played(begun(opened())), "p0") == ()


def test_tables_with_the_same_deals_are_dealt_alike_seat_by_seat() -> None:
    one, other, own = (begun(opened(name, same=name != "own")) for name in ("t1", "t2", "own"))
    assert hands(one) == hands(other) != hands(own)


def test_a_game_with_the_same_deals_stays_sealed_until_all_tables_have_ended() -> None:
    table = played(begun(opened()))
    assert (table.status, table.is_open) == (Status.OVER, False)
    dealt = next(step for step in table.steps if any(type(event).__name__ == "RoundDealt" for event in step.events))
    assert view.view(table, "p0").secret is None
    assert "?" in str(view.line(table, dealt, 1).events[0])
    write(table, *unsealed(table))
    assert view.view(table, "p0").secret == SECRET.hex()
    assert "?" not in str(view.line(table, dealt, 1).events[0])
    assert unsealed(table) == ()
    record = record_of(table)
    assert record["fair"]["game"] == "cup 1 all tables"
    check_deals(record)
    again = fold(from_bytes(to_bytes(step.entry)) for step in table.steps)
    assert (again.is_open, again.of, again.deal_id) == (True, table.of, table.deal_id)


def test_a_table_that_plays_on_when_all_is_shown_is_closed() -> None:
    table = begun(opened())
    write(table, *unsealed(table))
    assert (table.status, table.is_open, table.turn is None or table.asked) == (Status.CLOSED, False, None)
    assert unsealed(table) == ()


def test_a_table_with_its_own_deals_is_open_when_its_game_is_over() -> None:
    table = played(begun(opened(same=False)))
    assert table.is_open
    assert view.view(table, None).secret == SECRET.hex()
