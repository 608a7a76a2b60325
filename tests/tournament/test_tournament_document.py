"""Documents: round trips, faults with their places, and no text or list of entries that breaks the fold."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as effort
from hypothesis import strategies as st

from foretell.tournament.document import Document, dumps, loads, new_document, read_document, salvaged
from foretell.tournament.entries import Entry, read_entry, read_settings
from foretell.tournament.faults import READING, TournamentFault
from foretell.tournament.fold import apply, fold
from foretell.tournament.kinds import APART, CRITERIA, DEALS, ENTRIES, FORMS, SCORES, SETTINGS, SOURCES, STAGES, WHERE
from foretell.tournament.limits import LARGEST, MOST_ENTRIES
from foretell.tournament.next import following
from foretell.tournament.settings import NAMES, PRESETS, Settings
from foretell.tournament.standings import standings
from foretell.tournament.verify import by_other_methods, verify
from tests.effort import times

from .hall import Hall

IDS = ("a", "b", "c", "d", "e", "f")
ids = st.sampled_from(IDS)
hashes = st.sampled_from(["0" * 64, "ab" * 32])
rounds = st.integers(1, 3)
names = st.sampled_from(["Ada", "Ben", "Cem", "Ωmega"])
seatings = st.permutations(IDS).map(lambda row: [row[:3], row[3:]])
with_bots = st.permutations([*IDS, None, None]).map(lambda row: [row[:4], row[4:]])
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "method": st.integers(1, 3),
    "settings": st.fixed_dictionaries(
        {},
        optional={
            "rounds": rounds,
            "game": st.sampled_from(["wizard", "extreme"]),
            "form": st.sampled_from(FORMS),
            "knockout": st.sampled_from([[], [4], [4, 3]]),
            "rank": st.permutations(CRITERIA[:-1]).map(lambda row: [*row, "lot"]),
            "byes": st.sampled_from(["mean", 0, 2.5]),
            "apart": st.sampled_from(APART),
            "points": st.sampled_from([{}, {"3": [5, 2.5, 0]}]),
            "where": st.sampled_from(WHERE),
            "deals": st.sampled_from(DEALS),
            "score": st.sampled_from(SCORES),
            "options": st.sampled_from([{}, {"plus_minus_one": "forbid"}, {"magician": 5}]),
        },
    ),
    "name": names,
    "text": names,
    "long": names,
    "id": ids,
    "ids": st.lists(ids, unique=True, max_size=2),
    "tables": seatings | with_bots,
    "hash": hashes,
    "round": rounds,
    "number": st.integers(1, 3),
    "stage": st.sampled_from(STAGES),
    "source": st.sampled_from(SOURCES),
    "flag": st.booleans(),
    "totals": seatings.flatmap(
        lambda row: st.lists(st.none() | st.integers(-50, 300), min_size=3, max_size=3).map(
            lambda points: dict(zip(row[0], points, strict=True))
        )
    ),
    "penalty": st.integers(0, 20),
}


def one(do: str) -> st.SearchStrategy[dict[str, Any]]:
    """An entry that can be read."""
    kinds = {
        key: st.none() | VALUES[kind[:-1]] if kind.endswith("?") else VALUES[kind] for key, kind in ENTRIES[do].items()
    }
    times_ = st.sampled_from(["2026-11-21T17:22:44Z", "2026-11-21T17:30:00.5Z"])
    return st.fixed_dictionaries({"do": st.just(do), "at": times_, **kinds})


def numbered(some: list[dict[str, Any]]) -> Document:
    """A document of six people and these entries."""
    people = [Entry(name, "person", {"name": name, "group": None}) for name in IDS]
    return Document("any", (*people, *(read_entry({"id": f"e{n}", **entry}) for n, entry in enumerate(some))))


def fault_of(read: Callable[[], object]) -> TournamentFault | None:
    """The fault that reading raises."""
    try:
        read()
    except TournamentFault as fault:
        return fault
    return None


logs = st.lists(st.sampled_from([*ENTRIES, "draw", "draw", "result"]).flatmap(one), max_size=15).map(numbered)


@effort(max_examples=times(15), deadline=None)
@given(logs)
def test_every_list_of_entries_can_be_folded_and_ranked(document: Document) -> None:
    state = fold(document)
    assert sorted(one.person for one in standings(state)) == sorted(state.people)
    assert following(state).do in ("people", "draw", "play", "close", "end", "over")
    assert loads(dumps(document)) == document


@effort(max_examples=times(10), deadline=None)
@given(logs)
def test_adding_entries_one_by_one_gives_the_same_state(document: Document) -> None:
    state = fold(Document(document.id))
    for entry in document.entries:
        apply(state, entry)
    assert state == fold(document)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@effort(max_examples=times(30), deadline=None)
@given(st.sampled_from(sorted(ENTRIES)).flatmap(one), st.data())
def test_an_entry_with_any_value_is_read_or_refused_with_its_place(entry: dict[str, Any], data: st.DataObject) -> None:
    key = data.draw(st.sampled_from([*entry, "id", "by", "more"]))
    fault = fault_of(lambda: read_entry({"id": "x", **entry, key: data.draw(json_values)}, 7))
    assert fault is None or (fault.key in READING and fault.entry == 7)


@effort(max_examples=times(20), deadline=None)
@given(st.sampled_from(sorted(SETTINGS)), json_values)
def test_settings_with_any_value_are_read_or_refused(key: str, value: object) -> None:
    fault = fault_of(lambda: read_settings({key: value}))
    if fault is None:
        assert json.loads(json.dumps(Settings.from_json({key: value}).to_json()))[key] == value
    else:
        assert fault.key in READING


@effort(max_examples=times(30), deadline=None)
@given(st.binary(max_size=60) | st.text(max_size=60) | json_values.map(json.dumps))
def test_texts_that_are_not_tournaments_are_refused(text: str | bytes) -> None:
    with pytest.raises(TournamentFault):
        loads(text)


HEAD: dict[str, Any] = {"format": "foretell-tournament/1", "id": "x", "entries": []}
PERSON = {"id": "a", "do": "person", "name": "Ada", "group": None}


def with_person(**values: object) -> dict[str, Any]:
    return {**HEAD, "entries": [{**PERSON, **values}]}


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ([], "not-object value=[]"),
        ({**HEAD, "format": "foretell-pad/1"}, "not-tournament value=foretell-pad/1"),
        ({**HEAD, "format": "foretell-tournament/2"}, "newer value=foretell-tournament/2"),
        ({"format": "foretell-tournament/1", "entries": []}, "missing name=id"),
        ({**HEAD, "game": "wizard"}, "unknown-key name=game"),
        ({**HEAD, "id": "x y"}, "bad-value name=id value=x y"),
        ({**HEAD, "entries": {}}, "not-list name=entries"),
        ({**HEAD, "entries": [1]}, "entry 1: not-object value=1"),
        ({**HEAD, "entries": [PERSON, PERSON]}, "entry 2: same-id value=a"),
        (with_person(do="persons"), "entry 1: unknown-entry value=persons"),
        (with_person(name=" Ada"), "entry 1: bad-value name=name value= Ada"),
        (with_person(name="\ud800"), "entry 1: bad-value name=name"),
        (with_person(at="2026-02-30T17:22:44Z"), "entry 1: bad-value name=at"),
        (with_person(do="set", set={"size": 7}), "entry 1: unknown-key name=name"),
        ({**HEAD, "entries": [{"id": "a", "do": "set", "set": {"size": 7}}]}, "entry 1: bad-value name=size value=7"),
        ({**HEAD, "entries": [PERSON] * (MOST_ENTRIES + 1)}, "too-many value=20000"),
    ],
)
def test_a_damaged_document_is_refused_with_the_fault_and_its_place(data: object, fault: str) -> None:
    with pytest.raises(TournamentFault) as found:
        read_document(data)
    assert str(found.value).startswith(fault)


@pytest.mark.parametrize(
    ("settings", "fault"),
    [
        ({"points": {"3": [1, 2, 3]}}, "points"),
        ({"points": {"3": [2, 1]}}, "points"),
        ({"points": {"7": [7, 6, 5, 4, 3, 2, 1]}}, "points"),
        ({"points": {"3": [2.25, 1, 0]}}, "points"),
        ({"rank": ["lot", "points"]}, "rank"),
        ({"rank": []}, "rank"),
        ({"rank": ["points", "points"]}, "rank"),
        ({"knockout": [4, 16]}, "knockout"),
        ({"knockout": [16, 2]}, "knockout"),
        ({"byes": "half"}, "byes"),
        ({"byes": True}, "byes"),
        ({"rounds": 0}, "rounds"),
        ({"size": 2}, "size"),
        ({"options": {"plus_minus_one": "maybe"}}, "plus_minus_one"),
        ({"options": {"speed": 1}}, "speed"),
        ({"options": []}, "options"),
        ({"where": "here"}, "where"),
        ({"pace": {"clock": "none", "amount": 1}}, "pace"),
        ({"pace": {"clock": "days", "amount": 0}}, "pace"),
        ({"pace": {"clock": "days"}}, "pace"),
        ({"pause": 1441}, "pause"),
        ({"delay": -1}, "delay"),
        ({"begins": "now"}, "begins"),
        ({"fill": "amateur"}, "fill"),
        ([], "set"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: object, fault: str) -> None:
    with pytest.raises(TournamentFault) as found:
        read_settings(settings)
    assert found.value.values["name"] == fault


def test_a_text_that_is_too_long_is_refused_unread() -> None:
    with pytest.raises(TournamentFault, match="too-long"):
        loads(" " * (LARGEST + 1))


def test_presets_can_be_read_and_the_defaults_are_written_as_they_are_read() -> None:
    for preset in PRESETS.values():
        chosen = Settings.from_json(read_settings(preset))
        assert Settings.from_json(chosen.changes()) == chosen
    assert set(NAMES) == set(SETTINGS)
    assert Settings.from_json(read_settings(Settings().to_json())) == Settings()


def test_a_text_cut_off_anywhere_is_read_up_to_the_last_whole_line() -> None:
    document = Hall(("Ada", "Ben", "Cem")).document
    text = dumps(document)
    head = text.index("\n")
    for end in range(head, len(text)):
        found = salvaged(text[:end].encode())
        assert found.entries == document.entries[: len(found.entries)]
        assert len(found.entries) >= text[:end].count("\n") - 1
    assert salvaged(text) == document
    with pytest.raises(TournamentFault, match="not-json"):
        salvaged(text[: head - 20])


def test_entries_are_added_once() -> None:
    entry = Entry("a", "person", {"name": "Ada", "group": None})
    assert new_document().with_entries(entry).with_entries(entry).entries == (entry,)


def test_a_document_of_an_earlier_version_is_read_and_checked_but_for_its_draws() -> None:
    """Commit 1ba28360 seated people in another way."""
    text = (Path(__file__).parents[1] / "data" / "tournament_1ba28360.json").read_text(encoding="utf-8")
    document = loads(text)
    assert [*verify(document)] == []
    assert by_other_methods(document) == [1, 2, 3]
    best = [(each.person, each.place, each.game_points) for each in standings(fold(document))[:3]]
    assert best == [("e14", 1, 790), ("e6", 2, 370), ("e3", 3, 380)]
