"""``scripts.floors``: the page's imports point down, and whatever names a file counts as an import."""

import re
from pathlib import Path

import pytest

from scripts.floors import FLOORS, faults
from tests.house.tree import ROOT

UP = "cards/Card.svelte imports pages/home/Home.svelte, but pages/home/ is on a floor above cards/"


def write(sources: Path, name: str, text: str) -> None:
    path = sources / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A page with an empty file in every folder."""
    for name in (name for floor in FLOORS for name in floor):
        write(tmp_path, f"{name}/empty.ts", "")
    return tmp_path


def test_the_imports_of_the_page_point_down() -> None:
    assert faults(ROOT / "web" / "src") == []


def test_the_page_about_the_page_lists_the_floors() -> None:
    text = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    _, *listed = re.split(r"^\d+\. ", text.partition("## Floors")[2].partition("\n## ")[0], flags=re.MULTILINE)
    floors = [re.findall(r"`(\w+)/`:", floor) for floor in listed]
    assert tuple(map(tuple, floors)) == FLOORS


def test_a_file_may_import_its_own_folder_lower_floors_packages_and_data(sources: Path) -> None:
    write(sources, "cards/art/Sprite.svelte", 'import { need } from "../sprite.ts";')
    lines = ("./art/Sprite.svelte", "../words/names.ts", "svelte", "virtual:words", "../../../src/foretell/luck.json")
    write(sources, "cards/Card.svelte", "\n".join(f'import one from "{name}";' for name in lines))
    assert faults(sources) == []


@pytest.mark.parametrize(
    "line",
    [
        'import Home from "../pages/home/Home.svelte";',
        'import type { Home } from "../pages/home/Home.svelte";',
        'export { Home } from "../pages/home/Home.svelte";',
        'import "../pages/home/Home.svelte";',
        'const home = () => import("../pages/home/Home.svelte");',
        'type Home = typeof import("../pages/home/Home.svelte").default;',
        'import home from "../pages/home/Home.svelte?worker&url";',
        "new URL('../pages/home/Home.svelte', import.meta.url)",
        "@import url(../pages/home/Home.svelte);",
        "import.meta.glob(`../pages/home/Home.svelte`)",
    ],
)
def test_an_import_that_points_up_is_named(sources: Path, line: str) -> None:
    write(sources, "cards/Card.svelte", line)
    assert faults(sources) == [UP]


def test_folders_on_the_same_floor_do_not_import_each_other(sources: Path) -> None:
    write(sources, "sheet/rows.ts", 'import "../table/hands.ts";')
    write(sources, "pages/home/Home.svelte", 'import "../new/form.ts";')
    assert faults(sources) == [
        "pages/home/Home.svelte imports pages/new/form.ts, but pages/new/ is on the same floor as pages/home/",
        "sheet/rows.ts imports table/hands.ts, but table/ is on the same floor as sheet/",
    ]


def test_folders_that_import_each_other_are_a_fault(sources: Path) -> None:
    write(sources, "cards/Card.svelte", 'import "../words/names.ts";')
    write(sources, "words/names.ts", 'import "../cards/Card.svelte";')
    assert faults(sources) == ["words/names.ts imports cards/Card.svelte, but cards/ is on a floor above words/"]


def test_a_folder_needs_a_floor(sources: Path) -> None:
    write(sources, "gadgets/Dial.svelte", "")
    write(sources, "loose.ts", "")
    assert faults(sources) == [
        "gadgets/Dial.svelte is in no folder of FLOORS (scripts/floors.py)",
        "loose.ts is in no folder of FLOORS (scripts/floors.py)",
    ]


def test_a_floor_needs_its_folder(sources: Path) -> None:
    (sources / "cards" / "empty.ts").unlink()
    assert faults(sources) == ["FLOORS (scripts/floors.py) names cards/, which does not exist"]
