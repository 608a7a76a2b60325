"""Every rule has a number that is found in the rule books, in the code and in the tests."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from foretell.resources import LANGUAGES
from tests.rule_numbers import numbers_of
from tests.waiting import LONGEST

ROOT = Path(__file__).parents[2]
CHAPTERS = {"A": 14, "S": 8, "V": 9, "B": 17}
NUMBERS = [f"{chapter}{n}" for chapter, rules in CHAPTERS.items() for n in range(1, rules + 1)]
DECISION = re.compile(r"^\*\S+ [^*]*:\*", re.MULTILINE)
"""How a decision of ours begins in each language, such as ``*Our decision:*``; ``*Example:*`` is one word."""


def docstrings(folder: Path) -> Iterator[str]:
    """All docstrings in the code: of modules, classes, functions and fields."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                yield node.value.value


def named(text: str) -> set[str]:
    """The numbers in a text, including both ends of a range but not those between them."""
    return set(re.findall(r"\b[ASVB][0-9]{1,2}\b", text))


@cache
def numbers_of_tests() -> set[str]:
    """The numbers of the rules that tests are about, by the names of the tests."""
    found = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= numbers_of(node.name)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_book_has_every_number_once_and_in_order(language: str) -> None:
    book = (ROOT / "docs" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert re.findall(r"^### ([A-Z][0-9]+) \S", book, re.MULTILINE) == NUMBERS


def test_the_rule_books_have_the_same_decisions_in_every_language() -> None:
    counts = []
    for language in LANGUAGES:
        book = (ROOT / "docs" / "rules" / f"{language}.md").read_text(encoding="utf-8")
        chapters = re.split(r"^### ", book, flags=re.MULTILINE)[1:]
        counts.append({chapter.split()[0]: len(DECISION.findall(chapter)) for chapter in chapters})
    assert [count for count in counts if count != counts[0]] == []
    assert sum(counts[0].values()) >= 20


def test_every_number_is_named_in_the_code_of_the_rules() -> None:
    found = named(" ".join(docstrings(ROOT / "src" / "foretell" / "rules")))
    assert [number for number in NUMBERS if number not in found] == []


def test_every_number_is_in_the_name_of_a_test() -> None:
    found = numbers_of_tests()
    assert [number for number in NUMBERS if number not in found] == []


def test_every_number_in_code_and_tests_exists() -> None:
    known = set(NUMBERS)
    strange = {
        number for number in named(" ".join(docstrings(ROOT / "src" / "foretell" / "rules"))) if number not in known
    }
    assert strange == set()
    assert numbers_of_tests() <= known


def test_each_row_of_a_table_is_about_the_rules_at_the_beginning_of_its_id() -> None:
    assert numbers_of("test_s1_to_s4_who_gets_the_trick[S2-W dragon W-taken-1]") == {"S2"}
    assert numbers_of("test_s1_to_s4_who_gets_the_trick[S3 S4-fairy bomb F-bombed-2]") == {"S3", "S4"}
    assert numbers_of("test_a2_v5_options_say_how_many_cards_are_dealt[B1-R12]") == {"B1"}
    assert numbers_of("test_a11_the_first_wizard_wins[W B11-0]") == {"A11"}
    assert numbers_of("test_seats2[options2-S2]") == set()


@pytest.mark.slow
def test_a_number_finds_the_tests_of_its_rule_and_no_others() -> None:
    of_dragon = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-k", "S2", str(ROOT / "tests" / "rules")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    ).stdout.splitlines()
    found = [line.partition("::")[2] for line in of_dragon if "::" in line]
    assert len(found) > 10
    assert all("S2" in numbers_of(name) for name in found)
