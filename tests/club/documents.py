"""What tests of documents need of clubs: entries of all kinds, and damaged documents."""

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from foretell.club.document import FORMAT, Document, Entry, read_settings
from foretell.club.faults import READING
from foretell.club.fold import apply, fold
from foretell.club.kinds import CHOICES, ENTRIES, SETTINGS
from foretell.club.settings import PRESETS, Settings
from foretell.club.statistics import between, statistics
from foretell.club.table import table
from tests.pad.documents import Kind

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
            "formula": st.sampled_from(CHOICES["formula"]),
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


def _check(document: Document) -> None:
    """Everything can be computed from the document, and goes together."""
    state = fold(document)
    for season in (None, "", *state.seasons):
        lines = table(state, season)
        assert {line.member for line in lines} <= set(state.members)
        assert sum(line.games for line in lines) == sum(statistics(state, one, season).games for one in state.members)
        for one in state.members:
            both = between(state, "e0", one, season)
            assert both.games == both.ahead + both.behind + both.equal


_MEMBER = {"id": "a", "do": "member", "name": "Ada", "role": "member"}
_EVENING = {"id": "e", "do": "evening", "title": "", "day": "2026-11-21", "time": "19:30", "place": "Lion"}
_RESULT = {"id": "r", "do": "result", "game": "g", "part": "", "day": "2026-11-21", "kind": "wizard", "over": True}
_ROW = ["Ada", "a", 30, 2, 5, False]


_DAMAGED: list[tuple[dict[str, Any], str]] = [
    ({**_MEMBER, "role": "king"}, "bad-value name=role value=king"),
    ({**_EVENING, "day": "2026-02-30"}, "bad-value name=day value=2026-02-30"),
    ({**_EVENING, "day": "20261121"}, "bad-value name=day"),
    ({**_EVENING, "time": "24:00"}, "bad-value name=time value=24:00"),
    ({**_EVENING, "place": "x" * 201}, "bad-value name=place"),
    ({**_RESULT, "totals": []}, "bad-value name=totals"),
    ({**_RESULT, "totals": [_ROW] * 2}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["x", None, 0, None, None, False]] * 11}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["Ada", "a", 30, 6, 5, False]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["Ada", "a", 30, None, 5, False]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["Ada", "a", 30, None, None, True]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["Ada", "a", 10_000, None, None, False]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": [["Ada", "a", 1.5, None, None, False]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": [_ROW[:5]]}, "bad-value name=totals"),
    ({**_RESULT, "totals": ["Ada"]}, "bad-value name=totals"),
]
_NO_SENSE: list[tuple[dict[str, Any], str]] = [
    ({"formula": "most"}, "formula"),
    ({"game": "skat"}, "game"),
    ({"count": 0}, "count"),
    ({"least": -1}, "least"),
    ({"joining": 1}, "joining"),
    ({"season": {"name": "2026"}}, "season"),
    ({"season": {"name": "", "from": None, "to": None}}, "season"),
    ({"season": {"name": "2026", "from": "2026-12-31", "to": "2026-01-01"}}, "season"),
    ({"season": {"name": "2026", "from": 2026, "to": None}}, "season"),
]

CLUBS = Kind(
    FORMAT,
    READING,
    ENTRIES,
    SETTINGS,
    VALUES,
    (
        Entry("e0", "member", {"name": "Ada", "role": "member"}),
        Entry("e1", "game", {"from": "typed", "key": "", "evening": None, "day": "2026-11-21"}),
    ),
    ("member", "result", "result", "result", "who"),
    fold,
    apply,
    _check,
    _MEMBER,
    _DAMAGED,
    _NO_SENSE,
    read_settings,
    lambda values: Settings().having(values).to_json(),
    PRESETS,
    [one.name for one in fields(Settings)],
)
