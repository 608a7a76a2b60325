"""What a release needs: a README for a package index, a bill of materials, one version, workflows that can run."""

import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import release, sbom
from scripts.readme import with_addresses
from tests.house.tree import ROOT

SETTING: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["foretell"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"))
ADDRESS = "https://forge.example/cards/foretell"


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)#]+)", text)


def test_a_package_index_shows_links_and_pictures_that_lead_to_the_repository() -> None:
    text = with_addresses(README, ADDRESS, "1.2.3", page=SETTING["page"], file=SETTING["file"])
    assert [link for link in links(text) if "://" not in link] == []
    assert (
        f"![A game of Wizard with special cards in the browser]({ADDRESS}/raw/v1.2.3/docs/images/browser.jpg)" in text
    )
    assert f"]({ADDRESS}/blob/v1.2.3/CONTRIBUTING.md)" in text
    assert len(links(text)) == len(links(README))


def test_anchors_and_addresses_stay() -> None:
    text = "[a](x.md#part) [b](#part) [c](https://other.example/) ![d](y.png)"
    changed = with_addresses(text, "R", "1", page="{repository}/{path}", file="{repository}/f/{path}")
    assert changed == "[a](R/x.md#part) [b](#part) [c](https://other.example/) ![d](R/f/y.png)"


def test_the_readme_names_extras_that_exist() -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {extra for found in re.findall(r"foretell\[([\w,-]+)\]", README) for extra in found.split(",")}
    told = set(re.findall(r"^\| `([a-z]+)` \|", README, re.MULTILINE))
    assert named | told <= set(known)
    assert {"all", "terminal", "serve"} <= told


def test_a_bill_of_materials_has_what_is_installed_and_what_the_page_contains() -> None:
    project = {
        "name": "it",
        "version": "1.0",
        "license": "MIT",
        "dependencies": ["A.b>=1"],
        "optional-dependencies": {"more": ["c"]},
    }
    lock = "".join(
        f"{name}=={version} ; os == 'x' \\\n    --hash=sha256:{digest * 64}\n    # via\n    #   {why}\n"
        for name, version, digest, why in (
            ("a-b", "1.5", "1", "it (pyproject.toml)"),
            ("c", "2.0", "2", "it (pyproject.toml)"),
            ("of-c", "3.0", "3", "c"),
            ("tool", "4.0", "4", "pytest"),
        )
    )
    notices = f"{'-' * 72}\n\n@x/y 5.0 (MIT)\n\ntext\n"
    found = sbom.bill(project, lock, notices, {"node_modules/@x/y": {"integrity": "sha512-AAAA"}})
    parts = {part["name"]: part for part in found["components"]}
    assert list(parts) == ["a-b", "c", "of-c", "@x/y"]
    assert [parts[name]["scope"] for name in ("a-b", "c", "of-c")] == ["required", "optional", "optional"]
    assert parts["of-c"]["hashes"] == [{"alg": "SHA-256", "content": "3" * 64}]
    assert parts["@x/y"]["purl"] == "pkg:npm/%40x/y@5.0"
    assert parts["@x/y"]["hashes"] == [{"alg": "SHA-512", "content": "000000"}]
    assert json.loads(json.dumps(found))["specVersion"] == "1.6"
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    of_ours = sbom.bill(ours, sbom.LOCK.read_text(encoding="utf-8"), "", {})["components"]
    names = {part["name"] for part in of_ours}
    assert {"filelock", "babel", "textual", "uvloop", "cffi"} <= names
    assert names.isdisjoint({"pytest", "mypy", "hatchling"})


def test_a_version_is_released_where_all_files_agree(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "src/foretell/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## [0.1.0]\n", encoding="utf-8")
    assert [*release.faults("v0.1.0", tmp_path)] == []
    assert [*release.faults("v0.1.1", tmp_path)] == ["the tag is v0.1.1, and pyproject.toml has the version 0.1.0"]
    (tmp_path / "CITATION.cff").write_text("version: 0.2.0\n", encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    assert [*release.faults("v0.1.0", tmp_path)] == [
        "CITATION.cff has the version 0.2.0, and pyproject.toml 0.1.0",
        "CHANGELOG.md has no section [0.1.0]",
    ]


def test_all_files_agree_now() -> None:
    assert [fault for fault in release.faults("v0.1.0") if "CHANGELOG" not in fault] == []


def read(path: Path) -> dict[Any, Any]:
    """A file in YAML, in which a workflow's ``on`` is a truth value."""
    found: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_there_is(path: Path) -> None:
    workflow = read(path)
    assert workflow[True], "what starts it"
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name, job in workflow["jobs"].items():
        needs = job.get("needs", [])
        assert {needs} if isinstance(needs, str) else set(needs) <= workflow["jobs"].keys(), name
        assert workflow["permissions"] == {"contents": "read"}
        for step in job["steps"]:
            assert len({"uses", "run"} & step.keys()) == 1
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@\S+", step.get("uses", "of/us@1"))
            assert set(re.findall(r"make ([a-z-]+)", step.get("run", ""))) <= targets
            for module in re.findall(r"-m (scripts[\w.]+)", step.get("run", "")):
                assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
            for file in re.findall(r"(?:bash|python|-f) ((?:\.ci|scripts|deploy)/[\w./]+)", step.get("run", "")):
                assert (ROOT / file).is_file()


def test_a_release_is_checked_built_and_signed_before_it_is_published() -> None:
    release_workflow = read(ROOT / ".github" / "workflows" / "release.yml")
    assert release_workflow[True]["push"] == {"tags": ["v[0-9]*"]}
    jobs = release_workflow["jobs"]
    said = [step.get("run", step.get("uses", "")) for step in jobs["build"]["steps"]]
    order = [next(i for i, text in enumerate(said) if part in text) for part in (".ci/run", "make wheels", "attest")]
    assert order == sorted(order)
    assert jobs["publish"]["needs"] == "build"
    assert jobs["publish"]["permissions"] == {"id-token": "write"}, "trusted publishing needs no password"


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_for_issues_has_what_forges_ask_for(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert {field["type"] for field in form["body"]} <= {"input", "textarea", "markdown", "dropdown", "checkboxes"}
    ids = [field["id"] for field in form["body"]]
    assert len(ids) == len(set(ids))


def test_the_citation_can_be_read() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors", "version", "license"} <= citation.keys()
