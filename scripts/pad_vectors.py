"""Games and the results that the pad must get for them, for Python and for the page.

``games``: random games as a person would enter them, with their points.  ``logs``: random entries, with corrections,
undo and nonsense, and the state that follows from them.  ``broken``: damaged texts with their faults.
``statistics``: the statistics of all games.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from foretell.arena.simulate import Plan, simulate_game
from foretell.pad.document import Document, dumps, loads
from foretell.pad.faults import PadFault
from foretell.pad.fold import fold, hidden_entries
from foretell.pad.from_game import document_of
from foretell.pad.standing import places, summary
from foretell.pad.state import State
from foretell.pad.statistics import Statistics
from foretell.pad.undo import to_redo, to_undo
from foretell.record.reader import read_game

from .pad_corners import corners
from .pad_scribble import scribble

GAMES = 40
LOGS = 20
_SEED = 27
_PLAN = Plan(("random",), _SEED)


def vectors() -> dict[str, list[Any]]:
    """All vectors, as JSON values."""
    games = list(documents())
    return {
        "games": [typed(document) for document in games],
        "logs": [expected(document) for document in (*corners(), *scribbles())],
        "broken": [[text, fault_of(text)] for text in broken(games)],
        "statistics": list(counted(games)),
    }


def documents() -> Iterator[Document]:
    """The games of ``foretell simulate --mixed``, on the pad."""
    for number in range(GAMES):
        yield document_of(read_game(json.loads(simulate_game(_PLAN, number))), f"g{number}")


def scribbles() -> Iterator[Document]:
    """Random entries, for both games."""
    for number in range(LOGS):
        yield scribble(number, ("wizard", "extreme")[number % 2])


def typed(document: Document) -> dict[str, Any]:
    """A game round by round in short form: the entries, and the points that must follow.

    Entries lack their ids and the round; a round's points are a number for each player.
    """
    state = fold(document)
    names = [player.id for player in state.players]
    head = {entry.do: dict(entry.values) for entry in document.entries if entry.do == "options"}
    rounds = []
    for row in state.rounds:
        own = [entry for entry in document.entries if entry.values.get("round") == row.number and entry.do != "join"]
        steps = [[entry.do, *(value for key, value in entry.values.items() if key != "round")] for entry in own]
        rounds.append({"steps": steps, "points": [row.cells[name].points for name in names]})
    people = [player.name for player in state.players]
    totals = [state.totals[name] for name in names]
    options = head["options"]["set"]
    return {"game": document.game, "options": options, "players": people, "rounds": rounds, "totals": totals}


def expected(document: Document) -> dict[str, Any]:
    """Entries, and the state that follows from them."""
    state = fold(document)
    entries = document.entries
    return {
        "document": document.to_json(),
        "state": asdict(state),
        "places": [asdict(place) for place in places(state)],
        "series": series(state),
        "summary": summary(state),
        "undo": [to_undo(entries), to_undo(entries, "a"), to_redo(entries), to_redo(entries, "a")],
        "hidden": sorted(hidden_entries(document, "a")),
    }


def counted(games: list[Document]) -> Iterator[dict[str, Any]]:
    """The statistics of each game."""
    states = [fold(document) for document in games]
    for game in ("wizard", "extreme"):
        yield {"game": game, "accounts": [asdict(account) for account in Statistics(states).accounts(game)]}


def fault_of(text: str) -> dict[str, Any]:
    """The fault of a text."""
    try:
        loads(text)
    except PadFault as fault:
        return {"key": fault.key, "entry": fault.entry, "values": dict(fault.values)}
    raise ValueError(f"nothing is wrong with {text}")


def broken(games: list[Document]) -> Iterator[str]:
    """Damaged texts: in the head, in an entry, or in the text itself."""
    whole = Document("small", "wizard", games[0].entries[:1])
    extreme = Document("small", "extreme")
    yield from ("", "{", "[]", "3", '"foretell-pad/1"', "{}", dumps(whole)[:-4], '{"format": NaN}')
    for key, value in _HEADS:
        yield json.dumps({**whole.to_json(), key: value})
    for key in ("id", "game", "entries"):
        yield json.dumps({name: value for name, value in whole.to_json().items() if name != key})
    for entry in _ENTRIES:
        entries = [{"id": "a", "do": "title", "text": ""}, entry]
        yield json.dumps({**whole.to_json(), "entries": entries})
    for entry in (
        {"id": "e", "do": "bid", "round": 1, "player": "a", "bid": 1},
        {"id": "e", "do": "options", "set": {"mode": "x"}},
    ):
        yield json.dumps({**extreme.to_json(), "entries": [entry]})


_OF_WIZARD: tuple[Any, ...] = (
    {"id": "e", "do": "bid", "round": 1, "player": "a", "bid": 1},
    {"id": "e", "do": "options", "set": {"mode": "standard"}},
)
_HEADS: tuple[tuple[str, Any], ...] = (
    ("format", "foretell-pad/2"),
    ("format", "foretell-record/1"),
    ("format", 1),
    ("id", ""),
    ("id", 7),
    ("id", "ä"),
    ("game", "skat"),
    ("game", ["wizard"]),
    ("entries", {}),
    ("entries", None),
    ("more", 1),
)
_ENTRIES: tuple[Any, ...] = (
    None,
    [],
    7,
    {},
    {"do": "title", "text": ""},
    {"id": "b"},
    {"id": "b", "do": 3},
    {"id": "b", "do": "juggle"},
    {"id": "b", "do": "toString"},
    {"id": "b", "do": "take", "round": 1, "player": "a", "seal": "R", "from": None},
    {"id": "a", "do": "title", "text": ""},
    {"id": "b", "do": "title"},
    {"id": "b", "do": "title", "text": "x", "colour": "red"},
    {"id": "b", "do": "title", "text": 3},
    {"id": "b", "do": "title", "text": "a\nb"},
    {"id": "b", "do": "title", "text": "a\ud800"},
    {"id": "b", "do": "title", "text": "x" * 41},
    {"id": "b", "do": "title", "text": "", "at": "yesterday"},
    {"id": "b", "do": "title", "text": "", "by": ""},
    {"id": "b", "do": "join", "name": "", "round": 1, "start": 0},
    {"id": "b", "do": "join", "name": " Mira", "round": 1, "start": 0},
    {"id": "b", "do": "join", "name": "Mira", "round": 0, "start": 0},
    {"id": "b", "do": "join", "name": "Mira", "round": 1, "start": "half"},
    {"id": "b", "do": "join", "name": "Mira", "round": 1, "start": 10000},
    {"id": "b", "do": "seats", "order": ["a", "a"], "round": 1},
    {"id": "b", "do": "seats", "order": "a", "round": 1},
    {"id": "b", "do": "leave", "player": "a", "round": True},
    {"id": "b", "do": "leave", "player": "", "round": None},
    {"id": "b", "do": "bid", "round": 1, "player": "a", "bid": -1},
    {"id": "b", "do": "bid", "round": 1, "player": "a", "bid": 100},
    {"id": "b", "do": "bid", "round": 1, "player": "a", "bid": "two"},
    {"id": "b", "do": "bid", "round": 100, "player": "a", "bid": 1},
    {"id": "b", "do": "bid", "round": 1, "player": "a", "bid": [1, {"of": None}]},
    {"id": "b", "do": "cloud", "round": 1, "player": "a", "change": 0},
    {"id": "b", "do": "end", "round": 1, "done": 1},
    {"id": "b", "do": "overrule", "check": "No Way", "round": None, "done": True},
    {"id": "b", "do": "options", "set": []},
    {"id": "b", "do": "options", "set": {"magician": 5}},
    {"id": "b", "do": "options", "set": {"constructor": 5}},
    {"id": "b", "do": "options", "set": {"specials": ["cloud", "bomb"]}},
    {"id": "b", "do": "options", "set": {"specials": ["joker"]}},
    {"id": "b", "do": "options", "set": {"rounds": 0}},
    {"id": "b", "do": "options", "set": {"plus_minus_one": True}},
    {"id": "b", "do": "undo", "entry": None},
)


def series(state: State) -> dict[str, list[tuple[int, int]]]:
    """By player, the points of a line: round and total after it.  The first point is the round before they joined."""
    lines: dict[str, list[tuple[int, int]]] = {player.id: [] for player in state.players}
    for row in state.rounds:
        for player, cell in row.cells.items():
            if cell.total is None or cell.points is None:
                continue
            if not lines[player]:
                lines[player].append((row.number - 1, cell.total - cell.points))
            lines[player].append((row.number, cell.total))
    return lines
