"""A sample of ``make lockstep``: games of every kind, and decisions of every level, are the same on every target."""

from collections import Counter, defaultdict
from itertools import chain

import pytest

from foretell.rules import events, reasons
from tests.effort import times
from tests.game.kinds import COURSES, EXCEPTIONS, ONE_OF_EACH, Kind
from tests.lockstep.comparing import told_alike
from tests.lockstep.deciding import LEVELS, OF_NETS
from tests.lockstep.plain import PlainTable
from tests.lockstep.positions import positions
from tests.lockstep.sides import local_sides
from tests.lockstep.stories import FIRST, story
from tests.lockstep.telling import tell
from tests.lockstep.wasm import NodeSide

NETS = 30
"""The number of positions at which CPython runs the nets; these take 50 times as long as the levels without nets."""
RARE = {reasons.BID_ADDS_UP, reasons.TRUMP_SUIT, reasons.BID_RANGE, reasons.BID_TOO_HIGH}
"""Reasons for single numbers, which are hardly ever asked about in a sample."""


@pytest.mark.parametrize("kind", [*ONE_OF_EACH, COURSES[2], COURSES[6], *EXCEPTIONS], ids=str)
def test_cpython_and_the_library_tell_the_same_of_a_game(kind: Kind) -> None:
    sides = local_sides(0)
    played = story(FIRST.index(kind))
    assert played.kind == kind
    found = told_alike({name: sides[name] for name in ("cpython", "native")}, [played])
    assert found["cpython"] == found["native"]
    assert found["native"][played.name][0] > 40


def test_webassembly_tells_the_same_of_games() -> None:
    sides = {"native": local_sides(0)["native"], "node": NodeSide()}
    found = told_alike(sides, [story(number) for number in range(times(32))])
    assert found["node"].keys() == found["native"].keys()
    assert len(found["node"]) == times(32)


def test_all_levels_decide_alike_on_every_target() -> None:
    asked = [*positions(0, times(120))]
    found = told_alike({**local_sides(NETS), "node": NodeSide()}, asked)
    told = {name: Counter(each.split()[0] for each in found[name]) for name in found}
    assert told["native"] == told["node"] == dict.fromkeys(LEVELS, len(asked))
    assert told["cpython"] == dict.fromkeys(LEVELS[:3], len(asked)) | dict.fromkeys(OF_NETS, NETS)


def test_positions_are_of_all_kinds_and_questions() -> None:
    asked = [*positions(0, 5 * len(ONE_OF_EACH))]
    assert {each.story.kind for each in asked} == set(ONE_OF_EACH)
    assert {(each.game, each.looked_at().phase) for each in asked} == {
        *(("wizard", phase) for phase in range(1, 6)),
        *(("extreme", phase) for phase in range(1, 4)),
    }
    assert all(len(each.codes) > 1 for each in asked)
    assert any(each.foretold for each in asked)
    assert {each.worlds for each in asked} == {8, 40}
    assert [str(each) for each in positions(7, 9)] == [str(each) for each in asked[7:9]]


def test_all_kinds_of_events_claims_and_reasons_are_told() -> None:
    found: defaultdict[str, Counter[int]] = defaultdict(Counter)
    for number in range(len(ONE_OF_EACH)):
        steps = tell(PlainTable(story(number).kind.options.game), story(number))
        for what, _, data in chain.from_iterable(steps):
            found[what][int.from_bytes(data[:8], "little")] += 1
    assert set(found["event"]) == set(range(events.GAME_OVER + 1))
    assert found["claim"][1] > 10
    known = {number for name, number in vars(reasons).items() if name.isupper() and 0 <= number < reasons.A}
    assert known - set(found["reason"]) <= RARE
