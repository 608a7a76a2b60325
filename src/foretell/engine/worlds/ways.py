"""In how many ways rows can be filled: questions, each of which leads to the next, with the ways to answer them.

The questions are how many cards of each group of classes go to each row.  Which cards these are is a matter of binomial
coefficients: so often each answer is found.  What is counted is kept, as numbers alone, which Python's garbage
collector does not go through; the answers of a node are listed when a draw first comes there.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import comb
from typing import NamedTuple

from .plan import LINK, ORDINARY, Step

Answer = tuple[int, int, "Question", int, int]
"""How often it is found, the answer, the question that follows, and what is then left and open."""


class Node(NamedTuple):
    """A question at a certain point, and in how many ways it and all that follow can be answered."""

    answers: list[Answer]
    ways: int

    def decide(self, number: int) -> tuple["Node", int, int, int]:
        """The answer with this number: what follows, the answer, which of its kind, and the number from there on."""
        for often, answer, question, left, size in self.answers:
            following = question.node(left, size)
            n, rest = divmod(number, following.ways)
            if n < often:
                return following, answer, n, rest
            number -= often * following.ways
        raise IndexError("there are not so many ways")


class Question(ABC):
    """One thing to be decided.

    How many cards are ``left`` of each group is one number, a byte for each group: its remainder by 255 is their sum.
    ``size`` is how many places are open in the row.
    """

    def __init__(self) -> None:
        self._ways: dict[int, int] = {}
        self._nodes: dict[int, Node] = {}

    def ways(self, left: int, size: int) -> int:
        """In how many ways this question and all that follow can be answered."""
        key = left << 8 | size
        ways = self._ways.get(key)
        if ways is None:
            ways = self._ways[key] = self._count(left, size)
        return ways

    def node(self, left: int, size: int) -> Node:
        """This question with so many cards left and so many places open."""
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
        """All answers; they need not lead anywhere."""


def first_question(steps: Sequence[Step]) -> Question:
    """The question with which a plan begins; all others follow from it."""
    following: Question = _End()
    for n in reversed(range(len(steps))):
        following = _Row(steps[n], len(steps[n + 1].groups) if n + 1 < len(steps) else 0, following)
    return following


class _End(Question):
    """All rows are filled, and there is nothing to be asked."""

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
    """The end of a row: the groups that no later row tells apart are thrown together."""

    def __init__(self, step: Step, groups: int, following: Question) -> None:
        super().__init__()
        self._following = following
        self._parts = [[n for n, onward in enumerate(step.onward) if onward == group] for group in range(groups)]

    def _onward(self, left: int) -> int:
        return sum([(left >> 8 * n & 255) << 8 * group for group, parts in enumerate(self._parts) for n in parts])

    def node(self, left: int, size: int) -> Node:
        """Nothing is asked here."""
        return self._following.node(self._onward(left), 0)

    def _answers(self, left: int, size: int) -> list[Answer]:
        return [(1, 0, self._following, self._onward(left), 0)] if not size else []


class _Link(Question):
    """Which card is the linked one: each that was chosen so far and each played one may be."""

    def __init__(self, step: Step, following: Question) -> None:
        super().__init__()
        self._candidates = step.row.size + (len(step.row.link.played) if step.row.link else 0)
        self._following = following

    def _answers(self, left: int, size: int) -> list[Answer]:
        return [(self._candidates - size, 0, self._following, left, size)] if self._candidates > size else []


class _Take(Question):
    """How many cards of a group go to the row: as many as leave enough of what this row and later ones need."""

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
