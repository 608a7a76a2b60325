"""Documents of clubs and tournaments: round trips, faults with their places, and no list of entries breaks the fold."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from tests.club.documents import CLUBS
from tests.effort import times
from tests.pad.documents import Kind, fault_of
from tests.tournament.documents import TOURNAMENTS

KINDS = (CLUBS, TOURNAMENTS)
of_each_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@of_each_kind
@effort(max_examples=times(25), deadline=None)
@given(st.data())
def test_every_list_of_entries_can_be_folded_and_ranked(kind: Kind, data: st.DataObject) -> None:
    document = data.draw(kind.logs)
    kind.check(document)
    assert kind.format.loads(kind.format.dumps(document)) == document


@of_each_kind
@effort(max_examples=times(15), deadline=None)
@given(st.data())
def test_adding_entries_one_by_one_gives_the_same_state(kind: Kind, data: st.DataObject) -> None:
    document = data.draw(kind.logs)
    state = kind.fold(type(document)(document.id))
    for entry in document.entries:
        kind.apply(state, entry)
    assert state == kind.fold(document)


@of_each_kind
@effort(max_examples=times(30), deadline=None)
@given(st.data())
def test_an_entry_with_any_value_is_read_or_refused_with_its_place(kind: Kind, data: st.DataObject) -> None:
    entry = data.draw(st.sampled_from(sorted(kind.entries)).flatmap(kind.one))
    key = data.draw(st.sampled_from([*entry, "id", "by", "more"]))
    fault = fault_of(lambda: kind.read({"id": "x", **entry, key: data.draw(json_values)}, 7))
    assert fault is None or (fault.key in kind.reading and fault.entry == 7)


@of_each_kind
@effort(max_examples=times(20), deadline=None)
@given(st.data())
def test_settings_with_any_value_are_read_or_refused(kind: Kind, data: st.DataObject) -> None:
    key, value = data.draw(st.sampled_from(sorted(kind.settings))), data.draw(json_values)
    fault = fault_of(lambda: kind.read_settings({key: value}))
    if fault is None:
        assert json.loads(json.dumps(kind.whole({key: value})))[key] == value
    else:
        assert fault.key in kind.reading


@of_each_kind
@effort(max_examples=times(20), deadline=None)
@given(text=st.binary(max_size=60) | st.text(max_size=60) | json_values.map(json.dumps))
def test_texts_that_are_no_documents_are_refused(kind: Kind, text: str | bytes) -> None:
    with pytest.raises(kind.format.fault):
        kind.format.loads(text)


@of_each_kind
def test_hard_texts_are_refused(kind: Kind) -> None:
    for text in (b"\xff", "", "[", '{"format": NaN}', "[" * 100_000):
        with pytest.raises(kind.format.fault):
            kind.format.loads(text)
    with pytest.raises(kind.format.fault, match="too-long"):
        kind.format.loads(" " * (kind.format.largest + 1))


def damaged(kind: Kind) -> list[tuple[object, str]]:
    """Damaged documents, and the faults that are found."""
    head, one = kind.head(), kind.person
    return [
        ([], "not-object value=[]"),
        ({**head, "format": "foretell-pad/1"}, f"not-{kind} value=foretell-pad/1"),
        ({**head, "format": f"foretell-{kind}/2"}, f"newer value=foretell-{kind}/2"),
        ({key: value for key, value in head.items() if key != "id"}, "missing name=id"),
        ({**head, "game": "wizard"}, "unknown-key name=game"),
        ({**head, "id": "x y"}, "bad-value name=id value=x y"),
        ({**head, "entries": {}}, "not-list name=entries"),
        (kind.head(1), "entry 1: not-object value=1"),
        (kind.head(one, one), "entry 2: same-id value=a"),
        (kind.head(*[one] * (kind.format.most + 1)), "too-many value=20000"),
        (kind.head({**one, "do": "members"}), "entry 1: unknown-entry value=members"),
        (kind.head({**one, "name": " Ada"}), "entry 1: bad-value name=name value= Ada"),
        (kind.head({**one, "name": "\ud800"}), "entry 1: bad-value name=name value=\ufffd"),
        (kind.head({**one, "name": ["\x1b[31m\u202e"]}), 'entry 1: bad-value name=name value=["\\u001b[31m\ufffd"]'),
        *((kind.head(entry), f"entry 1: {fault}") for entry, fault in kind.damaged),
    ]


CASES = [(kind, *case) for kind in KINDS for case in damaged(kind)]


@pytest.mark.parametrize(("kind", "data", "fault"), CASES, ids=[f"{kind}-{fault}" for kind, _, fault in CASES])
def test_a_damaged_document_is_refused_with_the_fault_and_its_place(kind: Kind, data: object, fault: str) -> None:
    with pytest.raises(kind.format.fault) as found:
        kind.format.read(data)
    assert str(found.value).startswith(fault)


@of_each_kind
def test_settings_that_make_no_sense_are_refused(kind: Kind) -> None:
    cases: list[tuple[Any, str]] = [*kind.no_sense, ([], "set"), ({"speed": 1}, "speed")]
    for settings, name in cases:
        with pytest.raises(kind.format.fault) as found:
            kind.read_settings(settings)
        assert found.value.values["name"] == name, settings


@of_each_kind
def test_presets_and_defaults_can_be_read(kind: Kind) -> None:
    for preset in kind.presets.values():
        assert kind.whole(kind.read_settings(preset)) == {**kind.whole({}), **preset}
    assert set(kind.names) == set(kind.settings)
    assert kind.whole(kind.read_settings(kind.whole({}))) == kind.whole({})


@of_each_kind
def test_a_text_cut_off_anywhere_is_read_up_to_the_last_whole_line(kind: Kind) -> None:
    document = kind.numbered([])
    text = kind.format.dumps(document)
    head = text.index("\n")
    for end in range(head, len(text)):
        found = kind.format.salvaged(text[:end].encode())
        assert found.entries == document.entries[: len(found.entries)]
        assert len(found.entries) >= text[:end].count("\n") - 1
    assert kind.format.salvaged(text) == document
    for beginning in (text[: head - 20], ""):
        with pytest.raises(kind.format.fault, match="not-json"):
            kind.format.salvaged(beginning)


@of_each_kind
def test_lines_end_where_the_format_ends_them(kind: Kind) -> None:
    names = {"id": "x", "name": "A\u2028B"}, {"id": "y", "name": "A\x85B"}, {"id": "z", "name": "C"}
    document = kind.numbered([{**kind.person, **one} for one in names])
    text = kind.format.dumps(document)
    assert kind.format.salvaged(text) == kind.format.salvaged(text.replace("\n", "\r\n")) == document


@of_each_kind
def test_entries_are_added_once(kind: Kind) -> None:
    entry = kind.first[0]
    assert kind.format.new().with_entries(entry).with_entries(entry).entries == (entry,)
