"""The texts of the pages: none missing, none unused, none hard-coded in a page."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from .test_words import messages

WEB = Path(__file__).parents[2] / "web" / "src"
BUILD = WEB.parent / "build" / "words.ts"
"""Read at build time: the names of the languages."""
CALL = re.compile(r"\b(?:t|say)\(\s*(?:\"([^\"]+)\"|`([^`]+)`)\s*(?:,\s*\{([^{}]*)\})?")
BUILT = re.compile(r"`((?:[a-z]+-)+(?:[^`\s]*\$\{[^`]*))`")
PREFIX = re.compile(r"\bfaultsOf\(\"([^\"]+)\"\)")
"""The beginning of the ids of some refusals."""
SAME_EVERYWHERE = re.compile(r"foretell|[BGRYPWF]|[½¾]")
"""The name of the program; letters of suits, Wizard and Fool; fractions on cards."""


@cache
def sources() -> dict[str, str]:
    """The text of every module and component, without comments."""
    paths = [
        path for kind in ("*.ts", "*.svelte") for path in sorted(WEB.rglob(kind)) if path.parent.name != "protocol"
    ]
    return {path.relative_to(WEB).as_posix(): uncommented(path.read_text(encoding="utf-8")) for path in paths}


def uncommented(text: str) -> str:
    """The text without comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", "", text, flags=re.DOTALL)


def pattern(template: str) -> re.Pattern[str]:
    """A pattern for a template literal: ``card-${name}.about`` matches any card's text."""
    parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", template)
    return re.compile(".*".join(map(re.escape, parts)))


def asked_for() -> Iterator[tuple[str, str, str | None]]:
    """The place, id and value names of every call with a literal id."""
    for place, text in sources().items():
        for found in CALL.finditer(text):
            if found[1] is not None:
                yield place, found[1], found[3]


def templates() -> Iterator[tuple[str, str]]:
    """Every id that is built from parts."""
    for place, text in sources().items():
        for found in CALL.finditer(text):
            if found[2] is not None:
                yield place, found[2]


def test_every_text_that_a_page_asks_for_exists() -> None:
    assert [(place, name) for place, name, _ in asked_for() if name not in messages("en")] == []


def test_every_id_that_a_page_builds_matches_a_text() -> None:
    known = messages("en")
    assert [
        (place, template) for place, template in templates() if not any(map(pattern(template).fullmatch, known))
    ] == []


def test_every_text_of_the_pages_is_used() -> None:
    text = "\n".join([*sources().values(), BUILD.read_text(encoding="utf-8")])
    named = {found[1] for found in re.finditer(r"[\"'`]([a-z]+(?:-[a-zA-Z0-9]+)+(?:\.[a-z]+)?)[\"'`]", text)}
    built = [pattern(template) for _, template in templates()] + [pattern(found[1]) for found in BUILT.finditer(text)]
    built += [re.compile(f"{found[1]}-.*") for found in PREFIX.finditer(text)]
    unused = [
        name
        for name in messages("en")
        if name.startswith("web-") and name not in named and not any(made.fullmatch(name) for made in built)
    ]
    assert unused == []


def test_every_text_gets_the_values_that_it_shows() -> None:
    known = messages("en")
    lacking = []
    for place, name, given in asked_for():
        if given is not None and "..." in given:
            continue
        keys = set(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", given or ""))
        lacking += [(place, name, value) for value in known.get(name, frozenset()) - keys]
    assert lacking == []


def markup(text: str) -> str:
    """The literal text of a component: without scripts, styles, tags and expressions."""
    text = re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    return re.sub(r"<[^<>]*>|&\w+;", " ", text)


def attributes(text: str) -> Iterator[str]:
    """Texts in attributes that are read aloud or shown."""
    yield from re.findall(r"\b(?:aria-label|aria-description|title|placeholder|alt)=\"([^\"{}]*)\"", text)


@pytest.mark.parametrize("place", [name for name in sources() if name.endswith(".svelte")])
def test_no_text_is_hard_coded_in_a_page(place: str) -> None:
    text = sources()[place]
    shown = [*re.findall(r"[^\W\d_]+", markup(text)), *(word for value in attributes(text) for word in value.split())]
    assert [word for word in shown if not SAME_EVERYWHERE.fullmatch(word)] == []


def test_titles_of_tabs_have_one_form() -> None:
    titles = [title for text in sources().values() for title in re.findall(r"<title>(.*)</title>", text)]
    titles += [title for text in sources().values() for title in re.findall(r"document\.title = (`.*`);", text)]
    assert len(titles) > 10
    assert [title for title in titles if title.count(" · ") != 1] == []
