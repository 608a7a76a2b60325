"""Programs can read the rule book in every language."""

from pathlib import Path

import pytest

from foretell import resources
from foretell.resources import LANGUAGES
from foretell.rulebook import rule, rules

NUMBERS = [f"{letter}{n}" for letter, last in (("A", 14), ("S", 8), ("V", 9), ("B", 17)) for n in range(1, last + 1)]


def test_every_language_has_a_rule_book_and_every_rule_book_a_language() -> None:
    assert {path.stem for path in resources.rule_books().glob("??.md")} == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_exists_in_order(lang: str) -> None:
    assert [entry.number for entry in rules(lang)] == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_and_a_text_of_its_own(lang: str) -> None:
    for entry in rules(lang):
        assert entry.title.strip() == entry.title != ""
        assert len(entry.text) > 60
        assert "\n#" not in entry.text
        assert not entry.text.startswith("#")


@pytest.mark.parametrize(
    ("number", "title"), [("A9", "Following suit"), (" s4 ", "The Bomb"), ("b16", "A longer game")]
)
def test_a_rule_is_found_by_its_number(number: str, title: str) -> None:
    assert rule(number, "en").title == title


@pytest.mark.parametrize("number", ["A15", "", "9", "C1", "A99999", "Ä"])
def test_a_number_that_no_rule_has_is_an_error(number: str) -> None:
    with pytest.raises(KeyError):
        rule(number, "en")


def test_a_package_contains_its_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    (tmp_path / "_data" / "rules").mkdir(parents=True)
    assert resources.rule_books() == tmp_path / "_data" / "rules"
    assert (resources.locales() / "en" / "cards.ftl").is_file()
