"""Every file and folder that the documents about the code name exists."""

import re
from functools import cache
from itertools import product

import pytest

from tests.house.tree import LEFT_BEHIND, ROOT, project_files

BASES = ("", "src/foretell/", "web/src/")
"""Where the paths of docs/extending.md begin; other documents give only the end of a path."""
OF_A_FILE = re.compile(r"\.(?:c|css|ftl|h|html|json|lock|md|mk|mjs|py|sh|svelte|toml|ts|tsv|yml)$")
PATH = re.compile(r"[\w.*<>{},-]*(?:/[\w.*<>{},-]*)*")
OF_THE_READER = {"cautious.py"}
"""Files that a document has its readers write."""


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/page.md", "CONTRIBUTING.md"])
def test_a_page_names_the_ends_of_paths_that_exist(page: str) -> None:
    assert_none([path for path in paths_of(read(page)) if not exists(path, r"(?:.*/)?")], page)


def test_recipes_name_paths_that_exist() -> None:
    page = "docs/extending.md"
    assert_none([path for path in paths_of(read(page)) if not exists(path, "|".join(BASES))], page)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("`rules/wizard/cards.py` and `make test`", ["rules/wizard/cards.py"]),
        ("`locales/{en,de}/*.ftl`, `bots/net/`", ["locales/{en,de}/*.ftl", "bots/net/"]),
        ("`docs/rules/<code>.md`", ["docs/rules/<code>.md"]),
        ("`web/src` is a folder, `GET /api/v1/lessons/NAME`, `rules/s2` and `build/screenshots` are none", ["web/src"]),
        ("```sh\nforetell play games/own.py\n```", []),
    ],
)
def test_paths_are_told_from_other_code(text: str, found: list[str]) -> None:
    assert paths_of(text) == found


@pytest.mark.parametrize(
    ("path", "is_there"),
    [
        ("rules/wizard/cards.py", True),
        ("wizard/cards.py", False),
        ("locales/{en,de}/web-*.ftl", True),
        ("locales/{en,xx}/web-*.ftl", False),
        ("docs/rules/<code>.md", True),
        ("store/", True),
        ("cards.py/", False),
    ],
)
def test_a_path_exists_below_a_base(path: str, is_there: bool) -> None:
    assert exists(path, "|".join(BASES)) == is_there


def assert_none(gone: list[str], page: str) -> None:
    assert not gone, f"{page} names files that do not exist: {', '.join(gone)}"


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def paths_of(text: str) -> list[str]:
    """The paths that a page has in backticks; its blocks of code have others."""
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return [span for span in spans if PATH.fullmatch(span) and is_path(span) and span not in OF_THE_READER]


def is_path(span: str) -> bool:
    """Whether this is a folder or a file of the project, and nothing that tools write."""
    first, *_ = parts = span.split("/")
    if first in {"", *LEFT_BEHIND} or "dist" in parts:
        return False
    return span.endswith("/") or bool(OF_A_FILE.search(span)) or ("/" in span and (ROOT / first).is_dir())


def exists(path: str, base: str) -> bool:
    """Whether there is a file or folder for each of the alternatives in braces; ``base``: what may come before."""
    return all(any_is(f"(?:{base}){as_pattern(each)}") for each in alternatives(path))


def any_is(pattern: str) -> bool:
    return any(re.fullmatch(pattern, name) for name in everything())


def as_pattern(path: str) -> str:
    """A pattern for a path; ``*`` and ``<name>`` stand for any name."""
    parts = re.split(r"(\*+|<\w+>)", path.rstrip("/"))
    named = "".join("[^/]*" if place % 2 else re.escape(part) for place, part in enumerate(parts))
    return named + ("/" if path.endswith("/") else "/?")


def alternatives(path: str) -> list[str]:
    """``a/{b,c}`` is ``a/b`` and ``a/c``."""
    parts = [part.split(",") if place % 2 else [part] for place, part in enumerate(re.split(r"[{}]", path))]
    return ["".join(chosen) for chosen in product(*parts)]


@cache
def everything() -> frozenset[str]:
    """All files and folders of the project; a folder ends with a slash."""
    files = [path.relative_to(ROOT) for path in project_files()]
    folders = {f"{folder.as_posix()}/" for file in files for folder in file.parents}
    return frozenset({file.as_posix() for file in files} | folders)
