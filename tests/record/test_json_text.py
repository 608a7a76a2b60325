"""Strict JSON: leniencies of other readers are faults, and nothing but RecordError is raised."""

import json

import pytest

from foretell.record import RecordError, loads
from foretell.record.json_text import Unreadable, parse

FAULTS = [
    (b"", "not JSON: Expecting value at character 1"),
    (b"{", "not JSON: Expecting property name"),
    (b'"a', "not JSON: Unterminated string starting at character 1"),
    (b'{"a": 1,}', "not JSON: "),
    (b"{'a': 1}", "not JSON: "),
    (b'{"a": 01}', "not JSON: "),
    (b'{"a": .5}', "not JSON: "),
    (b'{"a": +5}', "not JSON: "),
    (b'{"a": 0x1}', "not JSON: "),
    (b"[1 2]", "not JSON: "),
    (b"True", "not JSON: "),
    (b"NaN", "not JSON: NaN is not allowed"),
    (b"[Infinity]", "not JSON: Infinity is not allowed"),
    (b'{"a": -Infinity}', "not JSON: -Infinity is not allowed"),
    (b'"a\nb"', "not JSON: Invalid control character"),
    (b'"\\x41"', "not JSON: Invalid \\escape"),
    (b"// a comment\n{}", "not JSON: "),
    (b"\xef\xbb\xbf{}", "not JSON: it begins with a byte order mark"),
    (b'"\xff"', "not UTF-8: invalid start byte at byte 2"),
    (b'"\xed\xa0\x80"', "not UTF-8: "),
    (b'"\xc0\x80"', "not UTF-8: "),
    (b"\xff\xfe{\x00}\x00", "not UTF-8: "),
    (b"[" * 100_000, "nested too deeply"),
    (b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
    (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "nested too deeply"),
]


@pytest.mark.parametrize(("text", "why"), FAULTS, ids=range(len(FAULTS)))
def test_text_that_is_not_json_is_a_fault_without_a_place(text: bytes, why: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse(text)
    assert why in refused.value.why
    assert (refused.value.round, refused.value.move, refused.value.place) == (None, None, "")
    assert str(refused.value) == refused.value.why


@pytest.mark.parametrize(
    "text", ["{}", "[1, -2, 3.5, 1e400, null, true]", '"\\ud800"', "1e-999", "-0", '{"a":1,"a":2}']
)
def test_json_is_read_like_pythons_own(text: str) -> None:
    assert parse(text.encode()) == json.loads(text)


def test_a_number_of_4000_digits_is_read_and_a_longer_one_refused() -> None:
    assert parse(b"1" * 4000) == int("1" * 4000)
    (long,) = [parse(b"1" * 5000)]
    assert isinstance(long, Unreadable)
    assert repr(long) == "a number of more than 4000 digits"


@pytest.mark.parametrize("digits", [4000, 5000, 1_000_000])
@pytest.mark.parametrize("key", ["rounds", "magician"])
def test_huge_numbers_are_read_or_refused(key: str, digits: int) -> None:
    options = {"rounds": 1, "magician": 4, "raise_magician": False} | {key: "HUGE"}
    record = {"format": "foretell-record/1", "game": "extreme", "options": options, "players": ["a", "b", "c"]}
    text = json.dumps({**record, "rounds": [], "finished": True, "totals": [0, 0, 0], "winners": []})
    with pytest.raises(RecordError) as refused:
        loads(text.replace('"HUGE"', "9" * digits))
    assert len(str(refused.value)) < 5000


def test_text_may_be_text_or_bytes() -> None:
    for text in ("{}", b"{}"):
        with pytest.raises(RecordError, match='the key "format" is missing'):
            loads(text)


def test_text_with_a_lone_surrogate_is_not_utf_8() -> None:
    with pytest.raises(RecordError, match="not UTF-8"):
        loads('{"format": "\ud800"}')


def test_text_with_a_byte_order_mark_is_refused() -> None:
    with pytest.raises(RecordError, match="byte order mark"):
        loads("\ufeff{}")
