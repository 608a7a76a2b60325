"""Documents of clubs: round trips, faults with their places, and no list of entries that breaks the fold."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from foretell.club.checking import refuse
from foretell.club.document import Document, dumps, loads, new_document, read_document
from foretell.club.entries import Entry, read_entry, read_settings
from foretell.club.erasing import without_names
from foretell.club.faults import READING, WRITING, ClubFault
from foretell.club.fold import apply, fold
from foretell.club.kinds import CHOICES, ENTRIES, FORMULAS, SETTINGS
from foretell.club.limits import LARGEST, MOST_ENTRIES
from foretell.club.settings import NAMES, PRESETS, Settings
from foretell.club.statistics import between, statistics
from foretell.club.table import table
from tests.effort import times

ids = st.sampled_from([f"e{number}" for number in range(6)])
names = st.sampled_from(["Ada", "ada", "Ben", "", "Ωmega"])
points = st.integers(-30, 90)
counts = st.sampled_from([(None, None), (0, 0), (3, 7)])
totals = st.lists(st.tuples(names, st.none() | ids, points, counts, st.booleans()), min_size=1, max_size=4)


def _totals(some: list[tuple[Any, ...]]) -> list[list[Any]]:
    """Rows in which each member stands once, and no bot is a member."""
    rows: list[list[Any]] = []
    for name, member, number, (met, bids), bot in some:
        known = None if bot or any(row[1] == member for row in rows) else member
        rows.append([name, known, number, met, bids, bot])
    return rows


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "formula": st.sampled_from(FORMULAS),
            "game": st.sampled_from(["wizard", "wizard", "extreme"]),
            "count": st.sampled_from([None, 1, 2]),
            "least": st.sampled_from([0, 2]),
            "season": st.sampled_from(
                [
                    None,
                    {"name": "2026", "from": "2026-01-01", "to": "2026-12-31"},
                    {"name": "all", "from": None, "to": None},
                ]
            ),
        },
    ),
    "text": names,
    "name": names.filter(bool),
    "long": names,
    "id": ids,
    "flag": st.booleans(),
    "day": st.sampled_from(["2025-12-31", "2026-11-21", "2026-12-31"]),
    "hour": st.sampled_from(["19:30", "00:00"]),
    "key": st.sampled_from(["", "abc"]),
    "totals": totals.map(_totals),
    **{kind: st.sampled_from(choices) for kind, choices in CHOICES.items()},
}


def one(do: str) -> st.SearchStrategy[dict[str, Any]]:
    """An entry that can be read."""
    kinds = {
        key: st.none() | VALUES[kind[:-1]] if kind.endswith("?") else VALUES[kind] for key, kind in ENTRIES[do].items()
    }
    return st.fixed_dictionaries({"do": st.just(do), **kinds})


def numbered(some: list[dict[str, Any]]) -> Document:
    """A document of these entries, after a member and a game."""
    first = Entry("e0", "member", {"name": "Ada", "role": "member"})
    game = Entry("e1", "game", {"from": "typed", "key": "", "evening": None, "day": "2026-11-21"})
    return Document("any", (first, game, *(read_entry({"id": f"e{n}", **entry}) for n, entry in enumerate(some, 2))))


def fault_of(read: Callable[[], object]) -> ClubFault | None:
    """The fault that reading raises."""
    try:
        read()
    except ClubFault as fault:
        return fault
    return None


def allowed(document: Document) -> Document:
    """The document without the entries that may not be written."""
    state = fold(Document(document.id))
    for entry in document.entries:
        fault = fault_of(partial(refuse, state, entry))
        assert fault is None or fault.key in WRITING
        if fault is None:
            apply(state, entry)
    return Document(document.id, tuple(state.entries))


USUAL = [*ENTRIES, "member", "result", "result", "result", "who"]
logs = st.lists(st.sampled_from(USUAL).flatmap(one), max_size=14).map(numbered)


@effort(max_examples=times(40), deadline=None)
@given(logs)
def test_every_list_of_entries_can_be_folded_and_ranked(document: Document) -> None:
    state = fold(document)
    for season in (None, "", *state.seasons):
        lines = table(state, season)
        assert {line.member for line in lines} <= set(state.members)
        assert sum(line.games for line in lines) == sum(statistics(state, one, season).games for one in state.members)
        for one in state.members:
            both = between(state, "e0", one, season)
            assert both.games == both.ahead + both.behind + both.equal
    assert loads(dumps(document)) == document == read_document(document.to_json())


@effort(max_examples=times(30), deadline=None)
@given(logs)
def test_adding_entries_one_by_one_gives_the_same_state(document: Document) -> None:
    state = fold(Document(document.id))
    for entry in document.entries:
        apply(state, entry)
    assert state == fold(document)


@effort(max_examples=times(40), deadline=None)
@given(logs, ids)
def test_a_member_without_a_name_keeps_all_results(document: Document, member: str) -> None:
    document = allowed(document)
    after = Document(document.id, tuple(without_names(document.entries, member)))
    old, new = fold(document), fold(after)
    assert loads(dumps(after)) == after
    assert member not in new.members or new.members[member].name == ""
    for season in (None, "", *old.seasons):
        assert table(new, season) == table(old, season)
    for before, now in zip(old.results, new.results, strict=True):
        pairs = zip(before.result.totals, now.result.totals, strict=True)
        assert all(replace(was, name=total.name) == total for was, total in pairs)
        assert not any(total.member == member and total.name for total in now.result.totals)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@effort(max_examples=times(40), deadline=None)
@given(st.sampled_from(sorted(ENTRIES)).flatmap(one), st.data())
def test_an_entry_with_any_value_is_read_or_refused_with_its_place(entry: dict[str, Any], data: st.DataObject) -> None:
    key = data.draw(st.sampled_from([*entry, "id", "by", "more"]))
    fault = fault_of(lambda: read_entry({"id": "x", **entry, key: data.draw(json_values)}, 7))
    assert fault is None or (fault.key in READING and fault.entry == 7)


HEAD: dict[str, Any] = {"format": "foretell-club/1", "id": "x", "entries": []}
MEMBER = {"id": "a", "do": "member", "name": "Ada", "role": "member"}
EVENING = {"id": "e", "do": "evening", "title": "", "day": "2026-11-21", "time": "19:30", "place": "Lion"}
RESULT = {"id": "r", "do": "result", "game": "g", "part": "", "day": "2026-11-21", "kind": "wizard", "over": True}
ROW = ["Ada", "a", 30, 2, 5, False]


def with_entry(entry: dict[str, Any], **values: object) -> dict[str, Any]:
    """A document of one entry, with other values."""
    return {**HEAD, "entries": [{**entry, **values}]}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "not-object value=[]"),
        ({**HEAD, "format": "foretell-pad/1"}, "not-club value=foretell-pad/1"),
        ({**HEAD, "format": "foretell-club/2"}, "newer value=foretell-club/2"),
        ({"format": "foretell-club/1", "entries": []}, "missing name=id"),
        ({**HEAD, "id": "x y"}, "bad-value name=id value=x y"),
        ({**HEAD, "entries": {}}, "not-list name=entries"),
        ({**HEAD, "entries": [1]}, "entry 1: not-object value=1"),
        ({**HEAD, "entries": [MEMBER, MEMBER]}, "entry 2: same-id value=a"),
        ({**HEAD, "entries": [MEMBER] * (MOST_ENTRIES + 1)}, "too-many value=20000"),
        (with_entry(MEMBER, do="members"), "entry 1: unknown-entry value=members"),
        (with_entry(MEMBER, name=" Ada"), "entry 1: bad-value name=name value= Ada"),
        (with_entry(MEMBER, name="\ud800"), "entry 1: bad-value name=name"),
        (with_entry(MEMBER, role="king"), "entry 1: bad-value name=role value=king"),
        (with_entry(EVENING, day="2026-02-30"), "entry 1: bad-value name=day value=2026-02-30"),
        (with_entry(EVENING, day="20261121"), "entry 1: bad-value name=day"),
        (with_entry(EVENING, time="24:00"), "entry 1: bad-value name=time value=24:00"),
        (with_entry(EVENING, place="x" * 201), "entry 1: bad-value name=place"),
        (with_entry(RESULT, totals=[]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[ROW] * 2), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["x", None, 0, None, None, False]] * 11), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["Ada", "a", 30, 6, 5, False]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["Ada", "a", 30, None, 5, False]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["Ada", "a", 30, None, None, True]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["Ada", "a", 10_000, None, None, False]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[["Ada", "a", 1.5, None, None, False]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=[ROW[:5]]), "entry 1: bad-value name=totals"),
        (with_entry(RESULT, totals=["Ada"]), "entry 1: bad-value name=totals"),
    ],
)
def test_a_damaged_document_is_refused_with_the_fault_and_its_place(data: object, fault: str) -> None:
    with pytest.raises(ClubFault) as found:
        read_document(data)
    assert str(found.value).startswith(fault)


@pytest.mark.parametrize("text", [b"\xff", "", "[", '{"format": NaN}', "[" * 100_000, " " * (LARGEST + 1)])
def test_texts_that_are_not_clubs_are_refused(text: str | bytes) -> None:
    with pytest.raises(ClubFault):
        loads(text)


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        ({"formula": "most"}, "formula"),
        ({"game": "skat"}, "game"),
        ({"count": 0}, "count"),
        ({"least": -1}, "least"),
        ({"joining": 1}, "joining"),
        ({"season": {"name": "2026"}}, "season"),
        ({"season": {"name": "", "from": None, "to": None}}, "season"),
        ({"season": {"name": "2026", "from": "2026-12-31", "to": "2026-01-01"}}, "season"),
        ({"season": {"name": "2026", "from": 2026, "to": None}}, "season"),
        ({"speed": 1}, "speed"),
        ([], "set"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: object, name: str) -> None:
    with pytest.raises(ClubFault) as found:
        read_settings(settings)
    assert found.value.values["name"] == name


def test_presets_and_defaults_can_be_read() -> None:
    for preset in PRESETS.values():
        assert Settings.from_json(read_settings(preset)).to_json() == {**Settings().to_json(), **preset}
    assert set(NAMES) == set(SETTINGS)
    assert Settings.from_json(read_settings(Settings().to_json())) == Settings()


def test_the_page_about_clubs_describes_every_entry_and_setting() -> None:
    text = (Path(__file__).parents[2] / "docs" / "clubs.md").read_text(encoding="utf-8")
    for do, keys in ENTRIES.items():
        assert f"`{do}({', '.join(keys)})`" in text
    for name in (*SETTINGS, *FORMULAS, *PRESETS):
        assert f"`{name}`" in text
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(loads(example).entries) == 2


def test_entries_are_added_once() -> None:
    entry = Entry("a", "member", {"name": "Ada", "role": "member"})
    assert new_document().with_entries(entry).with_entries(entry).entries == (entry,)
