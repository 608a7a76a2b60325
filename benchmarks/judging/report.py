"""Prints what the decisions of each level lost; intervals are at 95 %, a round with its decisions is one sample."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any

from foretell.arena.estimates import Estimate, ratio
from foretell.bots.levels import BOT_NAMES
from foretell.coach.classes import CLASSES, class_of

Row = dict[str, Any]
Measured = Callable[[Row], float]


def print_report(rows: Sequence[Row]) -> None:
    """Tables by game and level."""
    for kind in dict.fromkeys(row["kind"] for row in rows):
        game = "extreme" if kind == "Extreme" else "wizard"
        print(f"\n{kind}\n\n| level | decisions | lost a decision | in bids | in cards | by the nets | {_heads()} |")
        print("|---" * (7 + len(CLASSES)) + "|")
        for level in BOT_NAMES:
            mine = [row["decisions"] for row in rows if (row["kind"], row["level"]) == (kind, level)]
            if mine:
                print(f"| `{level}` | {_line(game, mine)} |")
        everything = [row["decisions"] for row in rows if row["kind"] == kind]
        print(f"\n{steps([row for row in rows if row['kind'] == kind])}")
        print(f"\n{agreement(game, everything)}", flush=True)


def _heads() -> str:
    return " | ".join([*CLASSES, "mistakes and blunders by the nets"])


def _line(game: str, rounds: Sequence[Sequence[Row]]) -> str:
    """What a level lost, and the share of each class, by the search; at last what the nets alone find bad."""
    kinds, by_nets = (
        Counter(class_of(game, one["part"], one[by]) for each in rounds for one in each) for by in ("lost", "nets")
    )
    many = kinds.total()
    cells = [
        f"{many:,}",
        mean_of(rounds, lambda one: one["lost"]),
        mean_of(rounds, lambda one: one["lost"], "bid"),
        mean_of(rounds, lambda one: one["lost"], "card"),
        mean_of(rounds, lambda one: one["nets"]),
        *(f"{kinds[each] / many:.0%}" for each in CLASSES),
        f"{sum(by_nets[each] for each in CLASSES[-2:]) / many:.0%}",
    ]
    return " | ".join(cells)


def steps(rows: Sequence[Row]) -> str:
    """How much less each level loses a decision than the one below it, in the deals that both have played."""
    by_level: dict[str, dict[int, list[float]]] = {level: {} for level in BOT_NAMES}
    for row in rows:
        by_level[row["level"]][row["round"]] = [one["lost"] for one in row["decisions"]]
    found = []
    for below, above in pairwise(BOT_NAMES):
        pairs = [
            (lost, by_level[above][number]) for number, lost in by_level[below].items() if number in by_level[above]
        ]
        counts = [min(map(len, pair)) for pair in pairs]
        less = [
            many * (fmean(one) - fmean(other)) if many else 0.0
            for many, (one, other) in zip(counts, pairs, strict=True)
        ]
        found.append(f"`{above}` {text(ratio(less, counts))} less than `{below}`")
    return f"From level to level, by the same deals: {', '.join(found)}."


def mean_of(rounds: Sequence[Sequence[Row]], measured: Measured, part: str | None = None) -> str:
    """The mean over decisions, with its interval."""
    chosen = [[measured(one) for one in each if part in (None, one["part"])] for each in rounds]
    return text(ratio([sum(each) for each in chosen], [float(len(each)) for each in chosen]))


def text(found: Estimate | None) -> str:
    """A mean with its interval."""
    if found is None:
        return ""
    return f"{found.mean:.2f}" if found.half is None else f"{found.mean:.2f} ± {found.half:.2f}"


def agreement(game: str, rounds: Sequence[Sequence[Row]]) -> str:
    """How far the nets agree with the search."""
    every = [one for each in rounds for one in each]
    best = mean_of(rounds, lambda one: 100.0 * (one["given"] < 1e-9))
    given = mean_of(rounds, lambda one: one["given"])
    alike = mean_of(rounds, lambda one: 100.0 * (abs(_place(game, one, "nets") - _place(game, one, "lost")) == 0))
    near = mean_of(rounds, lambda one: 100.0 * (abs(_place(game, one, "nets") - _place(game, one, "lost")) <= 1))
    return (
        f"Of {len(every):,} decisions the nets' best move is the search's in {best} %, and gives away {given} points on"
        f" average. The class is the same in {alike} %, or the next in {near} %."
    )


def _place(game: str, one: Row, by: str) -> int:
    return CLASSES.index(class_of(game, one["part"], one[by]))
