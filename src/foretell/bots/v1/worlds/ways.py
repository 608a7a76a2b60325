"""Counts the ways to fill rows: a graph of questions, where each answer leads to the next question.

The questions are how many cards of each group of classes go to each row.  Which cards these are is left to binomial
coefficients, by which each answer is counted.  Counts are cached as plain numbers, which Python's garbage collector
skips; the answers of a node are listed only when a draw first reaches it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from .plan import LINK, ORDINARY, Step

Answer = tuple[int, int, "Question", int, int]
"""The number of ways to choose it, the answer, the next question, and the cards then left and places then open."""


class Node(NamedTuple):
    """A question at a certain point, and the number of ways to answer it and all that follow."""

    answers: list[Answer]
    ways: int

    def decide(self, number: int) -> tuple["Node", int, int, int]:
        """The answer with this number: the next node, the answer, its index among its kind, the remaining number."""
        for often, answer, question, left, size in self.answers:
            following = question.node(left, size)
            n, rest = divmod(number, following.ways)
            if n < often:
                return following, answer, n, rest
            number -= often * following.ways
        raise IndexError("there are fewer ways than that")


class Question(ABC):
    """One thing to be decided.

    How many cards of each group are ``left`` is one number with a byte for each group; modulo 255 it is their sum.
    ``size`` is the number of open places in the row.
    """

    def __init__(self) -> None:
        self._ways: dict[int, int] = {}
        self._nodes: dict[int, Node] = {}

    def ways(self, left: int, size: int) -> int:
        """The number of ways to answer this question and all that follow."""
        key = left << 8 | size
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._count(left, size)
        return ways

    def node(self, left: int, size: int) -> Node:
        """This question with these cards left and this many places open."""
        key = left << 8 | size
        node = self._nodes.get(key)
        if node is None:
            answers = [answer for answer in self._answers(left, size) if answer[2].ways(answer[3], answer[4])]
            node = self._nodes[key] = Node(answers, self.ways(left, size))
        return node

    def _count(self, left: int, size: int) -> int:
        """The ways of all answers together."""
        ways = 0
        for often, _, question, rest, places in self._answers(left, size):
            ways += often * question.ways(rest, places)
        return ways

    @abstractmethod
    def _answers(self, left: int, size: int) -> list[Answer]:
        """All answers; some may be dead ends."""


def first_question(steps: Sequence[Step]) -> Question:
    """The first question of a plan; all others follow from it."""
    following: Question = _End()
    for n in reversed(range(len(steps))):
        following = _Row(steps[n], len(steps[n + 1].groups) if n + 1 < len(steps) else 0, following)
    return following


class _End(Question):
    """All rows are filled; there is nothing left to ask."""

    def _count(self, left: int, size: int) -> int:
        return 1

    def _answers(self, left: int, size: int) -> list[Answer]:
        return []


class _Row(Question):
    """The beginning of a row; with a link, whether the linked card is a strange one."""

    def __init__(self, step: Step, groups: int, following: Question) -> None:
        super().__init__()
        self._step = step
        end = _RowEnd(step, groups, following)
        self._unlinked = _questions(step, step.hand, end)
        self._linked = _questions(step, step.decisions, end) if step.row.link else self._unlinked

    def node(self, left: int, size: int) -> Node:
        """Without a link the first question is about the hand."""
        size = self._step.row.size
        return super().node(left, size) if self._step.row.link else self._unlinked.node(left, size)

    def _answers(self, left: int, size: int) -> list[Answer]:
        size = self._step.row.size
        if left % 255 < size + self._step.later:
            return []
        answers: list[Answer] = [(1, ORDINARY, self._linked, left, size)]
        if size:
            answers += [self._strange(left, size, group) for group in self._step.strange if left >> 8 * group & 255]
        return answers

    def _strange(self, left: int, size: int, group: int) -> Answer:
        return left >> 8 * group & 255, group, self._unlinked, left - (1 << 8 * group), size - 1


class _RowEnd(Question):
    """The end of a row: groups that no later row distinguishes are merged."""

    def __init__(self, step: Step, groups: int, following: Question) -> None:
        super().__init__()
        self._following = following
        self._parts = [[n for n, onward in enumerate(step.onward) if onward == group] for group in range(groups)]

    def _onward(self, left: int) -> int:
        return sum([(left >> 8 * n & 255) << 8 * group for group, parts in enumerate(self._parts) for n in parts])

    def node(self, left: int, size: int) -> Node:
        """Go straight on: there is nothing to ask here."""
        return self._following.node(self._onward(left), 0)

    def _answers(self, left: int, size: int) -> list[Answer]:
        return [(1, 0, self._following, self._onward(left), 0)] if not size else []


class _Link(Question):
    """Which card is the linked one: any of those chosen so far or played."""

    def __init__(self, step: Step, following: Question) -> None:
        super().__init__()
        self._candidates = step.row.size + (len(step.row.link.played) if step.row.link else 0)
        self._following = following

    def _answers(self, left: int, size: int) -> list[Answer]:
        return [(self._candidates - size, 0, self._following, left, size)] if self._candidates > size else []


class _Take(Question):
    """How many cards of a group go to the row, leaving enough for the rest of this row and for later ones."""

    def __init__(self, step: Step, group: int, later_groups: Sequence[int], following: Question) -> None:
        super().__init__()
        self._shift = 8 * group
        self._rest_of_row = sum(255 << 8 * g for g in later_groups)
        self._needed_later = step.later
        self._is_last = step.onward[group] < 0
        self._following = following

    def _answers(self, left: int, size: int) -> list[Answer]:
        shift, question = self._shift, self._following
        have = left >> shift & 255
        fewest = max(0, size - (left & self._rest_of_row) % 255)
        if self._is_last:
            fewest = max(fewest, have - (left % 255 - size - self._needed_later))
            left -= have << shift
            return [(comb(have, n), n, question, left, size - n) for n in range(fewest, min(have, size) + 1)]
        return [(comb(have, n), n, question, left - (n << shift), size - n) for n in range(fewest, min(have, size) + 1)]


def _questions(step: Step, decisions: Sequence[int], end: Question) -> Question:
    """The first of a row's questions, which leads to the others."""
    following = end
    for n in reversed(range(len(decisions))):
        if decisions[n] == LINK:
            following = _Link(step, following)
        else:
            later = [group for group in decisions[n + 1 :] if group != LINK]
            following = _Take(step, decisions[n], later, following)
    return following
