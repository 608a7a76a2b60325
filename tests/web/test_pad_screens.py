"""The screens of the score pad, in both themes: no findings of axe-core, nothing too wide, targets for thumbs."""

import pytest

from tests.web.pad_screens import screens
from tests.web.people import Invite, settled
from tests.web.test_pages import ID, findings, words

SMALL = (360, 640)
_SMALL_TARGETS = """() => [...document.querySelectorAll("main button, nav button, header button")]
    .filter((each) => each.checkVisibility() && !each.closest("dialog:not([open])"))
    .map((each) => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
    .map(([name, box]) => `${name}: ${box.width} by ${box.height}`)"""
_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(("theme", "language"), [("dark", "de"), ("light", "nl")], ids=["dark", "light"])
def test_every_screen_is_accessible(theme: str, language: str, invite: Invite) -> None:
    person = invite(SMALL, theme=theme, language=language)
    for name in screens(person):
        settled(person.page)
        person.see(f"pad-{name}")
        assert findings(person) == [], name
        assert not person.page.evaluate(_TOO_WIDE), name
        assert person.page.evaluate(_SMALL_TARGETS) == [], name
        assert ID.findall(words(person)) == [], name
