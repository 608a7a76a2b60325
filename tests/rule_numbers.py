"""The numbers of rules that a test is about: ``pytest -k S2`` runs the tests of S2, and no others.

A test's name begins with the numbers (``test_a9_…``, ``test_s1_s3_…``, ``test_s1_to_s4_…``).  Where its rows are about
different rules, the id of each begins with its own (``[S2-W dragon W-taken-1]``).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

_NAME = re.compile(r"test_([asvb][0-9]+_(?:(?:to_)?[asvb][0-9]+_)*)")
_ROW = re.compile(r"\[((?:[ASVB][0-9]+ ?)+)[-\]]")
_WANTED = re.compile(r"\b[ASVB][0-9]{1,2}\b")


def by_rule(rows: Mapping[str, Sequence[Any]]) -> list[Any]:
    """Rows of a table, by the number of the rule that they are about, or by several (``S3 S4``)."""
    parted = [(rule, row if isinstance(row, tuple) else (row,)) for rule, some in rows.items() for row in some]
    return [pytest.param(*row, id="-".join([rule, *map(str, row)])) for rule, row in parted]


def numbers_of(test: str) -> set[str]:
    """The numbers of the rules that a test is about, by its name."""
    if row := _ROW.search(test):
        return set(row[1].split())
    name = _NAME.match(test)
    return expanded(name[1].strip("_").split("_")) if name else set()


def expanded(words: Sequence[str]) -> set[str]:
    """The numbers, with ranges filled in."""
    numbers = {word.upper() for word in words if word != "to"}
    for i, word in enumerate(words):
        if word == "to":
            first, last = words[i - 1], words[i + 1]
            numbers |= {f"{first[0].upper()}{n}" for n in range(int(first[1:]), int(last[1:]) + 1)}
    return numbers


class ByRule:
    """Lets ``-k`` find the tests of a rule by its number, which is a part of many other words."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Look for a word that only those tests have."""
        config.option.keyword = _WANTED.sub(lambda number: _word(number[0]), config.option.keyword)

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        """Give a test the words of its rules."""
        item.extra_keyword_matches.update(map(_word, numbers_of(item.name)))


def _word(number: str) -> str:
    return f"rule_{number}_"
