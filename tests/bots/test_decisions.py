"""The levels without networks decide today as they did when their decisions were stored (``decisions``)."""

import json
from collections import Counter
from typing import Any

import pytest

from .own_decisions import FILE, KINDS, LEVELS, decisions, games

STORED: dict[tuple[str, int, int], Any] = {
    (line["kind"], line["players"], line["seed"]): line["decisions"]
    for line in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())
}


@pytest.mark.parametrize("stored", KINDS)
def test_levels_decide_as_stored(stored: str) -> None:
    """Every position is reached by the decisions before it."""
    for key in (key for key in games() if key[0] == stored):
        found = [[number, *(chosen[name] for name in LEVELS)] for number, chosen in decisions(*key)]
        assert found == STORED[key], key


def test_enough_decisions_are_stored() -> None:
    """At least 300 of each game, and some of every question that a seat is asked."""
    asked = Counter(
        (kind.startswith("extreme"), decision[-1].split()[0])
        for (kind, _, _), found in STORED.items()
        for decision in found
    )
    assert sum(n for (extreme, _), n in asked.items() if extreme) >= 300
    assert sum(n for (extreme, _), n in asked.items() if not extreme) >= 300
    for question in ("bid", "trump", "play", "pass", "cloud"):
        assert asked[False, question] >= 8
    for question in ("seal", "done", "magician", "play", "return"):
        assert asked[True, question] >= 8
