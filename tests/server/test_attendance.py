"""Readers learn who is connected, as soon as it is on disk."""

import msgspec

from foretell.server.eventlog.attendance import Attendance
from foretell.server.net.reader import Reader
from foretell.server.protocol.messages import Presence


def watchers(messages: list[bytes]) -> list[int]:
    """The number of watchers in each message."""
    return [msgspec.json.decode(message)["watchers"] for message in messages]


async def test_a_reader_learns_of_another_who_leaves_while_they_join() -> None:
    first, second = Reader(None, room=9), Reader(None, room=9)
    readers = {first}
    attendance = Attendance(readers, lambda: Presence((), len(readers)))
    attendance.joined()
    assert watchers(await first.take()) == [1]
    readers.add(second)
    attendance.send(second)
    attendance.joined()
    readers.discard(first)
    attendance.changed()
    sent = watchers(await second.take())
    while sent[-1] != 1:
        sent += watchers(await second.take())
    assert sent == [2, 1]


async def test_nothing_is_sent_while_a_line_is_being_written() -> None:
    asked: list[bool] = []
    reader = Reader(None, room=9)

    def is_settled() -> bool:
        assert not reader.has_more
        asked.append(len(asked) == 2)
        return asked[-1]

    attendance = Attendance({reader}, lambda: Presence((len(asked),), 0), is_settled=is_settled)
    attendance.joined()
    assert msgspec.json.decode((await reader.take())[0])["seats"] == [3]
    assert asked == [False, False, True]


async def test_the_same_attendance_is_sent_once() -> None:
    reader, ending = Reader(None, room=9), Reader(None, room=9)
    readers = {reader}
    attendance = Attendance(readers, lambda: Presence((), 1))
    attendance.joined()
    await reader.take()
    attendance.changed()
    later = Attendance({ending}, lambda: Presence((), 0))
    later.joined()
    await ending.take()
    assert not reader.has_more
