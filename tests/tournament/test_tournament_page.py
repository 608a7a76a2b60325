"""The page has the settings of tournaments as Python has them."""

from scripts.presets import PATH, text


def test_the_page_has_the_presets() -> None:
    assert PATH.read_text(encoding="utf-8") == text(), "`make types` writes it"
