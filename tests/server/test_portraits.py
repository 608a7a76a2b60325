"""A player's portrait: chosen when they sit down, seen by all, kept in the log, and none in older logs."""

import msgspec
import pytest

from foretell.server.protocol import commands
from foretell.server.protocol.actions import Seated
from foretell.server.protocol.commands import AnyCommand
from foretell.server.table import view
from foretell.server.table.anonymous import forget
from foretell.server.table.fold import fold
from foretell.server.table.log import from_bytes
from tests.server.tables import Desk


def read(text: bytes) -> AnyCommand:
    """A command as a client sends it."""
    command: AnyCommand = msgspec.json.decode(text, type=AnyCommand)
    return command


def test_everybody_sees_the_portrait_that_a_player_has_chosen() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0, portrait="otter"))
    desk.give("p1", commands.Sit(1))
    seats = view.view(desk.rebuilt(), None).seats
    assert [seat.portrait for seat in seats] == ["otter", None, None]
    desk.give("p0", commands.Leave())
    assert view.view(desk.table, None).seats[0].portrait is None


def test_only_a_known_portrait_can_be_chosen() -> None:
    assert read(b'{"do": "sit", "seat": 0, "portrait": "raven"}') == commands.Sit(0, portrait="raven")
    for bad in (b'"dodo"', b"7", b'"' + b"x" * 1000 + b'"'):
        with pytest.raises(msgspec.ValidationError):
            read(b'{"do": "sit", "seat": 0, "portrait": ' + bad + b"}")


def test_another_portrait_at_a_seat_is_in_the_log_and_goes_with_a_deleted_player() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0, portrait="hare"))
    desk.give("p0", commands.ChoosePortrait("bear"))
    assert view.view(desk.table, None).seats[0].portrait == "bear"
    assert view.view(desk.rebuilt(), None).seats[0].portrait == "bear"
    assert desk.give("p0", commands.ChoosePortrait("bear")) == []
    found = fold(forget(map(from_bytes, desk.log), "p0", began=False))
    assert found.seats[0].portrait is None


def test_a_log_from_before_the_portraits_is_read() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0))
    old = [line.replace(b',"portrait":null', b"") for line in desk.log]
    assert old != desk.log
    assert fold(map(from_bytes, old)).seats[0].name == "Name of p0"


def test_a_deleted_player_leaves_no_portrait() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0, portrait="hare"))
    found = forget(map(from_bytes, desk.log), "p0", began=False)
    assert [entry.action for entry in found if isinstance(entry.action, Seated)] == [Seated(0, "", "")]
