"""Tests of many games play some of them in each stage, and together all of them."""

import re
from collections.abc import Iterator

from tests.game.kinds import ONE_OF_EACH
from tests.house.tree import ROOT
from tests.stages import CHECK, TEST, chosen

KINDS = [str(kind) for kind in ONE_OF_EACH]


def names() -> Iterator[str]:
    """The tests that have one case for each of the 25 kinds."""
    for path in (ROOT / "tests").glob("*/test_*.py"):
        text = path.read_text(encoding="utf-8")
        yield from re.findall(
            r'^@pytest\.mark\.parametrize\("kind", ONE_OF_EACH, .*\n(?:@.*\n)*def (\w+)', text, re.MULTILINE
        )


def test_together_the_tests_play_every_kind() -> None:
    played = [chosen(KINDS, TEST, f"{name}[]") for name in names()]
    assert len(played) > 25
    assert set().union(*played) == set(range(len(KINDS)))


def test_each_plays_a_third_or_a_ninth_of_both_games() -> None:
    extreme = {place for place, kind in enumerate(KINDS) if kind.startswith("extreme")}
    for name in names():
        few, more = chosen(KINDS, CHECK, name), chosen(KINDS, TEST, name)
        assert few <= more < chosen(KINDS, 1, name) == set(range(len(KINDS)))
        assert (len(few), len(more)) in {(3, 8), (4, 9)} | {(3, 9), (4, 8)}
        assert few & extreme
        assert few - extreme
