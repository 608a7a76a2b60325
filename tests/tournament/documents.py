"""What tests of documents need of tournaments: entries of all kinds, and damaged documents."""

from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from foretell.tournament.document import FORMAT, Document, Entry, read_settings
from foretell.tournament.faults import READING
from foretell.tournament.fold import apply, fold
from foretell.tournament.kinds import CHOICES, CRITERIA, ENTRIES, SETTINGS
from foretell.tournament.next import following
from foretell.tournament.settings import PRESETS, Settings
from foretell.tournament.standings import standings
from tests.pad.documents import Kind

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
            "form": st.sampled_from(CHOICES["form"]),
            "knockout": st.sampled_from([[], [4], [4, 3]]),
            "rank": st.permutations(CRITERIA[:-1]).map(lambda row: [*row, "lot"]),
            "byes": st.sampled_from(["mean", 0, 2.5]),
            "apart": st.sampled_from(CHOICES["apart"]),
            "points": st.sampled_from([{}, {"3": [5, 2.5, 0]}]),
            "where": st.sampled_from(CHOICES["where"]),
            "deals": st.sampled_from(CHOICES["deals"]),
            "score": st.sampled_from(CHOICES["score"]),
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
    "stage": st.sampled_from(CHOICES["stage"]),
    "source": st.sampled_from(CHOICES["source"]),
    "flag": st.booleans(),
    "totals": seatings.flatmap(
        lambda row: st.lists(st.none() | st.integers(-50, 300), min_size=3, max_size=3).map(
            lambda points: dict(zip(row[0], points, strict=True))
        )
    ),
    "penalty": st.integers(0, 20),
}


def _check(document: Document) -> None:
    """Everything can be computed from the document, and goes together."""
    state = fold(document)
    assert sorted(one.person for one in standings(state)) == sorted(state.people)
    assert following(state).do in ("people", "draw", "play", "close", "end", "over")


_PERSON = {"id": "a", "do": "person", "name": "Ada", "group": None}
_DAMAGED: list[tuple[dict[str, Any], str]] = [
    ({**_PERSON, "at": "2026-02-30T17:22:44Z"}, "bad-value name=at"),
    ({**_PERSON, "do": "set", "set": {"size": 7}}, "unknown-key name=name"),
    ({"id": "a", "do": "set", "set": {"size": 7}}, "bad-value name=size value=7"),
]
_NO_SENSE: list[tuple[dict[str, Any], str]] = [
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
]

TOURNAMENTS = Kind(
    FORMAT,
    READING,
    ENTRIES,
    SETTINGS,
    VALUES,
    tuple(Entry(name, "person", {"name": name, "group": None}) for name in IDS),
    ("draw", "draw", "result"),
    fold,
    apply,
    _check,
    _PERSON,
    _DAMAGED,
    _NO_SENSE,
    read_settings,
    lambda values: Settings().having(values).to_json(),
    PRESETS,
    [one.name for one in fields(Settings)],
)
