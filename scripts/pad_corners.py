"""Pads of rare cases: players who come and go, house rules, numbers that are too large."""

from collections.abc import Iterable, Iterator
from typing import Any

from foretell.pad.document import Document
from foretell.pad.entries import Entry

Step = tuple[str, dict[str, Any]]


def corners() -> Iterator[Document]:
    """Documents, each with a name that describes it."""
    yield _document("come-and-go", "wizard", _come_and_go())
    yield _document("house-rules", "wizard", _house_rules())
    yield _document("too-many", "wizard", _too_many())
    yield _document("too-many-seals", "extreme", _too_many_seals())
    yield _document("counted", "extreme", _counted())
    yield Document("empty", "wizard")


def _document(name: str, game: str, steps: Iterable[Step]) -> Document:
    """A document with entries ``e0``, ``e1`` …; a player's id is that of the entry with which they joined."""
    return Document(name, game, tuple(Entry(f"e{n}", do, values) for n, (do, values) in enumerate(steps)))


def _people(count: int) -> Iterator[Step]:
    """The first players, ``e0`` and so on."""
    for n in range(count):
        yield "join", {"name": f"Player {n}", "round": 1, "start": 0}


def _round(number: int, players: Iterable[str], bids: Iterable[int], tricks: Iterable[int]) -> Iterator[Step]:
    """A round of Wizard from the first bid to its end."""
    for player, bid in zip(players, bids, strict=True):
        yield "bid", {"round": number, "player": player, "bid": bid}
    yield "said", {"round": number, "done": True}
    for player, won in zip(players, tricks, strict=True):
        yield "tricks", {"round": number, "player": player, "tricks": won}
    yield "end", {"round": number, "done": True}


def _come_and_go() -> Iterator[Step]:
    """One joins in the third round with the average, one leaves before the fourth; seats change; a late correction."""
    people = ["e0", "e1", "e2"]
    yield from _people(3)
    yield from _round(1, people, (0, 1, 0), (0, 1, 0))
    yield from _round(2, people, (1, 1, 1), (0, 2, 0))
    yield "join", {"name": "Late", "round": 3, "start": "average"}
    late = "e19"
    yield from _round(3, [*people, late], (1, 0, 1, 2), (1, 0, 1, 1))
    yield "leave", {"player": "e1", "round": 4}
    yield "seats", {"order": [late, "e2", "e0"], "round": 4}
    yield "dealer", {"player": "e2", "round": 5}
    yield from _round(4, ["e0", "e2", late], (2, 2, 1), (1, 2, 1))
    yield "tricks", {"round": 1, "player": "e0", "tricks": 1}
    yield "tricks", {"round": 1, "player": "e1", "tricks": 0}
    yield "options", {"set": {"rounds": 4}}


def _house_rules() -> Iterator[Step]:
    """The table's own points, rounds and cards; the Bomb and the Cloud; an overruled check."""
    people = ["e0", "e1", "e2", "e3"]
    yield from _people(4)
    specials = ["bomb", "cloud"]
    own = {"met": 10, "trick": 5, "off": -3, "zero": 7, "rounds": 3, "specials": specials, "plus_minus_one": "warn"}
    yield "options", {"set": own}
    yield "cards", {"round": 1, "cards": 3}
    yield "options", {"set": {"plus_minus_kind": "zero-allowed"}}
    yield from _round(1, people, (0, 1, 1, 1), (0, 1, 1, 0))
    yield "bombed", {"round": 1, "tricks": 1}
    yield "cloud", {"round": 1, "player": "e2", "change": -1}
    yield from _round(2, people, (0, 0, 0, 2), (0, 0, 1, 2))
    yield "overrule", {"check": "tricks-sum", "round": 2, "done": True}
    yield from _round(3, people[:2], (0, 3), (0, 2))
    yield "undo", {"entry": "e24"}


def _too_many() -> Iterator[Step]:
    """Eleven want to join, ten can, each with twenty cards; special cards in a mode without any."""
    yield from _people(11)
    yield "options", {"set": {"mode": "maximus", "specials": ["bomb"], "bidding": "secret", "plus_minus_one": "forbid"}}
    yield "cards", {"round": 1, "cards": 20}
    for n in range(10):
        yield "bid", {"round": 1, "player": f"e{n}", "bid": 2}
    yield "overrule", {"check": "players-many", "round": None, "done": True}


def _too_many_seals() -> Iterator[Step]:
    """More seals and tricks than there are; the Magician with a raised base; an expensive house rule."""
    yield from _people(3)
    yield "options", {"set": {"raise_magician": True, "rounds": 1, "black": 7}}
    yield "predict", {"round": 1, "player": "e0", "seals": {"R": 9, "Y": 9}}
    yield "magician", {"round": 1, "player": "e1"}
    yield "predict", {"round": 1, "player": "e2", "seals": {}}
    for _ in range(15):
        yield "trick", {"round": 1, "player": "e0", "back": "R"}
    yield "trick", {"round": 1, "player": "e2", "back": "black"}
    yield "end", {"round": 1, "done": True}


def _counted() -> Iterator[Step]:
    """Only the seals left are entered, and not all with their colours; the Magician's base rises halfway."""
    yield from _people(4)
    yield "options", {"set": {"raise_magician": True}}
    for number in range(1, 5):
        yield "magician", {"round": number, "player": "e3"}
        yield "left", {"round": number, "player": "e0", "seals": {"R": 1, "black": 1}}
        yield "left", {"round": number, "player": "e1", "seals": {"coloured": 2, "white": 1}}
        yield "left", {"round": number, "player": "e2", "seals": {}}
        yield "end", {"round": number, "done": True}
