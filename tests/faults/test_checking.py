"""The checks after the faults find what they are there for: a log, or a message, that is not as it should be."""

import time
from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest

from foretell.server.protocol.messages import Asked
from foretell.server.table import view
from foretell.server.table.log import from_bytes, to_bytes
from foretell.store import Row
from tests.faults.checking import check_table
from tests.faults.client import Frame, read_told
from tests.faults.people import Guest, Habits
from tests.faults.requests import Requests
from tests.faults.silence import Silence
from tests.server.tables import Desk

SEATS = range(3)
_encode = msgspec.json.Encoder().encode


class Played:
    """A game of three that has begun, and all that its players were told."""

    def __init__(self) -> None:
        self.desk = Desk()
        self.desk.start()
        self.guests = [guest_at(self.desk.table.id, seat) for seat in SEATS]
        rng = Random(1)
        for number in range(12):
            turn = self.desk.table.turn
            assert turn is not None
            moves, claim = view.question(self.desk.table, turn)
            self.tell(turn, _encode(Asked(self.desk.table.seq, moves, claim)))
            step = self.desk.move(rng)[-1]
            self.log_command(turn, f"m{number}")
            for seat in SEATS:
                self.tell(seat, _encode(view.line(self.desk.table, step, seat)))

    def log_command(self, seat: int, command: str) -> None:
        """The last line is what became of a command, which was acknowledged."""
        last = from_bytes(self.desk.log[-1])
        self.desk.log[-1] = to_bytes(msgspec.structs.replace(last, command=command))
        self.guests[seat].heard.sent[command] = "move"
        self.guests[seat].heard.acknowledged[command] = {last.seq}

    def tell(self, seat: int, data: bytes) -> None:
        """A player reads a message."""
        self.guests[seat].heard.frames.append(Frame(time.time_ns() // 1_000_000, read_told(data), data))

    def wrong(self) -> Sequence[str]:
        """What the check finds."""
        rows = [Row(seq, data) for seq, data in enumerate(self.desk.log, start=1)]
        return list(check_table(rows, self.guests))


def guest_at(table: str, seat: int) -> Guest:
    return Guest(Requests(1, Random(seat)), table, seat, "token", Habits((0, 0), Silence()))


def test_a_game_as_it_should_be_has_no_fault() -> None:
    assert Played().wrong() == []


def lose_a_line(played: Played) -> None:
    del played.desk.log[-3]


def lose_the_last_line(played: Played) -> None:
    del played.desk.log[-1]


def make_a_move_twice(played: Played) -> None:
    played.desk.move(Random(2))
    last = from_bytes(played.desk.log[-2])
    again = msgspec.structs.replace(from_bytes(played.desk.log[-1]), by=last.by, command=last.command)
    played.desk.log[-1] = to_bytes(again)


def acknowledge_another_line(played: Played) -> None:
    guest = next(guest for guest in played.guests if "m0" in guest.heard.sent)
    guest.heard.acknowledged["m0"] = {1}


def show_the_hand_of_another(played: Played) -> None:
    dealt = next(step for step in played.desk.table.steps if step.phase is not None)
    played.tell(0, _encode(view.line(played.desk.table, dealt, 1)))


def show_a_view_of_another(played: Played) -> None:
    whole = view.view(played.desk.table, "p1")
    played.tell(0, b'{"type":"welcome","version":1,"table":%s}' % _encode(whole))


def ask_out_of_turn(played: Played) -> None:
    turn = played.desk.table.turn
    moves, claim = view.question(played.desk.table, turn)
    played.tell(next(seat for seat in SEATS if seat != turn), _encode(Asked(played.desk.table.seq, moves, claim)))


def refuse_for_good(played: Played) -> None:
    played.guests[2].heard.refused.append(b'{"type":"refused","code":"not-your-turn"}')


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (lose_a_line, "the log"),
        (lose_the_last_line, "are not in the log"),
        (make_a_move_twice, "times"),
        (acknowledge_another_line, "was acknowledged as"),
        (show_the_hand_of_another, "does not follow"),
        (show_a_view_of_another, "does not follow"),
        (ask_out_of_turn, "does not follow"),
        (refuse_for_good, "was refused"),
    ],
)
def test_what_is_wrong_is_found(spoil: Callable[[Played], None], found: str) -> None:
    played = Played()
    spoil(played)
    assert any(found in wrong for wrong in played.wrong()), played.wrong()
