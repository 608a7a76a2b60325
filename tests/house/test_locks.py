"""The lock files: exact versions with hashes, the same everywhere, and no address of a package index."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from tests.house.tree import ROOT

PURPOSES = ("play", "test", "bench", "docs")
LOCKS = (*PURPOSES, "node")
REQUIREMENT = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>.+?))? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
COMMENT = re.compile(r"^    #")


def lines_of(purpose: str) -> list[str]:
    return Path(ROOT, "requirements", f"{purpose}.lock").read_text(encoding="utf-8").splitlines()


def locked(purpose: str) -> set[tuple[str, str, str | None]]:
    """Name, version and marker of each requirement."""
    found = [REQUIREMENT.match(line) for line in lines_of(purpose)]
    return {(match["name"], match["version"], match["marker"]) for match in found if match}


def names(purpose: str) -> set[str]:
    return {name for name, _, _ in locked(purpose)}


@pytest.mark.parametrize("purpose", LOCKS)
def test_a_lock_contains_only_requirements_hashes_and_comments(purpose: str) -> None:
    other = [line for line in lines_of(purpose) if not any(p.match(line) for p in (REQUIREMENT, HASH, COMMENT))]
    assert other == []


@pytest.mark.parametrize("purpose", LOCKS)
def test_every_requirement_has_a_hash(purpose: str) -> None:
    lines = lines_of(purpose)
    bare = [line for line, after in pairwise([*lines, ""]) if REQUIREMENT.match(line) and not HASH.match(after)]
    assert bare == []


@pytest.mark.parametrize("purpose", LOCKS)
def test_no_lock_says_where_packages_come_from(purpose: str) -> None:
    assert [line for line in lines_of(purpose) if "//" in line or line.startswith("-")] == []


def test_all_locks_agree_on_versions_so_that_they_can_share_an_environment() -> None:
    # The marker may differ: what one purpose needs everywhere another may need on some platforms only.
    everything = {purpose: {(name, version) for name, version, _ in locked(purpose)} for purpose in PURPOSES}
    for one in PURPOSES:
        for other in PURPOSES:
            common = names(one) & names(other)
            differing = {entry for entry in everything[one] ^ everything[other] if entry[0] in common}
            assert differing == set(), f"{one} and {other}"


def test_the_lock_for_tests_includes_the_one_for_playing() -> None:
    assert locked("play") <= locked("test")


def test_the_lock_for_playing_includes_every_level_of_bots() -> None:
    assert "numpy" in names("play")


def test_nothing_is_compiled_by_numba() -> None:
    assert all({"llvmlite", "numba"}.isdisjoint(names(purpose)) for purpose in PURPOSES)
    assert "numba" not in Path(ROOT, "pyproject.toml").read_text(encoding="utf-8")


def test_the_locks_contain_all_requirements_of_the_project() -> None:
    project = tomllib.loads(Path(ROOT, "pyproject.toml").read_text(encoding="utf-8"))
    base = asked(project["project"]["dependencies"])
    extras = {name: asked(entries) for name, entries in project["project"]["optional-dependencies"].items()}
    groups = {group: asked(entries) for group, entries in project["dependency-groups"].items()}
    playing = base | extras["serve"] | extras["terminal"] | extras["fast"] | groups["build"]
    assert playing <= names("play")
    environments = extras["envs"] | extras["openspiel"]
    researching = extras["arena"] | extras["dataset"] | environments
    assert playing | researching | extras["passkeys"] | groups["test"] <= names("test")
    assert playing | extras["arena"] | extras["envs"] | groups["bench"] <= names("bench")
    assert playing | groups["docs"] <= names("docs")
    assert groups["node"] == names("node")


def asked(entries: list[str | dict[str, str]]) -> set[str]:
    """The packages' names, as lock files spell them."""
    plain = [re.split(r"[^\w.-]", entry)[0] for entry in entries if isinstance(entry, str)]
    return {re.sub(r"[-_.]+", "-", name).lower() for name in plain}
