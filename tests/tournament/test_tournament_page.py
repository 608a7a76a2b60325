"""The page has the settings of tournaments and clubs as Python has them."""

from scripts.presets import texts


def test_the_page_has_the_presets() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in texts()} == texts(), "`make types` writes them"
