"""Tables on which a trick lies, and a page that shows any of them at once, as if its server told of them."""

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
from tests.web.people import Person

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
"""So many are made at most to find a moment."""


def kinds() -> Iterator[tuple[str, Kind]]:
    """Every kind of game, with every number of players that it is for."""
    for name, options in OPTIONS.items():
        for players in range(3, options.most_players + 1):
            yield f"{name}-{players}", Kind(options, players)


def moments(kind: Kind, seed: int) -> dict[str, Data]:
    """What the first seat sees of a game, by name; of several moments of a name the one with most to be read.

    ``whole``: all cards of a trick lie there, ``first``: in the first round; ``asked``: all but the reader's own, for
    which they are asked; and by the name of the phase whatever else is asked of the reader.
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


def _seen(desk: Desk) -> Data:
    """The table for the first seat; a trick that is complete is lying there still, as it does for a while."""
    seen: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
    for seat, name in zip(seen["seats"], NAMES, strict=False):
        seat["name"] = name
    last = seen["last_trick"]
    if last and not seen["game"]["trick"] and seen["game"]["phase"] == "play":
        seen["game"] |= {"trick": last["plays"], "turn": None}
        seen["legal"] = []
    return seen


def _names(seen: Data) -> Iterator[str]:
    """Of what this is a good example."""
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
    """How much is to be read: special cards and declared ones, values of two digits, cards in the hand."""
    plays: list[str] = [play for _, play in seen["game"]["trick"]]
    held: list[int] = seen["game"]["hand_sizes"]
    return sum(len(play) + 3 * (":" in play) for play in plays) + max(held)


class Showing:
    """A window of the table's page that shows what it is told to."""

    def __init__(self, person: Person) -> None:
        """The page is opened once; its line leads here, and not to the server."""
        self.page: Page = person.page
        self._lines: list[WebSocketRoute] = []
        self.page.route_web_socket(re.compile(r"/socket(\?|$)"), self._met)
        self.page.route(re.compile("/lines[?]"), lambda asked: asked.fulfill(json={"lines": []}))
        person.go("/table/shown")
        person.page.wait_for_load_state("networkidle")

    def _met(self, line: WebSocketRoute) -> None:
        self._lines.append(line)

    def show(self, seen: Data) -> None:
        """Show a table."""
        self._lines[-1].send(json.dumps({"type": "welcome", "version": 1, "table": seen}))
