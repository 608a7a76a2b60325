"""Links in the documentation lead to pages and sections that exist; the index has every page."""

import re
from pathlib import Path

_ROOT = Path(__file__).parents[2]


def test_links_between_pages_have_targets() -> None:
    pages = [*_ROOT.glob("docs/**/*.md"), *_ROOT.glob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in _local_links(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken


def test_links_to_sections_have_headings() -> None:
    pages = [*_ROOT.glob("docs/*.md"), *_ROOT.glob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)\s:]*#[^)\s]+)\)", page.read_text("utf-8"))
        if target.partition("#")[2] not in _anchors(page.parent / (target.partition("#")[0] or page.name))
    ]
    assert not broken


def test_the_index_has_every_page() -> None:
    text = (_ROOT / "docs" / "README.md").read_text("utf-8")
    pages = {page.relative_to(_ROOT / "docs").as_posix() for page in _ROOT.glob("docs/**/*.md")}
    assert pages - set(_local_links(text)) == {"README.md"}


def test_docstrings_and_messages_name_pages_that_exist() -> None:
    named = {
        (path.name, page)
        for path in _ROOT.glob("src/**/*.py")
        for page in re.findall(r"\bdocs/[\w/.-]*\w", path.read_text("utf-8"))
    }
    assert named
    assert {(name, page) for name, page in named if not (_ROOT / page).exists()} == set()


def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as Markdown viewers make them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def _local_links(text: str) -> list[str]:
    targets = [part.partition(")")[0].partition("#")[0] for part in text.split("](")[1:]]
    return [target for target in targets if target and "://" not in target]
