"""Every screen of the score pad, and how to reach it."""

from collections.abc import Callable, Iterator

from tests.web.pads import Finger, document, game
from tests.web.people import Person

OPEN, WITH_CARDS, SECRET, EXTREME = 31, 0, 30, 1
"""Games of ``tests/data/pad.json``: a basic one; Bomb and Cloud; secret bids; seals."""


def screens(person: Person) -> Iterator[str]:
    """Go through all screens, and yield their names; the pad must be empty."""
    finger, page = Finger(person), person.go("/pad")
    for number, name, rounds, steps in (
        (WITH_CARDS, "wizard", 3, 0),
        (OPEN, "say", 1, 3),
        (SECRET, "secret", 1, 1),
        (EXTREME, "extreme", 0, 0),
    ):
        finger.take_file(f"{name}.json", document(game(number), name, rounds, steps))
        page.locator(f"[data-game={name}]").wait_for()
    yield "list"
    for part in (_writing, _dialogs, _in_secret, _said_and_scored, _extreme, _beside):
        yield from part(finger, person)


def _writing(finger: Finger, person: Person) -> Iterator[str]:
    """A round of Wizard, the sheet and the chart."""
    person.go("/pad/game/wizard").locator("[data-key]").first.wait_for()
    yield "bids"
    finger.touch("button[data-view=sheet]")
    yield "sheet"
    finger.touch("button[data-view=chart]")
    yield "chart"


def _dialogs(finger: Finger, _: Person) -> Iterator[str]:
    """Every dialog over a game."""
    ways: dict[str, Callable[[], None]] = {
        "cell": lambda: finger.touch("[data-cell='2 Mira']"),
        "round": lambda: finger.touch(".number[data-round='2']"),
        "table": lambda: finger.do("table"),
        "share": lambda: finger.touch("header [data-do=pad-share]"),
    }
    finger.touch("button[data-view=sheet]")
    for name, opened in ways.items():
        opened()
        yield name
        finger.page.keyboard.press("Escape")
        finger.page.locator("dialog[open]").wait_for(state="detached")


def _in_secret(finger: Finger, person: Person) -> Iterator[str]:
    """Secret bids: the curtain, and the screen behind it."""
    person.go("/pad/game/secret").locator("[data-do=pad-curtain]").wait_for()
    yield "curtain"
    finger.do("curtain")
    yield "behind"


def _said_and_scored(finger: Finger, person: Person) -> Iterator[str]:
    """All bids once more, impossible tricks, and a round's points."""
    person.go("/pad/game/say").locator("[data-do=pad-said]").wait_for()
    yield "say"
    finger.do("said")
    for tricks in (2, 1, 0):
        finger.touch(f"[data-key='{tricks}']")
    yield "fault"
    finger.do("undo")
    finger.do("undo")
    for tricks in (0, 0):
        finger.touch(f"[data-key='{tricks}']")
    finger.page.locator("[data-standing]").first.wait_for()
    yield "scored"


def _extreme(finger: Finger, person: Person) -> Iterator[str]:
    """Wizard Extreme: predictions, tricks, and the seals left."""
    person.go("/pad/game/extreme").locator("[data-seal]").first.wait_for()
    yield "seals"
    for _ in range(3):
        finger.touch("[data-seal=R]")
        finger.do("done")
    finger.page.locator("[data-back]").first.wait_for()
    yield "live"
    finger.do("brief")
    yield "left"


def _beside(finger: Finger, person: Person) -> Iterator[str]:
    """The pages beside the game: a new game, the statistics, and a shared link."""
    page = person.go("/pad/new?like=wizard")
    page.locator("ol li").first.wait_for()
    yield "new"
    person.go("/pad/statistics").locator("table").wait_for()
    yield "statistics"
    person.go("/pad/game/wizard").locator("header [data-do=pad-share]").click()
    finger.touch("[data-share=link]")
    page.goto(page.locator("textarea").input_value())
    page.locator("tfoot").wait_for()
    yield "shared"
