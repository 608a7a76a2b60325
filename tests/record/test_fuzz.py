"""Any content of a file is either a valid record or a fault; no other error is raised."""

import copy
import io
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from foretell.record import RecordError, dumps, loads
from foretell.record.perft import perft
from foretell.record.reader import check
from foretell.record.stream import read_input, read_lines
from foretell.record.verify import one_line
from tests.record.golden import GOOD, fault_of

SMALL = sorted(GOOD, key=len)[:10]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = [
    "format",
    "game",
    "wizard",
    "extreme",
    "rounds",
    "hands",
    "moves",
    "turned",
    "dealer",
    "result",
    "bids",
    "B1",
    "W",
]
LEAVES: st.SearchStrategy[object] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 30), st.floats(), st.sampled_from(WORDS), st.just([]), st.just({})
)


def fault_in(do: Callable[[], object]) -> RecordError | None:
    """The fault that is raised, or None."""
    try:
        do()
    except RecordError as fault:
        return fault
    return None


def check_printable(text: bytes) -> None:
    """Check that the fault of a text, if any, can be printed."""
    for line in read_lines(io.BytesIO(text)):
        fault = fault_of(line)
        sentence = "ok" if fault is None else one_line(fault)
        assert sentence.encode()
        assert sentence.isprintable()


@given(st.binary(max_size=300))
@example(b"\xef\xbb\xbf")
@example(b"[" * 3000)
@example(b'{"a":' * 3000)
def test_any_bytes(text: bytes) -> None:
    check_printable(text)
    list(read_input(io.BytesIO(text)))
    assert fault_in(lambda: loads(text)) is not None


@given(st.text(max_size=100))
def test_any_text(text: str) -> None:
    assert fault_in(lambda: loads(text)) is not None


@given(JSON)
def test_any_json(data: object) -> None:
    fault = fault_in(lambda: check(data))
    assert fault is not None
    assert fault.place == ""


@given(st.sampled_from(SMALL), st.integers(0), st.binary(max_size=3), st.integers(0, 4))
def test_a_right_record_with_some_bytes_changed(text: bytes, place: int, new: bytes, old: int) -> None:
    at = place % len(text)
    check_printable(text[:at] + new + text[at + old :])


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """All places in a JSON value: the enclosing object or list, and the key or index there."""
    inner: list[tuple[Any, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    if isinstance(value, list):
        inner = list(enumerate(value))
    for key, part in inner:
        yield value, key
        yield from places(part)


@given(st.sampled_from(SMALL), st.randoms(use_true_random=False), st.lists(LEAVES | JSON, min_size=1, max_size=3))
def test_a_right_record_with_some_values_changed(text: bytes, rng: Random, values: list[object]) -> None:
    record = json.loads(text)
    for value in values:
        place, key = rng.choice(list(places(record)))
        place[key] = value
    check_everywhere(record)


@given(st.sampled_from(SMALL), st.randoms(use_true_random=False))
def test_a_right_record_with_something_left_out_or_doubled(text: bytes, rng: Random) -> None:
    record = json.loads(text)
    place, key = rng.choice(list(places(record)))
    if isinstance(place, list) and rng.random() < 0.5:
        place.insert(rng.randrange(len(place) + 1), copy.deepcopy(place[key]))
    else:
        del place[key]
    check_everywhere(record)


def check_everywhere(record: dict[str, Any]) -> None:
    """Check that all ways of reading a record agree on whether it is valid."""
    fault = fault_in(lambda: check(record))
    text = json.dumps(record)
    read = fault_in(lambda: loads(text))
    if "NaN" not in text and "Infinity" not in text:
        assert str(read) == str(fault)
    if fault is None and read is None:
        assert loads(dumps(loads(text))).events == loads(text).events
    if fault is not None:
        assert one_line(fault).isprintable()
    fault_in(lambda: perft(record, 1, 1, 1))
