"""The rule book in docs/rules, rule by rule, in each language."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from . import resources

_HEADING = re.compile(r"^### ([A-Z]\d+) (.+)$", re.MULTILINE)
_STARS = re.compile(r"\*+(\S[^*]*)\*+")
_CHAPTER = re.compile(r"^## .*", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its number, its title, and its text in Markdown."""

    number: str
    title: str
    text: str

    @property
    def plain(self) -> str:
        """The text without Markdown: no stars, and the rows of a table as ``players: 3, rounds: 20``."""
        return "\n".join(_without_markdown(self.text.splitlines()))


@cache
def rules(lang: str) -> tuple[Rule, ...]:
    """All rules in the order of the book; raises FileNotFoundError for a language without a rule book."""
    book = (resources.rule_books() / f"{lang}.md").read_text(encoding="utf-8")
    # The preface comes before the first heading; then number, title and text of each rule.
    _, *parts = _HEADING.split(book)
    return tuple(
        Rule(number, title.strip(), _CHAPTER.sub("", text).strip())
        for number, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )


def rule(number: str, lang: str) -> Rule:
    """The rule with this number, such as ``A9``; raises KeyError if there is none."""
    wanted = number.strip().upper()
    for found in rules(lang):
        if found.number == wanted:
            return found
    raise KeyError(number)


def _without_markdown(lines: Iterable[str]) -> Iterator[str]:
    """The lines without Markdown."""
    head: list[str] = []
    for line in lines:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            head = []
            yield _STARS.sub(r"\1", line)
        elif not head:
            head = cells
        elif not line.startswith("|---"):
            yield ", ".join(f"{name}: {cell}" if name else cell for name, cell in zip(head, cells, strict=True))
