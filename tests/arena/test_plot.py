"""The plot of a match: every bot, mean and interval is in the right place."""

import re
from html.parser import HTMLParser

import pytest

from foretell import ExtremeOptions
from foretell.arena import MatchPlan, Results
from foretell.arena.deals import DealResult, GameResult
from foretell.arena.plot import Labels, plot
from tests.arena.matches import by_hand

LABELS = Labels("A match <1>", "points", "cards", ("random & co", "thumb"))


class Picture(HTMLParser):
    """The elements and texts of a plot; every element must be closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "text":
            self.texts.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a kind."""
        return [attributes for name, attributes in self.elements if name == tag]


def drawn(results: Results) -> Picture:
    return Picture(plot(results, LABELS))


def wizard(points: int, deals: int) -> Results:
    """Results in which A makes ten points more in every round."""
    plan = MatchPlan(("random", "thumb"), deals, players=4)
    rounds = [[points, points - 10, points, points - 10], [points - 10, points, points - 10, points]]
    games = [
        GameResult(a.seats, tuple(tuple(row) for _ in plan.sizes), tuple((True,) * 4 for _ in plan.sizes))
        for a, row in zip(plan.assignments(0), rounds, strict=True)
    ]
    return Results(plan, tuple(DealResult(n, plan.deal_seed(n), tuple(games)) for n in range(deals)))


def test_it_shows_the_title_the_bots_and_all_sizes() -> None:
    found = drawn(wizard(30, 2)).texts
    assert {"A match <1>", "points", "cards", "random & co", "thumb"} <= set(found)
    assert set(map(str, range(1, 16))) <= set(found)


def test_every_mean_is_marked_and_better_ones_lie_higher() -> None:
    marks = [(float(one["cx"] or 0), float(one["cy"] or 0)) for one in drawn(wizard(30, 2)).all("circle")]
    assert len(marks) == 2 * 15 + 2
    assert all(one[1] < other[1] for one, other in zip(marks[:15], marks[15:30], strict=True))
    assert marks[30][0] > marks[31][0]


def test_intervals_are_drawn_where_there_are_some() -> None:
    bars = [sum("stroke" in one for one in drawn(wizard(30, deals)).all("line")) for deals in (2, 1)]
    assert bars == [32, 0]


@pytest.mark.parametrize("points", [-50, 0, 3, 1000])
def test_everything_is_inside_the_picture(points: int) -> None:
    text = plot(wizard(points, 3), LABELS)
    places = [float(n) for name in ("x", "x1", "x2", "cx") for n in re.findall(rf' {name}="(-?[\d.]+)"', text)]
    heights = [float(n) for name in ("y", "y1", "y2", "cy") for n in re.findall(rf' {name}="(-?[\d.]+)"', text)]
    assert all(0 <= place <= 960 for place in places)
    assert all(0 <= height <= 420 for height in heights)


def test_rounds_of_equal_size_are_numbered() -> None:
    results = by_hand(ExtremeOptions(rounds=2), [[[[0, 2, 4, 6]] * 2] * 2] * 2, players=4)
    assert len(drawn(results).all("circle")) == 2 * 2 + 2
