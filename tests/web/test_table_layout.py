"""Whatever is played, by however many, on whatever screen: nothing lies on a card, and everything can be read."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.lying import Data, Showing, kinds, moments
from tests.web.people import DESKTOP, PHONE, ROOT, guests

SIZES = {
    "small-phone": (360, 640),
    "phone": PHONE,
    "phone-on-its-side": (844, 390),
    "tablet": (820, 1180),
    "desktop": DESKTOP,
}
ASKING = ("specials", "extreme")
"""In these games all is asked that ever is; of the others the tricks are enough."""
LEAST_WIDTH = 44
"""Of a card of the trick, in pixels: less cannot be read."""
_FAULTS = (ROOT / "tests" / "web" / "table_faults.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def tables() -> dict[str, Data]:
    """What there is to be seen of every kind of game."""
    return {
        f"{name}-{moment}": seen
        for seed, (name, kind) in enumerate(kinds())
        for moment, seen in moments(kind, seed).items()
        if moment in ("whole", "first") or name.startswith(ASKING)
    }


@pytest.fixture(scope="module")
def showing(browser: Browser, house: House) -> Iterator[Showing]:
    """One window for all that is shown."""
    with guests(browser, house.address) as invite:
        yield Showing(invite())


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_the_trick_can_be_read(size: str, showing: Showing, tables: dict[str, Data]) -> None:
    width, height = SIZES[size]
    showing.page.set_viewport_size({"width": width, "height": height})
    faults = {}
    for number, (name, seen) in enumerate(tables.items(), 1):
        showing.show({**seen, "watchers": number})
        told = showing.page.evaluate(_FAULTS, [number, len(seen["game"]["trick"]), LEAST_WIDTH])
        if told:
            faults[name] = told
    assert all(f"{name}-whole" in tables for name, _ in kinds())
    assert not faults, f"{len(faults)} of {len(tables)} tables: {faults}"
