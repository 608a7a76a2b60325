"""The score pad in the browser: enters games of ``tests/data/pad.json``, tap by tap."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import FilePayload, Locator

from tests.web.people import ROOT, Person

NAMES = ("Mira", "Tobias", "Lotte", "Jan", "Ada", "Wim")
_KEYS = {
    "bid": ("player", "bid"),
    "tricks": ("player", "tricks"),
    "bombed": ("tricks",),
    "cloud": ("player", "change"),
    "take": ("player", "seal", "from"),
    "done": ("player", "done"),
    "magician": ("player",),
    "trick": ("player", "back"),
    "end": ("done",),
}
"""The values of a step in the file, by the name of its entry."""
_UNHURRIED = """addEventListener("click", (event) => {
    window.tapped = (window.tapped ?? 0) + (window.hurry ? 100 : 1000);
    Object.defineProperty(event, "timeStamp", { value: window.tapped, configurable: true });
}, true);"""
"""Each tap is a second after the one before, however fast a test taps; in a hurry, a tenth of a second."""


@cache
def vectors() -> dict[str, Any]:
    """The file that Python has written: games, damaged texts, and their results."""
    content: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "pad.json").read_text(encoding="utf-8"))
    return content


def game(number: int) -> dict[str, Any]:
    """A random game."""
    found: dict[str, Any] = vectors()["games"][number]
    return found


def document(played: dict[str, Any], name: str, rounds: int, steps: int = 0) -> dict[str, Any]:
    """The document of a game after this many rounds, and this many steps of the next one."""
    entries: list[dict[str, Any]] = [{"do": "options", "set": played["options"]}]
    seats = range(len(played["players"]))
    entries += [{"id": f"p{seat}", "do": "join", "name": NAMES[seat], "round": 1, "start": 0} for seat in seats]
    written = [one["steps"] for one in played["rounds"][:rounds]]
    if steps:
        written.append(played["rounds"][rounds]["steps"][:steps])
    for number, one in enumerate(written, 1):
        for doing, *values in one:
            entries.append({"do": doing, "round": number, **dict(zip(_KEYS[doing], values, strict=True))})
    listed = [{"id": f"e{number}", **entry} for number, entry in enumerate(entries)]
    return {"format": "foretell-pad/1", "id": name, "game": played["game"], "entries": listed}


class Finger:
    """A finger on the pad, which counts its taps."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.touches = 0
        person.context.add_init_script(_UNHURRIED)
        person.page.evaluate(f"() => {{ {_UNHURRIED} }}")

    def touch(self, selector: str) -> None:
        """Tap the only element that matches."""
        self.page.locator(selector).click()
        self.touches += 1

    def touch_twice(self, selector: str) -> None:
        """Tap twice, quickly, at the place of the only element that matches."""
        box = self.page.locator(selector).bounding_box()
        assert box is not None
        for hurry in ("false", "true"):
            self.page.evaluate(f"() => {{ window.hurry = {hurry}; }}")
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.evaluate("() => { window.hurry = false; }")

    def do(self, what: str) -> None:
        """Tap the control with this action."""
        self.touch(f"[data-do=pad-{what}]")

    def reload(self) -> None:
        """Load the page again, once everything that was written is on disk."""
        self.page.locator("main[data-page=pad-game]:not([data-saving])").wait_for()
        self.page.reload()

    def take_file(self, name: str, content: object) -> None:
        """Load a file."""
        text = content if isinstance(content, str) else json.dumps(content)
        file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        self.page.locator("[data-do=pad-import]").set_input_files(files=[file])

    def play(self, one: dict[str, Any]) -> None:
        """Enter a round of Wizard, up to its points."""
        numbers = {(step[0], NAMES[int(step[1][1:])]): step[2] for step in one["steps"] if step[0] in ("bid", "tricks")}
        for what in ("bid", "tricks"):
            for _ in range(sum(doing == what for doing, _ in numbers)):
                if self.page.locator("[data-do=pad-curtain]").count():
                    self.do("curtain")
                self.touch(f"[data-key='{numbers[what, self.asked()]}']")
            if what == "bid" and self.page.locator("[data-do=pad-said]").count():
                self.do("said")
        self._close(one["steps"])

    def _close(self, steps: list[list[Any]]) -> None:
        for doing, *values in steps:
            if doing == "bombed":
                self.do("bombed")
            if doing == "cloud":
                self.do("cloud")
                self.touch(f"[data-cloud='{NAMES[int(values[0][1:])]} {values[1]}']")
        if self.page.locator("main[data-phase=tricks]").count():
            self.do("end")

    def predict(self, one: dict[str, Any]) -> None:
        """Enter a round of Wizard Extreme, up to its points."""
        for doing, *values in one["steps"]:
            name = NAMES[int(values[0][1:])] if doing != "end" else ""
            if doing in ("take", "done", "magician") and self.asked("data-pick") != name:
                self.touch(f"[data-pick='{name}']")
            if doing == "take":
                self.touch(f"[data-seal={values[1]}]")
                if values[2] is not None:
                    self.touch(f"[data-from='{NAMES[int(values[2][1:])]}']")
            elif doing in ("done", "magician"):
                self.do(doing)
            elif doing == "trick":
                self.touch(f"[data-player='{name}'] [data-back={values[1] or 'none'}]")

    def asked(self, by: str = "data-player") -> str:
        """The name of the player that the pad asks."""
        name = self.page.locator("main [aria-current=step]").get_attribute(by)
        assert name is not None
        return name

    def points(self) -> list[int]:
        """The points of the round, by seat."""
        return list(self._standing("data-points"))

    def totals(self) -> list[int]:
        """The totals, by seat."""
        return list(self._standing("data-total"))

    def _standing(self, what: str) -> Iterator[int]:
        lines = self.page.locator("[data-standing]")
        lines.first.wait_for()
        found = {line.get_attribute("data-standing"): line.get_attribute(what) for line in _each(lines)}
        yield from (int(found[name] or 0) for name in NAMES if name in found)


def _each(found: Locator) -> list[Locator]:
    return found.all()
