"""The log: undo and redo, reading and faults, merging; and no entry is ever lost."""

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from itertools import islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.pad import kinds
from foretell.pad.document import (
    MANY,
    Document,
    dumps,
    loads,
    merged,
    new_document,
    new_entry,
    read_documents,
)
from foretell.pad.entries import Entry, read_entry
from foretell.pad.faults import FAULTS, PadFault
from foretell.pad.fold import fold, hidden_entries
from foretell.pad.state import WizardRound
from foretell.pad.undo import counting, to_redo, to_undo
from scripts.pad_scribble import scribble
from scripts.pad_vectors import broken, documents, fault_of
from tests.effort import times

from .scenes import agreed, bids, end, pad, state, tricks

logs = st.builds(scribble, st.integers(0, 10_000), st.sampled_from(["wizard", "extreme"]))


def with_mark(document: Document, do: str, entry: str) -> Document:
    return document.with_entries(Entry(f"mark{len(document.entries)}", do, {"entry": entry}))


@settings(max_examples=times(25))
@given(logs)
def test_undo_then_redo_changes_nothing(document: Document) -> None:
    undone = document
    taken: list[str] = []
    while len(taken) < 5 and (entry := to_undo(undone.entries)) is not None:
        taken.append(entry)
        undone = with_mark(undone, "undo", entry)
        assert entry not in {one.id for one in counting(undone.entries)}
    for entry in reversed(taken):
        assert to_redo(undone.entries) == entry
        undone = with_mark(undone, "redo", entry)
    assert fold(undone) == fold(document)


@settings(max_examples=times(25))
@given(logs)
def test_an_undone_entry_has_no_effect(document: Document) -> None:
    entry = to_undo(document.entries)
    assert entry is not None
    rest = [one for one in counting(document.entries) if one.id != entry]
    assert fold(with_mark(document, "undo", entry)) == fold(Document(document.id, document.game, tuple(rest)))


@settings(max_examples=times(25))
@given(logs)
def test_totals_are_sums(document: Document) -> None:
    now = fold(document)
    for player in now.players:
        cells = [row.cells[player.id] for row in now.rounds if player.id in row.cells]
        scored = [cell for cell in cells if cell.points is not None and cell.total is not None]
        for before, after in pairwise(scored):
            assert after.total == (before.total or 0) + (after.points or 0)
        if scored:
            assert now.totals[player.id] == scored[-1].total
        if scored and player.start != "average":
            assert scored[0].total == player.start + (scored[0].points or 0)


@settings(max_examples=times(25))
@given(logs)
def test_a_document_survives_a_round_trip_through_text(document: Document) -> None:
    assert loads(dumps(document)) == document
    many = {"format": MANY, "games": [document.to_json(), document.to_json()]}
    assert read_documents(many) == ([document, document], [])
    assert json.loads(json.dumps(asdict(fold(document))))["id"] == document.id


@settings(max_examples=times(25))
@given(logs, st.integers(0, 60), st.integers(0, 60))
def test_two_people_who_wrote_separately_lose_nothing(document: Document, one: int, other: int) -> None:
    first, second = sorted((3 + one, 3 + other))
    base = Document(document.id, document.game, document.entries[:first])
    here = base.with_entries(*document.entries[first:second])
    there = base.with_entries(*document.entries[second:])
    assert merged(here, there).entries == document.entries
    assert set(map(id, merged(there, here).entries)) == set(map(id, document.entries))
    assert merged(merged(here, there), there) == merged(here, there)


def order(steps: Sequence[int]) -> list[tuple[str, dict[str, object]]]:
    cells = [*bids(1, mira=0, tobias=1, lotte=0, jan=1), *tricks(1, mira=0, tobias=1, lotte=0, jan=0), end(1)]
    return [cells[i] for i in steps]


@settings(max_examples=times(30))
@given(st.permutations(range(9)))
def test_the_order_in_which_cells_are_filled_does_not_matter(steps: list[int]) -> None:
    assert state(*order(steps)).rounds == state(*order(range(9))).rounds


def test_a_new_entry_ends_redo() -> None:
    document = pad(agreed(rounds=3))
    undone = with_mark(document, "undo", "e0")
    assert to_redo(undone.entries) == "e0"
    assert to_redo(undone.with_entries(Entry("new", "title", {"text": "x"})).entries) is None


