"""The examples in the documentation do what the text says."""

import doctest
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_PAGES = sorted(page for page in [*_ROOT.glob("docs/*.md"), _ROOT / "README.md"] if ">>> " in page.read_text("utf-8"))


@pytest.mark.parametrize("page", _PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page(page: Path) -> None:
    text = page.read_text("utf-8").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert test.examples
    wrong: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=wrong.append)
    assert not wrong, "".join(wrong)


def test_the_tutorial_has_examples() -> None:
    assert "tutorial.md" in {page.name for page in _PAGES}
