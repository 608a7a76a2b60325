"""Tables in the middle of a trick, and a page that can show any of them at once, in place of its server."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from foretell import SPECIALS, Bidding, ExtremeOptions, Mode, WizardOptions
from foretell.game.options import Options
from foretell.server.table import view
from tests.game.kinds import Kind
from tests.server.tables import Desk
from tests.web.people import Person, settled

Data = dict[str, Any]
NAMES = ("Ada", "Leon", "Wilhelmina", "Juno", "Joris", "Nadia")
OPTIONS: dict[str, Options] = {
    "classic": WizardOptions(),
    "specials": WizardOptions(SPECIALS),
    "hidden": WizardOptions(bidding=Bidding.HIDDEN),
    "secret": WizardOptions(("cloud", "juggler"), bidding=Bidding.SECRET),
    "clairvoyance": WizardOptions(mode=Mode.CLAIRVOYANCE),
    "single-suit": WizardOptions(mode=Mode.SINGLE_SUIT),
    "maximus": WizardOptions(mode=Mode.MAXIMUS),
    "extreme": ExtremeOptions(),
}
_MOVES = 700
"""The most moves that are made to find a moment."""


def kinds() -> Iterator[tuple[str, Kind]]:
    """Every kind of game, with every number of players that it allows."""
    for name, options in OPTIONS.items():
        for players in range(3, options.most_players + 1):
            yield f"{name}-{players}", Kind(options, players)


def moments(kind: Kind, seed: int) -> dict[str, Data]:
    """Views of the first seat in a game, by name; of several with one name, the one with most to read.

    ``whole``: all cards of a trick are on the table; ``first``: the same in the first round; ``asked``: all but the
    reader's own, which they have to play; and one for each other phase in which the reader is asked.
    """
    desk, rng = Desk(kind), Random(seed)
    desk.start()
    found: dict[str, Data] = {}
    for _ in range(_MOVES):
        if desk.table.turn is None:
            break
        desk.move(rng)
        seen = _seen(desk)
        for name in _names(seen):
            if name not in found or _worth(seen) > _worth(found[name]):
                found[name] = seen
    return found


def course(kind: Kind, seed: int, moves: int) -> Iterator[Data]:
    """The first seat's views of a game, from its start, after each of this many moves."""
    desk, rng = Desk(kind), Random(seed)
    desk.start()
    yield _seen(desk)
    for _ in range(moves):
        desk.move(rng)
        yield _seen(desk)


def end_of_round(kind: Kind, seed: int, number: int = 2) -> tuple[Data, Data]:
    """The first seat's view before the last card of a round, and the line of that card."""
    desk, rng = Desk(kind), Random(seed)
    desk.start()
    while True:
        before = _seen(desk)
        step = desk.move(rng)[-1]
        line: Data = msgspec.to_builtins(view.line(desk.table, step, 0))
        if any(event["event"] == "round-scored" and event["round"] == number for event in line["events"]):
            return before, {"type": "line", **line}


def whole_trick(kind: Kind, seed: int, card: str) -> tuple[Data, list[Data]]:
    """The first seat's view before a trick in which somebody plays this card, and the lines up to its end."""
    desk, rng = Desk(kind), Random(seed)
    desk.start()
    before, lines = _named(desk), list[Data]()
    while desk.table.turn is not None:
        step = desk.move(rng)[-1]
        line: Data = msgspec.to_builtins(view.line(desk.table, step, 0))
        lines.append({"type": "line", **line})
        if not any(event["event"].startswith("trick-") for event in line["events"]):
            continue
        if line["phase"] == "play" and any(event.get("play") == card for each in lines for event in each["events"]):
            return before, lines
        before, lines = _named(desk), []
    raise ValueError(f"nobody plays {card} with the seed {seed}")


def _named(desk: Desk) -> Data:
    """The first seat's view."""
    seen: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
    for seat, name in zip(seen["seats"], NAMES, strict=False):
        seat["name"] = name
    return seen


def _seen(desk: Desk) -> Data:
    """The first seat's view; a complete trick is still on the table, as it is for a moment in the browser."""
    seen = _named(desk)
    last = seen["last_trick"]
    if last and not seen["game"]["trick"] and seen["game"]["phase"] == "play":
        seen["game"] |= {"trick": last["plays"], "turn": None}
        seen["legal"] = []
    return seen


def _names(seen: Data) -> Iterator[str]:
    """The names for which this is a good example."""
    game, seats = seen["game"], len(seen["seats"])
    if len(game["trick"]) == seats:
        yield game["phase"] if seen["legal"] else "whole"
        if game["round"] == 1 and not seen["legal"]:
            yield "first"
    elif seen["legal"] and game["phase"] != "play":
        yield game["phase"]
    elif seen["legal"] and len(game["trick"]) == seats - 1:
        yield "asked"


def _worth(seen: Data) -> int:
    """How much there is to read: special and declared cards, values of two digits, cards in the hand."""
    plays: list[str] = [play for _, play in seen["game"]["trick"]]
    held: list[int] = seen["game"]["hand_sizes"]
    return sum(len(play) + 3 * (":" in play) for play in plays) + max(held)


class Showing:
    """A window with the page of a table, which shows any view."""

    def __init__(self, person: Person) -> None:
        """Open the page once, with its socket connected to this object instead of the server."""
        self.page: Page = person.page
        self._line: WebSocketRoute | None = None
        self._told: list[str] = []
        """What the page has been sent since it was last shown a table."""
        self.page.route_web_socket(re.compile(r"/socket(\?|$)"), self._met)
        self.page.route(re.compile("/lines[?]"), lambda asked: asked.fulfill(json={"lines": []}))
        person.go("/table/shown")
        person.page.wait_for_load_state("networkidle")

    def _met(self, line: WebSocketRoute) -> None:
        """Take a new connection: after a long silence the page gives one up, and with it what was on its way."""
        self._line = line
        for message in self._told:
            line.send(message)

    def reload(self) -> None:
        """Load the page again, without a table."""
        self._told = []
        self.page.reload()
        settled(self.page)

    def show(self, seen: Data) -> None:
        """Show a table."""
        self._told = []
        self.send({"type": "welcome", "version": 1, "table": seen})

    def send(self, message: Data) -> None:
        """Send the page a message as the server would."""
        self._told.append(json.dumps(message))
        if self._line is not None:
            self._line.send(self._told[-1])