def test_each_device_undoes_its_own() -> None:
    entries = (Entry("a", "title", {"text": "one"}, "", "phone"), Entry("b", "title", {"text": "two"}, "", "tablet"))
    assert (to_undo(entries), to_undo(entries, "phone"), to_undo(entries, "watch")) == ("b", "a", None)


@pytest.mark.parametrize("text", list(broken(list(islice(documents(), 1)))))
def test_every_damaged_text_is_refused_with_a_fault_that_has_words(text: str) -> None:
    assert fault_of(text)["key"] in FAULTS


def test_a_fault_names_its_line_or_its_entry() -> None:
    lines = dumps(pad(agreed(rounds=3))).splitlines()
    with pytest.raises(PadFault) as damaged:
        loads("\n".join([*lines[:3], '{"id": oops},', *lines[4:]]))
    assert (damaged.value.key, damaged.value.line, str(damaged.value)) == ("not-json", 4, "line 4: not-json")
    with pytest.raises(PadFault, match="entry 3: missing name=round"):
        read_entry({"id": "x", "do": "end", "done": True}, "wizard", 3)


@pytest.mark.parametrize(
    ("text", "key"), [(b"\xff\xfe", "not-text"), (b"[" * 100_000, "not-json"), (b" " * 5_000_001, "too-long")]
)
def test_bytes_that_are_not_a_pad_are_refused(text: bytes, key: str) -> None:
    with pytest.raises(PadFault) as fault:
        loads(text)
    assert fault.value.key == key


def test_valid_documents_of_a_file_are_read_and_damaged_ones_named() -> None:
    good = pad()
    whole, faults = read_documents({"format": MANY, "games": [good.to_json(), {"format": "x"}, 3]})
    assert whole == [good]
    assert [(number, fault.key) for number, fault in faults] == [(2, "not-pad"), (3, "not-object")]
    assert read_documents(good.to_json()) == ([good], [])
    with pytest.raises(PadFault):
        read_documents({"format": MANY})


def test_every_kind_of_value_is_known() -> None:
    named = {kind for entries in kinds.ENTRIES.values() for fields in entries.values() for kind in fields.values()}
    named |= {kind for options in kinds.OPTIONS.values() for kind in options.values()}
    for kind in named - {"options"}:
        assert kinds.is_kind(object(), kind) is False
        assert kinds.is_kind(None, kind) is (kind.endswith("?") or kind == "bid")


def test_a_new_entry_can_be_read() -> None:
    entry = new_entry("take", "phone", round=1, player="x", seal="R", **{"from": None})
    assert read_entry(entry.to_json(), "extreme", 1) == entry
    assert new_document("wizard").id != new_document("wizard").id


def test_v3_secret_bids_are_masked_for_all_but_the_device_that_wrote_them() -> None:
    entries = [
        Entry("o", "options", {"set": {"bidding": "secret"}}, "", "a"),
        Entry("m", "join", {"name": "Mira", "round": 1, "start": 0}, "", "a"),
        Entry("t", "join", {"name": "Tobias", "round": 1, "start": 0}, "", "a"),
        Entry("b1", "bid", {"round": 1, "player": "m", "bid": 1}, "", "a"),
        Entry("b2", "bid", {"round": 1, "player": "t", "bid": 0}, "", "b"),
    ]
    document = Document("secret", "wizard", tuple(entries))
    assert hidden_entries(document, "a") == {"b2"}
    assert hidden_entries(document, "") == {"b1", "b2"}
    shown = [replace(entry, values={**entry.values, "bid": "?"}) if entry.id == "b2" else entry for entry in entries]
    row = fold(Document("secret", "wizard", tuple(shown))).rounds[0]
    assert isinstance(row, WizardRound)
    assert (row.cells["m"].bid, row.cells["t"].bid, row.bid_sum, row.phase) == (1, "?", 1, "tricks")
    done = document.with_entries(
        Entry("t1", "tricks", {"round": 1, "player": "m", "tricks": 1}),
        Entry("t2", "tricks", {"round": 1, "player": "t", "tricks": 0}),
        Entry("e", "end", {"round": 1, "done": True}),
    )
    assert hidden_entries(done, "a") == set()
